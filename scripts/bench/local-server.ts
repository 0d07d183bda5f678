import { existsSync, readFileSync, statSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { extname } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { createAdaptorServer } from '@hono/node-server'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
}
/** already compressed, or not worth compressing */
const isPacked = (type: string) => /^(?:image\/(?!svg)|font\/|application\/(?:octet-stream|font))/.test(type)
const quality = { file: 11, answer: 5 }

function packed(body: Buffer, level: number): Buffer {
  const params = { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
  return brotliCompressSync(body, { params })
}

/** A file of a compared page, under /bench/. Served without the demo's policy, which third-party code would violate. */
function pageFile(folder: string, path: string): Response | undefined {
  const file = `${folder}${path}`
  if (!existsSync(file) || !statSync(file).isFile()) return undefined
  const type = types[extname(file)] ?? 'application/octet-stream'
  const kept = extname(file) === '.html' ? 'no-cache' : 'public, max-age=31536000, immutable'
  return new Response(readFileSync(file), { headers: { 'content-type': type, 'cache-control': kept } })
}

type App = { fetch(request: Request): Response | Promise<Response> }

/** Serves an app, and the compared pages under /bench/, all compressed with Brotli in the same way. */
export async function serveAll(pages: string, { fetch }: App): Promise<{ url: string; close(): void }> {
  const kept = new Map<string, { tag: string; body: Buffer }>()
  const answer = async (asked: Request): Promise<Response> => {
    const { pathname } = new URL(asked.url)
    const request = new Request(asked)
    // compressed below
    request.headers.delete('accept-encoding')
    const response =
      (pathname.startsWith('/bench/') && pageFile(pages, pathname.slice('/bench'.length))) || (await fetch(request))
    const type = response.headers.get('content-type') ?? ''
    if (request.method !== 'GET' || !response.body || isPacked(type)) return response
    const plain = Buffer.from(await response.arrayBuffer())
    const isFile = !pathname.startsWith('/backend')
    const tag = `${response.headers.get('etag')} ${plain.length}`
    const known = isFile ? kept.get(pathname) : undefined
    const body = known?.tag === tag ? known.body : packed(plain, isFile ? quality.file : quality.answer)
    if (isFile) kept.set(pathname, { tag, body })
    const headers = new Headers(response.headers)
    headers.set('content-encoding', 'br')
    headers.set('content-length', String(body.length))
    return new Response(new Uint8Array(body), { status: response.status, headers })
  }
  const server = createAdaptorServer({ fetch: answer })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, close: () => server.close() }
}
