export { RaanInvoice, type RaanInvoiceProps } from './invoice'
export { addressOf, type InvoiceMode, type InvoicePlace } from './invoice-ways'
export { apps, RaanInvoices, type RaanInvoicesProps } from './invoices'
