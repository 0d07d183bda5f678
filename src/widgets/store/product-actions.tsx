import { useLingui } from '@lingui/react/macro'
import Heart from 'lucide-react/icons/heart'
import Plus from 'lucide-react/icons/plus'
import { type MouseEvent, useLayoutEffect, useRef } from 'react'
import type { Product } from '../../core/store/store.contract'
import type { CartQuantities } from '../cart/use-cart-quantities'
import { useQuantityLabels } from '../cart/use-quantity-labels'
import { Button, type ButtonLook } from '../ui/button'
import { classNames } from '../ui/class-names'
import { NumberStepper } from '../ui/number-stepper'
import * as css from './results.css'

type ProductAmountProps = {
  product: Product
  quantities: CartQuantities
  look?: ButtonLook
  onAdd(product: Product): void
}

/** An add button that becomes a quantity stepper; 0 removes the product. */
export function ProductAmount({ product, quantities, look, onAdd }: ProductAmountProps) {
  const { t } = useLingui()
  const labels = useQuantityLabels(product.name, 0)
  const containerRef = useRef<HTMLDivElement>(null)
  // what takes focus when button and stepper swap; after touch, not the input, which would open the keyboard
  const next = useRef<string>(undefined)
  const quantity = quantities.quantityOf(product.id)

  useLayoutEffect(() => {
    if (next.current) containerRef.current?.querySelector<HTMLElement>(next.current)?.focus()
    next.current = undefined
  })

  const add = (event: MouseEvent) => {
    next.current = event.detail === 0 ? 'input' : 'button:last-of-type'
    onAdd(product)
  }
  const setQuantity = (count: number) => {
    if (count === 0) next.current = 'button'
    quantities.setQuantity(product, count)
  }
  return (
    <div ref={containerRef} className={css.amount}>
      {quantity === 0 ? (
        <Button wide look={look} icon={<Plus />} label={t`Add ${product.name} to cart`} onClick={add}>
          {t`Add`}
        </Button>
      ) : (
        <NumberStepper className={css.stepper} min={0} value={quantity} onChange={setQuantity} labels={labels} />
      )}
    </div>
  )
}

type ProductHeartProps = { name: string; wished: boolean; onToggle(): void }

export function ProductHeart({ name, wished, onToggle }: ProductHeartProps) {
  const { t } = useLingui()
  return (
    <Button
      look="ghost"
      size="s"
      className={classNames(css.heart, wished && css.wished)}
      icon={<Heart />}
      label={t`${name} on wishlist`}
      aria-pressed={wished}
      onClick={onToggle}
    />
  )
}
