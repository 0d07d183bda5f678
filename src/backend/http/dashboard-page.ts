import type { Hono } from 'hono'

const html = `<!doctype html>
<html lang="th">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>หลังร้าน</title>
    <link rel="icon" href="/icon.svg" type="image/svg+xml">
    <link rel="stylesheet" href="/page.css">
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

/** Keeps the page's `lang` (for screen readers) and skin (for its background) in sync with the dashboard. */
const script = (sampleSignIns: readonly { email: string; password: string }[]) => `import '/embed/auto.js'

const dashboard = document.querySelector('raan-dashboard')
dashboard.hint = ${JSON.stringify(sampleSignIns)}
dashboard.addEventListener('raan-layout-changed', ({ detail: { locale, skin } }) => {
  document.documentElement.lang = locale
  document.documentElement.dataset.skin = skin
})
`

/** Paths without a file extension are handled by the dashboard's router. */
const isScreen = (path: string): boolean => !/\.\w+$/.test(path)

/** Adds the dashboard's page for every screen, and its style, script and icon. */
export const dashboardPage =
  (sampleSignIns: readonly { email: string; password: string }[] = []) =>
  (app: Hono): void => {
    const file = (text: string, type: string) => () =>
      new Response(text, { headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-cache' } })
    app
      .get('/page.css', file(css, 'text/css'))
      .get('/page.js', file(script(sampleSignIns), 'text/javascript'))
      .get('/icon.svg', file(icon, 'image/svg+xml'))
      .get('*', (c, next) => (isScreen(c.req.path) ? file(html, 'text/html')() : next()))
  }
