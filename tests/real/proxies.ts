import { createServer, type IncomingMessage, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a proxy does to answers that have no end: passes them on late, ends them, or passes them on as they come. */
export type Habit = 'holds back' | 'cuts' | 'passes on'

const isStream = ({ headers }: IncomingMessage): boolean => headers['content-type']?.includes('event-stream') === true

/** A proxy in front of the server at `target`; `streams` counts the streams that were asked for, `open` those that go on. */
export async function openProxy(target: string, habit: Habit) {
  const { hostname, port } = new URL(target)
  const counts = { streams: 0, pages: 0, open: 0 }
  const server: Server = createServer((asked, answer) => {
    const passed = request(
      { hostname, port, path: asked.url, method: asked.method, headers: asked.headers },
      (received) => {
        const isOfChanges = asked.url?.startsWith('/backend/api/changes') === true
        if (isOfChanges) counts[isStream(received) ? 'streams' : 'pages']++
        if (!isStream(received)) {
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
