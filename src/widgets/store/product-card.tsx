import { useLingui } from '@lingui/react/macro'
import type { Product } from '../../core/store/store.contract'
import type { Basket } from '../cart/use-basket'
import { Badge } from '../ui/badge'
import { Picture } from '../ui/picture'
import { Price } from '../ui/price'
import { ProductAmount } from './product-amount'
import { ProductHeart } from './product-heart'
import { ProductRating } from './product-rating'
import * as css from './store.css'

export type ProductCardProps = {
  product: Product
  wished: boolean
  basket: Basket
  onOpen(product: Product): void
  onWish(product: Product): void
  onAdd(product: Product): void
}

export function ProductCard({ product, wished, basket, onOpen, onWish, onAdd }: ProductCardProps) {
  const { t } = useLingui()
  return (
    <li className={css.card} part="product">
      <div className={css.pictureFrame}>
        <Picture size="fill" src={product.image} className={css.picture} />
        {product.hasFreeShipping && (
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
          <button type="button" className={css.open} dir="auto" aria-haspopup="dialog" onClick={() => onOpen(product)}>
            {product.name}
          </button>
        </h2>
        <p className={css.facts}>
          <Price className={css.price} amount={product.price} />
          <ProductRating rating={product.rating} />
        </p>
      </div>
      <ProductAmount product={product} basket={basket} onAdd={onAdd} />
      <ProductHeart name={product.name} wished={wished} onToggle={() => onWish(product)} />
    </li>
  )
}
