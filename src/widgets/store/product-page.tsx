import { Trans, useLingui } from '@lingui/react/macro'
import Back from 'lucide-react/icons/chevron-left'
import { useContext, useEffect, useRef } from 'react'
import { lazyPart } from '../../core/kernel/lazy-part'
import type { Product } from '../../core/store/store.contract'
import { FailurePanel } from '../failure/failure-panel'
import { PartFailure } from '../lazy/part-failure'
import { useLazyPart } from '../lazy/use-lazy-part'
import { Card } from '../ui/card'
import { EmptyPanel } from '../ui/empty-panel'
import { Picture } from '../ui/picture'
import { Loading, Skeleton } from '../ui/skeleton'
import { type CheckoutLeads, CheckoutLink } from './checkout-link'
import * as css from './product.css'
import { ProductDescription } from './product-description'
import { ProductNavigationContext } from './product-navigation'
import { ProductShare } from './product-share'
import { type ShopLeads, ShopLink } from './shop-link'
import { usePiecesOf } from './use-cart-pieces'
import { useProduct } from './use-product'
import { useWishes } from './use-wishlist'

export const ProductSkeleton = () => (
  <Loading>
    <div className={css.page}>
      <Skeleton shape="block" className={css.pictureArea} />
      <div className={css.words}>
        <Skeleton shape="block" height={36} width="60%" />
        <Skeleton width="30%" />
        <Skeleton shape="block" height={40} width={140} />
        <Skeleton count={3} />
        <Skeleton shape="block" height={40} width="50%" />
      </div>
    </div>
  </Loading>
)

export type ProductPageProps = ShopLeads &
  CheckoutLeads & {
    id: number
    /** reached from another product: its name takes focus */
    arrived?: boolean
    onAdded(product: Product): void
  }

const related = lazyPart(() => import('./product-related'))

/** Related products load after the product. */
function Related({ product }: { product: Product }) {
  const { t } = useLingui()
  const { here: file, isFailed, enter } = useLazyPart(related, true)
  if (file) return <file.ProductRelated product={product} />
  if (!isFailed) return null
  return <PartFailure title={t`Couldn't load related products`} onRetry={enter} />
}

export function ProductPage({ id, arrived = false, onAdded, checkoutHref, onCheckout, ...leads }: ProductPageProps) {
  const { t } = useLingui()
  const navigation = useContext(ProductNavigationContext)
  const { status, product, error, reload } = useProduct(id)
  const wishlist = useWishes()
  const isTaken = usePiecesOf(id) > 0
  const name = useRef<HTMLHeadingElement>(null)
  const isThere = product?.id === id
  useEffect(() => {
    if (arrived && isThere) name.current?.focus()
  }, [arrived, isThere])
  if (status === 'missing')
    return (
      <EmptyPanel
        title={t`This product is no longer available`}
        action={<ShopLink {...leads}>{t`Go to products`}</ShopLink>}
      >
        <Trans>It was removed from the catalogue.</Trans>
      </EmptyPanel>
    )
  if (!product)
    return status === 'failed' ? (
      <FailurePanel
        error={error}
        title={t`Couldn't load the product`}
        forbidden={t`You don't have access to products`}
        onRetry={reload}
      />
    ) : (
      <ProductSkeleton />
    )
  return (
    <>
      <ShopLink {...leads} look="ghost" size="s" icon={<Back />} className={css.back}>
        {t`Go to products`}
      </ShopLink>
      <Card>
        <div className={css.page}>
          <Picture size="fill" src={product.image} className={css.picture} />
          <ProductDescription
            key={product.id}
            product={product}
            colours={product.colorOptions}
            wishlist={wishlist}
            onAdded={onAdded}
            heading={
              <h2 ref={name} tabIndex={-1} className={css.name} dir="auto">
                {product.name}
              </h2>
            }
            actions={
              <>
                <ProductShare name={product.name} href={navigation.hrefOf(product)} />
                <CheckoutLink
                  checkoutHref={checkoutHref}
                  onCheckout={onCheckout}
                  look={isTaken ? 'primary' : 'secondary'}
                  className={css.onward}
                />
              </>
            }
          />
        </div>
      </Card>
      {status === 'failed' && (
        <FailurePanel error={error} title={t`Couldn't load the latest details`} onRetry={reload} />
      )}
      <Related product={product} />
    </>
  )
}
