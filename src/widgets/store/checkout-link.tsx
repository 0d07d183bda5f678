import { useLingui } from '@lingui/react/macro'
import Checkout from 'lucide-react/icons/shopping-basket'
import { ButtonLink, type ButtonLook } from '../ui/button'
import { isPlainClick } from './product-navigation'
import { usePieces } from './use-cart-pieces'

export type CheckoutLeads = {
  /** URL of the checkout: shows a link to it while the cart has lines */
  checkoutHref?: string | undefined
  /** return false to navigate on your own */
  onCheckout?: (() => unknown) | undefined
}

type CheckoutLinkProps = CheckoutLeads & { look?: ButtonLook; className?: string }

export function CheckoutLink({ checkoutHref, onCheckout, look, className }: CheckoutLinkProps) {
  const { t } = useLingui()
  const pieces = usePieces()
  if (checkoutHref === undefined || pieces === 0) return null
  return (
    <ButtonLink
      look={look}
      className={className}
      icon={<Checkout />}
      href={checkoutHref}
      onClick={(event) => {
        if (isPlainClick(event) && onCheckout?.() === false) event.preventDefault()
      }}
    >
      {t`Check out`}
    </ButtonLink>
  )
}
