import { messages as cartMessages } from 'langraan:messages/cart'
import { messages as failureMessages } from 'langraan:messages/failure'
import { messages as lazyMessages } from 'langraan:messages/lazy'
import { messages as listMessages } from 'langraan:messages/list'
import { messages as moneyMessages } from 'langraan:messages/money'
import { messages as storeMessages } from 'langraan:messages/store'
import { messages as pickerMessages } from 'langraan:messages/store.picker'
import { cartApp } from '../../core/cart/app'
import { storeApp } from '../../core/store/app'
import { pickerViews } from '../../core/store/picker/views'
import type { Product } from '../../core/store/store.contract'
import { defineWidget } from '../runtime/define-widget'
import type { CheckoutLeads } from './checkout-link'
import { ProductPicker } from './picker/product-picker'
import { ProductList } from './product-list'
import type { ProductLeads } from './product-navigation'
import { ShelfSkeleton } from './product-shelf'
import * as css from './store.css'

export type RaanProductsProps = ProductLeads &
  CheckoutLeads & {
    /** `picker` is a compact list driven by the keyboard */
    mode?: 'list' | 'picker' | undefined
    /** 9 unless given */
    perPage?: number | undefined
    /** the order until somebody chooses another: `featured`, `price-asc`, `price-desc` or `name` */
    sortBy?: string | undefined
    /** search, filters, order and page as the text of a query: `priceMax=200&page=2`; nonsense in it means the default */
    query?: string | undefined
    /** `replace` where the change is no step to come back to, as while somebody types */
    onQueryChanged?: ((detail: { query: string; replace: boolean }) => void) | undefined
    /** where the wishlist has a page of its own; without it the list shows it in its place */
    wishlistHref?: string | undefined
    /** false: the page goes to the wishlist itself */
    onWishlist?: (() => unknown) | undefined
    /** `price` in baht */
    onAdded?: ((detail: { productId: number; name: string; price: number }) => void) | undefined
  }

const Place = () => (
  <div className={css.root}>
    <ShelfSkeleton />
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
