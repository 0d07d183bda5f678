import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { extname } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { etag, RETAINED_304_HEADERS } from 'hono/etag'

/** The strictest policy a portal may have; the widgets work under it. media-src is only for the gallery's player. */
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
  "frame-ancestors 'self'",
  "require-trusted-types-for 'script'",
].join('; ')

/** Allows a page's inline import map by its hash. */
function policyOf(file: string): string {
  if (extname(file) !== '.html') return policy
  const maps = readFileSync(file, 'utf8').matchAll(/<script type="importmap">([^<]*)<\/script>/g)
  const prints = [...maps].map(([, map = '']) => ` 'sha256-${createHash('sha256').update(map).digest('base64')}'`)
  return policy.replace("script-src 'self'", `script-src 'self'${prints.join('')}`)
}

/** A file name with a fingerprint always has the same contents. */
const isPrinted = (file: string) => /-[A-Z0-9]{8}\.(?:js|woff2)$/.test(file)

type Found = { Variables: { file: string } }

const describeFile: MiddlewareHandler<Found> = async (c, next) => {
  await next()
  c.header('x-content-type-options', 'nosniff')
  c.header('content-security-policy', policy)
  const file = c.get('file')
  if (!file) return
  const { size, mtimeMs } = statSync(file)
  c.header('content-security-policy', policyOf(file))
  c.header('etag', `"${size}-${Math.round(mtimeMs)}"`)
  c.header('cache-control', isPrinted(file) ? 'public, max-age=31536000, immutable' : 'no-cache')
  if (extname(file) === '.md') c.header('content-type', 'text/plain; charset=utf-8')
}

/** A path handled by the dashboard's router; a missing file isn't one. */
const isPage = (c: Context) => extname(c.req.path) === '' && /text\/html|\*\/\*/.test(c.req.header('accept') ?? '*/*')

/** Serves the build in `folder`; any other path is the dashboard's. `scripts` takes precedence over the demo's own. */
export function createFiles(folder: string, scripts?: string) {
  const onFound = (file: string, c: Context) => c.set('file', file)
  const below = (prefix: string) => serveStatic({ rewriteRequestPath: (path) => `${folder}${prefix}${path}`, onFound })
  const index = serveStatic({ path: `${folder}/demo/index.html`, onFound })
  return new Hono<Found>()
    .use(etag({ retainedHeaders: [...RETAINED_304_HEADERS, 'content-security-policy'] }), describeFile)
    .get('/embed/*', below(''))
    .get('/embed-react/*', below(''))
    .get('*', scripts ? serveStatic({ root: scripts, onFound }) : (_, next) => next())
    .get('*', below('/demo'))
    .get('*', (c, next) => (isPage(c) ? index(c, next) : next()))
}
