import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstContext } from '../../src/core/cart/cart.context'
import type { CartProduct } from '../../src/core/cart/cart.contract'
import { editCart } from '../../src/core/cart/cart.edit'
import {
  editLines,
  noLines,
  type OrderLines,
  plainLine,
  productQuantities,
  productQuantity,
  syncLines,
  tallyOf,
  withLine,
} from '../../src/core/cart/cart.lines'
import { changedUq, freeUq, isPlain, plainUq } from '../../src/core/cart/cart.uq'
import { satang } from '../../src/core/kernel/money'
import { memoryStores } from '../../src/core/kernel/storage'
import type { OrderLine } from '../../src/core/orders/orders.contract'

const plain = (productId: number, Quantity: number, price = 100 * productId): OrderLine => ({
  uq: `p${productId}`,
  productId,
  name: `product ${productId}`,
  price: satang(price),
  Quantity,
})
const changed = (productId: number, Quantity: number): OrderLine => ({
  ...plain(productId, Quantity, 50),
  uq: `p${productId}:red`,
  priceReason: 'ลูกค้าประจำ',
})
const free = (Quantity: number): OrderLine => ({
  uq: 'x:1',
  productId: null,
  name: 'ถุงผ้า',
  price: satang(500),
  Quantity,
})
const served = (id: number, qty: number, price = 100 * id): CartProduct => ({
  id,
  qty,
  name: `product ${id}`,
  slug: `product-${id}`,
  description: '',
  brand: '',
  price: satang(price),
  image: '',
  hasFreeShipping: false,
  rating: 5,
  isInWishlist: false,
  isInCart: true,
  shippingDate: '',
  offers: 1,
  discountPercentage: 3,
})
const emptyContext = firstContext({
  call: () => Promise.reject(new Error('a local cart calls nobody')),
  storage: memoryStores(),
  newId: () => 'id',
  mode: 'local',
})
const short = (lines: OrderLines) => lines.toArray().map(({ uq, Quantity }) => [uq, Quantity])

test('CART-1 the key of a line identifies its kind', () => {
  expect([plainUq(12), changedUq(12, 'red'), freeUq('7')]).toEqual(['p12', 'p12:red', 'x:7'])
  expect([plain(12, 1), changed(12, 1), free(1), { uq: 'p12', productId: 13 }].map(isPlain)).toEqual([
    true,
    false,
    false,
    false,
  ])
  expect(plainLine({ id: 12, name: 'product 12', price: satang(1_200) }, 3)).toEqual(plain(12, 3))
})

test('CART-2 a new uq comes last', () => {
  expect(short(withLine(tallyOf([plain(1, 2)]), plain(2, 5)).lines)).toEqual([
    ['p1', 2],
    ['p2', 5],
  ])
})

test('CART-3 an existing uq replaces its quantity and keeps place, name and price', () => {
  const before = editCart(emptyContext, { type: 'lines.replace', lines: [plain(1, 2), plain(2, 5)] }).context
  const line = { ...plain(1, 9), name: 'another', price: satang(1) }
  const after = editCart(before, { type: 'line.set', line }).context
  expect(after.lines.toArray()).toEqual([plain(1, 9), plain(2, 5)])
  expect(before.lines.toArray()).toEqual([plain(1, 2), plain(2, 5)])
})

test('CART-4 editing replaces all lines; of several with one uq the last one counts', () => {
  expect(editLines([plain(3, 1), free(2), plain(3, 4)]).toArray()).toEqual([plain(3, 4), free(2)])
  expect(editLines([]).size).toBe(0)
})

test('CART-5 the server counts all lines of a product together, without free text, up to 9,999', () => {
  const lines = editLines([plain(1, 2), changed(1, 3), free(7), plain(2, 9_000), changed(2, 9_000)])
  expect([...productQuantities(lines)]).toEqual([
    [1, 5],
    [2, 9_999],
  ])
  expect([1, 2, 3].map((id) => productQuantity(tallyOf(lines), id))).toEqual([5, 9_999, 0])
})

const cases: [string, OrderLine[], CartProduct[], [string, number][], [number, number, number][]][] = [
  [
    'an empty draft takes the server lines without a word',
    [],
    [served(2, 4), served(1, 1)],
    [
      ['p2', 4],
      ['p1', 1],
    ],
    [],
  ],
  ['what agrees stays as it is', [plain(1, 3)], [served(1, 3)], [['p1', 3]], []],
  [
    'the server is right about a plain line, and it is told',
    [plain(1, 3), plain(2, 1)],
    [served(2, 1), served(1, 5)],
    [
      ['p1', 5],
      ['p2', 1],
    ],
    [[1, 3, 5]],
  ],
  [
    'a changed line counts towards the server quantity',
    [plain(1, 3), changed(1, 2)],
    [served(1, 5)],
    [
      ['p1', 3],
      ['p1:red', 2],
    ],
    [],
  ],
  [
    'the plain line gets what changed lines leave over',
    [plain(1, 3), changed(1, 2)],
    [served(1, 9)],
    [
      ['p1', 7],
      ['p1:red', 2],
    ],
    [[1, 5, 9]],
  ],
  [
    'changed lines alone get a plain line for the rest',
    [changed(1, 2)],
    [served(1, 6)],
    [
      ['p1:red', 2],
      ['p1', 4],
    ],
    [[1, 2, 6]],
  ],
  [
    'changed lines stay when the server has fewer',
    [plain(1, 1), changed(1, 4)],
    [served(1, 2)],
    [['p1:red', 4]],
    [[1, 5, 2]],
  ],
  [
    'what the server does not know stays, and a plain line of it is told',
    [free(2), plain(7, 3), changed(8, 1)],
    [],
    [
      ['x:1', 2],
      ['p7', 3],
      ['p8:red', 1],
    ],
    [[7, 3, 0]],
  ],
]

test.each(cases)('CART-6 %s', (_, draft, server, expected, differences) => {
  const synced = syncLines(editLines(draft), server)
  expect(short(synced.lines)).toEqual(expected)
  expect(synced.differences.map((each) => [each.productId, each.draft.Quantity, each.server.Quantity])).toEqual(
    differences,
  )
})

test('CART-7 a plain line takes the catalogue price, and the old one is reported', () => {
  const { lines, differences } = syncLines(editLines([plain(1, 2, 9_900)]), [served(1, 2, 12_000)])
  expect(lines.toArray()).toEqual([plain(1, 2, 12_000)])
  expect(differences).toEqual([
    { productId: 1, name: 'product 1', draft: { Quantity: 2, price: 9_900 }, server: { Quantity: 2, price: 12_000 } },
  ])
})

const someLines = fc
  .array(
    fc.tuple(
      fc.constantFrom('plain', 'changed', 'free'),
      fc.integer({ min: 1, max: 6 }),
      fc.integer({ min: 1, max: 99 }),
    ),
  )
  .map((rows) =>
    editLines(
      rows.map(([kind, id, n]) => (kind === 'plain' ? plain(id, n) : kind === 'changed' ? changed(id, n) : free(n))),
    ),
  )
const someServer = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 99 })), { selector: ([id]) => id })
  .map((rows) => rows.map(([id, qty]) => served(id, qty)))

test('CART-8 joining again with the same server changes nothing', () => {
  fc.assert(
    fc.property(someLines, someServer, (draft, server) => {
      const once = syncLines(draft, server).lines
      expect(syncLines(once, server).lines.toArray()).toEqual(once.toArray())
    }),
  )
})

test('CART-8 after joining a product has the larger of server quantity and changed lines', () => {
  fc.assert(
    fc.property(someLines, someServer, (draft, server) => {
      const { lines } = syncLines(draft, server)
      for (const { id, qty } of server)
        expect(productQuantity(tallyOf(lines), id)).toBe(Math.max(qty, draft.get(`p${id}:red`)?.Quantity ?? 0))
      expect(lines.get('x:1')).toEqual(draft.get('x:1'))
    }),
  )
})

test('CART-8 joining loses no line except plain ones of which the server has fewer', () => {
  fc.assert(
    fc.property(someLines, someServer, (draft, server) => {
      const { lines } = syncLines(draft, server)
      const lost = draft.toArray().filter(({ uq }) => !lines.has(uq))
      expect(lost.every((line) => isPlain(line) && server.some(({ id }) => id === line.productId))).toBe(true)
      expect(noLines.size).toBe(0)
    }),
  )
})
