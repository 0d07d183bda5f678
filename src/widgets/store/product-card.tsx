import { useLingui } from '@lingui/react/macro'
import type { Product } from '../../core/store/store.contract'
import type { ShelfLook } from '../../core/store/store.look'
import type { Basket } from '../cart/use-basket'
import { Badge } from '../ui/badge'
import { Picture } from '../ui/picture'
import { Price } from '../ui/price'
import { ProductAmount } from './product-amount'
import { ProductHeart } from './product-heart'
import { ProductName } from './product-name'
import { ProductRating } from './product-rating'
import * as css from './shelf.css'

export type ProductCardProps = {
  product: Product
  look: ShelfLook
  wished: boolean
  basket: Basket
  onWish(product: Product): void
  onAdd(product: Product): void
}

export function ProductCard({ product, look, wished, basket, onWish, onAdd }: ProductCardProps) {
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
      <ProductAmount product={product} basket={basket} onAdd={onAdd} />
      <ProductHeart name={product.name} wished={wished} onToggle={() => onWish(product)} />
    </li>
  )
}
