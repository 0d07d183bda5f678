import type { Context, Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import { locales } from '../../core/kernel/locale'
import { lookUp } from '../../core/kernel/look-up'
import { readScreens, screenAt } from './screen-files'

const html = `<!doctype html>
<html lang="{{locale}}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>หลังร้าน</title>
    <link rel="icon" href="/icon.svg" type="image/svg+xml">
    <link rel="stylesheet" href="/page.css">
    {{preloads}}
    <script type="module" src="/page.js"></script>
  </head>
  <body>
    <raan-provider base-url="/backend">
      <raan-dashboard router="browser"></raan-dashboard>
    </raan-provider>
  </body>
</html>
`

const css = `html { color-scheme: light; background: light-dark(#faf8f5, #1a1816); }
html[data-skin="dark"] { color-scheme: dark; }
html[data-skin="auto"] { color-scheme: light dark; }
body { margin: 0; font-family: "Noto Sans Thai", system-ui, sans-serif; }
`

const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#0f766e"/><path d="M7 14 9 7h14l2 7a3 3 0 0 1-3 3 3 3 0 0 1-3-2 3 3 0 0 1-3 2 3 3 0 0 1-3-2 3 3 0 0 1-3 2 3 3 0 0 1-3-3Z" fill="#fff"/><path d="M9 19v6h14v-6" fill="none" stroke="#fff" stroke-width="2" stroke-linejoin="round"/></svg>
`

/** The cookie with the user's language, from which the next page knows which texts it will need. */
const localeCookie = 'locale'

/** Keeps the page's `lang` (for screen readers) and skin (for its background) in sync with the dashboard. */
const script = (sampleSignIns: readonly { email: string; password: string }[]) => `import '/embed/auto.js'

const dashboard = document.querySelector('raan-dashboard')
dashboard.hint = ${JSON.stringify(sampleSignIns)}
dashboard.addEventListener('raan-layout-changed', ({ detail: { locale, skin } }) => {
  document.documentElement.lang = locale
  document.documentElement.dataset.skin = skin
  document.cookie = \`${localeCookie}=\${locale};path=/;max-age=31536000;samesite=lax\`
})
`

/** Paths without a file extension are handled by the dashboard's router. */
const isScreen = (path: string): boolean => !/\.\w+$/.test(path)

/**
 * The page loads its screen's code and texts in parallel with the script that will ask for them; a screen that the
 * build of `embed` didn't list loads them when asked.
 */
function pageOf(embed: string): (c: Context) => string {
  let screens: ReturnType<typeof readScreens> | undefined
  return (c) => {
    screens ??= readScreens(embed)
    const { files = {} } = screenAt(screens, c.req.path) ?? {}
    const asked = getCookie(c, localeCookie)
    const locale = locales.find((each) => each === asked) ?? 'th'
    const links = ['auto.js', ...(lookUp(files, locale) ?? [])].map(
      (file) => `<link rel="modulepreload" href="/embed/${file}">`,
    )
    return html.replace('{{locale}}', locale).replace('{{preloads}}', links.join('\n    '))
  }
}

/** Adds the dashboard's page for every screen, and its style, script and icon. `embed` is the bundle's folder. */
export const dashboardPage =
  (embed: string, sampleSignIns: readonly { email: string; password: string }[] = []) =>
  (app: Hono): void => {
    const asFile = (text: string, type: string, headers: Record<string, string> = {}) =>
      new Response(text, {
        headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-cache', ...headers },
      })
    const page = pageOf(embed)
    app
      .get('/page.css', () => asFile(css, 'text/css'))
      .get('/page.js', () => asFile(script(sampleSignIns), 'text/javascript'))
      .get('/icon.svg', () => asFile(icon, 'image/svg+xml'))
      .get('*', async (c, next) => (isScreen(c.req.path) ? asFile(page(c), 'text/html', { vary: 'cookie' }) : next()))
  }
