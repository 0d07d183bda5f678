import { isPhoneNumber } from '../../core/order/order.rules'
import { keyOfCustomer } from '../../core/orders/orders.search'
import type { ActivityChange, ActivityEntry } from '../../core/users/activity/users.activity.contract'
import { clientTexts } from '../invoices/invoices.activity'
import { removedInvoicesTable } from '../invoices/invoices.table'
import type { Tx } from '../store'

type Whose = { readonly keys: readonly string[]; readonly numbers: ReadonlySet<string> }

function isClient(text: string, keys: readonly string[]): boolean {
  const [name = '', ...others] = clientTexts(text)
  if (others.some((phoneNumber) => keys.includes(keyOfCustomer({ name: '', phoneNumber })))) return true
  return keys.includes(name) && !others.some(isPhoneNumber)
}

const isAbout = ({ field, from, to }: ActivityChange, { keys, numbers }: Whose): boolean =>
  (field === 'orderNumber' && [from, to].some((number) => numbers.has(number))) ||
  (field === 'client' && [from, to].some((text) => isClient(text, keys)))

/** Entries about this customer's invoices that were removed as drafts: only the log still has their client. */
export function entriesOfRemovedDrafts(tx: Tx, whose: Whose): readonly ActivityEntry[] {
  const ids = tx.read(removedInvoicesTable).map(({ id }) => String(id))
  if (ids.length === 0) return []
  const entries = tx.activity.about(['invoice'], ids)
  const theirs = new Set(
    entries.filter(({ changes }) => changes.some((each) => isAbout(each, whose))).map(({ record }) => record),
  )
  return entries.filter(({ record }) => theirs.has(record))
}
