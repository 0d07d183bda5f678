import { assign, emit, fromPromise, setup } from 'xstate'
import type { EventsByName } from '../kernel/engine-events'
import type { FieldErrors, RaanError } from '../kernel/errors'
import type { AppModule, Ports } from '../kernel/ports'
import { saveSteps, savingState } from '../kernel/saving'
import { isUncertain, noSends, type Sends, sentInVain } from '../kernel/sends'
import type { Shop } from '../shops/shops.contract'
import { shopUpdateCalls } from '../shops/shops.update.contract'
import { draftOf, isChanged, type ShopAmount, type ShopDraft, shopFaults, shopOf, type Unreadable } from './shop.fields'

export type ShopInput = Pick<Ports, 'call'> & {
  /** the shop as it stands when the edit begins */
  shop: Shop
}

type Context = Pick<Ports, 'call'> & {
  base: Shop
  draft: ShopDraft
  unreadable: Unreadable
  /** each is the whole shop, so that the same again changes nothing */
  asked: Sends<Shop>
  /** by path of the contract: `ShopName`, `CODRule.value` */
  errors: FieldErrors
  error: RaanError | undefined
  /** as the backend has it now */
  saved: Shop | undefined
}

type FieldSet = { [F in keyof ShopDraft]: { type: 'field.set'; name: F; value: ShopDraft[F] } }[keyof ShopDraft]

export type ShopEvent =
  | FieldSet
  /** what was typed is no amount; null: it is one again */
  | { type: 'amount.refuse'; name: ShopAmount; code: string | null }
  | { type: 'save' }

/** Where the faults of a field of the form stand. */
const pathsOf = (name: keyof ShopDraft): readonly string[] => {
  if (name === 'kind') return ['CODRule', 'CODRule.value', 'CODRule.minimum']
  if (name === 'minimum') return ['CODRule.minimum']
  return name === 'fixed' || name === 'percent' ? ['CODRule.value'] : [name]
}

/** A change takes away what was said about the field. */
const unsaid = ({ errors }: Context, name: keyof ShopDraft): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([path]) => !pathsOf(name).includes(path)))

const readable = ({ unreadable }: Context, name: string): Unreadable =>
  Object.fromEntries(Object.entries(unreadable).filter(([each]) => each !== name))

const faults = ({ base, draft, unreadable }: Context): FieldErrors => shopFaults(base, draft, unreadable)

/** What a backend says of `shop.TaxId` goes to the field. */
const fieldsOf = ({ detail }: RaanError): FieldErrors =>
  Object.fromEntries(Object.entries(detail.fields ?? {}).map(([path, codes]) => [path.replace(/^shop\./, ''), codes]))

type ShopEmitted = { type: 'shops.saved'; shop: Shop } | { type: 'shops.editRefused'; event: string }

declare module '../kernel/engine-events' {
  interface EngineEvents extends EventsByName<ShopEmitted> {}
}

/** A shop being changed at one place of the screen, from the first letter to the answer. */
export const shopMachine = setup({
  types: {
    input: {} as ShopInput,
    context: {} as Context,
    events: {} as ShopEvent,
    emitted: {} as ShopEmitted,
  },
  actors: {
    save: fromPromise<Shop, Context>(async ({ input: { call, base, draft }, signal }) => {
      const { shop } = await call(shopUpdateCalls.update, { body: { shop: shopOf(base, draft) } }, { signal })
      return shop
    }),
  },
  guards: {
    isUntouched: ({ context: { base, draft, unreadable, asked } }) =>
      !isChanged(base, draft, unreadable) && !isUncertain(asked),
    isFit: ({ context }) => Object.keys(faults(context)).length === 0,
  },
  actions: {
    set: assign(({ context }, { name, value }: FieldSet) => ({
      draft: { ...context.draft, [name]: value },
      unreadable: readable(context, name),
      errors: unsaid(context, name),
    })),
    refuseAmount: assign(({ context }, { name, code }: { name: ShopAmount; code: string | null }) => ({
      unreadable: { ...readable(context, name), ...(code !== null && { [name]: code }) },
      errors: unsaid(context, name),
    })),
    showFaults: assign(({ context }) => ({ errors: faults(context), error: undefined })),
    forgetFaults: assign({ errors: {}, error: undefined }),
    keepBase: assign(({ context }) => ({ saved: context.base })),
    takeSaved: assign((_, saved: Shop) => ({ saved, asked: noSends })),
    announce: emit((_, shop: Shop) => ({ type: 'shops.saved' as const, shop })),
    takeFailure: assign(({ context: { base, draft, asked } }, error: RaanError) => ({
      error,
      errors: fieldsOf(error),
      asked: sentInVain(asked, shopOf(base, draft), error),
    })),
    refuse: emit(({ event }) => ({ type: 'shops.editRefused' as const, event: event.type })),
  },
}).createMachine({
  id: 'shop',
  options: { maxIterations: 1_000 },
  context: ({ input: { call, shop } }) => ({
    call,
    base: shop,
    draft: draftOf(shop),
    unreadable: {},
    asked: noSends,
    errors: {},
    error: undefined,
    saved: undefined,
  }),
  initial: 'editing',
  states: {
    editing: {
      on: {
        'field.set': { actions: { type: 'set', params: ({ event }) => event } },
        'amount.refuse': { actions: { type: 'refuseAmount', params: ({ event }) => event } },
        save: saveSteps,
      },
    },
    saving: savingState<Shop>(),
    saved: {},
  },
})

/** An app of its own, so that whoever takes orders does not load how shops are changed. */
export const shopApp = { views: { shop: { machine: shopMachine } } } satisfies AppModule
