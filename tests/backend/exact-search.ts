import { expect } from 'vitest'
import type { Order, OrderQuery } from '../../src/core/orders/orders.contract'
import { readSearch } from '../../src/core/orders/orders.search'
import { thaiKey } from '../../src/core/orders/orders.thai-key'
import { createRandom } from '../../src/service/random'
import type { Store } from '../../src/service/store'
import { storedOrder } from '../orders/stored-order'
import { makeNames } from '../orders/thai-names'

const odd = ['น้ำผึ้ง', 'İstanbul ß', 'ก"ข\'ค', '👍 ขอบคุณ', 'น้ำ ', 'AaBb', '100% _', 'a*b OR "c"', '\\x', 'ฯลฯ ๆ']

const orderOf = (name: string, nth: number) =>
  storedOrder({
    OrderNumber: `LR-20261101-${String(nth + 1).padStart(6, '0')}`,
    name,
    phoneNumber: '-',
    trackingNumber: nth % 3 === 0 ? `TH${nth}X` : '',
  })

/** Pieces of names, and as many pieces with their letters in another order, which are mostly nowhere. */
function makePieces(texts: readonly string[], count: number): string[] {
  const random = createRandom(31)
  const below = (end: number) => Math.floor(random() * end)
  return Array.from({ length: count }, (_, nth) => {
    const letters = Array.from(texts[below(texts.length)] ?? '')
    const piece = letters.slice(below(letters.length)).slice(0, 1 + below(10))
    return (nth % 2 === 0 ? piece : piece.toSorted()).join('').trim()
  }).filter((piece) => piece !== '')
}

/** Searches for 600 pieces; the orders found have to be those whose texts include the piece in one of its spellings. */
export async function expectExactSearch(store: Store): Promise<void> {
  const names = [...odd, ...makeNames(60)]
  const orders = names.map(orderOf)
  await store.transact(null, (tx) => tx.orders.save(orders))
  const pieces = makePieces([...names, ...orders.map(({ OrderNumber }) => OrderNumber)], 650).slice(0, 600)
  const query = { page: 1, perPage: 200, sortBy: 'OrderNumber', sortDesc: false } as OrderQuery
  const found = await Promise.all(
    pieces.map(async (q) => {
      const { orders } = await store.transact(null, (tx) => tx.orders.find({ ...query, q }), 'reads')
      return [q, orders.map(({ OrderNumber }) => OrderNumber)]
    }),
  )
  const isIn =
    (piece: string) =>
    ({ OrderNumber, name, trackingNumber, phoneNumber }: Order) =>
      [OrderNumber, name, trackingNumber, phoneNumber].some((text) => readSearch(piece)?.isIn(text))
  expect(found).toEqual(pieces.map((q) => [q, orders.filter(isIn(q)).map(({ OrderNumber }) => OrderNumber)]))
  expect(pieces.length).toBe(600)
}

/** `sort` gives 20,000 keys back in the order of the database's text columns. */
export async function expectThaiOrder(
  sort: (keys: readonly string[]) => Promise<readonly string[]> | readonly string[],
) {
  const names = makeNames(20_000)
  const nameOf = new Map(names.map((name) => [thaiKey(name), name]))
  const sorted = (await sort([...nameOf.keys()])).map((key) => nameOf.get(key) ?? '')
  const collator = new Intl.Collator('th')
  const wrong = sorted.slice(1).filter((name, nth) => collator.compare(sorted[nth] ?? '', name) > 0)
  expect(wrong).toEqual([])
  expect(sorted.length).toBe(nameOf.size)
}
