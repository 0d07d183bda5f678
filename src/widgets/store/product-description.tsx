import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import type { Product } from '../../core/store/store.contract'
import { Badge } from '../ui/badge'
import { Price } from '../ui/price'
import * as css from './product.css'
import { ProductAmount } from './product-amount'
import { ProductColours } from './product-colours'
import { ProductHeart } from './product-heart'
import { ProductRating } from './product-rating'
import { useColourNames } from './use-colour-names'
import { useKindBasket } from './use-kind'
import type { Wishlist } from './use-wishlist'

type ProductDescriptionProps = {
  product: Product
  colours: readonly string[]
  wishlist: Pick<Wishlist, 'isWished' | 'toggle'>
  onAdded(product: Product): void
  /** above the facts */
  heading?: ReactNode
  /** beside the ways into cart and wishlist */
  actions?: ReactNode
}

/** Everything about one product beside its picture, and the way into the cart. */
export function ProductDescription({ product, colours, wishlist, onAdded, heading, actions }: ProductDescriptionProps) {
  const { t } = useLingui()
  const nameOf = useColourNames()
  const [chosen, setChosen] = useState<string>()
  const colour = chosen && colours.includes(chosen) ? chosen : undefined
  const basket = useKindBasket(colour ? { id: colour, name: `${product.name} · ${nameOf(colour)}` } : undefined)
  return (
    <div className={css.words}>
      {heading}
      <p className={css.facts}>
        <span className={css.brand} dir="auto">
          {product.brand}
        </span>
        {product.rating > 0 && <ProductRating rating={product.rating} />}
      </p>
      <Price className={css.price} amount={product.price} />
      {product.hasFreeShipping && (
        <p>
          <Badge tone="success">{t`Free shipping`}</Badge>
        </p>
      )}
      <p className={css.description} dir="auto">
        {product.description}
      </p>
      {colours.length > 0 && (
        <ProductColours
          colours={colours}
          chosen={colour}
          quantityOf={(each) => basket.quantityOfKind(product.id, each)}
          onChoose={setChosen}
        />
      )}
      <div className={css.actions}>
        <ProductAmount
          key={colour ?? ''}
          product={product}
          basket={basket}
          look="primary"
          onAdd={() => {
            basket.add(product)
            onAdded(product)
          }}
        />
        <ProductHeart
          name={product.name}
          wished={wishlist.isWished(product)}
          onToggle={() => wishlist.toggle(product)}
        />
        {actions}
      </div>
    </div>
  )
}
