import { Trans, useLingui } from '@lingui/react/macro'
import type { Product } from '../../core/store/store.contract'
import type { Basket } from '../cart/use-basket'
import { Badge } from '../ui/badge'
import { Dialog } from '../ui/dialog'
import { EmptyPanel } from '../ui/empty-panel'
import { ErrorPanel } from '../ui/error-panel'
import { Picture } from '../ui/picture'
import { Price } from '../ui/price'
import { ProductAmount } from './product-amount'
import { ProductHeart } from './product-heart'
import { ProductRating } from './product-rating'
import * as css from './store.css'
import { useProduct } from './use-store'
import type { Wishlist } from './use-wishlist'

type ProductDialogProps = {
  /** as the list has it, shown until the answer is there */
  product: Product
  wishlist: Wishlist
  basket: Basket
  onAdd(product: Product): void
  onClose(): void
}

export function ProductDialog({ product: listed, wishlist, basket, onAdd, onClose }: ProductDialogProps) {
  const { t } = useLingui()
  const { status, product: read, reload } = useProduct(listed.id)
  const product = read ?? listed
  return (
    <Dialog open look="wide" title={product.name} closeLabel={t`Close`} onClose={onClose}>
      {status === 'missing' ? (
        <EmptyPanel title={t`This product is no longer there`}>
          <Trans>It was taken out of the catalogue.</Trans>
        </EmptyPanel>
      ) : (
        <div className={css.detail}>
          <Picture size="fill" src={product.image} className={css.detailPicture} />
          <div className={css.detailWords}>
            <p className={css.facts}>
              <span className={css.brand}>{product.brand}</span>
              <ProductRating rating={product.rating} />
            </p>
            <Price className={css.detailPrice} amount={product.price} />
            {product.hasFreeShipping && (
              <p>
                <Badge tone="success">{t`Free shipping`}</Badge>
              </p>
            )}
            <p className={css.description} dir="auto">
              {product.description}
            </p>
            <div className={css.detailActions}>
              <ProductAmount product={product} basket={basket} onAdd={onAdd} />
              <ProductHeart
                name={product.name}
                wished={wishlist.isWished(listed)}
                onToggle={() => wishlist.toggle(listed)}
              />
            </div>
            {status === 'failed' && (
              <ErrorPanel
                title={t`The latest details could not be loaded`}
                onRetry={reload}
                retryLabel={t`Try again`}
              />
            )}
          </div>
        </div>
      )}
    </Dialog>
  )
}
