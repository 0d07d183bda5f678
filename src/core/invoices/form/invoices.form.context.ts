import type { EventsByName } from '../../kernel/engine-events'
import type { ConflictEvent, Contested, FieldSet, FormContext } from '../../kernel/form-definition'
import type { KeyedRequest } from '../../kernel/keyed-request'
import type { Ports } from '../../kernel/ports'
import type { Sends } from '../../kernel/sends'
import type { Client, Invoice } from '../invoices.invoice'
import type { InvoiceDraft, ItemDraft, WrittenInvoice } from './invoices.form.draft'
import type { InvoiceSource, Opened } from './invoices.form.opening'

export type InvoiceInput = Pick<Ports, 'call' | 'clock' | 'newId' | 'storage'> & InvoiceSource

export type Context = Pick<Ports, 'call' | 'clock' | 'newId'> &
  FormContext<Invoice> &
  Contested<Invoice> & {
    source: InvoiceSource
    /** the form's requests until the change is saved */
    asked: KeyedRequest & Sends<WrittenInvoice>
    opened: Opened | undefined
    /** as opened: any difference is unsaved */
    first: InvoiceDraft | undefined
    draft: InvoiceDraft | undefined
  }

type Plain = Omit<InvoiceDraft, 'items' | 'client' | 'payments' | 'shopId'>

export type InvoiceEvent =
  | FieldSet<Plain>
  | { type: 'client.set'; client: Client }
  /** its tax number decides whether VAT is charged */
  | { type: 'shop.choose'; id: number }
  /**
   * inserts a line below `position`, or at the end without it. `key` is chosen by the caller, which moves the focus
   * there
   */
  | { type: 'item.add'; key: string; position?: number }
  | { type: 'item.set'; key: string; item: Partial<Omit<ItemDraft, 'key'>> }
  | { type: 'item.remove'; key: string }
  | { type: 'save' }
  | ConflictEvent
  | { type: 'reload' }

type InvoiceEmitted =
  | { type: 'invoices.saved'; invoice: Invoice; isNew: boolean }
  | { type: 'invoices.editRefused'; event: string }

declare module '../../kernel/engine-events' {
  interface EngineEvents extends EventsByName<InvoiceEmitted> {}
}

export type InvoiceForm = {
  input: InvoiceInput
  context: Context
  event: InvoiceEvent
  opened: Opened
  answer: Invoice
  emitted: InvoiceEmitted
}
