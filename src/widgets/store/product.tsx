import { texts as cartTexts } from 'langraan:texts/cart'
import { texts as failureTexts } from 'langraan:texts/failure'
import { texts as storeTexts } from 'langraan:texts/store'
import { useLingui } from '@lingui/react/macro'
import { cartApp } from '../../core/cart/app'
import { storeApp } from '../../core/store/app'
import type { Product } from '../../core/store/store.contract'
import { FailurePanel } from '../failure/failure-panel'
import { defineWidget } from '../root/define-widget'
import { useFollowed } from '../root/use-followed'
import { EmptyPanel } from '../ui/empty-panel'
import type { CheckoutLeads } from './checkout-link'
import * as css from './product.css'
import { ProductPage, type ProductPageProps } from './product-page'
import { ProductPlace } from './product-place'
import { type ProductLeads, ProductWaysContext, waysOf } from './product-ways'
import type { ShopLeads } from './shop-link'
import { useNewest } from './use-newest'

export type RaanProductProps = ShopLeads &
  CheckoutLeads &
  ProductLeads & {
    /** the newest of the catalogue without one */
    productId?: number | undefined
    /** `price` in baht */
    onAdded?: ((detail: { productId: number; name: string; price: number }) => void) | undefined
  }

const Place = () => (
  <div className={css.place}>
    <ProductPlace />
  </div>
)

/** Which one it is shall be said by the catalogue: its newest. */
function NewestProduct(page: Omit<ProductPageProps, 'id'>) {
  const { t } = useLingui()
  const { status, product, error, reload } = useNewest()
  if (product) return <ProductPage id={product.id} {...page} />
  if (status === 'loading') return <ProductPlace />
  if (status === 'failed')
    return (
      <FailurePanel
        error={error}
        title={t`Couldn't load the product`}
        forbidden={t`You don't have access to products`}
        onRetry={reload}
      />
    )
  return <EmptyPanel title={t`No products found`} />
}

function ProductView({ productId, productHref, onOpen, onAdded, ...leads }: RaanProductProps) {
  const page = {
    ...leads,
    onAdded: ({ id, name, price }: Product) => onAdded?.({ productId: id, name, price: price / 100 }),
  }
  // where products have no address, one leads to the next in this place
  const [{ id, arrived }, setShown] = useFollowed({ id: productId, arrived: false })
  return (
    <ProductWaysContext value={waysOf({ productHref, onOpen }, 'place', ({ id }) => setShown({ id, arrived: true }))}>
      <div className={css.place} part="product-page">
        {id === undefined ? <NewestProduct {...page} /> : <ProductPage id={id} arrived={arrived} {...page} />}
      </div>
    </ProductWaysContext>
  )
}

const apps = { store: storeApp, cart: cartApp }

export const RaanProduct = defineWidget<RaanProductProps>({
  apps,
  texts: [storeTexts, cartTexts, failureTexts],
  Skeleton: Place,
  View: ProductView,
})
