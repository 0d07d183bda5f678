import type { EventsByName } from '../kernel/engine-events'
import type { RaanError } from '../kernel/errors'
import { emptyKeyed, type Keyed } from '../kernel/keyed'
import type { Satang } from '../kernel/money'
import type { Ports } from '../kernel/ports'
import { mostOrderLines, type OrderLine } from '../orders/orders.line'
import {
  type CartDifference,
  noLines,
  noQuantities,
  noTally,
  type OrderLines,
  type ProductLines,
  type ProductQuantity,
  type Tally,
  tallyOf,
} from './cart.lines'
import type { CartProductInfo } from './cart.offer'
import { type CartRecord, cartRecordKey, type Kept, openRecord } from './cart.record'
import { isPlain } from './cart.uq'

/** `local` makes no calls: the cart exists only in this browser. */
export type CartMode = 'server' | 'local'

export type CartInput = Pick<Ports, 'call' | 'storage' | 'newId'> & { mode?: CartMode }

export type CartRefusal = 'quantity' | 'price' | 'name'

export type Removed = { line: OrderLine; before: OrderLines }

/** A write that was rejected and rolled back. */
export type CartFailure = {
  productId: number
  name: string
  error: RaanError
  /** the lines as requested */
  wanted: ProductLines
}

/** A change of a product that the server may not know yet. */
export type Unsent = {
  productId: number
  /** the lines before it */
  before: ProductLines
}

export type CartContext = Tally &
  Pick<Ports, 'call' | 'newId'> & {
    mode: CartMode
    record: CartRecord<CartContext>
    /** the lines have been merged with the server's since the flag was last cleared */
    isFetchCartData: boolean
    /** product data shown in lines */
    products: Keyed<CartProductInfo>
    /** quantities the server is known to have */
    server: Keyed<ProductQuantity>
    unsent: Keyed<Unsent>
    /** lines that the latest of `unsent` roll back to, as long as no line has moved since */
    fallback: ProductLines | undefined
    /** why unsent changes wait: `offline` or `unauthenticated` */
    waiting: RaanError | undefined
    failures: readonly CartFailure[]
    /** differences between draft and server at the last merge; `draft` are the lines before */
    differences: readonly CartDifference[]
    draft: OrderLines
    /** lines that can be restored, latest last */
    removed: readonly Removed[]
    /** why the last edit was rejected */
    refused: { uq: string; code: CartRefusal } | undefined
    /** why the cart failed to load */
    error: RaanError | undefined
    /** while the cart is loading: products changed meanwhile, whether all were removed, whether one was rolled back */
    reading: { changed: ReadonlySet<number>; emptied: boolean; outdated: boolean } | undefined
  }

export type CartReason = 'init' | 'user' | 'sync'

export type CartEmitted =
  /** `count` lines with `pieces` pieces in total */
  | { type: 'cart.changed'; lines: OrderLines; count: number; pieces: number; total: Satang; reason: CartReason }
  | { type: 'cart.failed'; productId: number; error: RaanError }
  | { type: 'cart.refused'; uq: string; code: CartRefusal }
  /** lines that took another price with the shop */
  | { type: 'cart.repriced'; lines: readonly { uq: string; name: string; from: Satang; to: Satang }[] }

declare module '../kernel/engine-events' {
  interface EngineEvents extends EventsByName<CartEmitted> {}
}

export const noProducts: Keyed<CartProductInfo> = emptyKeyed(({ id }) => String(id))
export const nothingUnsent: Keyed<Unsent> = emptyKeyed(({ productId }) => String(productId))

/** Everything that `clear` resets. */
export const emptyCart = {
  ...noTally,
  fallback: undefined,
  isFetchCartData: false,
  differences: [],
  draft: noLines,
  failures: [],
  refused: undefined,
  error: undefined,
} satisfies Partial<CartContext>

/** The cart of this tab from before a reload; a local one is shared by the browser's tabs. */
export function firstContext({ call, storage, newId, mode = 'server' }: CartInput): CartContext {
  if (mode === 'local') storage.adopt(cartRecordKey)
  const record = openRecord(mode === 'local' ? storage.local : storage.session, keptOf)
  const kept = record.read()
  const tally = tallyOf(kept?.lines ?? noLines)
  let unsent = nothingUnsent
  for (const productId of kept?.unsent ?? []) unsent = unsent.set({ productId, before: tally })
  let products = noProducts
  for (const product of kept?.products ?? []) products = products.set(product)
  return {
    ...emptyCart,
    ...tally,
    call,
    newId,
    mode,
    record,
    products,
    server: noQuantities,
    unsent,
    waiting: undefined,
    removed: [],
    reading: undefined,
  }
}

/** The stored part of a cart: only products that a line shows. */
function keptOf({ lines, unsent, products }: CartContext): Kept {
  if (lines.size > mostOrderLines) return { lines: noLines, unsent: [], products: [] }
  const shown = new Set([...lines].map(({ productId }) => String(productId)))
  return {
    lines,
    unsent: [...unsent].map(({ productId }) => productId),
    products: [...shown].flatMap((id) => products.get(id) ?? []),
  }
}

/** Free text or a custom price: the server's cart knows at most the product's quantity. */
export const isDraftOnly = ({ mode }: CartContext, line: { uq: string; productId: number | null }): boolean =>
  mode === 'server' && !isPlain(line)
