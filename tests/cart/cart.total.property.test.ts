import fc from 'fast-check'
import { expect, test } from 'vitest'
import { noTally, productQuantity, type Tally, withLine, withoutLine } from '../../src/core/cart/cart.lines'
import type { CartEvent } from '../../src/core/cart/cart.machine'
import { isPlain } from '../../src/core/cart/cart.uq'
import { type Satang, satang } from '../../src/core/kernel/money'
import type { OrderLine } from '../../src/core/orders/orders.contract'
import { turns } from '../helpers/turns'
import { baht, cartDesk, freeLine, line, product } from './cart-desk'

const ids = [1, 2, 3, 4]
const id = fc.constantFrom(...ids)
const quantity = fc.oneof(fc.integer({ min: -1, max: 12 }), fc.constantFrom(9_999, 10_000, 0.5))
const price = fc.integer({ min: 0, max: 500_000 }).map((amount) => satang(amount))

const anyLine = fc.oneof(
  fc.tuple(id, price, quantity).map(([each, amount, count]) => ({ ...line(each, 1, count), price: amount })),
  fc
    .tuple(id, price, quantity)
    .map(([each, amount, count]) => ({ ...freeLine(String(each), 1, count), price: amount })),
)
const uq = fc.oneof(
  id.map((each) => `p${each}`),
  id.map((each) => `x:${each}`),
  id.map((each) => `p${each}:k.red`),
)

const event: fc.Arbitrary<CartEvent> = fc.oneof(
  fc.record({ type: fc.constant('line.set' as const), line: anyLine }),
  fc.record(
    {
      type: fc.constant('line.add' as const),
      product: fc.tuple(id, price).map(([each, amount]) => ({ id: each, name: 'n', price: amount, image: '' })),
      kind: fc.constant({ id: 'red', name: 'red' }),
    },
    { requiredKeys: ['type', 'product'] },
  ),
  fc.record({ type: fc.constant('line.reprice' as const), uq, price, priceReason: fc.constantFrom('', 'reason') }),
  fc.record({ type: fc.constant('line.remove' as const), uq }),
  fc.record({ type: fc.constant('line.restore' as const), uq }),
  fc.record({ type: fc.constant('lines.replace' as const), lines: fc.array(anyLine, { maxLength: 5 }) }),
  fc.record({ type: fc.constant('failure.retry' as const), productId: id }),
  fc.record({ type: fc.constant('difference.keep' as const), productId: id }),
  fc.constantFrom<CartEvent>({ type: 'clear' }, { type: 'init' }, { type: 'reload' }),
)

const step = fc.oneof({ weight: 4, arbitrary: event }, { weight: 1, arbitrary: fc.constant('answers come' as const) })

/** Every sum beside the same one added up again. */
function expectSums(tally: Tally) {
  const rows = [...tally.lines]
  const sum = (of: (row: OrderLine) => number) => rows.reduce((before, row) => before + of(row), 0)
  expect(tally.total).toBe(sum((row) => row.price * row.Quantity))
  expect(tally.pieces).toBe(sum((row) => row.Quantity))
  for (const each of ids) {
    const pieces = sum((row) => (row.productId === each ? row.Quantity : 0))
    expect([each, productQuantity(tally, each)]).toEqual([each, Math.min(pieces, 9_999)])
  }
}

test('CART-90 running sums equal the recomputed ones, whatever the keys, in old versions, too', () => {
  const keys = fc.constantFrom('p1', 'p2', 'p1:k.red', 'p1:a', 'x:1', 'anything')
  const row = fc.record({
    uq: keys,
    productId: fc.constantFrom(null, ...ids),
    name: fc.constant('n'),
    price,
    Quantity: fc.integer({ min: 1, max: 9_999 }),
  })
  fc.assert(
    fc.property(fc.array(fc.oneof(row, keys), { maxLength: 60 }), (walk) => {
      const versions = [{ tally: noTally, rows: new Map<string, OrderLine>() }]
      for (const step of walk) {
        const last = versions.at(-1) ?? { tally: noTally, rows: new Map() }
        const rows = new Map(last.rows)
        if (typeof step === 'string') rows.delete(step)
        else rows.set(step.uq, step)
        versions.push({
          tally: typeof step === 'string' ? withoutLine(last.tally, step) : withLine(last.tally, step),
          rows,
        })
      }
      for (const { tally, rows } of versions) {
        expect(tally.lines.toArray()).toEqual([...rows.values()])
        expectSums(tally)
      }
    }),
  )
})

test('CART-91 a total beyond any plausible amount is exact again as soon as the lines are plausible', () => {
  const nonsense = { ...line(1, 1, 3), price: Number.MAX_SAFE_INTEGER as Satang }
  const wrong = withLine(withLine(withLine(noTally, line(2, 0.01, 1)), nonsense), line(3, 0.05, 6))
  expectSums(withLine(wrong, { ...nonsense, price: baht(1) }))
  expect(withoutLine(wrong, 'p1').total).toBe(31)
})

test('CART-90 after any events the total is the sum of price * Quantity, and the server has the quantities of the plain lines', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), fc.integer({ min: 0, max: 30 }), async (events, failing) => {
      let call = 0
      const desk = cartDesk([product(1, 120, 3), product(2, 10, 1)], {
        update: () => (++call === failing ? new Response(null, { status: 422 }) : undefined),
      })
      await desk.cart.settled()
      for (const each of events) {
        if (each === 'answers come') await turns()
        else desk.cart.send(each)
        expectSums(desk.context())
      }
      desk.cart.send({ type: 'reload' })
      await desk.cart.settled()
      const withOwnPrice = new Set([...desk.context().lines].flatMap((row) => (isPlain(row) ? [] : [row.productId])))
      for (const [id, qty] of Object.entries(desk.server()))
        if (!withOwnPrice.has(Number(id))) expect([id, productQuantity(desk.context(), Number(id))]).toEqual([id, qty])
      desk.engine.stop()
    }),
    { numRuns: 200 },
  )
})
