import { messages } from 'langraan:messages/cart.later'
import { messages as moneyMessages } from 'langraan:messages/money'
import { Trans, useLingui } from '@lingui/react/macro'
import { useContext } from 'react'
import { defineWidget } from '../../runtime/define-widget'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import type { CartQuestion } from '../cart-contents'
import { type Cart, LinesApp } from '../use-cart'
import { CartPriceDialog, CartTextDialog } from './cart-line-dialogs'
import { CartNotices } from './cart-notices'

type CartDialogsProps = { question: CartQuestion; cart: Cart; onClose(): void }

function CartDialogs({ question, cart, onClose }: CartDialogsProps) {
  const { t } = useLingui()
  const isOrder = useContext(LinesApp) === 'lines'
  if (question.about === 'text') return <CartTextDialog cart={cart} onClose={onClose} />
  if (question.about === 'price') return <CartPriceDialog line={question.line} cart={cart} onClose={onClose} />
  return (
    <ConfirmDialog
      open
      dangerous
      title={isOrder ? t`Remove all lines?` : t`Empty cart?`}
      confirmLabel={isOrder ? t`Remove all lines` : t`Empty cart`}
      cancelLabel={t`Keep it`}
      onCancel={onClose}
      onConfirm={() => {
        cart.clear()
        onClose()
      }}
    >
      <Trans>All lines will be removed, including special prices and free text.</Trans>
    </ConfirmDialog>
  )
}

export { CartLineOffer } from './cart-line-offer'

type CartLaterProps = { cart: Cart; question: CartQuestion | undefined; onClose(): void }

const LaterView = ({ cart, question, onClose }: CartLaterProps) => (
  <>
    <CartNotices cart={cart} />
    {question && <CartDialogs question={question} cart={cart} onClose={onClose} />}
  </>
)

/** Everything a cart doesn't need for first paint, in one chunk. */
export const CartLater = defineWidget<CartLaterProps>({
  apps: {},
  messages: [messages, moneyMessages],
  Skeleton: () => null,
  View: LaterView,
})
