import fc from 'fast-check'
import { expect, test } from 'vitest'
import { productQuantities, productQuantity } from '../../src/core/cart/cart.lines'
import type { CartEvent } from '../../src/core/cart/cart.machine'
import { isPlain } from '../../src/core/cart/cart.uq'
import { satang } from '../../src/core/kernel/money'
import { cartDesk, freeLine, line, product } from './cart-desk'

const id = fc.integer({ min: 1, max: 4 })
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
)

const event: fc.Arbitrary<CartEvent> = fc.oneof(
  fc.record({ type: fc.constant('line.set' as const), line: anyLine }),
  fc.record({
    type: fc.constant('line.add' as const),
    product: fc.tuple(id, price).map(([each, amount]) => ({ id: each, name: 'n', price: amount, image: '' })),
  }),
  fc.record({ type: fc.constant('line.reprice' as const), uq, price, priceReason: fc.constantFrom('', 'reason') }),
  fc.record({ type: fc.constant('line.remove' as const), uq }),
  fc.record({ type: fc.constant('line.restore' as const), uq }),
  fc.record({ type: fc.constant('lines.replace' as const), lines: fc.array(anyLine, { maxLength: 5 }) }),
  fc.record({ type: fc.constant('failure.retry' as const), productId: id }),
  fc.record({ type: fc.constant('difference.keep' as const), productId: id }),
  fc.constantFrom<CartEvent>({ type: 'clear' }, { type: 'init' }, { type: 'reload' }),
)

test('CART-90 after any events the total is the sum of price * Quantity, and the server has what plain lines say', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(event, { maxLength: 25 }), fc.integer({ min: 0, max: 30 }), async (events, failing) => {
      let call = 0
      const desk = cartDesk([product(1, 120, 3), product(2, 10, 1)], {
        update: () => (++call === failing ? new Response(null, { status: 422 }) : undefined),
      })
      await desk.cart.settled()
      for (const each of events) {
        desk.cart.send(each)
        const { lines, total, pieces, quantities } = desk.context()
        const rows = [...lines]
        expect(total).toBe(rows.reduce((sum, row) => sum + row.price * row.Quantity, 0))
        expect(pieces).toBe(rows.reduce((sum, row) => sum + row.Quantity, 0))
        expect(new Map([...quantities].map((each) => [String(each.productId), Math.min(each.qty, 9_999)]))).toEqual(
          new Map([...productQuantities(lines)].map(([productId, qty]) => [String(productId), qty])),
        )
      }
      desk.cart.send({ type: 'reload' })
      await desk.cart.settled()
      const { lines } = desk.context()
      const withOwnPrice = new Set([...lines].flatMap((row) => (isPlain(row) ? [] : [row.productId])))
      for (const [id, qty] of Object.entries(desk.server()))
        if (!withOwnPrice.has(Number(id))) expect([id, productQuantity(lines, Number(id))]).toEqual([id, qty])
      desk.engine.stop()
    }),
    { numRuns: 200 },
  )
})
