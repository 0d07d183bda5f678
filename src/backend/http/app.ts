import { Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { compress } from 'hono/compress'
import { cors } from 'hono/cors'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { backendPath } from './backend-path'
import { serveBatch } from './batch'
import { folder, notModified } from './files'
import { type Operations, operate } from './operations'
import { type FrameAncestors, localOnly, securityHeaders } from './security'

/** Answers calls of the contract. */
export type Api = { fetch(request: Request): Promise<Response> }

export type AppOptions = {
  backend: Api
  /** folder of the embed bundle */
  embed: string
  /** accepts any `Host`, so that other machines can connect */
  anyHost: boolean
  /** origins whose pages may read responses; `*` allows all */
  cors?: readonly string[]
  /** default: none */
  frameAncestors?: FrameAncestors
  /** health, metrics and log; default: none */
  operations?: Operations
  /** receives errors that were answered with status 500 */
  onError?: (error: unknown) => void
  /** adds the pages, and files other than the embed bundle */
  pages(app: Hono): void
}

const mostBytes = 4 * 1024 * 1024

/** Serves an API below `path`; its own paths are those of the contract. */
export function serveApi(app: Hono, path: string, api: Api): void {
  app.use(`${path}/*`, bodyLimit({ maxSize: mostBytes, onError: (c) => c.body(null, 413) }))
  app.on(['GET', 'POST', 'DELETE'], `${path}/*`, async (c) => {
    const { pathname, search } = new URL(c.req.url)
    const method = c.req.method === 'HEAD' ? 'GET' : c.req.method
    // only the path and query: the client must not choose the host
    const response = await api.fetch(
      new Request(`http://localhost${pathname.slice(path.length)}${search}`, {
        method,
        headers: c.req.raw.headers,
        body: method === 'GET' ? null : await c.req.arrayBuffer(),
      }),
    )
    const answer = new Response(response.body, response)
    if (!answer.headers.has('cache-control')) answer.headers.set('cache-control', 'no-store')
    return answer
  })
}

/** Asks proxies to leave pages as they are: their inline scripts are allowed by hash. */
const unchanged: MiddlewareHandler = async (c, next) => {
  await next()
  if (!c.res.headers.get('content-type')?.startsWith('text/html')) return
  const given = c.res.headers.get('cache-control')
  c.header('cache-control', given ? `${given}, no-transform` : 'no-transform')
}

/** Serves pages, the embed bundle and the API from one origin. */
export function createApp(options: AppOptions): Hono {
  const {
    backend,
    embed,
    anyHost,
    cors: origins = [],
    frameAncestors = 'none',
    onError = console.error,
    pages,
  } = options
  const operations = options.operations && operate(options.operations)
  const app = new Hono()
  if (operations) app.use(operations.measure)
  app.use(securityHeaders(frameAncestors))
  if (!anyHost) app.use(localOnly)
  if (origins.length > 0)
    app.use(cors({ origin: origins.includes('*') ? '*' : [...origins], exposeHeaders: ['Retry-After'] }))
  app.use(methodNotAllowed({ app }))
  // adds its header after `compress`, which leaves responses that have it uncompressed
  app.use(unchanged)
  app.use(compress())
  serveBatch(app)
  serveApi(app, backendPath, backend)
  operations?.addPaths(app)
  app.use('/embed/*', notModified)
  app.get('/embed/*', folder(embed, { prefix: '/embed', frameAncestors }))
  pages(app)
  app.notFound((c) => c.body(null, 404))
  app.onError((error, c) => {
    // a client that disconnected isn't an error
    if (!c.req.raw.signal.aborted) onError(error)
    return c.body(null, 500)
  })
  return app
}
