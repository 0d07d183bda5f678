import type { Invoice } from '../../core/invoices/invoices.invoice'
import type { Order, RecordedSlip } from '../../core/orders/orders.contract'
import { erasedRecipient, isOfRecipient } from '../../core/orders/orders.erased'
import type { ActivityEntry } from '../../core/users/activity/users.activity.contract'
import type { StoredInvoice } from '../invoices/invoices.table'

/** A slip's name and picture show who paid. */
const isPersonalInOrder = (field: string): boolean => field === 'files' || isOfRecipient(field)

const nobody: Omit<Invoice['client'], 'country'> = {
  name: '',
  company: '',
  companyEmail: '',
  contact: '',
  address: '',
  taxId: '',
  branch: '',
}
const ofClient = ['client', 'note', 'payments', 'sent', 'cancelled']

type Changed = { field: string; from: string; to: string }

const withoutValues = <C extends Changed>(changes: readonly C[], isPersonal: (field: string) => boolean): C[] =>
  changes.map((change) => (isPersonal(change.field) ? { ...change, from: '', to: '' } : change))

/** The bank knows who sent what has its reference. */
const withoutSender = ({ bank: _, reference: __, ...slip }: RecordedSlip): RecordedSlip => slip

/** An order without its recipient and files. */
export const erasedOrder = (order: Order): Order => ({
  ...order,
  ...erasedRecipient,
  ...(order.files && { files: [] }),
  ...(order.slip && { slip: withoutSender(order.slip) }),
  version: order.version + 1,
  history: withoutValues(order.history, isPersonalInOrder),
})

/** An invoice without its client. */
export const erasedInvoice = (invoice: StoredInvoice): StoredInvoice => ({
  ...invoice,
  client: { ...nobody, country: invoice.client.country },
  note: '',
  payments: invoice.payments.map((payment) => ({ ...payment, note: '' })),
  version: invoice.version + 1,
  ...(invoice.cancelled && { cancelled: { ...invoice.cancelled, reason: '' } }),
  ...(invoice.sent && { sent: { ...invoice.sent, to: '', subject: '', message: '' } }),
})

const isPersonalIn = (kind: string) => (field: string) => {
  if (kind === 'customer') return true
  return kind === 'invoice' ? ofClient.includes(field) : isPersonalInOrder(field)
}

/** An entry of the activity log about an order, invoice or customer, without values of personal fields. */
export const erasedEntry = (entry: ActivityEntry): ActivityEntry => ({
  ...entry,
  changes: withoutValues(entry.changes, isPersonalIn(entry.kind)),
})
