import { noLines, type OrderLines } from '../cart/cart.lines'
import type { EventsByName } from '../kernel/engine-events'
import type { FieldErrors, RaanError } from '../kernel/errors'
import type { MoneyError } from '../kernel/money'
import type { Ports } from '../kernel/ports'
import type { NewOrder, Order, OrderLine } from '../orders/orders.contract'
import { noShop, type Shop } from '../shops/shops.contract'
import { type DraftTotals, draftTotals } from './order.body'
import { type AmountField, blankFields, type DraftCustomer, type DraftField, type DraftFields } from './order.draft'
import type { Orphan } from './order.orphans'
import type { DraftRecord, DraftState, Frozen } from './order.record'

export type OrderInput = Pick<Ports, 'call' | 'clock' | 'storage' | 'locks' | 'newId'> & {
  /** the order begins without lines and has those of the app `lines`; else the cart's are its own */
  ownLines?: boolean
}

export type OrderContext = OrderInput & {
  ownLines: boolean
  id: string
  fields: DraftFields
  /** the message as it came from a chat, and whose chat that was: it is read as a pasted one */
  pasted: string
  from: number | undefined
  /** fields a person filled: the message does not overwrite them */
  byHand: readonly DraftField[]
  /** as the cart, or the app `lines`, told them */
  lines: OrderLines
  shop: Shop
  totals: DraftTotals
  /** entries that could not be taken over, by code: they stand in the way of saving */
  unreadable: Partial<Record<DraftField, string>>
  /** codes by path, of the last save and of entries since */
  errors: FieldErrors
  /** the Idempotency-Key from the beginning of the draft until it is stored, whatever is refused and edited in between */
  key: string
  /** the body under way; nothing else is sent until its outcome is known */
  frozen: Frozen | undefined
  /** sends of `frozen` that ended without an outcome */
  attempts: number
  /**
   * a send of this draft may be stored without an answer, or still arrive: what a later one is answered says nothing of it.
   * With `lookup` at `none` it was not stored by then.
   */
  doubted: boolean
  /** what came of looking the key up, after a refusal that said nothing of an earlier send */
  lookup: 'none' | 'unsupported' | undefined
  /** the order that is stored under the key already, while the draft says something else */
  stored: Order | undefined
  /** the page was away and looks what became of its draft; `save`: that was pressed meanwhile */
  checking: 'no' | 'yes' | 'save'
  /** another page went on with this draft, or stored it under that number */
  taken: { order: string | undefined } | undefined
  /** why the last send failed */
  error: RaanError | undefined
  /** the order just stored */
  saved: Order | undefined
  orphans: readonly Orphan[]
  /** whether a reload finds the draft again */
  kept: boolean
  /** events that came while the draft was being restored */
  early: readonly OrderEvent[]
}

/** What the draft lock is asked for. */
export type DraftLockCommand =
  /** take this one instead of the present one */
  | { type: 'adopt'; id: string }
  /** begin a new one; the present one stays on record for whoever wants it */
  | { type: 'part' }
  | { type: 'discard'; id: string }
  | { type: 'look' }
  /** this is how it stands now */
  | { type: 'write'; draft: DraftState }
  /** this is about to be sent */
  | { type: 'secure'; draft: DraftState }
  /** it is stored under this number */
  | { type: 'settle'; key: string; order: string }
  | { type: 'forget' }
  /** the page was away: does it still have its draft? */
  | { type: 'check' }

/** What the draft lock reports. */
export type DraftLockReport =
  | { type: 'draft.claimed'; id: string; record: DraftRecord | undefined }
  /** somebody else has it by now */
  | { type: 'draft.lost' }
  /** another page went on with the present one, or stored it under this number */
  | { type: 'draft.taken'; order: string | undefined }
  /** the page was away, and what became of its draft meanwhile has been told */
  | { type: 'draft.checked' }
  /** it lies where a crash cannot reach it */
  | { type: 'draft.secured' }
  /** nothing on this machine keeps it */
  | { type: 'draft.unsecured' }
  | { type: 'orphans.found'; orphans: readonly Orphan[] }
  | { type: 'record.kept'; kept: boolean }

/** Amounts in satang, or as a person types them; null CODFee = by the shop's rule. */
type FieldSet = {
  [N in DraftField]: {
    type: 'field.set'
    name: N
    value: DraftFields[N] | (N extends AmountField ? string | null : never)
  }
}[DraftField]

export type OrderEvent =
  | FieldSet
  /** what stands in an amount's field isn't an amount; null = it is one again */
  | { type: 'amount.refuse'; name: AmountField; code: MoneyError | null }
  /** a (partial) order in its wire shape, in place of what was entered */
  | { type: 'fill'; value: unknown }
  /** what the customer's message says; `over`: also in place of what was entered by hand */
  | { type: 'message.take'; values: Partial<DraftFields>; over?: boolean }
  /** what a customer wrote in a chat: below what is there of the same chat; a draft for somebody else goes on record */
  | { type: 'message.add'; text: string; from: number }
  /** somebody who ordered before; a draft that has a customer already goes on record and a new one begins */
  | { type: 'customer.take'; customer: DraftCustomer }
  | { type: 'lines.changed'; lines: OrderLines }
  | { type: 'shop.changed'; shop: Shop }
  | { type: 'save' }
  /** the network is back: try now */
  | { type: 'save.resume' }
  | { type: 'clear' }
  /** after a saved order */
  | { type: 'next' }
  /** keep the order of unknown outcome on record and begin another one */
  | { type: 'draft.setAside' }
  | { type: 'draft.adopt'; id: string }
  | { type: 'draft.discard'; id: string }
  /** the page was hidden or frozen: another one may have this draft by now */
  | { type: 'draft.check' }
  /** do not send what nothing on this machine keeps */
  | { type: 'save.cancel' }
  /** the order stored under the key is the one that was meant */
  | { type: 'stored.accept' }
  /** what stands here is another order than the one stored under the key */
  | { type: 'stored.saveAnother' }
  | { type: 'orphans.look' }
  | DraftLockReport

/** Whether the lines of the order stand beside the cart. */
type Whose = { ownLines?: true }

export type OrderEmitted =
  | ({ type: 'order.saved'; order: Order } & Whose)
  | { type: 'order.refused'; fields: FieldErrors }
  /** not known whether it is stored */
  | { type: 'order.doubted'; error: RaanError }
  | ({ type: 'order.setAside'; order: NewOrder } & Whose)
  | ({ type: 'order.filled'; lines?: readonly OrderLine[]; shopId?: number } & Whose)
  | ({ type: 'order.cleared' } & Whose)
  /** an edit came while the outcome is unknown */
  | { type: 'order.editRefused'; event: string }

declare module '../kernel/engine-events' {
  interface EngineEvents extends EventsByName<OrderEmitted> {}
}

/** What an emptied draft has. */
export const blank = {
  fields: blankFields,
  pasted: '',
  from: undefined,
  byHand: [],
  unreadable: {},
  errors: {},
  frozen: undefined,
  attempts: 0,
  doubted: false,
  lookup: undefined,
  stored: undefined,
  taken: undefined,
  error: undefined,
} satisfies Partial<OrderContext>

/** What an open order begins with, until its draft is there. */
export const begin = ({ ownLines = false, ...input }: OrderInput): OrderContext => ({
  ...input,
  ownLines,
  id: '',
  checking: 'no',
  key: '',
  ...blank,
  lines: noLines,
  shop: noShop,
  totals: draftTotals(blankFields, noLines, noShop),
  saved: undefined,
  orphans: [],
  kept: true,
  early: [],
})
