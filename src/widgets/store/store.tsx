import { texts as cartTexts } from 'langraan:texts/cart'
import { texts as listTexts } from 'langraan:texts/list'
import { texts as storeTexts } from 'langraan:texts/store'
import { texts as pickerTexts } from 'langraan:texts/store.picker'
import { cartApp } from '../../core/cart/cart.machine'
import { pickerApp } from '../../core/picker/picker.machine'
import { type Product, productSorts } from '../../core/store/store.contract'
import { storeApp } from '../../core/store/store.machine'
import { defineWidget } from '../root/define-widget'
import { ProductPicker } from './picker/product-picker'
import { ProductList } from './product-list'
import { ShelfPlace } from './product-shelf'
import * as css from './store.css'

export type RaanProductsProps = {
  /** `picker` is a compact list driven by the keyboard */
  mode?: 'list' | 'picker' | undefined
  perPage?: number | undefined
  /** `featured`, `price-asc` or `price-desc` */
  sortBy?: string | undefined
  /** `price` in baht */
  onAdded?: ((detail: { productId: number; name: string; price: number }) => void) | undefined
}

const Place = () => (
  <div className={css.place}>
    <ShelfPlace />
  </div>
)

function ProductsView({ mode = 'list', perPage, sortBy, onAdded }: RaanProductsProps) {
  const added = ({ id, name, price }: Product) => onAdded?.({ productId: id, name, price: price / 100 })
  const sort = productSorts.find((each) => each === sortBy)
  return (
    <div className={css.place} part="products">
      {mode === 'picker' ? (
        <ProductPicker perPage={perPage} onAdded={added} />
      ) : (
        <ProductList perPage={perPage} sortBy={sort} onAdded={added} />
      )}
    </div>
  )
}

export const apps = { store: storeApp, picker: pickerApp, cart: cartApp }

export const RaanProducts = defineWidget<RaanProductsProps>({
  apps,
  texts: [storeTexts, listTexts, pickerTexts, cartTexts],
  Skeleton: Place,
  View: ProductsView,
})
