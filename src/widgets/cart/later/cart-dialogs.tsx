import { Trans, useLingui } from '@lingui/react/macro'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import type { CartQuestion } from '../cart-contents'
import type { Cart } from '../use-cart'
import { CartPriceDialog } from './cart-price-dialog'
import { CartTextDialog } from './cart-text-dialog'

type CartDialogsProps = { question: CartQuestion; cart: Cart; onClose(): void }

export function CartDialogs({ question, cart, onClose }: CartDialogsProps) {
  const { t } = useLingui()
  if (question.about === 'text') return <CartTextDialog cart={cart} onClose={onClose} />
  if (question.about === 'price') return <CartPriceDialog line={question.line} cart={cart} onClose={onClose} />
  return (
    <ConfirmDialog
      open
      dangerous
      title={t`Empty the cart?`}
      confirmLabel={t`Empty the cart`}
      cancelLabel={t`Keep it`}
      onCancel={onClose}
      onConfirm={() => {
        cart.clear()
        onClose()
      }}
    >
      <Trans>All lines are removed, those with a price of their own and free text too.</Trans>
    </ConfirmDialog>
  )
}
