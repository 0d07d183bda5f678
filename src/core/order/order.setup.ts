import { assign, emit, enqueueActions, fromPromise, sendTo, setup } from 'xstate'
import type { OrderLines } from '../cart/cart.lines'
import { RaanError, toRaanError } from '../kernel/errors'
import type { MoneyError } from '../kernel/money'
import { outcomeOf } from '../kernel/outcome'
import type { Ports } from '../kernel/ports'
import { type Order, ordersCalls } from '../orders/orders.contract'
import type { Shop } from '../shops/shops.contract'
import type { OrderContext, OrderEmitted, OrderEvent, OrderInput } from './order.context'
import { type AmountField, type DraftCustomer, type DraftField, type DraftFields, isBlank } from './order.draft'
import { readFilling } from './order.fill'
import { type KeeperCommand, keeper, type Orphan } from './order.keeper'
import { type DraftRecord, type Frozen, removeRecord, writeRecord } from './order.record'
import { refusedFields, sendAgainAfter, storedOrder } from './order.save'
import {
  addMessage,
  empty,
  faults,
  fill,
  freeze,
  lacksCustomer,
  refuseAmount,
  reopen,
  setField,
  takeCustomer,
  takeLines,
  takeMessage,
  takeRecord,
  takeSaved,
  takeShop,
} from './order.steps'

const whose = ({ ownLines }: OrderContext) => (ownLines ? ({ ownLines: true } as const) : {})

/** Actors, guards and actions of the open order. */
export const orderSetup = setup({
  types: {
    input: {} as OrderInput,
    context: {} as OrderContext,
    events: {} as OrderEvent,
    emitted: {} as OrderEmitted,
  },
  actors: {
    keeper,
    send: fromPromise<Order, Pick<Ports, 'call' | 'clock'> & { frozen: Frozen | undefined }>(
      async ({ input, signal }) => {
        if (!input.frozen) throw new TypeError('nothing is frozen')
        const { key, body } = input.frozen
        try {
          const { order } = await input.call(ordersCalls.create, { body: { order: body } }, { key, signal })
          return order
        } catch (thrown) {
          const stored = thrown instanceof RaanError && storedOrder(thrown, body, input.clock.now())
          if (stored) return stored
          throw thrown
        }
      },
    ),
  },
  delays: { again: ({ context }) => sendAgainAfter(context.attempts) },
  guards: {
    isFrozen: (_, { record }: { record: DraftRecord | undefined }) => record?.frozen !== undefined,
    lacksCustomer: ({ context }) => lacksCustomer(context),
    fitsMessage: ({ context }, from: number) => from === context.from || lacksCustomer(context),
    isFit: ({ context }) => Object.keys(faults(context)).length === 0,
    isRefused: (_, { error }: { error: unknown }) => ['refused', 'turned-away'].includes(outcomeOf(toRaanError(error))),
    isSignedOut: (_, { error }: { error: unknown }) => outcomeOf(toRaanError(error)) === 'signed-out',
  },
  actions: {
    tell: sendTo('keeper', (_, command: KeeperCommand) => command),
    look: sendTo('keeper', { type: 'look' }),
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
    freeze: assign(({ context }) => freeze(context)),
    /** Also before the first send: a crash right after it must find key and body. */
    keep: ({ context: { storage, clock, id, fields, frozen, key, from, kept }, self }) => {
      if (!frozen && isBlank(fields)) return removeRecord(storage.local, id)
      const state = { ...(frozen && { frozen }), ...(key && { key }), ...(from && { from }) }
      const record: DraftRecord = { v: 1, at: clock.now(), fields, ...state }
      const isKept = writeRecord(storage.local, id, record)
      if (isKept !== kept) self.send({ type: 'record.kept', kept: isKept })
    },
    forget: ({ context }) => removeRecord(context.storage.local, context.id),
    takeSaved: assign(({ context }, { output }: { output: Order }) => takeSaved(context, output)),
    reopen: enqueueActions(({ context, enqueue }, { error }: { error: unknown }) => {
      const refusal = toRaanError(error)
      const fields = refusedFields(refusal)
      const lines = context.frozen?.body.ProductOrders ?? []
      enqueue.assign(reopen(context, refusal, fields))
      enqueue.emit({ type: 'order.refused', fields })
      if (JSON.stringify(lines) !== JSON.stringify([...context.lines]))
        enqueue.emit({ type: 'order.filled', lines, ...whose(context) })
    }),
    doubt: assign(({ context }, { error }: { error: unknown }) => ({
      attempts: context.attempts + 1,
      error: toRaanError(error),
    })),
    showFaults: enqueueActions(({ context, enqueue }) => {
      const fields = faults(context)
      enqueue.assign({ errors: fields, error: undefined })
      enqueue.emit({ type: 'order.refused', fields })
    }),
    announceSaved: emit(({ context }, { output }: { output: Order }) => ({
      type: 'order.saved' as const,
      order: output,
      ...whose(context),
    })),
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
