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
  /** where the widgets' bundle is */
  embed: string
  /** answers under any name, for whoever asks from another machine */
  anyHost: boolean
  /** shown on the sign-in page */
  sampleSignIns?: readonly { email: string; password: string }[]
}

/** Where the page finds the contract's paths, of which some are screens as well. */
export const backendPath = '/backend'

const mostBytes = 4 * 1024 * 1024

/** A name with a fingerprint of what is in the file never stands for anything else. */
const cacheOf = (file: string): string =>
  /-[A-Z0-9]{8}\.(?:js|woff2)$/.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache'

/** The dashboard, its files and the backend on one origin. */
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
    // of the request's address only the path: whoever asks does not choose the host
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
