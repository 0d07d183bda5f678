import type { Customer, CustomerQuery, CustomerSort } from '../../core/customers/customers.contract'
import { keyOfCustomer, readSearch } from '../../core/orders/orders.search'
import { thaiKey } from '../../core/orders/orders.thai-key'
import type { Tx } from '../store'
import { type CustomerCard, isInCard, otherKeyPhones, shownTexts } from './customers.card'
import type { KnownCustomer } from './customers.store'

type Known = ReadonlyMap<string, KnownCustomer>

/** The keys with orders, that of the latest one first. */
const orderedKeys = ({ keys }: CustomerCard, known: Known): string[] =>
  keys
    .filter((key) => known.has(key))
    .sort((one, other) => ((known.get(one)?.at ?? '') < (known.get(other)?.at ?? '') ? 1 : -1))

/** A row as staff's own texts say, with the sums of all keys. */
function withCard(row: Customer | undefined, card: CustomerCard, known: Known): Customer {
  const texts = shownTexts(row, card)
  const all = card.keys.flatMap((key) => known.get(key) ?? [])
  const otherPhones = otherKeyPhones(card.keys, texts.phoneNumber)
  return {
    ...texts,
    orderCount: all.reduce((sum, { orders }) => sum + orders, 0),
    lastOrder: row?.lastOrder ?? null,
    refusedCODCount: all.reduce((sum, { refused }) => sum + refused, 0),
    ...(card.flag && { flag: card.flag }),
    ...(otherPhones.length > 0 && { otherPhones }),
  }
}

/** Customers without an order, the one added last first. */
function sorted(cards: readonly CustomerCard[], { sortBy, sortDesc }: CustomerQuery): CustomerCard[] {
  const newest = cards.toSorted((one, other) => other.id - one.id)
  const texts: readonly (CustomerSort | undefined)[] = ['orderCount', 'lastOrder', 'refusedCODCount', undefined]
  if (texts.includes(sortBy)) return newest
  const sign = sortDesc ? -1 : 1
  const keyOf = (card: CustomerCard) => thaiKey(card[sortBy as 'name'])
  return newest.toSorted((one, other) => {
    const [a, b] = [keyOf(one), keyOf(other)]
    return a === b ? 0 : a < b ? -sign : sign
  })
}

/** One page of the customers with orders, and after them those without. A merged customer is one row. */
export function listCustomers(tx: Tx, query: CustomerQuery): { customers: Customer[]; total: number } {
  const cards = tx.cards.all()
  if (cards.length === 0) return tx.customers.find(query)
  const known = tx.customers.known(cards.flatMap(({ keys }) => keys))
  const search = readSearch(query.q)
  const matching = search ? cards.filter((card) => isInCard(search, card)) : cards
  const found = tx.customers.find({
    ...query,
    hidden: cards.flatMap((card) => orderedKeys(card, known).slice(1)),
    also: search ? matching.flatMap((card) => orderedKeys(card, known).slice(0, 1)) : [],
  })
  const byKey = new Map(cards.flatMap((card) => card.keys.map((key): [string, CustomerCard] => [key, card])))
  const rows = found.customers.map((row) => {
    const card = byKey.get(keyOfCustomer(row))
    return card ? withCard(row, card, known) : row
  })
  const without = sorted(
    matching.filter(({ keys }) => !keys.some((key) => known.has(key))),
    query,
  )
  const { page, perPage } = query
  const start = Math.max(0, (page - 1) * perPage - found.total)
  const rest = without.slice(start, start + perPage - rows.length)
  return {
    customers: [...rows, ...rest.map((card) => withCard(undefined, card, known))],
    total: found.total + without.length,
  }
}
