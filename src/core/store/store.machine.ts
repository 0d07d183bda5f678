import { assign, enqueueActions, fromPromise, setup } from 'xstate'
import { assignFrom } from '../kernel/assign-from'
import type { EventsByName } from '../kernel/engine-events'
import { type RaanError, takeError } from '../kernel/errors'
import { emptyKeyed, fromArray, type Keyed } from '../kernel/keyed'
import { createListMachine } from '../kernel/list-machine'
import type { Ports } from '../kernel/ports'
import { createResourceMachine } from '../kernel/resource-machine'
import type { Area } from '../kernel/storage'
import { createWriter, type WriterReport } from '../kernel/writer'
import {
  type BrandCount,
  type Product,
  type ProductDetail,
  type ProductFilters,
  productSorts,
  productsPerPage,
  storeCalls,
} from './store.contract'
import { lookIn, type ProductLayout, productLayoutKey, watchLook } from './store.look'

export type StoreInput = Pick<Ports, 'call' | 'storage'>

type WishReport = WriterReport<boolean>
type Written = Extract<WishReport, { type: 'write.done' }>

type Wish = { product: Product; wished: boolean }

type Context = Pick<Ports, 'call'> & {
  device: Area
  /** the layout of products */
  look: ProductLayout
  /** products on the wishlist, in the order added */
  wishlist: Keyed<Product>
  isRead: boolean
  /** changes the server has confirmed since the wishlist was last loaded */
  confirmed: Keyed<Wish>
  /** those of them that the pending load will include */
  known: Keyed<Wish>
  /** changes the server hasn't confirmed: they take precedence */
  wishes: Keyed<Wish>
  /** why the wishlist failed to load */
  error: RaanError | undefined
}

type Events =
  /** loads the wishlist unless loaded; several widgets may send this */
  | { type: 'init' }
  | { type: 'reload' }
  | { type: 'wish.toggle'; product: Product }
  /** the user signed out: clears this list, not the server's */
  | WishReport
  | { type: 'look.choose'; look: ProductLayout }
  /** another tab changed the layout */
  | { type: 'record.changed' }

type Emitted =
  | { type: 'store.wishlistChanged'; productId: number; wished: boolean }
  | { type: 'store.wishFailed'; productId: number; name: string; wished: boolean; error: RaanError }

declare module '../kernel/engine-events' {
  interface EngineEvents extends EventsByName<Emitted> {}
}

const noProducts = emptyKeyed<Product>(({ id }) => String(id))
const emptyWishlist = emptyKeyed<Wish>(({ product }) => String(product.id))

const nothingKnown = {
  wishlist: noProducts,
  isRead: false,
  confirmed: emptyWishlist,
  known: emptyWishlist,
  wishes: emptyWishlist,
}

type Wished = Pick<Context, 'isRead' | 'wishlist' | 'confirmed' | 'wishes'>

/** The wishlist with later changes applied. */
export function wishedProducts({ wishlist, confirmed, wishes }: Omit<Wished, 'isRead'>): Keyed<Product> {
  let wished = wishlist
  for (const { product, wished: isWished } of [...confirmed, ...wishes])
    wished = isWished ? wished.set(wished.get(String(product.id)) ?? product) : wished.remove(String(product.id))
  return wished
}

/** Until the wishlist has loaded, the product's own flag counts. */
export function isWished({ isRead, wishlist, confirmed, wishes }: Wished, { id, isInWishlist }: Product): boolean {
  const wish = wishes.get(String(id)) ?? confirmed.get(String(id))
  return wish?.wished ?? (isRead ? wishlist.has(String(id)) : isInWishlist)
}

/** Applies a loaded wishlist, which includes the changes confirmed before the request. */
function takeRead({ confirmed, known }: Context, { output }: { output: readonly Product[] }) {
  const left = [...known].reduce((rest, wish) => {
    const key = String(wish.product.id)
    return rest.get(key) === wish ? rest.remove(key) : rest
  }, confirmed)
  const wishlist = fromArray<Product>(({ id }) => String(id), output)
  return { wishlist, confirmed: left, known: emptyWishlist, isRead: true, error: undefined }
}

function confirm({ confirmed, wishes }: Context, { id, value, isLast }: Written): Partial<Context> {
  const wish = wishes.get(String(id))
  if (!wish) return {}
  return { confirmed: confirmed.set({ ...wish, wished: value }), ...(isLast && { wishes: wishes.remove(String(id)) }) }
}

/** The wishlist. A heart changes optimistically and is sent in the background; a rejected change reverts it. */
export const storeMachine = setup({
  types: {
    input: {} as StoreInput,
    context: {} as Context,
    events: {} as Events,
    emitted: {} as Emitted,
    children: {} as { writer: 'writer' },
  },
  actors: {
    read: fromPromise<Product[], Pick<Ports, 'call'>>(async ({ input, signal }) => {
      const { products } = await input.call(storeCalls.wishlist, {}, { signal })
      return products
    }),
    watchLook,
    writer: createWriter<boolean>((call, productId, wished, signal) =>
      wished
        ? call(storeCalls.addToWishlist, { body: { productId } }, { signal })
        : call(storeCalls.removeFromWishlist, { params: { productId } }, { signal }),
    ),
  },
  actions: {
    keepLook: ({ context: { device, look } }) => device.set(productLayoutKey, look),
  },
}).createMachine({
  id: 'store',
  options: { maxIterations: 100 },
  context: ({ input: { call, storage } }) => ({
    call,
    device: storage.device,
    look: lookIn(storage.device),
    ...nothingKnown,
    error: undefined,
  }),
  invoke: [
    {
      id: 'writer',
      src: 'writer',
      input: ({ context: { call } }) => ({ call }),
      onError: { actions: assignFrom(takeError) },
    },
    // if other tabs can't be observed, this one continues alone
    { src: 'watchLook', input: ({ context }) => context.device, onError: {} },
  ],
  initial: 'idle',
  on: {
    'wish.toggle': {
      actions: enqueueActions(({ context, event: { product }, enqueue }) => {
        const productId = product.id
        const wished = !isWished(context, product)
        enqueue.assign({ wishes: context.wishes.set({ product, wished }) })
        enqueue.sendTo('writer', { type: 'want', id: productId, value: wished })
        enqueue.emit({ type: 'store.wishlistChanged', productId, wished })
      }),
    },
    'write.done': { actions: assignFrom(confirm) },
    // the heart reverts
    'write.failed': {
      actions: enqueueActions(({ context, event: { id: productId, error }, enqueue }) => {
        const wish = context.wishes.get(String(productId))
        if (!wish) return
        const { product, wished } = wish
        const wishes = context.wishes.remove(String(productId))
        enqueue.assign({ wishes })
        enqueue.emit({
          type: 'store.wishlistChanged',
          productId,
          wished: isWished({ ...context, wishes }, product),
        })
        enqueue.emit({ type: 'store.wishFailed', productId, name: product.name, wished, error })
      }),
    },
    reload: '.loading',
    'look.choose': { actions: [assign(({ event: { look } }) => ({ look })), 'keepLook'] },
    'record.changed': { actions: assign(({ context: { device } }) => ({ look: lookIn(device) })) },
  },
  states: {
    // not loaded yet: nothing to reload
    idle: { on: { init: 'loading', reload: {} } },
    loading: {
      entry: assign(({ context: { confirmed } }) => ({ known: confirmed })),
      invoke: {
        src: 'read',
        input: ({ context: { call } }) => ({ call }),
        onDone: { target: 'ready', actions: assignFrom(takeRead) },
        onError: { target: 'failed', actions: assignFrom(takeError) },
      },
      on: { reload: { target: 'loading', reenter: true } },
    },
    ready: {},
    failed: { on: { init: 'loading' } },
  },
})

type Found = { brands: readonly BrandCount[] }

/** One view of the catalogue: search, filters, order and page. */
export const productsMachine = createListMachine<Product, ProductFilters, Found>({
  id: 'store-list',
  query: { q: '' },
  perPage: productsPerPage,
  keyOf: ({ id }) => id,
  async load({ call, query, page, perPage, sortBy, signal }) {
    const sort = productSorts.find((each) => each === sortBy) ?? 'featured'
    const { products, total, brands } = await call(
      storeCalls.products,
      { query: { ...query, sortBy: sort, page, perPage } },
      { signal },
    )
    return { rows: products, total, extra: { brands } }
  },
})

export const productMachine = createResourceMachine<ProductDetail>({
  id: 'store-product',
  async load({ call, key, signal }) {
    const { product } = await call(storeCalls.product, { params: { id: key } }, { signal })
    return product
  },
})
