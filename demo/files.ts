import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { extname } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { getCookie } from 'hono/cookie'
import { etag, RETAINED_304_HEADERS } from 'hono/etag'
import { type FramePages, pageOf } from './frame/page.ts'
import { mapLocales } from './map/messages.ts'

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

const printOf = (text: string) => ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The policy with hashes of the page's inline import maps, scripts and styles. */
function policyOf(html: string): string {
  const prints = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, text = '']) => printOf(text)).join('')
  return policy
    .replace("script-src 'self'", `script-src 'self'${prints(/<script(?: type="importmap")?>([^<]*)<\/script>/g)}`)
    .replace("style-src 'self'", `style-src 'self'${prints(/<style>([^<]*)<\/style>/g)}`)
}

/** A file with a hash of its contents in its name never changes. */
const isPrinted = (file: string) => /-[A-Z0-9]{8}\.(?:js|woff2)$/.test(file)

type Found = { Variables: { file: string; html: string } }

const describeFile: MiddlewareHandler<Found> = async (c, next) => {
  await next()
  c.header('x-content-type-options', 'nosniff')
  c.header('content-security-policy', policy)
  const [file, html] = [c.get('file'), c.get('html')]
  if (html !== undefined) c.header('content-security-policy', policyOf(html))
  if (html !== undefined || !file) return
  const { size, mtimeMs } = statSync(file)
  if (extname(file) === '.html') c.header('content-security-policy', policyOf(readFileSync(file, 'utf8')))
  c.header('etag', `"${size}-${Math.round(mtimeMs)}"`)
  c.header('cache-control', isPrinted(file) ? 'public, max-age=31536000, immutable' : 'no-cache')
  if (extname(file) === '.md') c.header('content-type', 'text/plain; charset=utf-8')
}

/** A path handled by the dashboard's router; a missing file isn't one. */
const isPage = (c: Context) => extname(c.req.path) === '' && /text\/html|\*\/\*/.test(c.req.header('accept') ?? '*/*')

/** The cookie with the user's language; the dashboard's page writes it. */
const localeCookie = 'locale'

/** Serves the dashboard's page with its screen's frame. Another build's scripts have other file names, so no preloads. */
function framePages(folder: string, hasPreloads: boolean): MiddlewareHandler<Found> {
  const file = `${folder}/demo/frames.json`
  const read = () => {
    const pages = JSON.parse(readFileSync(file, 'utf8')) as FramePages
    return { pages, index: readFileSync(`${folder}/demo/index.html`, 'utf8') }
  }
  let parts: ReturnType<typeof read> | undefined
  return (c, next) => {
    if (!isPage(c) || !existsSync(file)) return next()
    parts ??= read()
    const locale = mapLocales.find((each) => each === getCookie(c, localeCookie)) ?? 'th'
    const page = pageOf(parts.index, parts.pages, locale, c.req.path)
    const html = hasPreloads ? page : page.replace(/<link rel="modulepreload"[^>]*>\s*/g, '')
    c.set('html', html)
    c.header('vary', 'cookie')
    c.header('cache-control', 'no-cache')
    return Promise.resolve(c.html(html))
  }
}

/** Serves the build output in `folder`; any other path is the dashboard. Files in `scripts` replace the demo's own. */
export function createFiles(folder: string, scripts?: string) {
  const onFound = (file: string, c: Context) => c.set('file', file)
  const below = (prefix: string) => serveStatic({ rewriteRequestPath: (path) => `${folder}${prefix}${path}`, onFound })
  const index = serveStatic({ path: `${folder}/demo/index.html`, onFound })
  return new Hono<Found>()
    .use(etag({ retainedHeaders: [...RETAINED_304_HEADERS, 'content-security-policy'] }), describeFile)
    .get('/embed/*', below(''))
    .get('/embed-react/*', below(''))
    .get('*', framePages(folder, scripts === undefined))
    .get('*', scripts ? serveStatic({ root: scripts, onFound }) : (_, next) => next())
    .get('*', below('/demo'))
    .get('*', (c, next) => (isPage(c) ? index(c, next) : next()))
}
