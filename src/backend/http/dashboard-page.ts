import { existsSync, readFileSync } from 'node:fs'
import type { Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import { backendPath } from './backend-path'
import { folder, notModified } from './files'
import { asHtml, type FramePages, pageOf } from './framed-page'
import { localeCookieOf } from './locale-cookie'
import { policyOf } from './security'

type SignIns = readonly { email: string; password: string }[]

const indexOf = (sampleSignIns: SignIns) => `<!doctype html>
<html lang="th">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>หลังร้าน</title>
    <link rel="icon" href="/icon.svg" type="image/svg+xml">
    <link rel="stylesheet" href="/page.css">
    <script type="module" src="/index.js"></script>
  </head>
  <body>
    <raan-provider base-url="${backendPath}">
      <raan-dashboard router="browser" registration="closed" data-sample-sign-ins="${asHtml(JSON.stringify(sampleSignIns))}"></raan-dashboard>
    </raan-provider>
  </body>
</html>
`

/** Paths without a file extension are handled by the dashboard's router. */
const isScreen = (path: string): boolean => !/\.\w+$/.test(path)

/** Adds the dashboard's page with the frame of each screen, and its files; the build wrote both into `files`. */
export const dashboardPage =
  (files: string, sampleSignIns: SignIns = []) =>
  (app: Hono): void => {
    const index = indexOf(sampleSignIns)
    const built = `${files}/frames.json`
    const pages = existsSync(built) ? (JSON.parse(readFileSync(built, 'utf8')) as FramePages) : undefined
    const prefix = pages?.filesPath
    if (prefix !== undefined) {
      app.use(`${prefix}/*`, notModified)
      app.get(`${prefix}/*`, folder(files, { prefix, frameAncestors: 'none' }))
    }
    app.get('*', notModified, async (c, next) => {
      const { path } = c.req
      if (!isScreen(path)) return next()
      const name = localeCookieOf(c.req.url)
      const localeCookie = { name, value: getCookie(c, name) }
      const page = pages ? pageOf(index, pages, { path, localeCookie, backend: backendPath }) : index
      c.header('content-security-policy', policyOf('none', page))
      c.header('vary', 'cookie')
      c.header('cache-control', 'no-cache')
      return c.html(page)
    })
  }
