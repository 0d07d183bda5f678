import { existsSync, readFileSync } from 'node:fs'
import { extname } from 'node:path'
import type { Plugin } from 'vite'

/** Scripts requested by the demo's pages, and their sources. */
const sources: Readonly<Record<string, string>> = {
  '/index.js': '/demo/index.ts',
  '/element.js': '/demo/element.ts',
  '/embed/auto.js': '/src/host/auto.ts',
}

const asSources = (html: string): string =>
  html.replaceAll(/(src|href)="(\/[\w/-]+\.(?:js|css|svg))"/g, (whole, attribute: string, path: string) => {
    const demo = `/demo${path}`
    const file = sources[path] ?? (existsSync(`.${demo}`) ? demo : undefined)
    return file === undefined ? whole : `${attribute}="${file}"`
  })

/** Serves the pages of `demo/`; any other path is the dashboard's. */
export const pages: Plugin = {
  name: 'demo-pages',
  configureServer: (vite) => () => {
    vite.middlewares.use(async (request, response, next) => {
      const { pathname } = new URL(request.originalUrl ?? '/', 'http://localhost')
      const ending = extname(pathname)
      if (ending !== '' && ending !== '.html') return next()
      const page = `demo${pathname}`
      const file = ending === '.html' && existsSync(page) ? page : 'demo/index.html'
      const html = await vite.transformIndexHtml(pathname, asSources(readFileSync(file, 'utf8')))
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }).end(html)
    })
  },
}
