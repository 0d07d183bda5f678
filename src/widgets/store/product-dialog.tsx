import { Trans, useLingui } from '@lingui/react/macro'
import type { Product } from '../../core/store/store.contract'
import { FailurePanel } from '../failure/failure-panel'
import { LazyDialog } from '../lazy/lazy-dialog'
import { EmptyPanel } from '../ui/empty-panel'
import { Picture } from '../ui/picture'
import * as css from './product.css'
import { ProductDescription } from './product-description'
import { useProduct } from './use-product'
import type { Wishlist } from './use-wishlist'

type ProductDialogProps = {
  /** from the list, shown until the response arrives */
  product: Product
  wishlist: Wishlist
  onAdded(product: Product): void
  onClose(): void
}

export function ProductDialog({ product: listed, wishlist, onAdded, onClose }: ProductDialogProps) {
  const { t } = useLingui()
  const { status, product: read, error, reload } = useProduct(listed.id)
  const product = read ?? listed
  return (
    <LazyDialog open look="wide" title={product.name} closeLabel={t`Close`} onClose={onClose}>
      {status === 'missing' ? (
        <EmptyPanel title={t`This product is no longer available`}>
          <Trans>It was removed from the catalogue.</Trans>
        </EmptyPanel>
      ) : (
        // receives focus first: a focused field would open a phone's keyboard
        <div className={css.inDialog} tabIndex={-1} data-autofocus="">
          <Picture size="fill" src={product.image} className={css.dialogPicture} />
          <div className={css.words}>
            <ProductDescription
              product={product}
              colours={read?.colorOptions ?? []}
              wishlist={wishlist}
              onAdded={onAdded}
            />
            {status === 'failed' && (
              <FailurePanel error={error} title={t`Couldn't load the latest details`} onRetry={reload} />
            )}
          </div>
        </div>
      )}
    </LazyDialog>
  )
}
