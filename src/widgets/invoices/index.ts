export { RaanInvoice, type RaanInvoiceProps } from './invoice'
export { addressOf, type InvoiceLocation, type InvoiceMode } from './invoice-navigation'
export { apps, RaanInvoices, type RaanInvoicesProps } from './invoices'
