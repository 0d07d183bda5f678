import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { CartContext } from '../../src/core/cart/cart.context'
import { type CartEvent, cartMachine } from '../../src/core/cart/cart.machine'
import type { Call } from '../../src/core/kernel/endpoint'
import { RaanError } from '../../src/core/kernel/errors'
import { satang } from '../../src/core/kernel/money'
import { memoryStores } from '../../src/core/kernel/storage'
import { turns } from '../helpers/turns'
import { freeLine, info, line } from './cart-desk'

const id = fc.integer({ min: 1, max: 4 })
const uq = fc.oneof(
  id.map((each) => `p${each}`),
  id.map((each) => `p${each}:k.red`),
  fc.constantFrom('x:1', 'x:2'),
)
const anyLine = fc.oneof(
  fc.tuple(id, fc.integer({ min: 0, max: 20 })).map(([each, Quantity]) => line(each, 10, Quantity)),
  fc.integer({ min: 0, max: 20 }).map((Quantity) => freeLine('1', 10, Quantity)),
)
const edit: fc.Arbitrary<CartEvent> = fc.oneof(
  fc.record({ type: fc.constant('line.set' as const), line: anyLine }),
  fc.record(
    {
      type: fc.constant('line.add' as const),
      product: id.map((each) => info(each, 10)),
      kind: fc.constant({ id: 'red', name: 'red' }),
    },
    { requiredKeys: ['type', 'product'] },
  ),
  fc.record({
    type: fc.constant('line.write' as const),
    name: fc.constantFrom('text', ' '),
    price: fc.constant(satang(5)),
    Quantity: fc.constant(2),
  }),
  fc.record({
    type: fc.constant('line.reprice' as const),
    uq,
    price: fc.constantFrom(satang(500), satang(1_000)),
    priceReason: fc.constantFrom('', 'reason'),
  }),
  fc.record({ type: fc.constant('line.remove' as const), uq }),
  fc.record({ type: fc.constant('line.restore' as const), uq }),
  fc.record({ type: fc.constant('lines.replace' as const), lines: fc.array(anyLine, { maxLength: 4 }) }),
  fc.constant<CartEvent>({ type: 'clear' }),
)
const other: fc.Arbitrary<CartEvent> = fc.oneof(
  fc.constantFrom<CartEvent>({ type: 'init' }, { type: 'reload' }, { type: 'resume' }, { type: 'fetched.clear' }),
  fc.record({ type: fc.constantFrom('failure.retry' as const, 'difference.keep' as const), productId: id }),
)
const step = fc.oneof(
  { weight: 6, arbitrary: edit },
  { weight: 2, arbitrary: other },
  { weight: 1, arbitrary: fc.constant('answers come' as const) },
)

/** The context without what differs from actor to actor; keyed rows as arrays. */
const plainOf = ({ call, newId, record, reading, ...rest }: CartContext) => ({
  ...JSON.parse(JSON.stringify(rest)),
  reading: reading && { ...reading, changed: [...reading.changed] },
})

/** A cart whose writes are refused now and then, and all that can be seen of it from outside. */
function start(machine: typeof cartMachine, mode: 'server' | 'local', refused: number) {
  const seen: unknown[] = []
  const storage = memoryStores()
  let ids = 0
  let writes = 0
  const call = async ({ name }: { name: string }, { body }: { body?: unknown } = {}) => {
    seen.push([name, body])
    if (name === 'cart.read') return { products: [] }
    if (++writes === refused) throw new RaanError('http', { call: name, status: 422 })
    return undefined
  }
  const actor = createActor(machine, {
    input: { call: call as Call, storage, newId: () => `id${++ids}`, mode },
  })
  actor.on('*', (event) => seen.push(JSON.parse(JSON.stringify(event))))
  actor.subscribe(({ value, context }) => seen.push([value, context.total]))
  actor.start()
  return {
    actor,
    state: () => {
      const { value, context } = actor.getSnapshot()
      return [value, plainOf(context), seen, storage.local.get('cart'), storage.session.get('cart')]
    },
  }
}

test('CART-92 the shortcut of an edit gives the same result as the state chart, in any state', async () => {
  const chart = cartMachine.provide({})
  expect(chart.transition).not.toBe(cartMachine.transition)
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 25 }),
      fc.constantFrom('server' as const, 'local' as const),
      fc.integer({ min: 0, max: 12 }),
      async (steps, mode, refused) => {
        const [short, long] = [start(cartMachine, mode, refused), start(chart, mode, refused)]
        for (const each of [...steps, 'answers come' as const]) {
          if (each === 'answers come') await turns()
          else for (const { actor } of [short, long]) actor.send(each)
          expect(short.state()).toEqual(long.state())
        }
        for (const { actor } of [short, long]) actor.stop()
      },
    ),
    { numRuns: 150 },
  )
})
