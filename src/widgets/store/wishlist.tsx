import { texts as cartTexts } from 'langraan:texts/cart'
import { texts as listTexts } from 'langraan:texts/list'
import { texts as storeTexts } from 'langraan:texts/store'
import { cartApp } from '../../core/cart/cart.machine'
import { storeApp } from '../../core/store/store.machine'
import { defineWidget } from '../root/define-widget'
import type { CheckoutLeads } from './checkout-link'
import { ShelfPlace } from './product-shelf'
import type { ProductLeads } from './product-ways'
import type { ShopLeads } from './shop-link'
import * as css from './store.css'
import { WishlistView } from './wishlist-view'

export type RaanWishlistProps = ShopLeads &
  CheckoutLeads &
  ProductLeads & {
    /** a product went into the cart; `price` in baht */
    onAdded?: ((detail: { productId: number; name: string; price: number }) => void) | undefined
  }

const Place = () => (
  <div className={css.place}>
    <ShelfPlace count={4} />
  </div>
)

const apps = { store: storeApp, cart: cartApp }

export const RaanWishlist = defineWidget<RaanWishlistProps>({
  apps,
  texts: [storeTexts, cartTexts, listTexts],
  Skeleton: Place,
  View: WishlistView,
})
