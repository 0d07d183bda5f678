import { messages as cartMessages } from 'langraan:messages/cart'
import { messages as failureMessages } from 'langraan:messages/failure'
import { messages as storeMessages } from 'langraan:messages/store'
import { Trans, useLingui } from '@lingui/react/macro'
import { cartApp } from '../../core/cart/app'
import { storeApp } from '../../core/store/app'
import type { Product } from '../../core/store/store.contract'
import { FailurePanel } from '../failure/failure-panel'
import { defineWidget } from '../runtime/define-widget'
import { usePropState } from '../runtime/use-prop-state'
import { EmptyPanel } from '../ui/empty-panel'
import type { CheckoutLeads } from './checkout-link'
import * as css from './product.css'
import { navigationOf, type ProductLeads, ProductNavigationContext } from './product-navigation'
import { ProductPage, type ProductPageProps, ProductSkeleton } from './product-page'
import { type ShopLeads, ShopLink } from './shop-link'
import { useNewest } from './use-product'

export type RaanProductProps = ShopLeads &
  CheckoutLeads &
  ProductLeads & {
    /** default: the newest product */
    productId?: number | undefined
    /** `price` in baht */
    onAdded?: ((detail: { productId: number; name: string; price: number }) => void) | undefined
  }

const Place = () => (
  <div className={css.root}>
    <ProductSkeleton />
  </div>
)

function NewestProduct(page: Omit<ProductPageProps, 'id'>) {
  const { t } = useLingui()
  const { status, product, error, reload } = useNewest()
  if (product) return <ProductPage id={product.id} {...page} />
  if (status === 'loading') return <ProductSkeleton />
  if (status === 'failed')
    return (
      <FailurePanel
        error={error}
        title={t`Couldn't load the product`}
        forbidden={t`You don't have access to products`}
        onRetry={reload}
      />
    )
  return (
    <EmptyPanel title={t`No products yet`} action={<ShopLink {...page}>{t`Go to products`}</ShopLink>}>
      <Trans>An order takes lines in free text, too.</Trans>
    </EmptyPanel>
  )
}

function ProductView({ productId, productHref, onOpen, onAdded, ...leads }: RaanProductProps) {
  const page = {
    ...leads,
    onAdded: ({ id, name, price }: Product) => onAdded?.({ productId: id, name, price: price / 100 }),
  }
  // without URLs, related products replace the current one
  const [{ id, arrived }, setShown] = usePropState({ id: productId, arrived: false })
  return (
    <ProductNavigationContext
      value={navigationOf({ productHref, onOpen }, 'place', ({ id }) => setShown({ id, arrived: true }))}
    >
      <div className={css.root} part="product-page">
        {id === undefined ? <NewestProduct {...page} /> : <ProductPage id={id} arrived={arrived} {...page} />}
      </div>
    </ProductNavigationContext>
  )
}

const apps = { store: storeApp, cart: cartApp }

export const RaanProduct = defineWidget<RaanProductProps>({
  apps,
  messages: [storeMessages, cartMessages, failureMessages],
  Skeleton: Place,
  View: ProductView,
})
