import { messages as cartMessages } from 'langraan:messages/cart'
import { messages as failureMessages } from 'langraan:messages/failure'
import { messages as lazyMessages } from 'langraan:messages/lazy'
import { messages as listMessages } from 'langraan:messages/list'
import { messages as moneyMessages } from 'langraan:messages/money'
import { messages as pickerMessages } from 'langraan:messages/products.picker'
import { messages as storeMessages } from 'langraan:messages/store'
import { cartApp } from '../../core/cart/app'
import { pickerViews } from '../../core/products/picker/views'
import { storeApp } from '../../core/store/app'
import type { Product } from '../../core/store/store.contract'
import { ProductPicker } from '../products/picker/product-picker'
import { defineWidget } from '../runtime/define-widget'
import type { CheckoutLeads } from './checkout-link'
import { ProductGridSkeleton } from './product-grid'
import { ProductList } from './product-list'
import type { ProductLeads } from './product-navigation'
import * as css from './store.css'

export type RaanProductsProps = ProductLeads &
  CheckoutLeads & {
    /** `picker` is a compact, keyboard-driven list */
    mode?: 'list' | 'picker' | undefined
    /** default: 9 */
    perPage?: number | undefined
    /** initial sort order: `featured`, `price-asc`, `price-desc` or `name` */
    sortBy?: string | undefined
    /**
     * search, filters, sort order and page as a query string: `priceMax=200&page=2`; invalid values fall back
     * to the defaults
     */
    query?: string | undefined
    /** `replace` is true if the change should replace the history entry, for example while typing */
    onQueryChanged?: ((detail: { query: string; replace: boolean }) => void) | undefined
    /** URL of the wishlist page; without it the list shows the wishlist in place */
    wishlistHref?: string | undefined
    /** return false to navigate to the wishlist on your own */
    onWishlist?: (() => unknown) | undefined
    /** `price` in baht */
    onAdded?: ((detail: { productId: number; name: string; price: number }) => void) | undefined
  }

const Place = () => (
  <div className={css.root}>
    <ProductGridSkeleton />
  </div>
)

function ProductsView({ mode = 'list', onAdded, ...list }: RaanProductsProps) {
  const added = ({ id, name, price }: Product) => onAdded?.({ productId: id, name, price: price / 100 })
  return (
    <div className={css.root} part="products">
      {mode === 'picker' ? (
        <ProductPicker perPage={list.perPage} onAdded={added} />
      ) : (
        <ProductList {...list} onAdded={added} />
      )}
    </div>
  )
}

export const apps = { store: storeApp, cart: cartApp }

export const RaanProducts = defineWidget<RaanProductsProps>({
  apps,
  views: pickerViews,
  messages: [storeMessages, pickerMessages, cartMessages, moneyMessages, listMessages, failureMessages, lazyMessages],
  Skeleton: Place,
  View: ProductsView,
})
