import { useLingui } from '@lingui/react/macro'
import Heart from 'lucide-react/icons/heart'
import Plus from 'lucide-react/icons/plus'
import { type MouseEvent, useLayoutEffect, useRef } from 'react'
import type { Product } from '../../core/store/store.contract'
import type { Basket } from '../cart/use-basket'
import { useQuantityLabels } from '../cart/use-quantity-labels'
import { Button, type ButtonLook } from '../ui/button'
import { classNames } from '../ui/class-names'
import { NumberStepper } from '../ui/number-stepper'
import * as css from './shelf.css'

type ProductAmountProps = {
  product: Product
  basket: Basket
  /** of the button that adds */
  look?: ButtonLook
  onAdd(product: Product): void
}

/** A button that puts the product into the cart, then a stepper for its pieces; at 0 it is taken out. */
export function ProductAmount({ product, basket, look, onAdd }: ProductAmountProps) {
  const { t } = useLingui()
  const labels = useQuantityLabels(product.name, 0)
  const containerRef = useRef<HTMLDivElement>(null)
  // what takes the focus when button and stepper change places; a touched one must not bring up the keyboard
  const next = useRef<string>(undefined)
  const quantity = basket.quantityOf(product.id)

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
    basket.setQuantity(product, count)
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
