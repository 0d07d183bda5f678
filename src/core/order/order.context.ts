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
  /** the order starts empty and takes its lines from the app `lines`; otherwise from the cart */
  ownLines?: boolean
}

export type OrderContext = OrderInput & {
  ownLines: boolean
  id: string
  fields: DraftFields
  /** a message from a chat and its contact: parsed like a pasted one */
  pasted: string
  from: number | undefined
  /** fields filled by the user: the message doesn't overwrite them */
  byHand: readonly DraftField[]
  /** latest lines of the cart, or of the app `lines` */
  lines: OrderLines
  shop: Shop
  totals: DraftTotals
  /** error codes of input that couldn't be parsed: they block saving */
  unreadable: Partial<Record<DraftField, string>>
  /** error codes by path, from the last save and later edits */
  errors: FieldErrors
  /** the draft's Idempotency-Key until the order is stored, across refusals and edits */
  key: string
  /** the body being sent; nothing else is sent until its outcome is known */
  frozen: Frozen | undefined
  /** requests for `frozen` without an outcome */
  attempts: number
  /**
   * an earlier request of this draft may have been stored or may still arrive, so a later response doesn't tell. With
   * `lookup` at `none` it was not stored by then.
   */
  doubted: boolean
  /** result of looking up the key after a refusal that doesn't tell the outcome of an earlier request */
  lookup: 'none' | 'unsupported' | undefined
  /** the order already stored under the key, if it differs from the draft */
  stored: Order | undefined
  /** the page was suspended and checks its draft; `save`, `cancel`: what the user pressed meanwhile */
  checking: 'no' | 'yes' | 'save' | 'cancel'
  /** another page took over this draft, or stored it under that number */
  taken: { order: string | undefined } | undefined
  /** why the last request failed */
  error: RaanError | undefined
  /** the order just stored */
  saved: Order | undefined
  orphans: readonly Orphan[]
  /** whether the draft survives a reload */
  kept: boolean
  /** events received while the draft was being restored */
  early: readonly OrderEvent[]
}

/** A draft that begins with a message, if it has no record yet and isn't stored. */
export type FirstDraft = { key: string; text: string }

/** Commands to the draft lock. */
export type DraftLockCommand =
  /** replaces the current draft by this one */
  | { type: 'adopt'; id: string; first?: FirstDraft | undefined }
  /** starts a new draft; the current one stays on record */
  | { type: 'part' }
  | { type: 'discard'; id: string }
  | { type: 'look' }
  /** stores the current state */
  | { type: 'write'; draft: DraftState }
  /** stores the state on disk before it is sent */
  | { type: 'secure'; draft: DraftState }
  /** the order is stored under this number */
  | { type: 'settle'; key: string; order: string }
  | { type: 'forget' }
  /** the page was suspended: is the draft still ours? */
  | { type: 'check' }

/** Reports of the draft lock. */
export type DraftLockReport =
  /** `pasted`: the message it begins with, not yet read */
  | { type: 'draft.claimed'; id: string; record: DraftRecord | undefined; pasted?: string }
  /** another page has taken it */
  | { type: 'draft.lost' }
  /** another page took over the current draft, or stored it under this number */
  | { type: 'draft.taken'; order: string | undefined }
  /** the check after a suspension is complete; its results were reported before */
  | { type: 'draft.checked' }
  /** the draft is where a crash can't lose it */
  | { type: 'draft.secured' }
  /** the draft can't be stored on this device */
  | { type: 'draft.unsecured' }
  | { type: 'orphans.found'; orphans: readonly Orphan[] }
  | { type: 'record.kept'; kept: boolean }

/** Amounts in satang, or as typed text; null CODFee = by the shop's rule. */
type FieldSet = {
  [N in DraftField]: {
    type: 'field.set'
    name: N
    value: DraftFields[N] | (N extends AmountField ? string | null : never)
  }
}[DraftField]

export type OrderEvent =
  | FieldSet
  /** the text of an amount field isn't an amount; null = it is valid again */
  | { type: 'amount.refuse'; name: AmountField; code: MoneyError | null }
  /** replaces the input by a (partial) order in its wire format */
  | { type: 'fill'; value: unknown }
  /** values of the customer's message; `over`: also replaces fields filled by the user */
  | { type: 'message.take'; values: Partial<DraftFields>; over?: boolean }
  /** values of the message that the draft was restored with: fields that say the same were filled from it */
  | { type: 'message.known'; values: Partial<DraftFields> }
  /**
   * a customer's chat message: appended if the draft has messages of the same chat; a draft of another contact stays on
   * record
   */
  | { type: 'message.add'; text: string; from: number }
  /** a known customer; a draft that already has a customer stays on record and a new one starts */
  | { type: 'customer.take'; customer: DraftCustomer }
  | { type: 'lines.changed'; lines: OrderLines }
  | { type: 'shop.changed'; shop: Shop }
  | { type: 'save' }
  /** back online: retry now */
  | { type: 'save.resume' }
  | { type: 'clear' }
  /** after a saved order */
  | { type: 'next' }
  /** keeps the order with unknown outcome on record and starts another one */
  | { type: 'draft.setAside' }
  | { type: 'draft.adopt'; id: string; first?: FirstDraft }
  /** keeps the draft on record and starts another one */
  | { type: 'draft.leave' }
  | { type: 'draft.discard'; id: string }
  /** the page was hidden or frozen: another page may have taken this draft */
  | { type: 'draft.check' }
  /** cancels sending an order that can't be stored on this device */
  | { type: 'save.cancel' }
  /** the order stored under the key is the intended one */
  | { type: 'stored.accept' }
  /** the draft is a different order from the one stored under the key */
  | { type: 'stored.saveAnother' }
  | { type: 'orphans.look' }
  | DraftLockReport

/** Whether the order has its own lines instead of the cart's. */
type Whose = { ownLines?: true }

export type OrderEmitted =
  | ({ type: 'order.saved'; order: Order } & Whose)
  | { type: 'order.refused'; fields: FieldErrors }
  /** its outcome is unknown */
  | { type: 'order.doubted'; error: RaanError }
  | ({ type: 'order.setAside'; order: NewOrder } & Whose)
  | ({ type: 'order.filled'; lines?: readonly OrderLine[]; shopId?: number } & Whose)
  | ({ type: 'order.cleared' } & Whose)
  /** an edit was rejected because the outcome is unknown */
  | { type: 'order.editRefused'; event: string }

declare module '../kernel/engine-events' {
  interface EngineEvents extends EventsByName<OrderEmitted> {}
}

/** An empty draft. */
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

/** The initial context, until the draft is restored. */
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
