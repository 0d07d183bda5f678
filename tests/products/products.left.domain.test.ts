import { expect, test } from 'vitest'
import { satang } from '../../src/core/kernel/money'
import { itemsOf, leftOf, withCandidates } from '../../src/core/order/paste/order.paste.items'
import type { Sellable } from '../../src/core/products/products.find.contract'

test.each([
  [3, 2, undefined],
  [3, 3, undefined],
  [3, 4, 3],
  [0, 1, 0],
  [-2, 1, 0],
  [undefined, 9, undefined],
])('PROD-93 of a product with %s available pieces, %i in a message leave %s', (available, qty, left) => {
  const product = { id: 1, name: 'ชา', price: satang(100), available } as Sellable
  const [item] = itemsOf([{ text: 'ชา', qty, confidence: 1, spans: [] }], [])
  if (!item) throw new Error('no item')
  const looked = withCandidates(item, [{ product, score: 1 }])
  expect(leftOf(looked)).toBe(left)
  expect(leftOf({ ...looked, choice: 'text' })).toBeUndefined()
})
