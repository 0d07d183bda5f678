import { useLingui } from '@lingui/react/macro'
import Plus from 'lucide-react/icons/plus'
import { useContext } from 'react'
import type { Product } from '../../../core/store/store.contract'
import { LinesApp } from '../../cart/use-cart'
import { Badge } from '../../ui/badge'
import { Picture } from '../../ui/picture'
import { Price } from '../../ui/price'
import type { Combobox } from '../../ui/use-combobox'
import * as css from './product-picker.css'

type ProductOptionProps = {
  product: Product
  /** already in the cart */
  quantity: number
  option: ReturnType<Combobox['option']>
}

export function ProductOption({ product, quantity, option }: ProductOptionProps) {
  const { t } = useLingui()
  const isOrder = useContext(LinesApp) === 'lines'
  return (
    <div {...option} className={css.option}>
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
