// Read by a consumer's TypeScript alone (tests/package/types.package.ts).
import {
  type Customer,
  defineElements,
  type init,
  type NewOrder,
  type Order,
  type Product,
  type RaanCartElement,
  type Shop,
} from 'langraan'
import { createBackend, type ShopBackend } from 'langraan/backend'
import { createEngine, type Engine, parsePaste } from 'langraan/core'
import { cartMachine } from 'langraan/core/machines'
import { events$, select$ } from 'langraan/core/streams'
import { createMock } from 'langraan/mock'
import { RaanCart, RaanRoot } from 'langraan/widgets'
import { RaanCart as OneCart } from 'langraan/widgets/cart'
import 'langraan/auto'
import 'langraan/mock/auto'

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
const isTrue = <T extends true>(): T | undefined => undefined

const engine = createEngine({ transport: createMock().transport })
isTrue<Same<typeof engine, Engine>>()
isTrue<Same<ReturnType<typeof init>, Engine>>()
// @ts-expect-error an engine isn't a number, and never any
const n: number = createEngine({ transport: createMock().transport })
declare module 'langraan/core' {
  interface EngineEvents {
    'loyalty.changed': { points: number }
  }
}
engine.announce({ type: 'loyalty.changed', points: 3 })
// @ts-expect-error its points are missing
engine.announce({ type: 'loyalty.changed' })
// @ts-expect-error no such event
engine.announce({ type: 'loyalty.change', points: 3 })
events$(engine, 'loyalty.changed', 'cart.changed').subscribe((event) => {
  isTrue<Same<typeof event.type, 'loyalty.changed' | 'cart.changed'>>()
  if (event.type === 'cart.changed') isTrue<Same<typeof event.count, number>>()
})
// @ts-expect-error no such event
events$(engine, 'cart.change')
select$(engine.app('cart'), ({ context }) => context.lines.size).subscribe((count) => {
  isTrue<Same<typeof count, number>>()
})
// @ts-expect-error no such app
engine.app('crat')
defineElements(['raan-cart'])
isTrue<Same<ReturnType<typeof createBackend>, ShopBackend>>()
// @ts-expect-error a backend has its data in a folder or in a database
createBackend({ base: '/backend' })
// @ts-expect-error a machine isn't a number, and never any
const machine: number = cartMachine
// @ts-expect-error a reading of a message isn't a number, and never any
const pasted: number = await parsePaste('')

export const page = (
  <RaanRoot engine={engine} locale="th">
    <RaanCart onChanged={({ count, total }) => isTrue<Same<[typeof count, typeof total], [number, number]>>()} />
    <OneCart readOnly />
    {/* @ts-expect-error a number is no flag */}
    <OneCart readOnly={1} />
  </RaanRoot>
)

type Changed = { count: number; pieces: number; total: number; reason: 'init' | 'user' | 'sync' }
const received = (event: CustomEvent<Changed>) => event.detail.total
isTrue<Same<HTMLElementTagNameMap['raan-cart'], RaanCartElement>>()
isTrue<Same<HTMLElementEventMap['raan-cart-changed']['detail'], Changed>>()
document.addEventListener('raan-cart-changed', received)
document.querySelector('raan-cart')?.addEventListener('raan-cart-changed', ({ detail }) => {
  isTrue<Same<typeof detail, Changed>>()
})
export const element = (
  <raan-cart
    checkout
    onraan-cart-changed={({ detail }) => {
      isTrue<Same<typeof detail, Changed>>()
    }}
  />
)

document.addEventListener('raan-order-submitted', ({ detail }) => {
  isTrue<Same<typeof detail.order, Order>>()
})
export const priceOf = (product: Product): number => product.price
export const nameOf = (shop: Shop): string => shop.ShopName
export const sumOf = (order: Order): number => order.total + (order.shippingCost ?? 0)
export const to = (order: NewOrder, customer: Customer): [string, string] => [order.name, customer.name]
export { machine, n, pasted }
