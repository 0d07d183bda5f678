import { useLingui } from '@lingui/react/macro'
import Plus from 'lucide-react/icons/plus'
import { useContext } from 'react'
import type { Product } from '../../../core/store/store.contract'
import { LinesApp } from '../../cart/lines-app'
import { Badge } from '../../ui/badge'
import { Picture } from '../../ui/picture'
import { Price } from '../../ui/price'
import * as css from './product-picker.css'

type ProductOptionProps = {
  id: string
  product: Product
  /** already in the cart */
  quantity: number
  active: boolean
  onPick(): void
}

export function ProductOption({ id, product, quantity, active, onPick }: ProductOptionProps) {
  const { t } = useLingui()
  const isOrder = useContext(LinesApp) === 'lines'
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled by the field that owns the list
    // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus
    <div
      role="option"
      id={id}
      aria-selected={active}
      className={css.option}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPick}
    >
      <Picture size="s" src={product.image} />
      <span className={css.optionWords}>
        <span className={css.optionName} dir="auto">
          {product.name}
        </span>
        <span className={css.optionBrand} dir="auto">
          {product.brand}
        </span>
      </span>
      {quantity > 0 && <Badge tone="solid">{isOrder ? t`${quantity} in the order` : t`${quantity} in the cart`}</Badge>}
      <Price className={css.optionPrice} amount={product.price} />
      <Plus className={css.plus} aria-hidden="true" />
    </div>
  )
}
