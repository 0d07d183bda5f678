import { existsSync, readFileSync } from 'node:fs'
import { extname } from 'node:path'
import type { Context, Hono, MiddlewareHandler } from 'hono'
import { getCookie } from 'hono/cookie'
import { languageDetector } from 'hono/language'
import { type FramePages, folder as filesIn, localeCookieOf, notModified, pageOf, policyOf } from '#server'
import { mapLocales } from './map/messages.ts'
import { mapFile } from './map/page.ts'

/** Pages of this origin may frame the demo's. */
export const frameAncestors = 'self'

export type PagesOptions = {
  /** folder of the build */
  folder: string
  /** folder with another build of the demo's scripts, which replace the demo's own */
  scripts?: string | undefined
  /** path of the backend the dashboard uses; default, and with `?mock`: a mock in the page */
  backend?: string | undefined
}

/** A path handled by the dashboard's router; a missing file isn't one. */
const isPage = (c: Context) => extname(c.req.path) === '' && /text\/html|\*\/\*/.test(c.req.header('accept') ?? '*/*')

/** Serves the dashboard's page with its screen's frame. */
function framePages({ folder, scripts, backend }: PagesOptions): MiddlewareHandler {
  const file = `${folder}/demo/frames.json`
  const read = () => ({
    pages: existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as FramePages) : undefined,
    index: readFileSync(`${folder}/demo/index.html`, 'utf8'),
  })
  let parts: ReturnType<typeof read> | undefined
  return (c, next) => {
    if (!isPage(c)) return next()
    parts ??= read()
    const { index, pages } = parts
    const name = localeCookieOf(c.req.url)
    const asked = {
      path: c.req.path,
      localeCookie: { name, value: getCookie(c, name) },
      backend: c.req.query('mock') === undefined ? backend : undefined,
      hasOtherFiles: scripts !== undefined,
    }
    const html = pages ? pageOf(index, pages, asked) : index
    c.header('content-security-policy', policyOf(frameAncestors, html))
    c.header('vary', 'cookie')
    c.header('cache-control', 'no-cache')
    return Promise.resolve(c.html(html))
  }
}

/** Adds the demo's pages and files; any other path is the dashboard. */
export function addPages(app: Hono, options: PagesOptions): void {
  const { folder, scripts } = options
  const language = languageDetector({
    supportedLanguages: [...mapLocales],
    fallbackLanguage: 'th',
    order: ['header'],
    caches: false,
  })
  app.use(notModified)
  app.get('/map', language, (c) => {
    c.header('vary', 'accept-language')
    return c.redirect(`/${mapFile(c.get('language') as (typeof mapLocales)[number])}`)
  })
  app.get('/embed-react/*', filesIn(folder, { frameAncestors }))
  app.get('*', framePages(options))
  if (scripts !== undefined) app.get('*', filesIn(scripts, { frameAncestors }))
  app.get('*', filesIn(`${folder}/demo`, { frameAncestors }))
}
