import { useLingui } from '@lingui/react/macro'
import Basket from 'lucide-react/icons/shopping-basket'
import Close from 'lucide-react/icons/x'
import type { MouseEvent } from 'react'
import type { Product } from '../../core/store/store.contract'
import { Badge } from '../ui/badge'
import { Button } from '../ui/button'
import { Picture } from '../ui/picture'
import { Price } from '../ui/price'
import { ProductName } from './product-name'
import { ProductRating } from './product-rating'
import * as css from './shelf.css'

type WishCardProps = {
  product: Product
  /** already in the cart */
  quantity: number
  onMove(event: MouseEvent): void
  onRemove(event: MouseEvent): void
}

export function WishCard({ product, quantity, onMove, onRemove }: WishCardProps) {
  const { t } = useLingui()
  const { name, brand, image, price, rating } = product
  return (
    <li className={css.card} part="product">
      <div className={css.pictureFrame}>
        <Picture size="fill" src={image} className={css.picture} />
        <span className={css.ribbon}>
          {quantity > 0 ? (
            <Badge tone="solid">{t`${quantity} in the cart`}</Badge>
          ) : (
            product.hasFreeShipping && <Badge tone="success">{t`Free shipping`}</Badge>
          )}
        </span>
      </div>
      <div className={css.words}>
        <p className={css.brand} dir="auto">
          {brand}
        </p>
        <h2 className={css.name}>
          <ProductName product={product} />
        </h2>
        <p className={css.facts}>
          <Price className={css.price} amount={price} />
          {rating > 0 && <ProductRating rating={rating} />}
        </p>
      </div>
      <div className={css.amount}>
        <Button wide icon={<Basket />} label={t`Move to cart: ${name}`} data-move="" onClick={onMove}>
          {t`Move to cart`}
        </Button>
      </div>
      <Button
        look="ghost"
        size="s"
        className={css.heart}
        icon={<Close />}
        label={t`Remove ${name} from wishlist`}
        onClick={onRemove}
      />
    </li>
  )
}
