import type { Call } from '../../kernel/endpoint'
import type { KeyedRequest } from '../../kernel/keyed-request'
import { enteredSince, isOwnChange, isUncertain, type Sends, stillToChange, toChange } from '../../kernel/sends'
import type { ShopProduct } from '../products.product'
import { plainName } from '../products.search'
import { isCounted, type NewShopProduct, productUpdateCalls } from '../products.update.contract'
import {
  changesOf,
  draftOf,
  isChanged,
  isSameField,
  newProductOf,
  type ProductDraft,
  type ProductFields,
  productOf,
  type Unreadable,
  type VariantDraft,
} from './products.edit.fields'
import { blankOpening } from './products.edit.pieces'

export type ProductSends = KeyedRequest & Sends<Partial<ProductFields>>

type Saving = {
  call: Call
  /** undefined for a new one */
  base: ShopProduct | undefined
  draft: ProductDraft
  unreadable: Unreadable
  /** why new pieces are in the shop, for the list of stock changes */
  stockReason: string
  asked: ProductSends
}
type Form = Omit<Saving, 'call' | 'unreadable' | 'stockReason'>

const fieldsOf = (product: ShopProduct): ProductFields => productOf(draftOf(product))

/** Whether leaving would lose edits, or leave it open whether they were saved. */
export const isUnsaved = ({ base, draft, unreadable, asked }: Omit<Saving, 'call' | 'stockReason'>): boolean =>
  isChanged(base, draft, unreadable) || isUncertain(asked)

/** The change as sent. */
export function changeOf({ base, draft, asked: { sent } }: Form): Partial<ProductFields> {
  if (!base) return newProductOf(draft) as Partial<ProductFields>
  return toChange(changesOf(base, draft), { draft: productOf(draft), sent, isSame: isSameField })
}

/** Stores a new product, or the changed fields. */
export async function saveProduct(saving: Saving, signal: AbortSignal): Promise<ShopProduct> {
  const { call, base, asked, stockReason } = saving
  const change = changeOf(saving)
  const reason = isCounted(change) && { stockReason }
  if (base) {
    const { id, version } = base
    const body = { product: { ...change, id, ...(version !== undefined && { version }) }, ...reason }
    return (await call(productUpdateCalls.update, { body }, { signal })).product
  }
  // a form without a base has all fields of a new product
  const body = { product: change as NewShopProduct, ...reason }
  return (await call(productUpdateCalls.add, { body }, { signal, key: asked.key })).product
}

/** Whether an unanswered request of this form stored the product as it is now. */
export const isOwn = (form: Form, current: ShopProduct): boolean =>
  form.base !== undefined &&
  isOwnChange({
    base: fieldsOf(form.base),
    change: changeOf(form),
    stored: fieldsOf(current),
    sent: form.asked.sent,
    isSame: isSameField,
  })

/** The fields of the draft that hold a field of the product. */
const held = (draft: ProductDraft, names: readonly string[]): Partial<ProductDraft> =>
  Object.fromEntries(Object.entries(draft).filter(([name]) => names.includes(name)))

const isNamed = (name: string) => (each: { id: number; name: string; archived: boolean }) =>
  !each.archived && plainName(each.name) === plainName(name)

/** A new variant that an unanswered request has stored: its pieces are counted, and may have been sold since. */
function knownAs(variant: VariantDraft, sent: ProductSends['sent'], { variants }: ShopProduct): VariantDraft {
  const isSent = sent.some((change) => change.variants?.some((each) => each.id === 0 && isNamed(variant.name)(each)))
  const stored = variant.id === 0 && isSent ? variants.find(isNamed(variant.name)) : undefined
  return stored ? { ...variant, id: stored.id, ...blankOpening } : variant
}

/** The draft on top of the stored product: later edits stay. */
export function draftOnto(form: Form, stored: ShopProduct): ProductDraft {
  const { base, draft, asked } = form
  const change = base
    ? stillToChange({ change: changeOf(form), stored: fieldsOf(stored), isSame: isSameField })
    : enteredSince<Partial<ProductFields>>(newProductOf(draft) as Partial<ProductFields>, {
        stored: fieldsOf(stored),
        sent: asked.sent,
        isSame: isSameField,
      })
  const left = { ...draftOf(stored), ...held(draft, Object.keys(change)) }
  return { ...left, variants: left.variants.map((variant) => knownAs(variant, asked.sent, stored)) }
}

/** The draft on top of another user's version: variants that they added stay, unless this form adds one of that name. */
export function draftOver(form: Form, theirs: ShopProduct): ProductDraft {
  const draft = draftOnto(form, theirs)
  const isKnown = (id: number) =>
    [...draft.variants, ...(form.base?.variants ?? [])].some((variant) => variant.id === id)
  const isAdded = (name: string) => draft.variants.some((each) => each.id === 0 && isNamed(name)(each))
  const added = draftOf(theirs).variants.filter(({ id, name }) => !isKnown(id) && !isAdded(name))
  return { ...draft, variants: [...draft.variants, ...added] }
}
