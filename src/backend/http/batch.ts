import { PassThrough, Readable } from 'node:stream'
import { constants, createGzip } from 'node:zlib'
import type { Context, Hono } from 'hono'
import { backendPath } from './backend-path'

export const batchPath = `${backendPath}/batch`

/** Calls of one request; a screen starts with fewer. */
const mostCalls = 20

/** What a single call has and a batch doesn't: inner responses are neither compressed, nor partial, nor "not modified". */
const left = ['accept-encoding', 'range', 'if-range', 'if-none-match', 'if-modified-since']

/** A line; without a status, the response wasn't JSON, and the call has to be made alone. */
type Line = { nth: number; status?: number; body?: string }

type Answer = (request: Request) => Response | Promise<Response>

async function responseTo(path: string, nth: number, { req }: Context, answer: Answer): Promise<Line> {
  const headers = new Headers(req.raw.headers)
  for (const name of left) headers.delete(name)
  const response = await answer(new Request(new URL(backendPath + path, req.url), { headers, signal: req.raw.signal }))
  const type = response.headers.get('content-type')
  if (!type?.startsWith('application/json')) {
    await response.body?.cancel()
    return { nth }
  }
  return { nth, status: response.status, body: await response.text() }
}

/** A path below the API's, also once it is resolved, and not another batch. */
const isCall = (path: string): boolean => {
  const url = URL.parse(`http://localhost${backendPath}${path}`)
  return url?.host === 'localhost' && url.pathname.startsWith(`${backendPath}/`) && url.pathname !== batchPath
}

/**
 * Answers several GET calls with one request, for the page of `langraan serve`: a line of JSON for each, as soon as it
 * is answered. Each passes through the whole app as if it had come alone, with the headers of the batch.
 */
export function serveBatch(app: Hono): void {
  app.get(batchPath, (c) => {
    const paths = c.req.queries('call') ?? []
    if (paths.length === 0 || paths.length > mostCalls || !paths.every(isCall)) return c.body(null, 400)
    const lines = new PassThrough()
    // the client has left
    lines.on('error', () => undefined)
    const answers = paths.map(async (path, nth) => {
      const line = await responseTo(path, nth, c, (request) => app.fetch(request, c.env)).catch(() => ({ nth }))
      lines.write(`${JSON.stringify(line)}\n`)
    })
    void Promise.all(answers).then(() => lines.end())
    const headers = {
      'content-type': 'application/x-ndjson; charset=utf-8',
      'cache-control': 'no-store',
      // nginx would collect the lines until the last
      'x-accel-buffering': 'no',
    }
    if (!/\bgzip\b/.test(c.req.header('accept-encoding') ?? '')) return c.body(stream(lines), 200, headers)
    // flushed after each line: no call waits for another
    const zipped = lines.pipe(createGzip({ flush: constants.Z_SYNC_FLUSH }))
    return c.body(stream(zipped), 200, { ...headers, 'content-encoding': 'gzip', vary: 'accept-encoding' })
  })
}

const stream = (from: Readable) => Readable.toWeb(from) as ReadableStream
