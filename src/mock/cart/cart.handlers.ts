import { cartCalls, mostQuantity } from '../../core/cart/cart.contract'
import type { AppMock } from '../app-mock'
import { handle, missing, refuse } from '../handle'
import { productsTable, wishlistTable } from '../store/store.seed'
import type { World } from '../world'
import { cartTable, makeCartRow } from './cart.seed'

const isProduct = (world: World, productId: number) => world.read(productsTable).some(({ id }) => id === productId)

function setQuantity(world: World, productId: number, qty: number): void {
  const rows = world.read(cartTable)
  const isThere = rows.some((row) => row.productId === productId)
  world.write(
    cartTable,
    isThere
      ? rows.map((row) => (row.productId === productId ? { ...row, qty } : row))
      : [...rows, makeCartRow(rows, productId, qty, { now: world.now(), random: world.random })],
  )
}

function removeLine(world: World, productId: number): void {
  world.write(
    cartTable,
    world.read(cartTable).filter((row) => row.productId !== productId),
  )
}

export const cartMock: AppMock = {
  tables: [cartTable],
  handlers: [
    handle(cartCalls.read, ({ world }) => {
      const catalogue = new Map(world.read(productsTable).map((product) => [product.id, product]))
      const wished = new Set(world.read(wishlistTable).map(({ productId }) => productId))
      const products = world.read(cartTable).flatMap(({ id: _line, ...row }) => {
        const product = catalogue.get(row.productId)
        return product ? [{ ...product, ...row, isInWishlist: wished.has(product.id), isInCart: true }] : []
      })
      return { products }
    }),

    handle(cartCalls.add, ({ body: { productId }, world }) => {
      if (!isProduct(world, productId)) return missing()
      const qty = (world.read(cartTable).find((row) => row.productId === productId)?.qty ?? 0) + 1
      if (qty > mostQuantity) return refuse({ qty: 'range' })
      setQuantity(world, productId, qty)
      return undefined
    }),

    handle(cartCalls.remove, ({ params: { productId }, world }) => {
      removeLine(world, productId)
      return undefined
    }),

    handle(cartCalls.update, ({ body: { productId, qty }, world }) => {
      if (!isProduct(world, productId)) return missing()
      if (qty === 0) removeLine(world, productId)
      else setQuantity(world, productId, qty)
      return undefined
    }),
  ],
}
