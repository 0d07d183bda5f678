import type { Tx } from '../../store'
import { note } from '../../users/users.activity.write'
import { blankTexts, type CustomerCard, cardsTable, nextCardId } from '../customers.cards'
import { tidied } from '../customers.edit'
import type { ReadCustomer } from './read-customers'

/** How many customers are stored in one transaction: others wait meanwhile. */
export const storedTogether = 500

/** Those whom nobody knows yet. Known ones stay as they are: what staff or orders say is newer. */
export function newOnes(tx: Tx, customers: readonly ReadCustomer[]): readonly ReadCustomer[] {
  const cards = new Set(tx.read(cardsTable).flatMap(({ keys }) => keys))
  const known = tx.customers.known(customers.map(({ key }) => key))
  return customers.filter(({ key }) => !cards.has(key) && !known.has(key))
}

/** Stores new customers; returns them. */
export function storeCustomers(tx: Tx, customers: readonly ReadCustomer[]): readonly ReadCustomer[] {
  const fresh = newOnes(tx, customers)
  if (fresh.length === 0) return fresh
  const first = nextCardId(tx)
  const added = fresh.map(
    ({ key, customer }, nth): CustomerCard => ({
      ...blankTexts,
      ...tidied(customer),
      id: first + nth,
      keys: [key],
      merged: [],
      changedAt: tx.now(),
      version: 1,
    }),
  )
  tx.write(cardsTable, [...tx.read(cardsTable), ...added])
  const changes = [{ field: 'customers', from: '', to: String(fresh.length) }]
  note(tx, null, { kind: 'customer', call: 'customers.import', record: '', changes })
  return fresh
}
