import { shallowEqual, useSelector } from '@xstate/react'
import type { MoneyError } from '../../core/kernel/money'
import type { FirstDraft, OrderContext } from '../../core/order/order.context'
import type { AmountField, DraftField, DraftFields } from '../../core/order/order.draft'
import { restored, submitOrder } from '../../core/order/order.submit'
import { useView } from '../runtime/use-engine'

type Value = DraftFields[DraftField]

/** Stages in which the machine is working and the user can only wait. */
const busy = ['restoring', 'recording', 'sending', 'lookingUp']
/** Stages that wait for something or for a decision of the user. */
const held = ['waiting', 'signedOut', 'unrecorded', 'taken']

const shownOf = ({ context }: { context: OrderContext }) => ({
  id: context.id,
  fields: context.fields,
  lines: context.lines,
  shop: context.shop,
  ownLines: context.ownLines,
  totals: context.totals,
  errors: context.errors,
  error: context.error,
  /** the message as pasted from a chat */
  pasted: context.pasted,
  /** names of the fields the user filled in */
  byHand: context.byHand,
  frozen: context.frozen,
  checking: context.checking,
  saved: context.saved,
  orphans: context.orphans,
  kept: context.kept,
  /** an order stored under this draft's key, different from the draft */
  stored: context.stored,
  lookup: context.lookup,
  doubted: context.doubted,
  /** another window has this draft open */
  taken: context.taken,
})

export function useOrder({ ownLines = false }: { ownLines?: boolean | undefined } = {}) {
  const draft = useView('order', { ownLines }, String(ownLines))
  const stage = useSelector(draft, ({ value }) => (typeof value === 'string' ? value : value.frozen))
  const { frozen, lines, lookup, doubted, checking, ...shown } = useSelector(draft, shownOf, shallowEqual)
  return {
    stage,
    isBusy: busy.includes(stage) || checking === 'save',
    isHeld: held.includes(stage),
    ...shown,
    /** outcome of looking up an earlier request */
    lookup,
    /** no request can have stored it: the user may go on editing while it waits */
    mayCancel: stage === 'waiting' && !doubted,
    isCancelling: stage === 'waiting' && checking === 'cancel',
    /** an earlier request may have stored the order, and the lookup could not tell */
    doubted: doubted && lookup !== 'none',
    /** lines of the pending request, otherwise the cart's */
    lines: frozen ? frozen.body.ProductOrders : lines.toArray(),
    // name and value come from the same field component
    set: (name: DraftField, value: Value) => draft.send({ type: 'field.set', name, value } as never),
    refuse: (name: AmountField, code: MoneyError | null) => draft.send({ type: 'amount.refuse', name, code }),
    fill: (value: unknown) => draft.send({ type: 'fill', value }),
    /** applies values from the message; `over` also replaces what the user filled in */
    take: (values: Partial<DraftFields>, over = false) => draft.send({ type: 'message.take', values, over }),
    /** what the message of a restored draft says */
    know: (values: Partial<DraftFields>) => draft.send({ type: 'message.known', values }),
    clear: () => draft.send({ type: 'clear' }),
    save: () => draft.send({ type: 'save' }),
    cancel: () => draft.send({ type: 'save.cancel' }),
    acceptStored: () => draft.send({ type: 'stored.accept' }),
    saveAnother: () => draft.send({ type: 'stored.saveAnother' }),
    restored: () => restored(draft),
    submit: () => submitOrder(draft),
    next: () => draft.send({ type: 'next' }),
    setAside: () => draft.send({ type: 'draft.setAside' }),
    /** `first`: what it begins with, if it is new */
    adopt: (id: string, first?: FirstDraft) => draft.send({ type: 'draft.adopt', id, ...(first && { first }) }),
    leave: () => draft.send({ type: 'draft.leave' }),
    discard: (id: string) => draft.send({ type: 'draft.discard', id }),
    read: () => draft.getSnapshot().context,
  }
}

export type OpenOrder = ReturnType<typeof useOrder>
