import { useLingui } from '@lingui/react/macro'
import type { OrderLine } from '../../core/orders/orders.contract'
import * as css from './cart.css'
import { CartLine, type CartLineProps } from './cart-line'
import type { Cart } from './use-cart'

type CartLinesProps = {
  cart: Pick<Cart, 'lines' | 'productOf' | 'isDraftOnly' | 'setQuantity'>
  readOnly?: boolean | undefined
  Offer?: CartLineProps['Offer']
  onReprice(line: OrderLine): void
  onRemove(line: OrderLine): void
}

export function CartLines({ cart, readOnly, Offer, onReprice, onRemove }: CartLinesProps) {
  const { t } = useLingui()
  return (
    <ul className={css.lines} aria-label={t`Order lines`}>
      {cart.lines.map((line) => (
        <CartLine
          key={line.uq}
          line={line}
          product={cart.productOf(line)}
          Offer={Offer}
          draftOnly={cart.isDraftOnly(line)}
          readOnly={readOnly}
          onQuantity={(Quantity) => cart.setQuantity(line, Quantity)}
          onReprice={() => onReprice(line)}
          onRemove={() => onRemove(line)}
        />
      ))}
    </ul>
  )
}
