import type { EventsByName } from '../../kernel/engine-events'
import { without } from '../../kernel/field-errors'
import type { ConflictEvent, Contested, FieldSet, FormContext } from '../../kernel/form-definition'
import { createFormMachine } from '../../kernel/form-machine'
import { type KeyedRequest, newKeyedRequest } from '../../kernel/keyed-request'
import type { Ports } from '../../kernel/ports'
import { isUncertain, noSends, type Sends } from '../../kernel/sends'
import type { Shop } from '../shops.contract'
import { shopUpdateCalls } from '../shops.update.contract'
import {
  changeOf,
  draftOf,
  draftOnto,
  isChanged,
  isOwn,
  type ShopAmount,
  type ShopDraft,
  type ShopFields,
  shopErrors,
  shopOf,
  type Unreadable,
} from './shops.edit.fields'

export type ShopInput = Pick<Ports, 'call' | 'newId'> & {
  /** the shop when the edit starts; `noShop` for a new one */
  shop: Shop
}

type Context = Pick<Ports, 'call' | 'newId'> &
  FormContext<Shop> &
  Contested<Shop> & {
    base: Shop
    draft: ShopDraft
    unreadable: Unreadable
    /** the form's requests until the change is saved */
    asked: KeyedRequest & Sends<Partial<ShopFields>>
  }

export type ShopEvent =
  | FieldSet<ShopDraft>
  /** the text isn't an amount; null: it is valid again */
  | { type: 'amount.refuse'; name: ShopAmount; code: string | null }
  | { type: 'save' }
  | ConflictEvent

/** The error paths of a form field. */
const pathsOf = (name: keyof ShopDraft): readonly string[] => {
  if (name === 'accounts') return ['BankAccounts']
  if (name === 'kind') return ['CODRule']
  if (name === 'minimum') return ['CODRule.minimum']
  if (name === 'shipping') return ['ShippingCost']
  return name === 'fixed' || name === 'percent' ? ['CODRule.value'] : [name]
}

type ShopEmitted = { type: 'shops.saved'; shop: Shop } | { type: 'shops.editRefused'; event: string }

declare module '../../kernel/engine-events' {
  interface EngineEvents extends EventsByName<ShopEmitted> {}
}

/** A shop being edited in one view. */
export const shopMachine = createFormMachine<{
  input: ShopInput
  context: Context
  event: ShopEvent
  answer: Shop
  emitted: ShopEmitted
}>({
  id: 'shop',
  record: 'shop',
  begin: ({ call, newId, shop }) => ({
    call,
    newId,
    // the name of "no shop" is only for display
    base: shop.id === 0 ? { ...shop, ShopName: '' } : shop,
    draft: { ...draftOf(shop), ...(shop.id === 0 && { ShopName: '' }) },
    unreadable: {},
    asked: { ...newKeyedRequest(newId), ...noSends },
  }),
  edits: {
    'field.set': (context, { name, value }) => ({
      draft: { ...context.draft, [name]: value },
      unreadable: without(context.unreadable, name),
      errors: without(context.errors, ...pathsOf(name)),
    }),
    'amount.refuse': (context, { name, code }) => ({
      unreadable: { ...without(context.unreadable, name), ...(code !== null && { [name]: code }) },
      errors: without(context.errors, ...pathsOf(name)),
    }),
  },
  refused: 'shops.editRefused',
  isUnsaved: ({ base, draft, unreadable, asked }) => isChanged(base, draft, unreadable) || isUncertain(asked),
  errorsOf: ({ base, draft, unreadable }) => shopErrors(base, draft, unreadable),
  changeOf,
  base: ({ base }) => (base.id === 0 ? undefined : base),
  async save({ call, base, draft, asked: { key } }, signal) {
    if (base.id === 0) {
      const { id: _, siId: __, version: ___, changedBy: ____, ...shop } = shopOf(base, draft)
      return (await call(shopUpdateCalls.add, { body: { shop } }, { signal, key })).shop
    }
    return (await call(shopUpdateCalls.update, { body: { shop: shopOf(base, draft) } }, { signal })).shop
  },
  conflict: {
    isOwn: (context, current) => context.base.id !== 0 && isOwn(context, current),
    resume: (context, made) => ({ base: made, draft: draftOnto(context, made) }),
    // fields not edited here keep the other user's values
    overwrite: (context, theirs) => ({ base: theirs, draft: draftOnto(context, theirs) }),
    yield: (_, theirs) => ({ base: theirs, draft: draftOf(theirs), unreadable: {} }),
  },
  announce: (_, shop) => ({ type: 'shops.saved', shop }),
})
