import { createHash } from 'node:crypto'
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { Readable } from 'node:stream'
import type { Locale } from 'langraan/core'
import { createMock } from 'langraan/mock'
import { mapFile } from './map/page.ts'
import { mapLocales } from './map/words.ts'

const backend = '/backend'
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.md': 'text/plain; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** The strictest policy a portal may have; the widgets work under it. Sounds are for the player of the gallery alone. */
export const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  'media-src data:',
  "base-uri 'none'",
  "form-action 'self'",
  "require-trusted-types-for 'script'",
].join('; ')

const folders: [prefix: string, folder: string][] = [
  ['/embed/', 'dist/embed'],
  ['/embed-react/', 'dist/embed-react'],
  ['/', 'dist/demo'],
]

function fileFor(path: string): string | undefined {
  for (const [prefix, folder] of folders) {
    if (!path.startsWith(prefix)) continue
    const file = join(folder, normalize(`/${path.slice(prefix.length)}`))
    if (existsSync(file) && statSync(file).isFile()) return file
  }
  return undefined
}

/** An import map stands in its page: the policy lets it pass by its fingerprint. */
function policyOf(file: string): string {
  if (extname(file) !== '.html') return policy
  const maps = readFileSync(file, 'utf8').matchAll(/<script type="importmap">([^<]*)<\/script>/g)
  const prints = [...maps].map(([, map = '']) => ` 'sha256-${createHash('sha256').update(map).digest('base64')}'`)
  return policy.replace("script-src 'self'", `script-src 'self'${prints.join('')}`)
}

/** A name with a fingerprint of what is in the file never stands for anything else. */
const isPrinted = (file: string) => /-[A-Z0-9]{8}\.(?:js|woff2)$/.test(file)

function sendFile(incoming: IncomingMessage, response: ServerResponse, file: string): void {
  const { size, mtimeMs } = statSync(file)
  const etag = `"${size}-${Math.round(mtimeMs)}"`
  const isKnown = incoming.headers['if-none-match'] === etag
  response.writeHead(isKnown ? 304 : 200, {
    'content-type': types[extname(file)] ?? 'application/octet-stream',
    'content-security-policy': policyOf(file),
    'x-content-type-options': 'nosniff',
    'cache-control': isPrinted(file) ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag,
  })
  if (isKnown) response.end()
  else createReadStream(file).pipe(response)
}

/** The first language that the reader asks for and the map is written in; Thai is that of the shop. */
function languageOf({ headers }: IncomingMessage): Locale {
  const asked = (headers['accept-language'] ?? '').split(',').map((each) => each.trim().slice(0, 2).toLowerCase())
  return asked.flatMap((each) => mapLocales.find((locale) => locale === each) ?? [])[0] ?? 'th'
}

function asRequest(incoming: IncomingMessage, origin: string): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers))
    if (value !== undefined) headers.set(name, String(value))
  const hasBody = incoming.method !== 'GET' && incoming.method !== 'HEAD'
  return new Request(new URL(incoming.url ?? '/', origin), {
    method: incoming.method ?? 'GET',
    headers,
    ...(hasBody ? { body: Readable.toWeb(incoming) as ReadableStream, duplex: 'half' } : {}),
  } as RequestInit)
}

async function sendAnswer(response: ServerResponse, answer: Response): Promise<void> {
  response.writeHead(answer.status, Object.fromEntries(answer.headers))
  response.end(Buffer.from(await answer.arrayBuffer()))
}

/** Answers for the demo's pages, the embed bundle and the pretend backend under /backend. */
export function createDemo() {
  const mock = createMock({ base: backend })
  return {
    handle(incoming: IncomingMessage, response: ServerResponse): void {
      const origin = `http://${incoming.headers.host ?? 'localhost'}`
      const { pathname } = new URL(incoming.url ?? '/', origin)
      if (pathname === backend || pathname.startsWith(`${backend}/`)) {
        mock
          .fetch(asRequest(incoming, origin))
          .then((answer) => sendAnswer(response, answer))
          .catch(() => response.writeHead(502).end())
        return
      }
      if (pathname === '/map') {
        response.writeHead(302, { location: `/${mapFile(languageOf(incoming))}`, vary: 'accept-language' }).end()
        return
      }
      const file = fileFor(pathname) ?? (extname(pathname) ? undefined : fileFor('/index.html'))
      if (file) sendFile(incoming, response, file)
      // also while a build is under way
      else response.writeHead(404).end()
    },
  }
}

/** Listens; resolves with the address once it does. */
export function serve({ port, host }: { port: number; host: string }): Promise<{ url: string; close(): void }> {
  const demo = createDemo()
  const server = createServer((incoming, response) => demo.handle(incoming, response))
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      const address = server.address()
      const bound = typeof address === 'object' && address ? address.port : port
      resolve({ url: `http://${host === '0.0.0.0' ? 'localhost' : host}:${bound}`, close: () => server.close() })
    })
  })
}

if (import.meta.main) {
  const hostFlag = process.argv.indexOf('--host')
  const host = hostFlag < 0 ? 'localhost' : (process.argv[hostFlag + 1] ?? '0.0.0.0')
  const { url } = await serve({ port: Number(process.env.PORT ?? 4173), host })
  console.log(`
  หลังร้าน · Lang Raan

  ${url}/              the dashboard
  ${url}/portal.html   a foreign shop portal with the widgets in it
  ${url}/map           every screen, element and door of it, on one page

  admin@langraan.test / admin      may do everything
  client@langraan.test / client    may only look
`)
}
