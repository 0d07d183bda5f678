import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { lookUp } from '../../core/kernel/look-up'
import { type ColorOption, colorOptions, type Product } from '../../core/store/store.contract'
import { Badge, CountBadge } from '../ui/badge'
import { Price } from '../ui/price'
import { RadioGroup } from '../ui/radio-group'
import * as css from './product.css'
import { ProductAmount, ProductHeart } from './product-actions'
import { ProductRating } from './product-rating'
import { useVariantQuantities } from './use-cart-pieces'
import type { Wishlist } from './use-wishlist'

function useColourNames(): (colour: string) => string {
  const { t } = useLingui()
  const names: Record<ColorOption, string> = {
    primary: t`Purple`,
    success: t`Green`,
    warning: t`Orange`,
    danger: t`Red`,
    info: t`Sky blue`,
  }
  return (colour) => lookUp(names, colour) ?? colour
}

type ProductColoursProps = {
  colours: readonly string[]
  chosen: string | undefined
  /** pieces in the cart */
  quantityOf(colour: string): number
  onChoose(colour: string | undefined): void
}

const isKnown = (colour: string): colour is ColorOption => (colorOptions as readonly string[]).includes(colour)

/** Each colour is a separate cart line; without one it is the product as pictured. */
function ProductColours({ colours, chosen, quantityOf, onChoose }: ProductColoursProps) {
  const { t } = useLingui()
  const nameOf = useColourNames()
  return (
    <div className={css.colours}>
      <RadioGroup
        label={t`Colour`}
        look="segmented"
        value={chosen ?? 'none'}
        onChange={(value) => onChoose(value === 'none' ? undefined : value)}
        options={[
          { value: 'none', label: t`As shown` },
          ...colours.map((colour) => {
            const quantity = quantityOf(colour)
            return {
              value: colour,
              label: (
                <span className={css.colour}>
                  {isKnown(colour) && <span className={`${css.swatch} ${css.swatches[colour]}`} aria-hidden="true" />}
                  {nameOf(colour)}
                  {quantity > 0 && <CountBadge count={quantity} label={t`${quantity} in the cart`} />}
                </span>
              ),
            }
          }),
        ]}
      />
    </div>
  )
}

type ProductDescriptionProps = {
  product: Product
  colours: readonly string[]
  wishlist: Pick<Wishlist, 'isWished' | 'toggle'>
  onAdded(product: Product): void
  heading?: ReactNode
  /** next to the cart and wishlist buttons */
  actions?: ReactNode
}

export function ProductDescription({ product, colours, wishlist, onAdded, heading, actions }: ProductDescriptionProps) {
  const { t } = useLingui()
  const nameOf = useColourNames()
  const [chosen, setChosen] = useState<string>()
  const colour = chosen && colours.includes(chosen) ? chosen : undefined
  const quantities = useVariantQuantities(
    colour ? { id: colour, name: `${product.name} · ${nameOf(colour)}` } : undefined,
  )
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
          quantityOf={(each) => quantities.quantityOfKind(product.id, each)}
          onChoose={setChosen}
        />
      )}
      <div className={css.actions}>
        <ProductAmount
          key={colour ?? ''}
          product={product}
          quantities={quantities}
          look="primary"
          onAdd={() => {
            quantities.add(product)
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
