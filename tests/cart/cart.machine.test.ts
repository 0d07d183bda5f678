import { expect, test } from 'vitest'
import { noLines } from '../../src/core/cart/cart.lines'
import { baht, cartDesk, freeLine, info, line, product } from './cart-desk'

test("CART-30 initialising takes the server's quantities, sets isFetchCartData and happens once", async () => {
  const desk = await cartDesk([product(1, 120, 3), product(7, 65.5, 2)]).open()
  expect(desk.lines()).toEqual([
    ['p1', 3],
    ['p7', 2],
  ])
  const { isFetchCartData, pieces, total } = desk.context()
  expect([isFetchCartData, pieces, total, desk.cart.getSnapshot().value]).toEqual([true, 5, baht(491), 'ready'])
  expect(desk.changes()).toEqual([['init', 2, 5, 491]])
  await desk.send({ type: 'init' }, { type: 'init' })
  expect(desk.transport.calls.length).toBe(1)
})

test('CART-31 clearing the flag clears nothing else, and the next init loads again', async () => {
  const desk = await cartDesk([product(1, 120, 3)]).open()
  await desk.send({ type: 'fetched.clear' })
  expect([desk.context().isFetchCartData, desk.lines()]).toEqual([false, [['p1', 3]]])
  await desk.open()
  expect([desk.context().isFetchCartData, desk.transport.calls.length]).toEqual([true, 2])
})

test('CART-32 an existing uq has its Quantity replaced, another line comes last, free text makes no call', async () => {
  const desk = await cartDesk([product(1, 120, 3)]).open()
  await desk.send(
    { type: 'line.set', line: line(1, 999, 5) },
    { type: 'line.set', line: freeLine('a', 30, 2) },
    { type: 'line.set', line: line(2, 10, 1) },
  )
  expect(desk.lines()).toEqual([
    ['p1', 5],
    ['x:a', 2],
    ['p2', 1],
  ])
  expect(desk.context().total).toBe(baht(5 * 120 + 2 * 30 + 10))
  expect(desk.writes()).toEqual([
    { productId: 1, qty: 5 },
    { productId: 2, qty: 1 },
  ])
  expect(desk.server()).toEqual({ 1: 5, 2: 1 })
})

test('CART-33 adding increases the plain line by one or creates it, never past 9,999', async () => {
  const desk = await cartDesk([product(1, 120, 9998)]).open()
  await desk.send(
    { type: 'line.add', product: info(1, 120) },
    { type: 'line.add', product: info(2, 15) },
    { type: 'line.add', product: info(1, 120) },
  )
  expect(desk.lines()).toEqual([
    ['p1', 9999],
    ['p2', 1],
  ])
  expect(desk.context().refused).toEqual({ uq: 'p1', code: 'quantity' })
})

test.each([
  ['zero', 0],
  ['negative', -1],
  ['a fraction', 1.5],
  ['text', '3' as unknown as number],
  ['a thousand million', 1e9],
  ['no number', Number.NaN],
])('CART-34 a quantity of %s is visibly rejected and changes nothing', async (_, Quantity) => {
  const desk = await cartDesk([product(1, 120, 3)]).open()
  await desk.send({ type: 'line.set', line: line(1, 120, Quantity) }, { type: 'line.set', line: line(2, 5, Quantity) })
  expect(desk.lines()).toEqual([['p1', 3]])
  expect(desk.writes()).toEqual([])
  expect(desk.received.slice(1)).toEqual([
    { type: 'cart.refused', uq: 'p1', code: 'quantity' },
    { type: 'cart.refused', uq: 'p2', code: 'quantity' },
  ])
  expect(desk.context().refused).toEqual({ uq: 'p2', code: 'quantity' })
  await desk.send({ type: 'line.set', line: line(1, 120, 4) })
  expect(desk.context().refused).toBeUndefined()
})

test('CART-35 an invalid price and free text without a name are rejected', async () => {
  const desk = await cartDesk([product(1, 120, 1)]).open()
  await desk.send({ type: 'line.set', line: { ...line(2, 1, 1), price: 10.5 as never } })
  expect(desk.context().refused).toEqual({ uq: 'p2', code: 'price' })
  await desk.send({ type: 'line.reprice', uq: 'p1', price: -1 as never, priceReason: 'x' })
  expect(desk.context().refused).toEqual({ uq: 'p1', code: 'price' })
  await desk.send({ type: 'line.write', name: ' ', price: baht(5), Quantity: 1 })
  expect([desk.context().refused?.code, desk.lines()]).toEqual(['name', [['p1', 1]]])
})

test('CART-36 removing writes 0, and a removed line can be restored to its place', async () => {
  const desk = await cartDesk([product(1, 120, 3), product(2, 10, 1), product(3, 10, 1)]).open()
  await desk.send({ type: 'line.remove', uq: 'p2' }, { type: 'line.remove', uq: 'nobody' })
  expect([desk.lines(), desk.server()]).toEqual([
    [
      ['p1', 3],
      ['p3', 1],
    ],
    { 1: 3, 3: 1 },
  ])
  await desk.send({ type: 'line.set', line: line(1, 120, 4) }, { type: 'line.restore', uq: 'p2' })
  expect(desk.lines()).toEqual([
    ['p1', 4],
    ['p2', 1],
    ['p3', 1],
  ])
  expect(desk.server()).toEqual({ 1: 4, 2: 1, 3: 1 })
  await desk.send({ type: 'line.restore', uq: 'p2' })
  expect(desk.received.at(-1)).toMatchObject({ type: 'cart.changed', count: 3 })
})

test('CART-37 an edit replaces all lines and writes every product that is or was there', async () => {
  const desk = await cartDesk([product(1, 120, 3), product(2, 10, 1)]).open()
  await desk.send({ type: 'lines.replace', lines: [line(2, 10, 6), freeLine('a', 1, 1), line(4, 8, 2)] })
  expect(desk.lines()).toEqual([
    ['p2', 6],
    ['x:a', 1],
    ['p4', 2],
  ])
  expect(desk.server()).toEqual({ 2: 6, 4: 2 })
  await desk.send({ type: 'lines.replace', lines: [line(2, 10, 0)] })
  expect([desk.lines().length, desk.context().refused]).toEqual([3, { uq: 'p2', code: 'quantity' }])
})

test("CART-38 clearing resets everything and empties the server's cart", async () => {
  const desk = await cartDesk([product(1, 120, 3), product(2, 10, 1)]).open()
  await desk.send({ type: 'line.set', line: freeLine('a', 5, 1) }, { type: 'clear' })
  const { lines, total, pieces, isFetchCartData } = desk.context()
  expect([lines.size, total, pieces, isFetchCartData, desk.server()]).toEqual([0, 0, 0, false, {}])
  expect(desk.changes().at(-1)).toEqual(['user', 0, 0, 0])
})

test('CART-39 a cart cleared while it is loading stays empty, on the server, too', async () => {
  const desk = cartDesk([product(1, 120, 3)])
  await desk.send({ type: 'init' }, { type: 'clear' }, { type: 'line.set', line: line(2, 10, 1) })
  await desk.cart.settled()
  expect([desk.lines(), desk.server()]).toEqual([[['p2', 1]], { 2: 1 }])
})

test('CART-40 a custom price gives a line its own key with the reason; the catalogue price restores both', async () => {
  const desk = await cartDesk([product(1, 120, 3), product(2, 10, 1)]).open()
  await desk.send({ type: 'line.reprice', uq: 'p1', price: baht(100), priceReason: ' regular customer ' })
  const [changed, other] = desk.context().lines.toArray()
  expect(changed).toEqual({
    uq: expect.stringMatching(/^p1:[0-9a-f]{32}$/),
    productId: 1,
    name: 'product 1',
    price: baht(100),
    Quantity: 3,
    priceReason: 'regular customer',
  })
  expect([other?.uq, desk.writes(), desk.context().total]).toEqual(['p2', [], baht(310)])
  await desk.send({ type: 'line.add', product: info(1, 120) })
  expect([desk.lines().at(-1), desk.server()[1]]).toEqual([['p1', 1], 4])
  await desk.send({ type: 'line.reprice', uq: changed?.uq ?? '', price: baht(120) })
  expect(desk.lines()).toEqual([
    ['p1', 4],
    ['p2', 1],
  ])
  expect([desk.server()[1], desk.context().lines.get('p1')?.priceReason]).toEqual([4, undefined])
})

test('CART-41 free text makes a line with its own key', async () => {
  const desk = await cartDesk().open()
  await desk.send({ type: 'line.write', name: 'กล่องของขวัญ <script>', price: baht(35), Quantity: 2 })
  expect(desk.context().lines.toArray()).toEqual([
    {
      uq: expect.stringMatching(/^x:[0-9a-f]{32}$/),
      productId: null,
      name: 'กล่องของขวัญ <script>',
      price: baht(35),
      Quantity: 2,
    },
  ])
  expect(desk.writes()).toEqual([])
})

test("CART-43 old snapshots don't change", async () => {
  const desk = await cartDesk([product(1, 120, 3)]).open()
  const before = desk.context().lines
  await desk.send({ type: 'line.set', line: line(1, 120, 9) }, { type: 'clear' })
  expect([before.get('p1')?.Quantity, desk.context().lines]).toEqual([3, noLines])
})

test('CART-44 a line that its sender changes afterwards stays as it was sent', async () => {
  const desk = await cartDesk([], { mode: 'local' }).open()
  const [own, other] = [line(1, 10, 2), line(2, 10, 3)]
  await desk.send({ type: 'lines.replace', lines: [other] }, { type: 'line.set', line: own })
  own.Quantity = 7
  other.Quantity = 8
  expect([desk.lines(), desk.context().pieces]).toEqual([
    [
      ['p2', 3],
      ['p1', 2],
    ],
    5,
  ])
  await desk.send({ type: 'line.set', line: own }, { type: 'line.remove', uq: 'p2' })
  expect([desk.lines(), desk.context().pieces, desk.context().total]).toEqual([[['p1', 7]], 7, baht(70)])
})
