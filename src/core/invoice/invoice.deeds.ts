import { assign, emit, fromPromise, setup } from 'xstate'
import { invoicesCalls } from '../invoices/invoices.contract'
import type { Invoice, InvoicePayment } from '../invoices/invoices.invoice'
import { paymentFault } from '../invoices/invoices.rules'
import { invoiceUpdateCalls, type Letter, letterSchema } from '../invoices/invoices.update.contract'
import { type Asked, askedInVain, changedNothing, newlyAsked } from '../kernel/asked'
import { bangkokDay } from '../kernel/clock'
import { decode } from '../kernel/codec'
import type { EngineEvent } from '../kernel/engine-events'
import { type FieldErrors, RaanError, toRaanError } from '../kernel/errors'
import { noMoney, parseBaht, satang } from '../kernel/money'
import { isKeyUsed } from '../kernel/outcome'
import type { Ports } from '../kernel/ports'
import { bahtText } from './invoice.draft'

type Collaborators = Pick<Ports, 'call' | 'clock' | 'newId'>
type Request<Draft> = Collaborators & { invoice: Invoice; draft: Draft; asked: Asked; signal: AbortSignal }
/** `isEarlier`: it was made as an earlier send said it, and what was changed since was not. */
type Made = { invoice: Invoice; isEarlier?: boolean }

type DeedDefinition<Draft, Given> = {
  id: string
  fresh(invoice: Invoice, clock: Ports['clock'], given: Given): Draft
  /** codes by field; empty = it may be sent */
  faults(draft: Draft, invoice: Invoice): FieldErrors
  /** `asked` stays the same until it was made */
  make(request: Request<Draft>): Promise<Made>
}

type Context<Draft> = Collaborators & {
  invoice: Invoice
  draft: Draft
  asked: Asked
  errors: FieldErrors
  error: RaanError | undefined
  /** what failed last changed nothing */
  isUnchanged: boolean
  /** an earlier send made it: what was typed since is here and was not */
  isEarlier: boolean
  saved: Invoice | undefined
}

type DeedEvent<Draft> = { type: 'field.set'; change: Partial<Draft> } | { type: 'save' }

/** A small form about one invoice that waits for the backend's word. */
function createDeedMachine<Draft extends object, Given extends object>(deed: DeedDefinition<Draft, Given>) {
  return setup({
    types: {
      input: {} as Collaborators & { invoice: Invoice } & Given,
      context: {} as Context<Draft>,
      events: {} as DeedEvent<Draft>,
      emitted: {} as EngineEvent<'invoices.saved'>,
    },
    actors: {
      make: fromPromise<Made, Context<Draft>>(({ input, signal }) => deed.make({ ...input, signal })),
    },
    guards: {
      isFit: ({ context: { draft, invoice } }) => Object.keys(deed.faults(draft, invoice)).length === 0,
      isEarlier: (_, { isEarlier }: Made) => isEarlier === true,
    },
    actions: {
      set: assign(({ context: { draft, errors } }, { change }: { change: Partial<Draft> }) => ({
        draft: { ...draft, ...change },
        errors: Object.fromEntries(Object.entries(errors).filter(([name]) => !Object.hasOwn(change, name))),
      })),
      showFaults: assign(({ context: { draft, invoice } }) => ({
        errors: deed.faults(draft, invoice),
        error: undefined,
      })),
      forgetFaults: assign({ errors: {}, error: undefined, isEarlier: false }),
      takeFailure: assign(({ context: { asked } }, error: RaanError) => {
        const named = Object.entries(error.detail.fields ?? {})
        // `invoice.payments.0.amount` belongs to the field `amount`
        return {
          error,
          asked: askedInVain(asked, error),
          isUnchanged: changedNothing(asked, error),
          errors: Object.fromEntries(named.map(([path, codes]) => [path.split('.').at(-1) ?? '', codes])),
        }
      }),
      takeSaved: assign((_, { invoice: saved }: Made) => ({ saved })),
      takeEarlier: assign(({ context: { newId } }, { invoice }: Made) => ({
        invoice,
        asked: newlyAsked(newId),
        isEarlier: true,
      })),
      announce: emit((_, { invoice }: Made) => ({ type: 'invoices.saved' as const, invoice, isNew: false as const })),
    },
  }).createMachine({
    id: deed.id,
    options: { maxIterations: 1_000 },
    context: ({ input: { call, clock, newId, ...given } }) => ({
      call,
      clock,
      newId,
      invoice: given.invoice,
      draft: deed.fresh(given.invoice, clock, given as unknown as Given),
      asked: newlyAsked(newId),
      errors: {},
      error: undefined,
      isUnchanged: true,
      isEarlier: false,
      saved: undefined,
    }),
    initial: 'editing',
    states: {
      editing: {
        on: {
          'field.set': { actions: { type: 'set', params: ({ event }) => event } },
          save: [{ guard: 'isFit', target: 'saving', actions: 'forgetFaults' }, { actions: 'showFaults' }],
        },
      },
      saving: {
        invoke: {
          src: 'make',
          input: ({ context }) => context,
          onDone: [
            {
              guard: { type: 'isEarlier', params: ({ event }) => event.output },
              target: 'editing',
              actions: [
                { type: 'takeEarlier', params: ({ event }) => event.output },
                { type: 'announce', params: ({ event }) => event.output },
              ],
            },
            {
              target: 'saved',
              actions: [
                { type: 'takeSaved', params: ({ event }) => event.output },
                { type: 'announce', params: ({ event }) => event.output },
              ],
            },
          ],
          onError: {
            target: 'editing',
            actions: { type: 'takeFailure', params: ({ event }) => toRaanError(event.error) },
          },
        },
        // one request, however often save is pressed; the fields are closed meanwhile
        on: { save: {}, 'field.set': {} },
      },
      saved: {},
    },
  })
}

/** `amount` is baht as typed. */
export type PaymentDraft = Omit<InvoicePayment, 'id' | 'amount'> & { amount: string }

const amountOf = ({ amount }: PaymentDraft) => {
  const read = parseBaht(amount)
  return read === 'empty' ? 'required' : read
}

/** What a client paid; all that is owed, today, until somebody says otherwise. */
export const invoicePaymentMachine = createDeedMachine<PaymentDraft, object>({
  id: 'invoice.payment',
  fresh: (invoice, clock) => ({
    amount: invoice.balance > 0 ? bahtText(invoice.balance) : '',
    date: bangkokDay(clock.now()),
    method: 'transfer',
    note: '',
  }),
  faults(draft, invoice) {
    const amount = amountOf(draft)
    const fault = typeof amount === 'string' ? amount : paymentFault(invoice, amount)
    return { ...(fault && { amount: [fault] }), ...(draft.date === '' && { date: ['required'] }) }
  },
  /** Recorded once: an answer that was lost is found by the payment's id, a stale version is refused. */
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

/** What goes to a client with the invoice, in words of whoever sends it. */
export const invoiceLetterMachine = createDeedMachine<Letter, { letter: Letter }>({
  id: 'invoice.letter',
  fresh: (_, __, { letter }) => letter,
  faults(draft) {
    const read = decode(letterSchema, draft)
    return read.ok ? {} : read.fields
  },
  /** Sent once: after a send that nobody answered the invoice says whether it went, also where a backend keeps no keys. */
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
      // the endpoint's `conflict` schema decoded it
      const { invoice } = (error.detail.current ?? {}) as { invoice?: Invoice }
      return { invoice: invoice ?? (await stored()), isEarlier: true }
    }
  },
})

const isLetter = (sent: Letter, { to, subject, message }: Letter): boolean =>
  sent.to === to.trim() && sent.subject.trim() === subject.trim() && sent.message.trim() === message.trim()
