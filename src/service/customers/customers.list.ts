import type { Customer, CustomerQuery, CustomerSort } from '../../core/customers/customers.contract'
import type { Tx } from '../store'
import { type CustomerCard, otherKeyPhones, shownTexts } from './customers.card'
import type { KnownCustomer } from './customers.store'

/** A row as staff's own texts say, with the sums of all keys. */
function withCard(row: Customer | undefined, card: CustomerCard, known: ReadonlyMap<string, KnownCustomer>): Customer {
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

/** Of an address, only the province can be sorted by where the latest orders are those of some shops. */
const sortsWithin: readonly (CustomerSort | undefined)[] = [
  'name',
  'province',
  'orderCount',
  'lastOrder',
  'refusedCODCount',
]

function sortedWithin({ sortBy, ...query }: CustomerQuery): CustomerQuery {
  return sortBy !== undefined && sortsWithin.includes(sortBy) ? { ...query, sortBy } : query
}

/** One page of the customers with orders, and after them those without. A merged customer is one row. */
export function listCustomers(tx: Tx, asked: CustomerQuery): { customers: Customer[]; total: number } {
  const query = tx.within ? sortedWithin(asked) : asked
  const { customers: found, total } = tx.customers.find(query)
  const keys = found.flatMap(({ latest, card }) => (latest && card ? card.keys : []))
  const known = keys.length > 0 ? tx.customers.known(keys) : new Map<string, KnownCustomer>()
  const customers = found.flatMap(({ latest, card }) => (card ? withCard(latest, card, known) : (latest ?? [])))
  return { customers, total }
}
