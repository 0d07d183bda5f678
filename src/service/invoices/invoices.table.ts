import type { PaymentDetails } from '../../core/invoices/invoices.contract'
import type { Invoice } from '../../core/invoices/invoices.invoice'
import { table } from '../table'

/** As stored: balance and status are derived, on the date of the request. */
export type StoredInvoice = Omit<Invoice, 'balance' | 'invoiceStatus' | 'version'> & { version: number }

export const invoicesTable = table<StoredInvoice>('invoices', {
  of: 'shop',
  key: ({ id }) => id,
  kind: 'invoices',
  shopOf: ({ shopId }) => shopId,
})

/** The numbers of removed invoices: a number is never used for another one. */
export const removedInvoicesTable = table<{ id: number; at: string }>('invoices.removed', {
  of: 'shop',
  key: ({ id }) => id,
})

/** Where all invoices are paid to, in one row. */
export const paymentDetailsTable = table<PaymentDetails>('invoices.paymentDetails', {
  of: 'shop',
  key: (_, position) => position,
})
