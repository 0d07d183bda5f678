import { createFormMachine } from '../../kernel/form-machine'
import { newKeyedRequest } from '../../kernel/keyed-request'
import { refusedFields } from '../../kernel/record-errors'
import { noSends } from '../../kernel/sends'
import { readChosenShop } from '../../shops/shops.chosen'
import type { InvoiceForm, InvoiceInput } from './invoices.form.context'
import { draftOf } from './invoices.form.draft'
import { invoiceEdits } from './invoices.form.edits'
import { openInvoice } from './invoices.form.opening'
import { inForm, readDraft } from './invoices.form.reading'
import { changeOf, isOwn, isUnsaved, ontoStored, saveInvoice } from './invoices.form.saving'

export type { InvoiceInput }

/** An invoice being written in one view. */
export const invoiceMachine = createFormMachine<InvoiceForm>({
  id: 'invoice',
  record: 'invoice',
  begin: ({ call, clock, newId, storage, ...source }) => ({
    call,
    clock,
    newId,
    source: { ...source, shopId: source.shopId ?? readChosenShop(storage) },
    asked: { ...newKeyedRequest(newId), ...noSends },
    opened: undefined,
    first: undefined,
    draft: undefined,
  }),
  open: {
    fetch: (context, signal) => openInvoice({ ...context, signal }),
    take: (opened) => ({ opened, first: opened.draft, draft: opened.draft }),
  },
  edits: invoiceEdits,
  refused: 'invoices.editRefused',
  base: ({ opened }) => opened?.base,
  isUnsaved,
  errorsOf: ({ draft }) => (draft ? readDraft(draft).fieldErrors : {}),
  changeOf,
  save: saveInvoice,
  takeFailure({ draft }, error) {
    const places = draft ? readDraft(draft).places : []
    const said = Object.entries(refusedFields(error, 'invoice'))
    return { errors: Object.fromEntries(said.map(([path, codes]) => [inForm(path, places), codes])) }
  },
  conflict: {
    isOwn,
    resume: ontoStored,
    overwrite: ({ opened }, theirs) => ({ opened: opened && { ...opened, base: theirs } }),
    yield({ opened, newId }, theirs) {
      const draft = draftOf(theirs, newId)
      return { opened: opened && { ...opened, base: theirs }, first: draft, draft }
    },
  },
  announce: ({ opened }, invoice) => ({ type: 'invoices.saved', invoice, isNew: opened?.base === undefined }),
})
