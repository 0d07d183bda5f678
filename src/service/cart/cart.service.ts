import { cartCalls, mostQuantity } from '../../core/cart/cart.contract'
import type { Product } from '../../core/store/store.contract'
import { handle, type Service } from '../handle'
import { sellableById } from '../products/products.sellable'
import { missing, refuse } from '../reply'
import type { Tx } from '../store'
import { productsTable, wishlistTable } from '../store/store.table'
import { cartTable, makeCartRow } from './cart.table'

/** A product of the shops or of the storefront; of one of both, name, price and picture are the shops'. */
function productOf(tx: Tx, productId: number): Product | undefined {
  const sellable = sellableById(tx, productId)
  const product = tx.read(productsTable).find(({ id }) => id === productId)
  if (!sellable) return product
  const { name, price, image } = sellable
  return { ...(product ?? sellable), name, price, image }
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
      const wished = new Set(tx.read(wishlistTable).map(({ productId }) => productId))
      const products = tx.read(cartTable).flatMap(({ id: _line, ...row }) => {
        const product = productOf(tx, row.productId)
        return product ? [{ ...product, ...row, isInWishlist: wished.has(product.id), isInCart: true }] : []
      })
      return { products }
    }),

    handle(cartCalls.add, ({ body: { productId }, tx }) => {
      if (!productOf(tx, productId)) return missing()
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
      if (!productOf(tx, productId)) return missing()
      if (qty === 0) removeLine(tx, productId)
      else setQuantity(tx, productId, qty)
      return undefined
    }),
  ],
}
