import { enteredSince, isOwnChange, isUncertain } from '../../kernel/sends'
import type { Invoice } from '../invoices.invoice'
import { invoiceUpdateCalls, type NewInvoice } from '../invoices.update.contract'
import type { Context } from './invoices.form.context'
import { draftOf, type InvoiceDraft, type WrittenInvoice } from './invoices.form.draft'
import type { Opened } from './invoices.form.opening'
import { isChanged, readDraft } from './invoices.form.reading'

function writtenOf({ payments: _, requestId: __, ...written }: NewInvoice): WrittenInvoice {
  return written
}

export const changeOf = ({ draft }: Pick<Context, 'draft'>): WrittenInvoice | undefined =>
  draft && writtenOf(readDraft(draft).invoice)

const fieldsOf = (invoice: Invoice): WrittenInvoice => writtenOf(readDraft(draftOf(invoice, () => '')).invoice)

/** Whether leaving would lose edits, or leave it open whether they were saved. */
export const isUnsaved = ({ first, draft, asked }: Pick<Context, 'first' | 'draft' | 'asked'>): boolean =>
  isUncertain(asked) || Boolean(first && draft && isChanged(first, draft))

/**
 * The first invoice of an order is the same request wherever it is written: two tabs, or two users, store one. A user
 * who saw an earlier one and continues wants another.
 */
const requestOf = ({ earlier, draft }: Opened): string | undefined =>
  earlier !== undefined || draft.orderNumber === '' ? undefined : `order ${draft.orderNumber}`.slice(0, 64)

/** Stores a new invoice, or all edited fields of an existing one. */
export async function saveInvoice({ call, draft, opened, asked }: Context, signal: AbortSignal): Promise<Invoice> {
  if (!draft || !opened) throw new Error('nothing is open')
  const { invoice } = readDraft(draft)
  const { base } = opened
  if (!base) {
    const body = { invoice: { ...invoice, requestId: requestOf(opened) ?? asked.key } }
    return (await call(invoiceUpdateCalls.add, { body }, { signal, key: asked.key })).invoice
  }
  const { id, version } = base
  const body = { invoice: { ...writtenOf(invoice), id, ...(version !== undefined && { version }) } }
  return (await call(invoiceUpdateCalls.update, { body }, { signal })).invoice
}

/** Whether an unanswered request of this form stored the invoice as it is now. */
export function isOwn({ draft, opened, asked }: Context, current: Invoice): boolean {
  const change = changeOf({ draft })
  if (!change || !opened?.base) return false
  return isOwnChange({ base: fieldsOf(opened.base), change, stored: fieldsOf(current), sent: asked.sent })
}

/** Continues with the stored invoice; later edits stay. */
export function ontoStored({ draft, opened, asked, newId }: Context, made: Invoice): Partial<Context> {
  const change = changeOf({ draft })
  const left = change ? enteredSince(change, { stored: fieldsOf(made), sent: asked.sent }) : {}
  const first: InvoiceDraft | undefined = Object.keys(left).length === 0 ? draft : draftOf(made, newId)
  return { opened: opened && { ...opened, base: made, number: made.id }, first }
}
