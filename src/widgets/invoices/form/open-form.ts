import type { InvoiceDraft } from '../../../core/invoices/form/invoices.form.draft'
import type { Opened } from '../../../core/invoices/form/invoices.form.opening'
import type { InvoiceFormState } from './use-invoice-form'

/** The form once what it begins with is here. */
export type OpenForm = InvoiceFormState & { draft: InvoiceDraft; opened: Opened }
