import { shallowEqual, useSelector } from '@xstate/react'
import type { MoneyError } from '../../core/kernel/money'
import type { OrderContext } from '../../core/order/order.context'
import type { AmountField, DraftField, DraftFields } from '../../core/order/order.draft'
import { restored, submitOrder } from '../../core/order/order.submit'
import { useView } from '../runtime/use-engine'

type Value = DraftFields[DraftField]

/** What the machine is at work on, and nobody else has to do anything. */
const busy = ['restoring', 'recording', 'sending', 'lookingUp']
/** What waits for something, or for the person to decide. */
const held = ['waiting', 'signedOut', 'unrecorded', 'taken']

const shownOf = ({ context }: { context: OrderContext }) => ({
  fields: context.fields,
  lines: context.lines,
  shop: context.shop,
  ownLines: context.ownLines,
  totals: context.totals,
  errors: context.errors,
  error: context.error,
  /** the message as it came from a chat */
  pasted: context.pasted,
  /** names of the fields a person filled */
  byHand: context.byHand,
  frozen: context.frozen,
  checking: context.checking,
  saved: context.saved,
  orphans: context.orphans,
  kept: context.kept,
  /** the order that is stored under this draft's key while the draft says something else */
  stored: context.stored,
  lookup: context.lookup,
  doubted: context.doubted,
  /** another window has this draft */
  taken: context.taken,
})

/** The open order of this place. `stage` is `open`, `saved`, or one of those above. */
export function useOrder({ ownLines = false }: { ownLines?: boolean | undefined } = {}) {
  const draft = useView('order', { ownLines }, String(ownLines))
  const stage = useSelector(draft, ({ value }) => (typeof value === 'string' ? value : value.frozen))
  const { frozen, lines, lookup, doubted, checking, ...shown } = useSelector(draft, shownOf, shallowEqual)
  return {
    stage,
    isBusy: busy.includes(stage) || checking === 'save',
    isHeld: held.includes(stage),
    ...shown,
    /** what came of asking for an earlier send */
    lookup,
    /** an earlier send may have been stored, and nobody could say */
    doubted: doubted && lookup !== 'none',
    /** what is being saved, else the cart's */
    lines: frozen ? frozen.body.ProductOrders : lines.toArray(),
    // the field's name and its value come from the same part
    set: (name: DraftField, value: Value) => draft.send({ type: 'field.set', name, value } as never),
    refuse: (name: AmountField, code: MoneyError | null) => draft.send({ type: 'amount.refuse', name, code }),
    fill: (value: unknown) => draft.send({ type: 'fill', value }),
    /** what the message says; `over` also in place of what a person filled */
    take: (values: Partial<DraftFields>, over = false) => draft.send({ type: 'message.take', values, over }),
    clear: () => draft.send({ type: 'clear' }),
    save: () => draft.send({ type: 'save' }),
    cancel: () => draft.send({ type: 'save.cancel' }),
    acceptStored: () => draft.send({ type: 'stored.accept' }),
    saveAnother: () => draft.send({ type: 'stored.saveAnother' }),
    restored: () => restored(draft),
    submit: () => submitOrder(draft),
    next: () => draft.send({ type: 'next' }),
    setAside: () => draft.send({ type: 'draft.setAside' }),
    adopt: (id: string) => draft.send({ type: 'draft.adopt', id }),
    discard: (id: string) => draft.send({ type: 'draft.discard', id }),
    read: () => draft.getSnapshot().context,
  }
}

export type OpenOrder = ReturnType<typeof useOrder>
