import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { createAdaptorServer } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { createMock, type Db, type Rows } from '../../src/mock'

/** What becomes of a request that saves an order; `store` is the backend's own answer. */
type Saving = (store: () => Promise<Response>) => Promise<Response>

/** A host name of no address: the browsers under test are told that it is this machine. */
export const plainHost = 'shop.test'

const page = (body: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>shop</title>
    <link rel="icon" href="data:,">
    <script type="module" src="/embed/auto.js"></script>
    <script type="module" src="/person.js"></script>
    <script type="module" src="/remote.js"></script>
  </head>
  <body>${body}</body>
</html>`

const order = page(
  '<raan-provider base-url="/backend" cart="local" locale="en"><raan-order></raan-order></raan-provider>',
)
const away = page('<h1>away</h1>')

/** where the scripts of this page were bundled to, see bundle.ts */
const bundle = (name: string) => `node_modules/.cache/real/${name}`

type StoredOrder = { OrderNumber: string; name: string }

/** The answer that never comes. */
export const never = (): Promise<never> => new Promise(() => undefined)

/** An answer that comes when the page that asked is gone. */
export const slowly: Saving = async (store) => {
  const answer = await store()
  await pause(500)
  return answer
}

/** A shop's page with an order form, and its backend in this process; reachable from this machine only. */
export async function openShop() {
  let rows: Rows | undefined
  const db: Db = {
    read: () => rows,
    write: (next) => {
      rows = next
    },
  }
  const mock = createMock({ base: '/backend', db, fallback: () => new Response(null, { status: 404 }) })
  const shop = {
    saving: ((store) => store()) as Saving,
    /** answers below /remote/ to pages of a browser that no protocol drives */
    remote: undefined as ((request: Request) => Promise<Response>) | undefined,
    /** requests that tried to save, whatever became of them */
    sent: 0,
    ordersOf: (name: string): string[] =>
      ((rows?.orders ?? []) as StoredOrder[]).filter((each) => each.name === name).map((each) => each.OrderNumber),
    heal() {
      shop.saving = (store) => store()
      shop.sent = 0
    },
  }

  const app = new Hono()
  app.post('/backend/api/orders', (c) => {
    shop.sent++
    return shop.saving(() => mock.fetch(c.req.raw))
  })
  app.all('/backend/*', (c) => mock.fetch(c.req.raw))
  app.use('/embed/*', serveStatic({ root: 'dist' }))
  app.use('/person.js', serveStatic({ path: bundle('person.js') }))
  app.get('/remote.js', (c) =>
    c.body(shop.remote ? readFileSync(bundle('remote.js')) : '', 200, { 'content-type': 'text/javascript' }),
  )
  app.all('/remote/*', (c) => shop.remote?.(c.req.raw) ?? c.notFound())
  app.get('/', (c) => c.html(order))
  app.get('/away', (c) => c.html(away))

  const server = createAdaptorServer({ fetch: app.fetch })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return Object.assign(shop, {
    port,
    /** a secure context, as https is */
    secure: `http://localhost:${port}`,
    /** none, as a shop's own network is */
    plain: `http://${plainHost}:${port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        if ('closeAllConnections' in server) server.closeAllConnections()
      }),
  })
}
export type Shop = Awaited<ReturnType<typeof openShop>>
