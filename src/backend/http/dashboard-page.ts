import type { Context, Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import { lookUp } from '../../core/kernel/look-up'
import { folder, notModified } from './files'
import { filesPath, type PageFiles, readPageFiles, screenAt } from './screen-files'
import { policyOf } from './security'

const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#0f766e"/><path d="M7 14 9 7h14l2 7a3 3 0 0 1-3 3 3 3 0 0 1-3-2 3 3 0 0 1-3 2 3 3 0 0 1-3-2 3 3 0 0 1-3 2 3 3 0 0 1-3-3Z" fill="#fff"/><path d="M9 19v6h14v-6" fill="none" stroke="#fff" stroke-width="2" stroke-linejoin="round"/></svg>
`

const css = `html { color-scheme: light; background: light-dark(#faf8f5, #1a1816); }
html[data-skin="dark"] { color-scheme: dark; }
html[data-skin="auto"] { color-scheme: light dark; }
body { margin: 0; font-family: "Noto Sans Thai", system-ui, sans-serif; }
`

/** The cookie with the user's language, from which the next page knows which texts it will need. */
const localeCookie = 'locale'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const plain = (text: string) => text.replace(/[&<>"]/g, (sign) => lookUp(escapes, sign) ?? sign)

type SignIns = readonly { email: string; password: string }[]

/** Style, script and icon are inline, so that all other files are requested as soon as the page arrives. */
const html = (locale: string, files: readonly string[], script: string, sampleSignIns: SignIns) => `<!doctype html>
<html lang="${locale}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>หลังร้าน</title>
    <link rel="icon" href="data:image/svg+xml,${encodeURIComponent(icon)}" type="image/svg+xml">
    ${files.map((file) => `<link rel="modulepreload" href="${filesPath}/${file}">`).join('\n    ')}
    <style>${css}</style>
    <script type="module">${script}</script>
  </head>
  <body>
    <raan-provider base-url="/backend">
      <raan-dashboard router="browser" data-sample-sign-ins="${plain(JSON.stringify(sampleSignIns))}"></raan-dashboard>
    </raan-provider>
  </body>
</html>
`

/** Paths without a file extension are handled by the dashboard's router. */
const isScreen = (path: string): boolean => !/\.\w+$/.test(path)

/**
 * Adds the dashboard's page for every screen, and its files, which are in `files`. The page loads its screen's code and
 * texts in parallel, in the language of a cookie; a screen that the build didn't list loads them when asked.
 */
export const dashboardPage =
  (files: string, sampleSignIns: SignIns = []) =>
  (app: Hono): void => {
    let built: PageFiles | undefined
    const pageOf = (c: Context): string => {
      built ??= readPageFiles(files)
      const { script, screens, locales } = built
      const locale = locales.find((each) => each === getCookie(c, localeCookie)) ?? 'th'
      const preloads = lookUp(screenAt(screens, c.req.path)?.files ?? {}, locale) ?? []
      return html(locale, preloads, script, sampleSignIns)
    }
    app.use(`${filesPath}/*`, notModified)
    app.get(`${filesPath}/*`, folder(files, { prefix: filesPath, frameAncestors: 'none' }))
    app.get('*', notModified, async (c, next) => {
      if (!isScreen(c.req.path)) return next()
      const page = pageOf(c)
      c.header('content-security-policy', policyOf('none', page))
      c.header('vary', 'cookie')
      c.header('cache-control', 'no-cache')
      return c.html(page)
    })
  }
