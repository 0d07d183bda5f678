import { useLingui } from '@lingui/react/macro'
import type { Product } from '../../core/store/store.contract'
import type { ShelfLook } from '../../core/store/store.look'
import type { Basket } from '../cart/use-basket'
import { Loading, Skeleton } from '../ui/skeleton'
import { ProductCard } from './product-card'
import * as css from './shelf.css'
import type { Wishlist } from './use-wishlist'

type ShelfSkeletonProps = { count?: number; look?: ShelfLook }

/** As large as the cards that come. */
export function ShelfSkeleton({ count = 9, look = 'grid' }: ShelfSkeletonProps) {
  const isRows = look === 'rows'
  return (
    <Loading>
      <div className={isRows ? css.rows : css.shelf}>
        {Array.from({ length: Math.min(count, 12) }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the places have no identity
          <div key={index} className={isRows ? css.row : css.card}>
            <div className={css.pictureFrame}>
              <Skeleton shape="block" className={isRows ? css.rowPictureFrame : css.pictureArea} />
            </div>
            <div className={css.words}>
              <Skeleton width="40%" />
              <Skeleton width="80%" />
              <Skeleton width="30%" />
            </div>
            <div className={css.amount}>
              <Skeleton shape="block" />
            </div>
          </div>
        ))}
      </div>
    </Loading>
  )
}

type ProductShelfProps = {
  products: readonly Product[]
  look: ShelfLook
  stale: boolean
  basket: Basket
  wishlist: Pick<Wishlist, 'isWished' | 'toggle'>
  onAdd(product: Product): void
}

export function ProductShelf({ products, look, stale, basket, wishlist, onAdd }: ProductShelfProps) {
  const { t } = useLingui()
  return (
    <ul className={look === 'rows' ? css.rows : css.shelf} aria-label={t`Products`} aria-busy={stale || undefined}>
      {products.map((product) => (
        <ProductCard
          key={product.id}
          product={product}
          look={look}
          wished={wishlist.isWished(product)}
          basket={basket}
          onWish={wishlist.toggle}
          onAdd={onAdd}
        />
      ))}
    </ul>
  )
}
