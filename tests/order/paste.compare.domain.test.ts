import { expect, test } from 'vitest'
import { plainLine } from '../../src/core/cart/cart.lines'
import { satang } from '../../src/core/kernel/money'
import { canTakeMessage, lineDifferences } from '../../src/core/order/paste/order.paste.compare'
import { itemsOf, type MessageItem, withCandidates } from '../../src/core/order/paste/order.paste.items'
import type { OrderLine } from '../../src/core/orders/orders.contract'
import type { Sellable } from '../../src/core/products/products.find.contract'

const product = (id: number, name: string) => ({ id, name, price: satang(id * 1_000) }) as Sellable
const [tea, mint, soap] = [product(1, 'ชาเขียว'), product(2, 'ชามิ้นต์'), product(3, 'สบู่')]

function said(text: string, qty: number, products: readonly Sellable[] = [], choice?: MessageItem['choice']) {
  const [item] = itemsOf([{ text, qty, confidence: 1, spans: [] }], [])
  if (!item) throw new Error('no item')
  const looked = withCandidates(
    item,
    products.map((each) => ({ product: each, score: 0.5 })),
  )
  return { ...looked, choice }
}
const free = (name: string, Quantity: number): OrderLine => ({
  uq: `x:${name}`,
  productId: null,
  name,
  price: satang(500),
  Quantity,
})
const found = (items: readonly MessageItem[], lines: readonly OrderLine[]) =>
  lineDifferences(items, lines).map((each) => [each.name, each.said, each.has])

const twoTeas = said('ชาเขียว', 2, [tea, mint], 1)

test.each([
  ['the same', [twoTeas], [plainLine(tea, 2)], []],
  ['a message without products', [], [plainLine(tea, 5)], []],
  ['only skipped products', [said('ค่ะ', 1, [], 'out')], [plainLine(tea, 5)], []],
  ['a missing product', [twoTeas], [], [['ชาเขียว', 2, 0]]],
  ['another quantity', [twoTeas], [plainLine(tea, 3)], [['ชาเขียว', 2, 3]]],
  ['a line nobody asked for', [twoTeas], [plainLine(tea, 2), plainLine(soap, 4)], [['สบู่', 0, 4]]],
  ['one product in two lines of the message', [twoTeas, said('ชาเขียวอีก', 1, [tea], 1)], [plainLine(tea, 3)], []],
  [
    'one product in two lines of the order',
    [twoTeas],
    [plainLine(tea, 1), { ...plainLine(tea, 1), uq: 'p1:a', price: satang(1) }],
    [],
  ],
  ['an undecided line that was picked by hand', [said('ชา', 2, [tea, mint])], [plainLine(mint, 2)], []],
  [
    'an undecided line',
    [said('ชา', 2, [tea, mint])],
    [plainLine(soap, 2)],
    [
      ['ชา', 2, 0],
      ['สบู่', 0, 2],
    ],
  ],
  [
    'an undecided line before a decided one for the same product',
    [said('ชา', 1, [tea, mint]), twoTeas],
    [plainLine(tea, 2)],
    [['ชา', 1, 0]],
  ],
  ['free text', [said('ของแถม', 1, [], 'text')], [free('ของแถม', 1)], []],
  ['free text with another quantity', [said('ของแถม', 2, [], 'text')], [free('ของ แถม', 1)], [['ของแถม', 2, 1]]],
] as const)('TAKE-1 %s', (_, items, lines, expected) => {
  expect(found(items, lines)).toEqual(expected)
})

test('TAKE-1 the message can be taken over once each of its products is decided and has a price', () => {
  const can = (items: readonly MessageItem[], lines: readonly OrderLine[] = []) =>
    canTakeMessage(lineDifferences(items, lines))
  expect(can([twoTeas])).toBe(true)
  expect(can([twoTeas], [plainLine(soap)])).toBe(true)
  expect(can([twoTeas], [plainLine(tea, 2)])).toBe(false)
  expect(can([twoTeas, said('สบู่', 1, [soap])])).toBe(false)
  expect(can([said('ของแถม', 1, [], 'text')])).toBe(false)
  expect(can([{ ...said('ของแถม', 1, [], 'text'), price: satang(100) }])).toBe(true)
  expect(can([said('ของแถม', 2, [], 'text')], [free('ของแถม', 1)])).toBe(true)
})
