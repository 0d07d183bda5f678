import { plainUq } from '../../core/cart/cart.uq'
import type { Product } from '../../core/store/store.contract'
import { useBasket } from '../cart/use-basket'
import { useApp } from '../runtime/use-engine'
import { useWishes } from './use-wishes'

/** Products on their way between wishlist and cart, and back; whatever happened meanwhile stays. */
export function useMoving() {
  const cart = useApp('cart')
  const basket = useBasket()
  const wishlist = useWishes()
  return {
    wishlist,
    quantityOf: basket.quantityOf,
    toCart(product: Product) {
      basket.add(product)
      wishlist.set(product, false)
    },
    /** one piece out of the cart, and the product back on the wishlist */
    back(product: Product) {
      const now = cart.getSnapshot().context.lines.get(plainUq(product.id))?.Quantity ?? 0
      if (now > 0) basket.setQuantity(product, now - 1)
      wishlist.set(product, true)
    },
  }
}
