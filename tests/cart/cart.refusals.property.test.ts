import fc from 'fast-check'
import { expect, test } from 'vitest'
import { productQuantity } from '../../src/core/cart/cart.lines'
import type { CartEvent } from '../../src/core/cart/cart.machine'
import { baht, cartDesk, info, line, product } from './cart-desk'

const ids = [1, 2, 3, 4, 5, 6]
const quantity = fc.integer({ min: 1, max: 30 })

/** A server's cart of the first four products, which refuses every change. */
const refusingDesk = () =>
  cartDesk(
    ids.slice(0, 4).map((id) => product(id, 10, id)),
    { update: () => new Response(null, { status: 422 }) },
  ).open()

const editOf = (id: number): fc.Arbitrary<CartEvent> =>
  fc.oneof(
    quantity.map((Quantity) => ({ type: 'line.set' as const, line: line(id, 10, Quantity) })),
    fc.constant({ type: 'line.add' as const, product: info(id, 10) }),
    fc.constant({ type: 'line.add' as const, product: info(id, 10), kind: { id: 'red', name: 'red' } }),
    fc.constant({ type: 'line.remove' as const, uq: `p${id}` }),
  )
const otherEdit: fc.Arbitrary<CartEvent> = fc.oneof(
  fc.constantFrom(...ids).map((id) => ({ type: 'line.reprice' as const, uq: `p${id}`, price: baht(7) })),
  fc.constantFrom(...ids).map((id) => ({ type: 'line.restore' as const, uq: `p${id}` })),
  quantity.map((Quantity) => ({ type: 'lines.replace' as const, lines: [line(5, 10, Quantity), line(1, 10, 9)] })),
  fc.constant({ type: 'clear' as const }),
)

test('CART-60 if one change each of several products is rejected, every line is what it was, in its place', async () => {
  const edits = fc.shuffledSubarray(ids).chain((some) => fc.tuple(...some.map(editOf)))
  await fc.assert(
    fc.asyncProperty(edits, async (events) => {
      const desk = await refusingDesk()
      const before = desk.context().lines.toArray()
      for (const each of events) desk.cart.send(each)
      await desk.cart.settled()
      expect(desk.context().lines.toArray()).toEqual(before)
      expect(desk.context().unsent.size).toBe(0)
    }),
  )
})

test("CART-60 if all of any edits are rejected, each product has the server's quantity", async () => {
  const edits = fc.array(fc.oneof(fc.constantFrom(...ids).chain(editOf), otherEdit), { maxLength: 15 })
  await fc.assert(
    fc.asyncProperty(edits, async (events) => {
      const desk = await refusingDesk()
      for (const each of events) desk.cart.send(each)
      await desk.cart.settled()
      expect(ids.map((id) => productQuantity(desk.context(), id))).toEqual([1, 2, 3, 4, 0, 0])
    }),
    { numRuns: 200 },
  )
})

test('CART-60 a rejected change does not undo what was confirmed before it', async () => {
  const hanging = new Promise<undefined>(() => undefined)
  const refused = new Response(null, { status: 422 })
  const desk = await cartDesk([product(1, 10, 1), product(2, 10, 2)], {
    update: (productId, qty) => (productId === 1 ? hanging : qty > 3 ? refused : undefined),
  }).open()
  await desk.send({ type: 'line.set', line: line(1, 10, 5) })
  await desk.send({ type: 'line.add', product: info(2, 10), kind: { id: 'red', name: 'red' } })
  await desk.send({ type: 'line.set', line: line(2, 10, 9) })
  expect(desk.context().failures).toMatchObject([{ productId: 2 }])
  expect(desk.lines()).toEqual([
    ['p1', 5],
    ['p2', 2],
    ['p2:k.red', 1],
  ])
})

test('CART-61 unsent changes share one version of the lines, until a line moves within it', async () => {
  const desk = await cartDesk([product(1, 10, 1), product(2, 10, 2)], {
    update: () => new Promise(() => undefined),
  }).open()
  const versions = () => new Set([...desk.context().unsent].map(({ before }) => before)).size
  for (let id = 1; id <= 200; id++) desk.cart.send({ type: 'line.set', line: line(id, 10, 5) })
  desk.cart.send({ type: 'line.remove', uq: 'p7' })
  expect([desk.context().unsent.size, versions()]).toEqual([200, 1])
  desk.cart.send({ type: 'line.remove', uq: 'p1' })
  desk.cart.send({ type: 'line.set', line: line(1, 10, 5) })
  desk.cart.send({ type: 'line.set', line: line(201, 10, 5) })
  expect([desk.context().unsent.size, versions()]).toEqual([201, 2])
})
