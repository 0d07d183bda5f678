import { texts as cartTexts } from 'langraan:texts/cart'
import { texts as failureTexts } from 'langraan:texts/failure'
import { texts as lazyTexts } from 'langraan:texts/lazy'
import { texts as listTexts } from 'langraan:texts/list'
import { texts as storeTexts } from 'langraan:texts/store'
import { cartApp } from '../../core/cart/app'
import { lazyPart } from '../../core/kernel/lazy-part'
import { storeApp } from '../../core/store/app'
import { Lazy } from '../lazy/lazy'
import { defineWidget } from '../root/define-widget'
import type { CheckoutLeads } from './checkout-link'
import { ShelfPlace } from './product-shelf'
import type { ProductLeads } from './product-ways'
import type { ShopLeads } from './shop-link'
import * as css from './store.css'

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

const view = lazyPart(() => import('./wishlist-view'))

const View = (props: RaanWishlistProps) => (
  <Lazy part={view} place={<Place />}>
    {({ WishlistView }) => <WishlistView {...props} />}
  </Lazy>
)

const apps = { store: storeApp, cart: cartApp }

export const RaanWishlist = defineWidget<RaanWishlistProps>({
  apps,
  texts: [storeTexts, cartTexts, listTexts, failureTexts, lazyTexts],
  Skeleton: Place,
  View,
})
