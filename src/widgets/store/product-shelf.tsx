import { useLingui } from '@lingui/react/macro'
import type { Product } from '../../core/store/store.contract'
import type { Basket } from '../cart/use-basket'
import { Loading, Skeleton } from '../ui/skeleton'
import { ProductCard } from './product-card'
import * as css from './store.css'
import type { Wishlist } from './use-wishlist'

/** As large as the cards that come. */
export function ShelfPlace({ count = 9 }: { count?: number }) {
  return (
    <Loading>
      <div className={css.shelf}>
        {Array.from({ length: Math.min(count, 12) }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the places have no identity
          <div key={index} className={css.card}>
            <div className={css.pictureFrame}>
              <Skeleton shape="block" className={css.picturePlace} />
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
  stale: boolean
  basket: Basket
  wishlist: Wishlist
  onOpen(product: Product): void
  onAdd(product: Product): void
}

export function ProductShelf({ products, stale, basket, wishlist, onOpen, onAdd }: ProductShelfProps) {
  const { t } = useLingui()
  return (
    <ul className={css.shelf} aria-label={t`Products`} aria-busy={stale || undefined}>
      {products.map((product) => (
        <ProductCard
          key={product.id}
          product={product}
          wished={wishlist.isWished(product)}
          basket={basket}
          onOpen={onOpen}
          onWish={wishlist.toggle}
          onAdd={onAdd}
        />
      ))}
    </ul>
  )
}
