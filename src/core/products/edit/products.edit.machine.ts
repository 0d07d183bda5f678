import type { EventsByName } from '../../kernel/engine-events'
import { without } from '../../kernel/field-errors'
import type { ConflictEvent, Contested, FieldSet, FormContext } from '../../kernel/form-definition'
import { createFormMachine } from '../../kernel/form-machine'
import { newKeyedRequest } from '../../kernel/keyed-request'
import type { Satang } from '../../kernel/money'
import type { Ports } from '../../kernel/ports'
import { isUncertain, noSends } from '../../kernel/sends'
import { productsCalls } from '../products.contract'
import type { ShopProduct } from '../products.product'
import { blankProduct, draftOf, type ProductDraft, productErrors, type Unreadable } from './products.edit.fields'
import { clearedBy, isOpeningField } from './products.edit.pieces'
import {
  changeOf,
  draftOnto,
  draftOver,
  isOwn,
  isUnsaved,
  type ProductSends,
  saveProduct,
} from './products.edit.saving'
import {
  addVariant,
  changeVariant,
  refuseAmount,
  removeVariant,
  setShopPrice,
  type VariantPatch,
} from './products.edit.steps'

export type ProductFormInput = Pick<Ports, 'call' | 'newId'> & {
  id: number | 'new'
  /** why new pieces are in the shop, for the list of stock changes; needed for products and variants with pieces */
  stockReason?: string
}

type Context = Required<ProductFormInput> &
  FormContext<ShopProduct> &
  Contested<ShopProduct> & {
    /** as stored when it was opened; undefined for a new one until it is known to be stored */
    base: ShopProduct | undefined
    draft: ProductDraft
    unreadable: Unreadable
    /** the form's requests until the change is saved */
    asked: ProductSends
  }

export type ProductFormEvent =
  | FieldSet<Omit<ProductDraft, 'variants' | 'prices'>>
  /** null: the product's price */
  | { type: 'shopPrice.set'; shopId: number; price: Satang | null }
  | { type: 'variant.add' }
  | { type: 'variant.change'; key: string; patch: VariantPatch }
  | { type: 'variant.remove'; key: string }
  /** the text isn't an amount; null: it is valid again */
  | { type: 'amount.refuse'; name: string; code: string | null }
  | { type: 'save' }
  | ConflictEvent
  | { type: 'reload' }

type ProductFormEmitted =
  | { type: 'products.saved'; product: ShopProduct; isNew: boolean }
  | { type: 'products.editRefused'; event: string }

declare module '../../kernel/engine-events' {
  interface EngineEvents extends EventsByName<ProductFormEmitted> {}
}

/** A product being added or edited in one view. */
export const shopProductFormMachine = createFormMachine<{
  input: ProductFormInput
  context: Context
  event: ProductFormEvent
  opened: ShopProduct
  answer: ShopProduct
  emitted: ProductFormEmitted
}>({
  id: 'product-form',
  record: 'product',
  begin: ({ call, newId, id, stockReason = '' }) => ({
    call,
    newId,
    id,
    stockReason,
    base: undefined,
    draft: blankProduct,
    unreadable: {},
    asked: { ...newKeyedRequest(newId), ...noSends },
  }),
  open: {
    isNew: ({ id }) => id === 'new',
    async fetch({ call, id }, signal) {
      return (await call(productsCalls.one, { params: { id: Number(id) } }, { signal })).product
    },
    take: (base) => ({ base, draft: draftOf(base) }),
  },
  edits: {
    'field.set': ({ draft, errors, unreadable, asked }, { name, value }) => {
      if (isOpeningField(name) && isUncertain(asked)) return {}
      return {
        draft: { ...draft, [name]: value },
        errors: without(errors, ...clearedBy(name)),
        unreadable: without(unreadable, name),
      }
    },
    'shopPrice.set': (context, { shopId, price }) => setShopPrice(context, shopId, price),
    'variant.add': (context) => addVariant(context, context.newId()),
    'variant.change': (context, { key, patch }) => {
      if (!isUncertain(context.asked)) return changeVariant(context, key, patch)
      // while it is open whether it was counted, it stays as it was sent
      const others = Object.entries(patch).filter(([name]) => !isOpeningField(name))
      return changeVariant(context, key, Object.fromEntries(others))
    },
    'variant.remove': (context, { key }) => removeVariant(context, key),
    'amount.refuse': (context, { name, code }) => refuseAmount(context, name, code),
  },
  refused: 'products.editRefused',
  isUnsaved,
  errorsOf: ({ base, draft, unreadable }) => productErrors(base, draft, unreadable),
  changeOf,
  save: saveProduct,
  conflict: {
    isOwn,
    resume: (context, made) => ({ base: made, draft: draftOnto(context, made) }),
    // fields not edited here keep the other user's values
    overwrite: (context, theirs) => ({ base: theirs, draft: draftOver(context, theirs) }),
    yield: (_, theirs) => ({ base: theirs, draft: draftOf(theirs), unreadable: {} }),
  },
  announce: ({ base }, product) => ({ type: 'products.saved', product, isNew: base === undefined }),
})
