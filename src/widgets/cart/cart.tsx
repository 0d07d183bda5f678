import { messages } from 'langraan:messages/cart'
import { Plural, useLingui } from '@lingui/react/macro'
import type { MouseEvent } from 'react'
import { cartApp } from '../../core/cart/app'
import { defineWidget } from '../runtime/define-widget'
import { Button, ButtonLink } from '../ui/button'
import { Price } from '../ui/price'
import * as css from './cart.css'
import { CartContents } from './cart-contents'
import { CartSkeleton } from './cart-lines'
import { type CartChange, useCart, useCartChanges } from './use-cart'

export type RaanCartProps = {
  /** shows the button that fires `onCheckout` */
  checkout?: boolean | undefined
  /** where the button leads unless `onCheckout` returns false; also shows the button */
  checkoutHref?: string | undefined
  /** shows the lines without controls */
  readOnly?: boolean | undefined
  /** without frame and heading */
  bare?: boolean | undefined
  onChanged?: ((change: CartChange) => void) | undefined
  /** return false to keep `checkoutHref` from opening; `total` in baht */
  onCheckout?: ((detail: { count: number; total: number }) => unknown) | undefined
}

const Place = () => (
  <div className={css.root}>
    <CartSkeleton />
  </div>
)

function CartView({ checkout = false, checkoutHref, readOnly, bare = false, onChanged, onCheckout }: RaanCartProps) {
  const { t } = useLingui()
  const cart = useCart()
  useCartChanges(onChanged)

  const leave = (event: MouseEvent) => {
    if (onCheckout?.({ count: cart.count, total: cart.total / 100 }) === false) event.preventDefault()
  }
  return (
    <section className={bare ? css.bare : css.root} aria-label={t`Cart`} part="cart">
      {!bare && (
        <header className={css.head}>
          <h2 className={css.title}>{t`Cart`}</h2>
          {cart.count > 0 && (
            <p className={css.muted} role="status">
              <Plural value={cart.count} one="# item" other="# items" />
            </p>
          )}
        </header>
      )}
      <CartContents cart={cart} readOnly={readOnly} />
      {cart.count > 0 && (
        <footer className={css.foot}>
          <p className={css.total}>
            <span>{t`Total`}</span>
            <Price className={css.totalSum} amount={cart.total} exact />
          </p>
          {checkoutHref ? (
            <ButtonLink look="primary" size="l" wide href={checkoutHref} onClick={leave}>
              {t`Check out`}
            </ButtonLink>
          ) : (
            checkout && (
              <Button look="primary" size="l" wide onClick={leave}>
                {t`Check out`}
              </Button>
            )
          )}
        </footer>
      )}
    </section>
  )
}

export const apps = { cart: cartApp }

export const RaanCart = defineWidget<RaanCartProps>({ apps, messages: [messages], Skeleton: Place, View: CartView })
