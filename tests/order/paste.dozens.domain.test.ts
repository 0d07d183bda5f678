import { expect, test } from 'vitest'
import { satang } from '../../src/core/kernel/money'
import { itemsOf, withCandidates, withChoice } from '../../src/core/order/paste/order.paste.items'
import type { Sellable } from '../../src/core/products/products.find.contract'

const product = (id: number, name: string) => ({ id, name, aliases: [] as string[], price: satang(6_000) }) as Sellable
const [eggs, dozens, tray] = [product(1, 'ไข่เค็ม'), product(2, 'ไข่เค็ม 1 โหล'), product(3, 'ไข่เค็ม แพ็ค 12 ฟอง')]

const said = (qty: number, dozen: boolean) => ({
  text: 'ไข่เค็ม',
  qty,
  ...(dozen && { dozen }),
  confidence: 1,
  spans: [],
})
const lineOf = (qty: number, dozen = true) => {
  const [item] = itemsOf([said(qty, dozen as true)], [])
  if (!item) throw new Error('no item')
  return withCandidates(
    item,
    [eggs, dozens, tray].map((each) => ({ product: each, score: 0.5 })),
  )
}

test.each([
  [eggs, 24],
  [dozens, 2],
  [tray, 2],
])('PASTE-1960 two dozen of %o are %i', ({ id }, quantity) => {
  expect(withChoice(lineOf(2), id).Quantity).toBe(quantity)
})

test('PASTE-1960 a free-text line counts pieces, and another choice counts again', () => {
  expect(withChoice(lineOf(2), 'text').Quantity).toBe(24)
  expect(withChoice(withChoice(lineOf(2), dozens.id), eggs.id).Quantity).toBe(24)
  expect(withChoice(lineOf(2, false), eggs.id).Quantity).toBe(2)
})

test('PASTE-1960 the quantity that the user set stays, also if the message is read again', () => {
  const set = { ...withChoice(lineOf(2), eggs.id), Quantity: 30 }
  expect(withChoice(set, dozens.id).Quantity).toBe(30)
  expect(itemsOf([said(2, true as const)], [set])[0]?.Quantity).toBe(30)
  const taken = withChoice(lineOf(2), dozens.id)
  expect(itemsOf([said(2, true as const)], [taken])[0]?.Quantity).toBe(2)
  expect(itemsOf([said(3, true as const)], [taken])[0]?.Quantity).toBe(3)
})
