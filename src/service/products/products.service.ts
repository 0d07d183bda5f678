import { encode } from '../../core/kernel/codec'
import { productsCalls } from '../../core/products/products.contract'
import { findProductsCalls } from '../../core/products/products.find.contract'
import { isSoldItself, type ProductVariant, type ShopProduct } from '../../core/products/products.product'
import { availablePieces, type Stock } from '../../core/products/products.stock'
import { stockCalls } from '../../core/products/products.stock.contract'
import { type NewShopProduct, productUpdateCalls } from '../../core/products/products.update.contract'
import { handle, type LeftOut, type Service } from '../handle'
import { isStale, nextVersion, withVersion } from '../record-version'
import { missing, notAllowed, refuse, reply } from '../reply'
import type { Bearer } from '../rights'
import { worksFor } from '../shop-limit'
import type { Tx } from '../store'
import { productsTable } from '../store/store.table'
import { productErrors } from './products.check'
import { mayKnowCost } from './products.cost'
import { findProducts } from './products.list'
import { noteProduct, noteStock } from './products.noted'
import { handOverStock, mayOpenStock, type OpeningStock, openStock, reasonErrors } from './products.opening'
import { findOffers, productNumbers, sellableOf } from './products.sellable'
import { stockTable } from './products.stock.table'
import { changeStock, stockOf, withStock } from './products.stock-changes'
import { type StoredProduct, shopProductsTable } from './products.table'

type Prices = ShopProduct['prices']

/** Of the shops that the user works for. */
const pricesFor = (user: Bearer | null, { prices }: Pick<ShopProduct, 'prices'>): Prices =>
  prices.filter(({ shopId }) => worksFor(user, shopId))

/** A product's prices after a user has set those of their shops; those of other shops stay. */
function pricesWith(user: Bearer | null, { prices: before }: Pick<ShopProduct, 'prices'>, own: Prices): Prices {
  if (!user?.shops) return own
  const kept = before.flatMap((price) =>
    worksFor(user, price.shopId) ? (own.find(({ shopId }) => shopId === price.shopId) ?? []) : price,
  )
  return [...kept, ...own.filter(({ shopId }) => !before.some((price) => price.shopId === shopId))]
}

/** As this user may see it, with its stock. */
function shownTo(user: Bearer | null, stored: StoredProduct, stock: ReadonlyMap<number, Stock>): ShopProduct {
  const { cost, ...rest } = withStock(withVersion(stored), stock)
  const product = { ...rest, prices: pricesFor(user, rest) }
  return mayKnowCost(user) && cost !== undefined ? { ...product, cost } : product
}

/** One more than any number in use: carts and order lines know products of the storefront as well. */
const nextNumber = (tx: Tx): number =>
  Math.max(0, ...productNumbers(tx), ...tx.read(productsTable).map(({ id }) => id)) + 1

/**
 * New variants get numbers from `next` on, or that of a stored one of the same name that is left out. Others that are
 * left out are archived.
 */
function variantsOf(given: NewShopProduct['variants'], stored: readonly ProductVariant[], next: number) {
  let left = stored.filter(({ id }) => !given.some((variant) => variant.id === id))
  let number = next
  const opening: OpeningStock = new Map()
  const kept = given.map(({ onHand, lowAt, ...variant }) => {
    const again = variant.id === 0 ? left.find(({ name }) => name === variant.name) : undefined
    left = left.filter((each) => each !== again)
    const id = variant.id || again?.id || number++
    if (onHand !== undefined) opening.set(id, { onHand, lowAt })
    return { ...variant, id }
  })
  return { variants: [...kept, ...left.map((variant) => ({ ...variant, archived: true }))], opening }
}

/** The product that is sold under this number, itself or as a variant. */
const ownerOf = (tx: Tx, id: number): StoredProduct | undefined =>
  tx
    .read(shopProductsTable)
    .find(
      (product) =>
        (product.id === id && isSoldItself(product)) || product.variants.some((variant) => variant.id === id),
    )

type Answer = { readonly product: Pick<ShopProduct, 'id' | 'image'> }

/** A picture may be long: a kept response of a product leaves it to the product. */
const withoutPicture: LeftOut = {
  leaveOut(body) {
    // safe casts: `handle` gives what the endpoint answers
    const { product } = body as Answer
    return { product: { ...product, image: '' } }
  },
  putBack(body, tx) {
    const { product } = body as Answer
    const stored = tx.read(shopProductsTable).find(({ id }) => id === product.id)
    return { product: { ...product, image: stored?.image ?? '' } }
  },
}

export const productsService: Service = {
  tables: [shopProductsTable, stockTable],
  handlers: [
    handle(productsCalls.list, ({ query, user, tx }) => {
      const stock = stockOf(tx)
      const { products, total } = findProducts(tx.read(shopProductsTable), query, stock)
      return { products: products.map((product) => shownTo(user, product, stock)), total }
    }),

    handle(findProductsCalls.find, ({ query, user, tx }) => {
      const { q, ids, shopId, page, perPage } = query
      const all = findOffers(tx, q)
      const found = ids ? all.filter(({ product, variant }) => ids.includes((variant ?? product).id)) : all
      const stock = stockOf(tx)
      const products = found.slice((page - 1) * perPage, page * perPage).map((offer) => {
        const sellable = sellableOf(offer, shopId !== undefined && worksFor(user, shopId) ? shopId : undefined)
        const counted = stock.get(sellable.id)
        return counted ? { ...sellable, available: availablePieces(counted) } : sellable
      })
      return { products, total: found.length }
    }),

    handle(productsCalls.one, ({ params, user, tx }) => {
      const product = tx.read(shopProductsTable).find(({ id }) => id === params.id)
      return product ? { product: shownTo(user, product, stockOf(tx)) } : missing()
    }),

    handle(
      productUpdateCalls.add,
      ({ body, user, tx }) => {
        const { onHand, lowAt, ...fields } = body.product
        if ((fields.cost !== undefined && !mayKnowCost(user)) || !mayOpenStock(user, body.product)) return notAllowed()
        const fieldErrors = { ...productErrors(tx, body.product), ...reasonErrors(body.product, body.stockReason) }
        if (Object.keys(fieldErrors).length > 0) return refuse(fieldErrors)
        const id = nextNumber(tx)
        const { variants, opening } = variantsOf(fields.variants, [], id + 1)
        if (onHand !== undefined) opening.set(id, { onHand, lowAt })
        const product: StoredProduct = { cost: null, ...fields, variants, id, ...nextVersion({ version: 0 }, user) }
        tx.write(shopProductsTable, [product, ...tx.read(shopProductsTable)])
        noteProduct(tx, user, productUpdateCalls.add.name, undefined, product)
        openStock(tx, user, product, { opening, stockReason: body.stockReason })
        return { product: shownTo(user, product, stockOf(tx)) }
      },
      withoutPicture,
    ),

    handle(productUpdateCalls.update, ({ body, user, tx }) => {
      const { id, version, ...fields } = body.product
      const products = tx.read(shopProductsTable)
      const before = products.find((each) => each.id === id)
      if (!before) return missing()
      if (fields.cost !== undefined && !mayKnowCost(user)) return notAllowed()
      if (isStale(before, version))
        return reply(409, encode(productUpdateCalls.update.conflict, { product: shownTo(user, before, stockOf(tx)) }))
      const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
      const wanted = { ...before, ...given }
      const prices = fields.prices ?? pricesFor(user, before)
      const fieldErrors = {
        ...productErrors(tx, { ...wanted, prices }, before),
        ...reasonErrors(wanted, body.stockReason),
      }
      if (Object.keys(fieldErrors).length > 0) return refuse(fieldErrors)
      const { variants, opening } = variantsOf(wanted.variants, before.variants, nextNumber(tx))
      const after = { ...wanted, prices: pricesWith(user, before, prices), variants }
      const isSame = JSON.stringify(after) === JSON.stringify(before)
      const product: StoredProduct = isSame ? before : { ...after, ...nextVersion(before, user) }
      if (!isSame) {
        tx.write(
          shopProductsTable,
          products.map((each) => (each === before ? product : each)),
        )
        noteProduct(tx, user, productUpdateCalls.update.name, before, product)
      }
      const { stockReason } = body
      handOverStock(tx, user, { before, after: product }, { opening, stockReason })
      openStock(tx, user, product, { opening, stockReason })
      return { product: shownTo(user, product, stockOf(tx)) }
    }),

    handle(stockCalls.moves, ({ params, tx }) => {
      if (!ownerOf(tx, params.id)) return missing()
      return { moves: [...(tx.read(stockTable).find(({ id }) => id === params.id)?.moves ?? [])] }
    }),

    handle(
      stockCalls.change,
      ({ body, user, tx }) => {
        const product = ownerOf(tx, body.stock.id)
        if (!product) return missing()
        const move = changeStock(tx, body.stock, user)
        if (!move) return refuse({ 'stock.pieces': 'range' })
        noteStock(tx, user, product, body.stock.id, move)
        return { product: shownTo(user, product, stockOf(tx)) }
      },
      withoutPicture,
    ),
  ],
}
