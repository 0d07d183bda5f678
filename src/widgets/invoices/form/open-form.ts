import type { InvoiceDraft } from '../../../core/invoice/invoice.draft'
import type { Opened } from '../../../core/invoice/invoice.opening'
import type { InvoiceFormState } from './use-invoice-form'

/** The form once what it begins with is here. */
export type OpenForm = InvoiceFormState & { draft: InvoiceDraft; opened: Opened }
