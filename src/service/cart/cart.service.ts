import { cartCalls, mostQuantity } from '../../core/cart/cart.contract'
import type { Product } from '../../core/store/store.contract'
import { handle, type Service } from '../handle'
import { sellablesById } from '../products/products.sellable'
import { missing, refuse } from '../reply'
import type { Tx } from '../store'
import { productsTable, wishlistTable } from '../store/store.table'
import { cartTable, makeCartRow } from './cart.table'

/** The storefront's products, and those of the shops; of a product of both, name, price and picture are the shops'. */
function catalogueOf(tx: Tx): ReadonlyMap<number, Product> {
  const catalogue = new Map(tx.read(productsTable).map((product) => [product.id, product]))
  for (const [id, sellable] of sellablesById(tx)) {
    const { name, price, image } = sellable
    catalogue.set(id, { ...(catalogue.get(id) ?? sellable), name, price, image })
  }
  return catalogue
}

function setQuantity(tx: Tx, productId: number, qty: number): void {
  const rows = tx.read(cartTable)
  const isThere = rows.some((row) => row.productId === productId)
  tx.write(
    cartTable,
    isThere
      ? rows.map((row) => (row.productId === productId ? { ...row, qty } : row))
      : [...rows, makeCartRow(rows, productId, qty, { now: tx.now(), random: () => tx.random() })],
  )
}

function removeLine(tx: Tx, productId: number): void {
  tx.write(
    cartTable,
    tx.read(cartTable).filter((row) => row.productId !== productId),
  )
}

export const cartService: Service = {
  tables: [cartTable],
  handlers: [
    handle(cartCalls.read, ({ tx }) => {
      const catalogue = catalogueOf(tx)
      const wished = new Set(tx.read(wishlistTable).map(({ productId }) => productId))
      const products = tx.read(cartTable).flatMap(({ id: _line, ...row }) => {
        const product = catalogue.get(row.productId)
        return product ? [{ ...product, ...row, isInWishlist: wished.has(product.id), isInCart: true }] : []
      })
      return { products }
    }),

    handle(cartCalls.add, ({ body: { productId }, tx }) => {
      if (!catalogueOf(tx).has(productId)) return missing()
      const qty = (tx.read(cartTable).find((row) => row.productId === productId)?.qty ?? 0) + 1
      if (qty > mostQuantity) return refuse({ qty: 'range' })
      setQuantity(tx, productId, qty)
      return undefined
    }),

    handle(cartCalls.remove, ({ params: { productId }, tx }) => {
      removeLine(tx, productId)
      return undefined
    }),

    handle(cartCalls.update, ({ body: { productId, qty }, tx }) => {
      if (!catalogueOf(tx).has(productId)) return missing()
      if (qty === 0) removeLine(tx, productId)
      else setQuantity(tx, productId, qty)
      return undefined
    }),
  ],
}
