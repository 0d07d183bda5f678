import { table } from '../table'
import type { CustomerCard } from './customers.card'

/** Rows of a store in memory; others have tables of their own for cards. */
export const cardsTable = table<CustomerCard>('customer-cards', {
  of: 'shop',
  key: ({ id }) => id,
  kind: 'customers',
})
