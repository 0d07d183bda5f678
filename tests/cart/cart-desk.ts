import { createEngine } from '../../src/core'
import type { CartEvent } from '../../src/core/cart/cart.machine'
import type { EngineEvent } from '../../src/core/kernel/engine-events'
import { type Satang, satang } from '../../src/core/kernel/money'
import { simulatedClock } from '../../src/core/kernel/simulated-clock'
import { memoryStorage, type Storage } from '../../src/core/kernel/storage'
import type { OrderLine } from '../../src/core/orders/orders.contract'
import { type FakeTransport, fakeTransport } from '../helpers/fake-transport'
import { pass, turns } from '../helpers/turns'

export const baht = (amount: number): Satang => satang(amount * 100)

/** A product as it goes over the wire, price in baht. */
export const product = (id: number, price: number, qty: number) => ({
  id,
  name: `product ${id}`,
  slug: `product-${id}`,
  description: '',
  brand: '',
  price,
  image: `data:,${id}`,
  hasFreeShipping: false,
  rating: 5,
  qty,
})

export const line = (id: number, price: number, Quantity: number): OrderLine => ({
  uq: `p${id}`,
  productId: id,
  name: `product ${id}`,
  price: baht(price),
  Quantity,
})

export const freeLine = (id: string, price: number, Quantity: number): OrderLine => ({
  uq: `x:${id}`,
  productId: null,
  name: `text ${id}`,
  price: baht(price),
  Quantity,
})

export const info = (id: number, price: number) => ({
  id,
  name: `product ${id}`,
  price: baht(price),
  image: `data:,${id}`,
})

type Updating = (productId: number, qty: number) => Response | undefined | Promise<Response | undefined>

type Options = { storage?: Storage; mode?: 'server' | 'local'; update?: Updating; read?: () => unknown }

/** A server's cart of some products; `desk.server` is what it holds. */
export function cartDesk(products: ReturnType<typeof product>[] = [], options: Options = {}) {
  const { storage = memoryStorage(), mode = 'server' } = options
  const server = new Map(products.map((each) => [each.id, each]))
  const clock = simulatedClock({ start: '2026-11-10T09:00:00+07:00' })
  const transport: FakeTransport = fakeTransport(
    mode === 'local'
      ? {}
      : {
          'GET /apps/ecommerce/cart': () => options.read?.() ?? { products: [...server.values()] },
          'POST /apps/ecommerce/cart/update': async ({ body }) => {
            const { productId, qty } = body as { productId: number; qty: number }
            const refused = await options.update?.(productId, qty)
            if (refused) return refused
            if (qty === 0) server.delete(productId)
            else server.set(productId, { ...(server.get(productId) ?? product(productId, 10, 0)), qty })
            return undefined
          },
        },
  )
  const engine = createEngine({ transport, storage, clock, cart: mode })
  const received: EngineEvent[] = []
  engine.events$.subscribe((event) => {
    if (event.type.startsWith('cart.')) received.push(event)
  })
  const cart = engine.app('cart')
  const context = () => cart.getSnapshot().context
  return {
    engine,
    clock,
    storage,
    transport,
    received,
    cart,
    context,
    server: () => Object.fromEntries([...server.values()].map(({ id, qty }) => [id, qty])),
    /** `[uq, Quantity]` of each line */
    lines: () =>
      context()
        .lines.toArray()
        .map(({ uq, Quantity }) => [uq, Quantity]),
    writes: () => transport.of('POST /apps/ecommerce/cart/update').map(({ body }) => body),
    /** the cart.changed events as `[reason, count, pieces, total in baht]` */
    changes: () =>
      received
        .filter((event) => event.type === 'cart.changed')
        .map(({ reason, count, pieces, total }) => [reason, count, pieces, total / 100]),
    async open() {
      cart.send({ type: 'init' })
      await cart.settled()
      return this
    },
    async send(...events: CartEvent[]) {
      for (const event of events) cart.send(event)
      await turns()
      return this
    },
    pass: (ms: number) => pass(clock, ms),
  }
}
