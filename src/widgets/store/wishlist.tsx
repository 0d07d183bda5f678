import { messages as cartMessages } from 'langraan:messages/cart'
import { messages as failureMessages } from 'langraan:messages/failure'
import { messages as lazyMessages } from 'langraan:messages/lazy'
import { messages as listMessages } from 'langraan:messages/list'
import { messages as storeMessages } from 'langraan:messages/store'
import { cartApp } from '../../core/cart/app'
import { lazyPart } from '../../core/kernel/lazy-part'
import { storeApp } from '../../core/store/app'
import { Lazy } from '../lazy/lazy'
import { defineWidget } from '../runtime/define-widget'
import type { CheckoutLeads } from './checkout-link'
import { ProductGridSkeleton } from './product-grid'
import type { ProductLeads } from './product-navigation'
import type { ShopLeads } from './shop-link'
import * as css from './store.css'

export type RaanWishlistProps = ShopLeads &
  CheckoutLeads &
  ProductLeads & {
    /** fires after a product was added to the cart; `price` in baht */
    onAdded?: ((detail: { productId: number; name: string; price: number }) => void) | undefined
  }

const Place = () => (
  <div className={css.root}>
    <ProductGridSkeleton count={4} />
  </div>
)

const view = lazyPart(() => import('./wishlist-view'))

const View = (props: RaanWishlistProps) => (
  <Lazy part={view} fallback={<Place />}>
    {({ WishlistView }) => <WishlistView {...props} />}
  </Lazy>
)

const apps = { store: storeApp, cart: cartApp }

export const RaanWishlist = defineWidget<RaanWishlistProps>({
  apps,
  messages: [storeMessages, cartMessages, listMessages, failureMessages, lazyMessages],
  Skeleton: Place,
  View,
})
