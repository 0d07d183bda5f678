import { assign, emit, enqueueActions, fromPromise, sendTo, setup } from 'xstate'
import type { OrderLines } from '../cart/cart.lines'
import { RaanError, toRaanError } from '../kernel/errors'
import type { MoneyError } from '../kernel/money'
import { outcomeOf } from '../kernel/outcome'
import type { Ports } from '../kernel/ports'
import { type Order, ordersCalls } from '../orders/orders.contract'
import type { Shop } from '../shops/shops.contract'
import type { OrderContext, OrderEmitted, OrderEvent, OrderInput } from './order.context'
import type { AmountField, DraftCustomer, DraftField, DraftFields } from './order.draft'
import { draftLock } from './order.draft-lock'
import type { DraftLockCommand } from './order.draft-lock.events'
import { readFilling } from './order.fill'
import { isOrderOf, type LookedUp, lookUpKey, needsLookUp, storedUnderKey } from './order.lookup'
import type { Orphan } from './order.orphans'
import type { DraftRecord, Frozen } from './order.record'
import { refusedFields, sendAgainAfter, storedOrder } from './order.save'
import {
  addMessage,
  clear,
  empty,
  fieldErrors,
  fill,
  freeze,
  lacksCustomer,
  parted,
  refuseAmount,
  reopen,
  setField,
  showStored,
  stateOf,
  takeCustomer,
  takeLines,
  takeMessage,
  takeRecord,
  takeSaved,
  takeShop,
} from './order.steps'

type SendInput = Pick<Ports, 'call' | 'clock'> & { key: string; frozen: Frozen | undefined }

const whose = ({ ownLines }: OrderContext) => (ownLines ? ({ ownLines: true } as const) : {})

const sentLines = ({ frozen }: OrderContext) => frozen?.body.ProductOrders ?? []
/** An order that was put aside took its lines along. */
const hasLost = (context: OrderContext): boolean =>
  JSON.stringify(sentLines(context)) !== JSON.stringify([...context.lines])

/** Actors, guards and actions of the open order. */
export const orderSetup = setup({
  types: {
    input: {} as OrderInput,
    context: {} as OrderContext,
    events: {} as OrderEvent,
    emitted: {} as OrderEmitted,
  },
  actors: {
    draftLock,
    send: fromPromise<Order, SendInput>(async ({ input: { call, clock, key, frozen }, signal }) => {
      if (!frozen) throw new TypeError('nothing is frozen')
      const { body } = frozen
      try {
        const { order } = await call(ordersCalls.create, { body: { order: body } }, { key, signal })
        return order
      } catch (thrown) {
        const error = toRaanError(thrown)
        const used = storedUnderKey(error)
        const stored = storedOrder(error, body, clock.now()) ?? (used && isOrderOf(used, body) ? used : undefined)
        if (stored) return stored
        throw thrown
      }
    }),
    lookUp: fromPromise<LookedUp, Pick<OrderContext, 'call' | 'key'>>(({ input: { call, key }, signal }) =>
      lookUpKey(call, key, signal),
    ),
  },
  // a disk that never answers must not keep anybody from saving
  delays: { unanswered: 5_000, again: ({ context }) => sendAgainAfter(context.attempts) },
  guards: {
    isFrozen: (_, { record }: { record: DraftRecord | undefined }) => record?.frozen !== undefined,
    lacksCustomer: ({ context }) => lacksCustomer(context),
    fitsMessage: ({ context }, from: number) => from === context.from || lacksCustomer(context),
    isFit: ({ context }) => Object.keys(fieldErrors(context)).length === 0,
    isUsed: (_, { error }: { error: unknown }) => storedUnderKey(toRaanError(error)) !== undefined,
    needsLookUp: ({ context }, { error }: { error: unknown }) => needsLookUp(context, toRaanError(error)),
    isRefused: (_, { error }: { error: unknown }) => ['refused', 'turned-away'].includes(outcomeOf(toRaanError(error))),
    isFound: ({ context: { frozen } }, { output }: { output: LookedUp }) =>
      typeof output === 'object' && frozen !== undefined && isOrderOf(output.order, frozen.body),
    isAnother: (_, { output }: { output: LookedUp }) => typeof output === 'object',
    isChecking: ({ context }) => context.checking !== 'no',
    isTaken: ({ context }) => context.taken !== undefined,
    hasStored: ({ context }) => context.stored !== undefined,
    isSignedOut: (_, { error }: { error: unknown }) => outcomeOf(toRaanError(error)) === 'signed-out',
  },
  actions: {
    tell: sendTo('draftLock', (_, command: DraftLockCommand) => command),
    look: sendTo('draftLock', { type: 'look' }),
    showOrphans: assign((_, { orphans }: { orphans: readonly Orphan[] }) => ({ orphans })),
    takeRecord: assign(({ context }, { id, record }: { id: string; record: DraftRecord | undefined }) =>
      takeRecord(context, id, record),
    ),
    defer: assign({ early: ({ context, event }) => [...context.early, event] }),
    replay: enqueueActions(({ context, enqueue }) => {
      enqueue.assign({ early: [] })
      for (const event of context.early) enqueue.raise(event)
    }),
    setField: assign(({ context }, { name, value }: { name: DraftField; value: unknown }) =>
      setField(context, name, value),
    ),
    refuseAmount: assign(({ context }, { name, code }: { name: AmountField; code: MoneyError | null }) =>
      refuseAmount(context, name, code),
    ),
    fill: enqueueActions(({ context, enqueue }, { value }: { value: unknown }) => {
      const { lines, shopId } = readFilling(value)
      enqueue.assign(fill(context, value))
      if (lines || shopId !== undefined)
        enqueue.emit({
          type: 'order.filled',
          ...(lines && { lines }),
          ...(shopId !== undefined && { shopId }),
          ...whose(context),
        })
    }),
    takeMessage: assign(({ context }, { values, over }: { values: Partial<DraftFields>; over?: boolean | undefined }) =>
      takeMessage(context, values, over),
    ),
    addMessage: assign(({ context }, message: { text: string; from: number }) => addMessage(context, message)),
    takeCustomer: assign(({ context }, { customer }: { customer: DraftCustomer }) => takeCustomer(context, customer)),
    takeLines: assign(({ context }, { lines }: { lines: OrderLines }) => takeLines(context, lines)),
    takeShop: assign(({ context }, { shop }: { shop: Shop }) => takeShop(context, shop)),
    empty: assign(({ context }) => empty(context)),
    clear: assign(({ context }) => clear(context)),
    freeze: assign(({ context }) => freeze(context)),
    keep: sendTo('draftLock', ({ context }) => ({ type: 'write', draft: stateOf(context) }) as const),
    secure: sendTo('draftLock', ({ context }) => ({ type: 'secure', draft: stateOf(context) }) as const),
    forget: sendTo('draftLock', { type: 'forget' }),
    /** What was sent, or what a backend names as stored under the key, is the order of this draft. */
    store: enqueueActions(({ context, enqueue }, order: Order) => {
      enqueue.sendTo('draftLock', { type: 'settle', key: context.key, order: order.OrderNumber } as const)
      enqueue.assign(takeSaved(context, order))
      enqueue.emit({ type: 'order.saved', order, ...whose(context) })
    }),
    reopen: enqueueActions(({ context, enqueue }, { error }: { error: unknown }) => {
      const refusal = toRaanError(error)
      const fields = refusedFields(refusal)
      enqueue.assign(reopen(context, refusal, fields))
      enqueue.emit({ type: 'order.refused', fields })
      if (hasLost(context)) enqueue.emit({ type: 'order.filled', lines: sentLines(context), ...whose(context) })
    }),
    showStored: enqueueActions(
      ({ context, enqueue }, { error, order }: { error: unknown; order: Order | undefined }) => {
        const refusal = toRaanError(error)
        const stored = order ?? storedUnderKey(refusal)
        if (!stored) return
        enqueue.assign(showStored(context, refusal, stored))
        enqueue.emit({ type: 'order.refused', fields: {} })
        if (hasLost(context)) enqueue.emit({ type: 'order.filled', lines: sentLines(context), ...whose(context) })
      },
    ),
    holdRefusal: assign((_, { error }: { error: unknown }) => ({ doubted: true, error: toRaanError(error) })),
    // what went unanswered may still arrive: the next refusal is looked up as well
    noteLookUp: assign((_, { output }: { output: LookedUp }) => ({
      lookup: typeof output === 'object' ? undefined : output,
    })),
    part: assign(({ context }) => parted(context)),
    beginCheck: assign(({ context: { checking } }) => ({ checking: checking === 'no' ? 'yes' : checking })),
    saveThen: assign({ checking: 'save' }),
    endCheck: enqueueActions(({ context, enqueue }) => {
      enqueue.assign({ checking: 'no' })
      if (context.checking === 'save') enqueue.raise({ type: 'save' })
    }),
    unfreeze: assign({ frozen: undefined, error: undefined }),
    warn: assign({ error: () => new RaanError('storage') }),
    takeTaken: assign((_, { order }: { order: string | undefined }) => ({
      taken: { order },
      error: new RaanError('conflict'),
    })),
    doubt: assign(({ context }, { error }: { error: unknown }) => ({
      attempts: context.attempts + 1,
      doubted: context.doubted || outcomeOf(toRaanError(error)) === 'unknown',
      error: toRaanError(error),
    })),
    showErrors: enqueueActions(({ context, enqueue }) => {
      const fields = fieldErrors(context)
      enqueue.assign({ errors: fields, error: undefined })
      enqueue.emit({ type: 'order.refused', fields })
    }),
    announceDoubt: emit((_, { error }: { error: unknown }) => ({
      type: 'order.doubted' as const,
      error: toRaanError(error),
    })),
    announceSetAside: enqueueActions(({ context, enqueue }) => {
      const { frozen } = context
      if (frozen) enqueue.emit({ type: 'order.setAside', order: frozen.body, ...whose(context) })
    }),
    announceCleared: emit(({ context }) => ({ type: 'order.cleared' as const, ...whose(context) })),
    refuseEdit: emit(({ event }) => ({ type: 'order.editRefused' as const, event: event.type })),
    noteKept: assign((_, { kept }: { kept: boolean }) => ({ kept })),
  },
})
