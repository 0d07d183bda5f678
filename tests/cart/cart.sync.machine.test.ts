import { expect, test } from 'vitest'
import { cartRecordKey } from '../../src/core/cart/cart.record'
import { memoryStorage } from '../../src/core/kernel/storage'
import { sharedStorage } from '../helpers/shared-storage'
import { recordKey } from '../helpers/stores'
import { turns } from '../helpers/turns'
import { baht, cartDesk, freeLine, info, line, product } from './cart-desk'

test('CART-70 lines unknown to the server survive a reload; plain lines are the server’s', async () => {
  const storage = memoryStorage()
  const before = await cartDesk([product(1, 120, 3)], { storage }).open()
  await before.send(
    { type: 'line.set', line: freeLine('a', 30, 2) },
    { type: 'line.reprice', uq: 'p1', price: baht(100), priceReason: 'friend' },
  )
  const lines = before.context().lines.toArray()
  before.engine.stop()
  const after = cartDesk([product(1, 120, 3)], { storage })
  await after.cart.settled()
  expect(after.context().lines.toArray()).toEqual(lines)
  await after.open()
  expect([after.context().lines.toArray(), after.context().differences]).toEqual([lines, []])
  expect(after.context().products.get('1')).toEqual({
    ...info(1, 120),
    shippingDate: '',
    offers: 0,
    discountPercentage: 0,
  })
})

test('CART-523 after a reload the offers are known before the server responds', async () => {
  const storage = memoryStorage()
  const offer = { shippingDate: '2026-11-25T05:00:00.000Z', offers: 4, discountPercentage: 17 }
  const before = await cartDesk([{ ...product(1, 120, 3), ...offer }], { storage }).open()
  before.engine.stop()
  const after = cartDesk([], { storage })
  await after.cart.settled()
  expect(after.context().products.get('1')).toEqual({ ...info(1, 120), ...offer })
})

test('CART-71 a quantity changed elsewhere is the server’s, shown as a difference and never added up', async () => {
  const storage = memoryStorage()
  const before = await cartDesk([product(1, 120, 3)], { storage }).open()
  before.engine.stop()
  const desk = await cartDesk([product(1, 130, 5)], { storage }).open()
  expect(desk.lines()).toEqual([['p1', 5]])
  expect(desk.context().differences).toEqual([
    {
      productId: 1,
      name: 'product 1',
      draft: { Quantity: 3, price: baht(120) },
      server: { Quantity: 5, price: baht(130) },
    },
  ])
  await desk.send({ type: 'difference.keep', productId: 1 })
  expect([desk.lines(), desk.server(), desk.context().differences]).toEqual([[['p1', 3]], { 1: 3 }, []])
  expect(desk.context().lines.get('p1')?.price).toBe(baht(130))
})

test('CART-72 a plain line removed elsewhere disappears, and can be kept', async () => {
  const storage = memoryStorage()
  const before = await cartDesk([product(1, 120, 3), product(2, 10, 1)], { storage }).open()
  before.engine.stop()
  const desk = await cartDesk([product(2, 10, 1)], { storage }).open()
  expect([desk.lines(), desk.context().differences.map(({ productId }) => productId)]).toEqual([[['p2', 1]], [1]])
  await desk.send({ type: 'difference.keep', productId: 1 })
  expect([desk.lines(), desk.server()]).toEqual([
    [
      ['p1', 3],
      ['p2', 1],
    ],
    { 1: 3, 2: 1 },
  ])
})

test("CART-73 dismissing a difference keeps the server's quantity", async () => {
  const storage = memoryStorage()
  const before = await cartDesk([product(1, 120, 3)], { storage }).open()
  before.engine.stop()
  const desk = await cartDesk([product(1, 120, 5)], { storage }).open()
  await desk.send({ type: 'difference.dismiss', productId: 1 })
  expect([desk.lines(), desk.context().differences, desk.writes()]).toEqual([[['p1', 5]], [], []])
})

test('CART-74 a change made while the cart loads is not overwritten by the older response', async () => {
  let answer = () => {}
  const desk = cartDesk([], {
    read: () =>
      new Promise((resolve) => {
        answer = () => resolve({ products: [product(1, 120, 3), product(2, 10, 1)] })
      }),
  })
  await desk.send({ type: 'init' }, { type: 'line.set', line: line(1, 120, 8) })
  expect(desk.server()).toEqual({ 1: 8 })
  answer()
  await desk.cart.settled()
  expect([desk.lines(), desk.context().differences]).toEqual([
    [
      ['p1', 8],
      ['p2', 1],
    ],
    [],
  ])
})

test('CART-75 a reload aborts the read before it and is reported as a sync', async () => {
  let slow = false
  const desk = await cartDesk([product(1, 120, 3)], { read: () => (slow ? new Promise(() => {}) : undefined) }).open()
  slow = true
  await desk.send({ type: 'reload' })
  slow = false
  await desk.send({ type: 'reload' })
  await desk.cart.settled()
  const reads = desk.transport.of('GET /apps/ecommerce/cart')
  expect(reads.map(({ signal }) => signal.aborted)).toEqual([false, true, false])
  expect(desk.changes()).toEqual([
    ['init', 1, 3, 360],
    ['sync', 1, 3, 360],
  ])
})

test.each([
  ['a wrong shape', { products: [{ id: 'x' }] }, 'contract'],
  ['HTML', new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }), 'contract'],
  ['403', new Response(null, { status: 403 }), 'forbidden'],
])('CART-76 %s keeps the lines, names the error, and can be retried', async (_, wrong, code) => {
  let isWrong = true
  const desk = cartDesk([product(1, 120, 3)], { read: () => (isWrong ? wrong : undefined) })
  await desk.send({ type: 'line.set', line: freeLine('a', 1, 1) })
  await desk.open()
  expect([desk.cart.getSnapshot().value, desk.context().error?.code, desk.lines()]).toEqual([
    'failed',
    code,
    [['x:a', 1]],
  ])
  isWrong = false
  await desk.send({ type: 'reload' })
  await desk.cart.settled()
  expect([desk.cart.getSnapshot().value, desk.context().error, desk.lines()]).toEqual([
    'ready',
    undefined,
    [
      ['x:a', 1],
      ['p1', 3],
    ],
  ])
})

test.each([
  ['no JSON', '{'],
  ['another version', '{"version":2,"lines":[],"unsent":[],"products":[]}'],
  ['something else', '[1]'],
  ['a wrong line', '{"version":1,"lines":[{"uq":"a"}],"unsent":[],"products":[]}'],
])('CART-77 a stored cart with %s is ignored', async (_, text) => {
  const storage = memoryStorage()
  storage.session.set(recordKey(cartRecordKey), text)
  const desk = await cartDesk([product(1, 120, 3)], { storage }).open()
  expect(desk.lines()).toEqual([['p1', 3]])
})

test('CART-78 a full storage loses the record and nothing else', async () => {
  const storage = memoryStorage()
  storage.session.set = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  const desk = await cartDesk([product(1, 120, 3)], { storage }).open()
  await desk.send({ type: 'line.set', line: line(1, 120, 4) })
  expect([desk.lines(), desk.server()]).toEqual([[['p1', 4]], { 1: 4 }])
})

test('CART-79 a cart with more lines than an order allows is not stored', async () => {
  const desk = await cartDesk().open()
  const lines = Array.from({ length: 501 }, (_, index) => freeLine(String(index), 1, 1))
  await desk.send({ type: 'lines.replace', lines: lines.slice(0, 500) })
  expect(desk.storage.session.keys()).toEqual([recordKey(cartRecordKey)])
  await desk.send({ type: 'lines.replace', lines })
  expect([desk.storage.session.keys(), desk.context().lines.size]).toEqual([[], 501])
})

test('CART-80 a local cart makes no calls and survives a reload, images included', async () => {
  const storage = memoryStorage()
  const before = await cartDesk([], { mode: 'local', storage }).open()
  await before.send({ type: 'line.add', product: info(1, 120) }, { type: 'line.set', line: line(1, 120, 3) })
  expect(before.changes()).toEqual([
    ['init', 0, 0, 0],
    ['user', 1, 1, 120],
    ['user', 1, 3, 360],
  ])
  before.engine.stop()
  const after = await cartDesk([], { mode: 'local', storage }).open()
  expect([after.lines(), after.context().products.get('1')?.image]).toEqual([[['p1', 3]], 'data:,1'])
  await after.send({ type: 'reload' }, { type: 'resume' }, { type: 'clear' })
  expect([after.lines(), storage.local.get(recordKey(cartRecordKey)), after.transport.calls]).toEqual([[], null, []])
})

test('CART-81 a local cart is one for all tabs', async () => {
  const browser = sharedStorage()
  const one = await cartDesk([], { mode: 'local', storage: browser.tab() }).open()
  const other = await cartDesk([], { mode: 'local', storage: browser.tab() }).open()
  await one.send({ type: 'line.add', product: info(1, 120) })
  await turns()
  expect([other.lines(), other.changes().at(-1)]).toEqual([[['p1', 1]], ['sync', 1, 1, 120]])
  await other.send({ type: 'clear' })
  expect(one.lines()).toEqual([])
})

test("CART-521 the server's offer data stays when a product list adds more, until the server says otherwise", async () => {
  const offer = { shippingDate: '2026-11-25T02:00:00.000Z', offers: 4, discountPercentage: 17 }
  let products: unknown[] = [{ ...product(1, 120, 3), ...offer }]
  const desk = await cartDesk([product(1, 120, 3)], { read: () => ({ products }) }).open()
  const said = () => desk.context().products.get('1')
  expect(said()).toEqual({ ...info(1, 120), ...offer })
  await desk.send({ type: 'line.add', product: info(1, 120) })
  expect(said()).toEqual({ ...info(1, 120), ...offer })
  products = [product(1, 120, 4)]
  await desk.send({ type: 'reload' })
  expect(said()).toEqual({ ...info(1, 120), shippingDate: '', offers: 0, discountPercentage: 0 })
})
