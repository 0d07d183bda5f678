import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { extname } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { etag, RETAINED_304_HEADERS } from 'hono/etag'

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
  "frame-ancestors 'self'",
  "require-trusted-types-for 'script'",
].join('; ')

/** An import map stands in its page: the policy lets it pass by its fingerprint. */
function policyOf(file: string): string {
  if (extname(file) !== '.html') return policy
  const maps = readFileSync(file, 'utf8').matchAll(/<script type="importmap">([^<]*)<\/script>/g)
  const prints = [...maps].map(([, map = '']) => ` 'sha256-${createHash('sha256').update(map).digest('base64')}'`)
  return policy.replace("script-src 'self'", `script-src 'self'${prints.join('')}`)
}

/** A name with a fingerprint of what is in the file never stands for anything else. */
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

/** A page that the dashboard's own router knows; a file that is missing isn't a page. */
const isPage = (c: Context) => extname(c.req.path) === '' && /text\/html|\*\/\*/.test(c.req.header('accept') ?? '*/*')

/** What the build left in `folder`; any other path is the dashboard's. `scripts` is asked before the demo's own. */
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
