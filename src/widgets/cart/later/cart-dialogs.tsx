import { Trans, useLingui } from '@lingui/react/macro'
import { useContext } from 'react'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import type { CartQuestion } from '../cart-contents'
import { LinesApp } from '../lines-app'
import type { Cart } from '../use-cart'
import { CartPriceDialog } from './cart-price-dialog'
import { CartTextDialog } from './cart-text-dialog'

type CartDialogsProps = { question: CartQuestion; cart: Cart; onClose(): void }

export function CartDialogs({ question, cart, onClose }: CartDialogsProps) {
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
