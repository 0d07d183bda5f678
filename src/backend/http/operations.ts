import { createHash, timingSafeEqual } from 'node:crypto'
import type { Hono, MiddlewareHandler } from 'hono'
import type { NameOf } from './call-names'
import { createMetrics, type Figures } from './metrics'
import type { RequestLog } from './request-log'

export type Operations = {
  nameOf: NameOf
  /** true if the database answers; false once the server is stopping */
  isReady(): Promise<boolean>
  figures(): Promise<Figures>
  /** bearer token for `/metrics`; without one, there is no such path */
  metricsToken?: string | undefined
  log?: RequestLog | undefined
  /** milliseconds; may start anywhere */
  clock(): number
  /** resident bytes */
  memory(): number
}

const hash = (text: string) => createHash('sha256').update(text).digest()
const isBearer = (token: string, header: string | undefined): boolean =>
  timingSafeEqual(hash(`Bearer ${token}`), hash(header ?? ''))

const isOperation = (path: string): boolean => ['/healthz', '/readyz', '/metrics'].includes(path)

/** Counts and logs every request. `addPaths` adds what the operator asks. */
export function operate(operations: Operations): { measure: MiddlewareHandler; addPaths(app: Hono): void } {
  const { nameOf, isReady, figures, metricsToken, log, clock, memory } = operations
  const metrics = createMetrics(memory)
  return {
    async measure(c, next) {
      const start = clock()
      await next()
      const call = isOperation(c.req.path) ? 'operations' : nameOf(c.req.method, c.req.path)
      const ms = clock() - start
      metrics.count(call, c.res.status, ms / 1000)
      // a health check every few seconds would hide the rest
      if (call !== 'operations' || c.res.status >= 400) log?.request({ call, status: c.res.status, ms })
    },
    addPaths(app) {
      const noStore = { 'cache-control': 'no-store' }
      app.get('/healthz', (c) => c.text('ok\n', 200, noStore))
      app.get('/readyz', async (c) =>
        (await isReady()) ? c.text('ok\n', 200, noStore) : c.text('not ready\n', 503, noStore),
      )
      app.get('/metrics', async (c) => {
        if (metricsToken === undefined) return c.notFound()
        if (!isBearer(metricsToken, c.req.header('authorization')))
          return c.body(null, 401, { 'www-authenticate': 'Bearer' })
        return c.text(metrics.text(await figures()), 200, {
          ...noStore,
          'content-type': 'text/plain; version=0.0.4; charset=utf-8',
        })
      })
    },
  }
}
