import { bangkokDay } from '../../kernel/clock'
import { decode } from '../../kernel/codec'
import type { EngineEvent } from '../../kernel/engine-events'
import { currentRecord, type FieldErrors, RaanError } from '../../kernel/errors'
import { without } from '../../kernel/field-errors'
import type { FormContext } from '../../kernel/form-definition'
import { createFormMachine } from '../../kernel/form-machine'
import { changedNothing, countUnanswered, type KeyedRequest, newKeyedRequest } from '../../kernel/keyed-request'
import { noMoney, satang } from '../../kernel/money'
import { isKeyUsed } from '../../kernel/outcome'
import { parseBaht } from '../../kernel/parse-baht'
import type { Ports } from '../../kernel/ports'
import { refusedFields } from '../../kernel/record-errors'
import { bahtText } from '../form/invoices.form.draft'
import { invoicesCalls } from '../invoices.contract'
import type { Invoice, InvoicePayment } from '../invoices.invoice'
import { paymentError } from '../invoices.rules'
import { cancellationSchema, invoiceUpdateCalls, type Letter, letterSchema } from '../invoices.update.contract'

type Collaborators = Pick<Ports, 'call' | 'clock' | 'newId'>
type Request<Draft> = Collaborators & { invoice: Invoice; draft: Draft; asked: KeyedRequest; signal: AbortSignal }
/** `isEarlier`: stored as an earlier request had it; later edits are not stored. */
type Made = { invoice: Invoice; isEarlier?: boolean }

type ActionDefinition<Draft, Given> = {
  id: string
  fresh(invoice: Invoice, clock: Ports['clock'], given: Given): Draft
  /** validation errors by field; empty if it can be sent */
  fieldErrors(draft: Draft, invoice: Invoice): FieldErrors
  /** `asked` stays the same until the change is made */
  make(request: Request<Draft>): Promise<Made>
}

type Context<Draft> = Collaborators &
  FormContext<Invoice> & {
    invoice: Invoice
    draft: Draft
    asked: KeyedRequest
    /** the last failure changed nothing */
    isUnchanged: boolean
    /** an earlier request was stored: later edits are still in the form only */
    isEarlier: boolean
  }

/** A small form about one invoice that waits for the backend's response. */
const createActionMachine = <Draft extends object, Given extends object>(action: ActionDefinition<Draft, Given>) =>
  createFormMachine<{
    input: Collaborators & { invoice: Invoice } & Given
    context: Context<Draft>
    event: { type: 'field.set'; change: Partial<Draft> } | { type: 'save' }
    answer: Made
    emitted: EngineEvent<'invoices.saved' | 'invoices.editRefused'>
  }>({
    id: action.id,
    begin: ({ call, clock, newId, ...given }) => ({
      call,
      clock,
      newId,
      invoice: given.invoice,
      draft: action.fresh(given.invoice, clock, given as unknown as Given),
      asked: newKeyedRequest(newId),
      isUnchanged: true,
      isEarlier: false,
    }),
    edits: {
      'field.set': ({ draft, errors }, { change }) => ({
        draft: { ...draft, ...change },
        errors: without(errors, ...Object.keys(change)),
      }),
    },
    refused: 'invoices.editRefused',
    errorsOf: ({ draft, invoice }) => action.fieldErrors(draft, invoice),
    save: (context, signal) => action.make({ ...context, signal }),
    takeSaved: ({ newId }, { invoice, isEarlier = false }) =>
      isEarlier ? { invoice, asked: newKeyedRequest(newId), isEarlier } : { saved: invoice, isEarlier },
    staysOpen: ({ isEarlier }) => isEarlier === true,
    takeFailure: ({ asked }, error) => ({
      asked: countUnanswered(asked, error),
      isUnchanged: changedNothing(asked, error),
      isEarlier: false,
      // `invoice.payments.0.amount` belongs to the field `amount`
      errors: Object.fromEntries(
        Object.entries(refusedFields(error)).map(([path, codes]) => [path.split('.').at(-1) ?? '', codes]),
      ),
    }),
    announce: (_, { invoice }) => ({ type: 'invoices.saved', invoice, isNew: false }),
  })

/** `amount` is baht as typed. */
export type PaymentDraft = Omit<InvoicePayment, 'id' | 'amount'> & { amount: string }

const amountOf = ({ amount }: PaymentDraft) => {
  const read = parseBaht(amount)
  return read === 'empty' ? 'required' : read
}

/** Records a client's payment; prefilled with the full balance and today's date. */
export const invoicePaymentMachine = createActionMachine<PaymentDraft, object>({
  id: 'invoice.payment',
  fresh: (invoice, clock) => ({
    amount: invoice.balance > 0 ? bahtText(invoice.balance) : '',
    date: bangkokDay(clock.now()),
    method: 'transfer',
    note: '',
  }),
  fieldErrors(draft, invoice) {
    const amount = amountOf(draft)
    const fieldError = typeof amount === 'string' ? amount : paymentError(invoice, amount)
    return { ...(fieldError && { amount: [fieldError] }), ...(draft.date === '' && { date: ['required'] }) }
  },
  /** Recorded once: after a lost response, the payment is found by its id; a stale version is rejected. */
  async make({ call, invoice: { id }, draft, asked: { key }, signal }) {
    const { invoice } = await call(invoicesCalls.one, { params: { id } }, { signal })
    if (invoice.payments.some((each) => each.id === key)) return { invoice }
    const amount = amountOf(draft)
    const payment = { ...draft, id: key, amount: typeof amount === 'string' ? noMoney : satang(amount) }
    const version = invoice.version === undefined ? {} : { version: invoice.version }
    const body = { invoice: { id, ...version, payments: [...invoice.payments, payment] } }
    return call(invoiceUpdateCalls.update, { body }, { signal })
  },
})

/** Cancels an issued invoice: it keeps its number. */
export const invoiceCancelMachine = createActionMachine<{ reason: string }, object>({
  id: 'invoice.cancel',
  fresh: () => ({ reason: '' }),
  fieldErrors(draft) {
    const read = decode(cancellationSchema, draft)
    return read.ok ? {} : read.fields
  },
  make: ({ call, invoice: { id }, draft, signal }) =>
    call(invoiceUpdateCalls.cancel, { body: { id, ...draft } }, { signal }),
})

/** Sends the invoice to a client, with a letter written by the sender. */
export const invoiceLetterMachine = createActionMachine<Letter, { letter: Letter }>({
  id: 'invoice.letter',
  fresh: (_, __, { letter }) => letter,
  fieldErrors(draft) {
    const read = decode(letterSchema, draft)
    return read.ok ? {} : read.fields
  },
  /**
   * Sent once: after an unanswered request, the invoice shows whether it was sent, even if the backend has no
   * idempotency keys.
   */
  async make({ call, invoice: known, draft, asked: { key, unanswered }, signal }) {
    const { id } = known
    const stored = async () => (await call(invoicesCalls.one, { params: { id } }, { signal })).invoice
    if (unanswered > 0) {
      const invoice = await stored()
      if (invoice.sent && invoice.sent.at !== known.sent?.at)
        return { invoice, isEarlier: !isLetter(invoice.sent, draft) }
    }
    try {
      return await call(invoiceUpdateCalls.send, { body: { id, letter: draft } }, { key, signal, attempts: 1 })
    } catch (error) {
      if (!(error instanceof RaanError && isKeyUsed(error))) throw error
      return { invoice: currentRecord<Invoice>(error, 'invoice') ?? (await stored()), isEarlier: true }
    }
  },
})

const isLetter = (sent: Letter, { to, subject, message }: Letter): boolean =>
  sent.to === to.trim() && sent.subject.trim() === subject.trim() && sent.message.trim() === message.trim()
