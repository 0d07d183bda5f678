import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** What a proxy does to answers that have no end: passes them on late, ends them, or passes them on as they come. */
export type Habit = 'holds back' | 'cuts' | 'passes on'

const isStream = ({ headers }: IncomingMessage): boolean => headers['content-type']?.includes('event-stream') === true

/** What a proxy changes of pages: their HTML, or their policy, to which it adds its own. */
export type Changes = { page?: (html: string) => string; policy?: string }

const isPage = ({ headers }: IncomingMessage): boolean => headers['content-type']?.startsWith('text/html') === true

async function changePage(received: IncomingMessage, answer: ServerResponse, { page, policy }: Changes): Promise<void> {
  const { 'content-length': _, etag: __, 'content-security-policy': own, ...headers } = received.headers
  const html = await text(received)
  const policies = [own, policy].flatMap((each) => each ?? [])
  answer.setHeader('content-security-policy', policies)
  answer.writeHead(received.statusCode ?? 502, headers)
  answer.end(page ? page(html) : html)
}

/** A proxy in front of the server at `target`; `streams` counts the streams that were asked for, `open` those that go on. */
export async function openProxy(target: string, habit: Habit, changes?: Changes) {
  const { hostname, port } = new URL(target)
  const counts = { streams: 0, pages: 0, open: 0 }
  const server: Server = createServer((asked, answer) => {
    const passed = request(
      // who changes pages doesn't ask for compressed ones
      {
        hostname,
        port,
        path: asked.url,
        method: asked.method,
        headers: changes ? { ...asked.headers, 'accept-encoding': 'identity' } : asked.headers,
      },
      (received) => {
        const isOfChanges = asked.url?.startsWith('/backend/api/changes') === true
        if (isOfChanges) counts[isStream(received) ? 'streams' : 'pages']++
        if (changes && isPage(received)) {
          void changePage(received, answer, changes)
        } else if (!isStream(received)) {
          answer.writeHead(received.statusCode ?? 502, received.headers)
          received.pipe(answer)
        } else if (habit === 'holds back') {
          // until it is complete, as it never is
          const parts: Buffer[] = []
          received.on('data', (part: Buffer) => parts.push(part))
          received.on('end', () => answer.writeHead(200, received.headers).end(Buffer.concat(parts)))
        } else {
          answer.writeHead(received.statusCode ?? 502, received.headers)
          received.pipe(answer)
          if (habit === 'cuts') setTimeout(() => answer.destroy(), 700)
        }
        const isOpenStream = isOfChanges && isStream(received)
        if (isOpenStream) counts.open++
        answer.on('close', () => {
          if (isOpenStream) counts.open--
          received.destroy()
        })
      },
    )
    passed.on('error', () => answer.destroy())
    asked.pipe(passed)
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    counts,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
