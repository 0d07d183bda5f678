import { Trans, useLingui } from '@lingui/react/macro'
import Checkout from 'lucide-react/icons/shopping-basket'
import { useContext, useEffect, useRef } from 'react'
import type { Product } from '../../core/store/store.contract'
import { ListFailure } from '../list/list-failure'
import { ButtonLink } from '../ui/button'
import { Card } from '../ui/card'
import { EmptyPanel } from '../ui/empty-panel'
import { ErrorPanel } from '../ui/error-panel'
import { Picture } from '../ui/picture'
import * as css from './product.css'
import { ProductPlace } from './product-place'
import { ProductRelated } from './product-related'
import { ProductShare } from './product-share'
import { isPlainClick, ProductWaysContext } from './product-ways'
import { ProductWords } from './product-words'
import { type ShopLeads, ShopLink } from './shop-link'
import { usePieces } from './use-pieces'
import { useProduct } from './use-store'
import { useWishes } from './use-wishes'

export type ProductPageProps = ShopLeads & {
  id: number
  /** somebody came from another product: its name takes the focus */
  arrived?: boolean
  checkoutHref?: string | undefined
  onCheckout?: (() => unknown) | undefined
  onAdded(product: Product): void
}

function CheckoutLink({ checkoutHref, onCheckout }: Pick<ProductPageProps, 'checkoutHref' | 'onCheckout'>) {
  const { t } = useLingui()
  const pieces = usePieces()
  if (checkoutHref === undefined || pieces === 0) return null
  return (
    <ButtonLink
      look="primary"
      icon={<Checkout />}
      href={checkoutHref}
      onClick={(event) => {
        if (isPlainClick(event) && onCheckout?.() === false) event.preventDefault()
      }}
    >
      {t`Check out`}
    </ButtonLink>
  )
}

/** One product with everything that leads on from it. */
export function ProductPage({ id, arrived = false, onAdded, checkoutHref, onCheckout, ...leads }: ProductPageProps) {
  const { t } = useLingui()
  const ways = useContext(ProductWaysContext)
  const { status, product, error, reload } = useProduct(id)
  const wishlist = useWishes()
  const name = useRef<HTMLHeadingElement>(null)
  const isThere = product?.id === id
  useEffect(() => {
    if (arrived && isThere) name.current?.focus()
  }, [arrived, isThere])
  if (status === 'missing')
    return (
      <EmptyPanel title={t`This product is no longer there`} action={<ShopLink {...leads} />}>
        <Trans>It was taken out of the catalogue.</Trans>
      </EmptyPanel>
    )
  if (!product)
    return status === 'failed' ? (
      <ListFailure
        error={error}
        title={t`The product could not be loaded`}
        forbidden={t`The products are not open to your account`}
        onRetry={reload}
      />
    ) : (
      <ProductPlace />
    )
  return (
    <>
      <Card>
        <div className={css.page}>
          <Picture size="fill" src={product.image} className={css.picture} />
          <ProductWords
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
                <ProductShare name={product.name} href={ways.hrefOf(product)} />
                <CheckoutLink checkoutHref={checkoutHref} onCheckout={onCheckout} />
              </>
            }
          />
        </div>
      </Card>
      {status === 'failed' && (
        <ErrorPanel title={t`The latest details could not be loaded`} onRetry={reload} retryLabel={t`Try again`} />
      )}
      <ProductRelated product={product} />
    </>
  )
}
