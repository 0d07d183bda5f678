import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { compress } from 'hono/compress'
import { etag, RETAINED_304_HEADERS } from 'hono/etag'
import { methodNotAllowed } from 'hono/method-not-allowed'
import type { ShopBackend } from '../backend'
import { createPage } from './page'
import { localOnly, securityHeaders } from './security'

export type AppOptions = {
  backend: Pick<ShopBackend, 'fetch'>
  /** folder of the embed bundle */
  embed: string
  /** accepts any `Host`, so that other machines can connect */
  anyHost: boolean
  /** shown on the sign-in page */
  sampleSignIns?: readonly { email: string; password: string }[]
}

/** Prefix of the API: without it, some of the contract's paths would be paths of screens, too. */
export const backendPath = '/backend'

const mostBytes = 4 * 1024 * 1024

/** A file with a hash of its contents in its name never changes. */
const cacheOf = (file: string): string =>
  /-[A-Z0-9]{8}\.(?:js|woff2)$/.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache'

/** Serves the dashboard, its assets and the API from one origin. */
export function createApp({ backend, embed, anyHost, sampleSignIns }: AppOptions) {
  const app = new Hono()
  app.use(securityHeaders)
  if (!anyHost) app.use(localOnly)
  app.use(methodNotAllowed({ app }))
  app.use(compress())

  app.use(`${backendPath}/*`, bodyLimit({ maxSize: mostBytes, onError: (c) => c.body(null, 413) }))
  app.on(['GET', 'POST', 'DELETE'], `${backendPath}/*`, async (c) => {
    const { pathname, search } = new URL(c.req.url)
    const method = c.req.method === 'HEAD' ? 'GET' : c.req.method
    // only the path and query: the client must not choose the host
    const response = await backend.fetch(
      new Request(`http://localhost${pathname}${search}`, {
        method,
        headers: c.req.raw.headers,
        body: method === 'GET' ? null : await c.req.arrayBuffer(),
      }),
    )
    const answer = new Response(response.body, response)
    answer.headers.set('cache-control', 'no-store')
    return answer
  })

  app.use('/embed/*', etag({ retainedHeaders: [...RETAINED_304_HEADERS, 'content-security-policy'] }))
  app.get(
    '/embed/*',
    serveStatic({
      root: embed,
      rewriteRequestPath: (path) => path.slice('/embed'.length),
      onFound: (file, c) => c.header('cache-control', cacheOf(file)),
    }),
  )
  app.route('/', createPage(sampleSignIns))
  app.notFound((c) => c.body(null, 404))
  app.onError((error, c) => {
    if (!c.req.raw.signal.aborted) console.error(error)
    return c.body(null, 500)
  })
  return app
}
