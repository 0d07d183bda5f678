import type { Asked } from '../../kernel/asked'
import type { FieldErrors, RaanError } from '../../kernel/errors'
import type { Ports } from '../../kernel/ports'
import type { Sends } from '../../kernel/sends'
import type { Client, Invoice } from '../invoices.invoice'
import type { InvoiceDraft, ItemDraft } from './invoices.form.draft'
import type { InvoiceSource, Opened } from './invoices.form.opening'
import { readDraft } from './invoices.form.reading'
import type { WrittenInvoice } from './invoices.form.saving'

export type InvoiceInput = Pick<Ports, 'call' | 'clock' | 'newId'> & InvoiceSource

export type Context = Pick<Ports, 'call' | 'clock' | 'newId'> & {
  source: InvoiceSource
  /** what the form asked for, until it is saved */
  asked: Asked & Sends<WrittenInvoice>
  opened: Opened | undefined
  /** as it was opened: what differs from it is unsaved */
  first: InvoiceDraft | undefined
  draft: InvoiceDraft | undefined
  /** codes by path: `client.name`, `items.0.cost` */
  errors: FieldErrors
  error: RaanError | undefined
  /** somebody else's, stored meanwhile */
  theirs: Invoice | undefined
  saved: Invoice | undefined
}

type Plain = Omit<InvoiceDraft, 'items' | 'client' | 'payments' | 'shopId'>
export type FieldSet = { [F in keyof Plain]: { type: 'field.set'; name: F; value: Plain[F] } }[keyof Plain]

export type InvoiceEvent =
  | FieldSet
  | { type: 'client.set'; client: Client }
  /** its tax number decides whether tax is charged */
  | { type: 'shop.choose'; id: number }
  /** a line below the one at `place`; at the end without it. `key` is the asker's, who goes on in it */
  | { type: 'item.add'; key: string; place?: number }
  | { type: 'item.set'; key: string; item: Partial<Omit<ItemDraft, 'key'>> }
  | { type: 'item.remove'; key: string }
  | { type: 'save' }
  /** the form over what somebody else stored */
  | { type: 'conflict.overwrite' }
  /** what somebody else stored instead of the form */
  | { type: 'conflict.yield' }
  | { type: 'reload' }

/** Where the faults of a part of the form stand. */
export const without = (errors: FieldErrors, ...starts: readonly string[]): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).filter(([path]) => !starts.some((start) => path === start || path.startsWith(`${start}.`))),
  )

export const changed = ({ draft }: Context, change: Partial<InvoiceDraft>) => ({
  draft: draft && { ...draft, ...change },
})

export const itemsOf = ({ draft }: Context): readonly ItemDraft[] => draft?.items ?? []

/** Faults of lines are told by place: with another line before them they would stand wrong. */
export const withItems = (context: Context, items: readonly ItemDraft[]) => ({
  ...changed(context, { items }),
  errors: without(context.errors, 'items'),
})

export const faultsOf = ({ draft }: Context): FieldErrors => (draft ? readDraft(draft).faults : {})
