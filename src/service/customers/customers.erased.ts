import type { Invoice } from '../../core/invoices/invoices.invoice'
import { lookUp } from '../../core/kernel/look-up'
import type { Order, RecordedSlip } from '../../core/orders/orders.contract'
import type { ActivityEntry } from '../../core/users/activity/users.activity.contract'
import type { StoredInvoice } from '../invoices/invoices.table'

/** The recipient in an order. The province stays: sums by province refer to it. */
const recipient = {
  name: '',
  phoneNumber: '',
  address: '',
  subDistrict: '',
  district: '',
  postNum: '',
  fullCustomerData: '',
  trackingNumber: '',
  note: '',
} satisfies Partial<Order>

/** A slip's name and picture show who paid. */
const isOfRecipient = (field: string): boolean => field === 'files' || lookUp(recipient, field) !== undefined

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
  ...recipient,
  ...(order.files && { files: [] }),
  ...(order.slip && { slip: withoutSender(order.slip) }),
  version: order.version + 1,
  history: withoutValues(order.history, isOfRecipient),
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
  return kind === 'invoice' ? ofClient.includes(field) : isOfRecipient(field)
}

/** An entry of the activity log about an order, invoice or customer, without values of personal fields. */
export const erasedEntry = (entry: ActivityEntry): ActivityEntry => ({
  ...entry,
  changes: withoutValues(entry.changes, isPersonalIn(entry.kind)),
})
