import { newlyAsked } from '../kernel/asked'
import { createFormMachine } from '../kernel/form-machine'
import type { AppModule } from '../kernel/ports'
import { refusedFields } from '../kernel/record-errors'
import { noSends } from '../kernel/sends'
import type { InvoiceForm, InvoiceInput } from './invoice.context'
import { invoiceLetterMachine, invoicePaymentMachine } from './invoice.deeds'
import { draftOf } from './invoice.draft'
import { invoiceEdits } from './invoice.edits'
import { openInvoice } from './invoice.opening'
import { inForm, readDraft } from './invoice.reading'
import { changeOf, isOwn, isUnsaved, ontoMade, saveInvoice } from './invoice.saving'

export type { InvoiceInput }

/** An invoice being written at one place of the screen. */
export const invoiceMachine = createFormMachine<InvoiceForm>({
  id: 'invoice',
  record: 'invoice',
  begin: ({ call, clock, newId, ...source }) => ({
    call,
    clock,
    newId,
    source,
    asked: { ...newlyAsked(newId), ...noSends },
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
  errorsOf: ({ draft }) => (draft ? readDraft(draft).faults : {}),
  changeOf,
  save: saveInvoice,
  takeFailure({ draft }, error) {
    const places = draft ? readDraft(draft).places : []
    const said = Object.entries(refusedFields(error, 'invoice'))
    return { errors: Object.fromEntries(said.map(([path, codes]) => [inForm(path, places), codes])) }
  },
  conflict: {
    isOwn,
    resume: ontoMade,
    overwrite: ({ opened }, theirs) => ({ opened: opened && { ...opened, base: theirs } }),
    yield({ opened, newId }, theirs) {
      const draft = draftOf(theirs, newId)
      return { opened: opened && { ...opened, base: theirs }, first: draft, draft }
    },
  },
  announce: ({ opened }, invoice) => ({ type: 'invoices.saved', invoice, isNew: opened?.base === undefined }),
})

/** An app of its own, so that whoever looks at the list does not load how invoices are written. */
export const invoiceApp = {
  views: {
    invoice: { machine: invoiceMachine },
    'invoice.payment': { machine: invoicePaymentMachine },
    'invoice.letter': { machine: invoiceLetterMachine },
  },
} satisfies AppModule
