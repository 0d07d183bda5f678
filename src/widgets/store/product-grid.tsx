import { useLingui } from '@lingui/react/macro'
import { useContext } from 'react'
import type { Product } from '../../core/store/store.contract'
import type { ProductLayout } from '../../core/store/store.look'
import type { CartQuantities } from '../cart/use-cart-quantities'
import { Badge } from '../ui/badge'
import { Picture } from '../ui/picture'
import { Price } from '../ui/price'
import { Loading, Skeleton } from '../ui/skeleton'
import { ProductAmount, ProductHeart } from './product-actions'
import { ProductNavigationContext } from './product-navigation'
import { ProductRating } from './product-rating'
import * as css from './results.css'
import type { Wishlist } from './use-wishlist'

/** A link or button whose hit area is the whole card, except for its other controls. */
export function ProductName({ product }: { product: Product }) {
  const navigation = useContext(ProductNavigationContext)
  const href = navigation.hrefOf(product)
  if (href === undefined)
    return (
      <button
        type="button"
        className={css.open}
        dir="auto"
        aria-haspopup={navigation.opens === 'dialog' ? 'dialog' : undefined}
        onClick={(event) => navigation.follow(product, event)}
      >
        {product.name}
      </button>
    )
  return (
    <a className={css.open} dir="auto" href={href} onClick={(event) => navigation.follow(product, event)}>
      {product.name}
    </a>
  )
}

type ProductCardProps = {
  product: Product
  look: ProductLayout
  wished: boolean
  quantities: CartQuantities
  onWish(product: Product): void
  onAdd(product: Product): void
}

function ProductCard({ product, look, wished, quantities, onWish, onAdd }: ProductCardProps) {
  const { t } = useLingui()
  const isRow = look === 'rows'
  return (
    <li className={isRow ? css.row : css.card} part="product">
      <div className={css.pictureFrame}>
        <Picture size="fill" src={product.image} className={isRow ? css.rowPicture : css.picture} />
        {product.hasFreeShipping && !isRow && (
          <span className={css.ribbon}>
            <Badge tone="success">{t`Free shipping`}</Badge>
          </span>
        )}
      </div>
      <div className={css.words}>
        <p className={css.brand} dir="auto">
          {product.brand}
        </p>
        <h2 className={css.name}>
          <ProductName product={product} />
        </h2>
        {isRow && (
          <p className={css.description} dir="auto">
            {product.description}
          </p>
        )}
        <p className={css.facts}>
          <Price className={css.price} amount={product.price} />
          {product.rating > 0 && <ProductRating rating={product.rating} />}
          {isRow && product.hasFreeShipping && <Badge tone="success">{t`Free shipping`}</Badge>}
        </p>
      </div>
      <ProductAmount product={product} quantities={quantities} onAdd={onAdd} />
      <ProductHeart name={product.name} wished={wished} onToggle={() => onWish(product)} />
    </li>
  )
}

type ProductGridSkeletonProps = { count?: number; look?: ProductLayout }

export function ProductGridSkeleton({ count = 9, look = 'grid' }: ProductGridSkeletonProps) {
  const isRows = look === 'rows'
  return (
    <Loading>
      <div className={isRows ? css.rows : css.cardGrid}>
        {Array.from({ length: Math.min(count, 12) }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
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

type ProductGridProps = {
  products: readonly Product[]
  look: ProductLayout
  stale: boolean
  quantities: CartQuantities
  wishlist: Pick<Wishlist, 'isWished' | 'toggle'>
  onAdd(product: Product): void
}

export function ProductGrid({ products, look, stale, quantities, wishlist, onAdd }: ProductGridProps) {
  const { t } = useLingui()
  return (
    <ul className={look === 'rows' ? css.rows : css.cardGrid} aria-label={t`Products`} aria-busy={stale || undefined}>
      {products.map((product) => (
        <ProductCard
          key={product.id}
          product={product}
          look={look}
          wished={wishlist.isWished(product)}
          quantities={quantities}
          onWish={wishlist.toggle}
          onAdd={onAdd}
        />
      ))}
    </ul>
  )
}
