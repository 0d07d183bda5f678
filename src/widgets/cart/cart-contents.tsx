import { Trans, useLingui } from '@lingui/react/macro'
import Basket from 'lucide-react/icons/shopping-basket'
import TextLine from 'lucide-react/icons/text-cursor-input'
import { type ReactNode, useContext, useEffect, useState } from 'react'
import { backendMessage, isBlocked } from '../../core/kernel/errors'
import { lazyPart } from '../../core/kernel/lazy-part'
import type { OrderLine } from '../../core/orders/orders.contract'
import { useLazyPart } from '../lazy/use-lazy-part'
import { useLoadFailure } from '../lazy/use-load-failure'
import { useToaster } from '../runtime/use-toaster'
import { whenIdle } from '../runtime/when-idle'
import { Button } from '../ui/button'
import { EmptyPanel } from '../ui/empty-panel'
import { ErrorPanel } from '../ui/error-panel'
import * as css from './cart.css'
import { CartLines, CartSkeleton } from './cart-lines'
import { type Cart, LinesApp } from './use-cart'

const cartLater = lazyPart(() => import('./later/cart-later'))

/**
 * Everything the cart shows after first paint. It loads as soon as the page is idle, because its notices are
 * needed when the network is gone.
 */
function useLater() {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  const { here: later, enter } = useLazyPart(cartLater, isIdle)
  return { later, enter }
}

export type CartQuestion = { about: 'price'; line: OrderLine } | { about: 'text' } | { about: 'clear' }

type CartContentsProps = {
  cart: Cart
  readOnly?: boolean | undefined
  empty?: ReactNode
}

export function CartContents({ cart, readOnly = false, empty }: CartContentsProps) {
  const { t } = useLingui()
  const toaster = useToaster()
  const reportLoadFailure = useLoadFailure({ title: t`Couldn't load this. Try again.` })
  const isOrder = useContext(LinesApp) === 'lines'
  const { later, enter } = useLater()
  const [question, setQuestion] = useState<CartQuestion>()

  const ask = (asked: CartQuestion) => {
    setQuestion(asked)
    if (later) return
    void enter().then((isHere) => {
      if (isHere) return
      setQuestion(undefined)
      void reportLoadFailure()
    })
  }
  const remove = ({ uq, name }: OrderLine) => {
    cart.remove(uq)
    toaster.show({
      id: `removed-${uq}`,
      title: t`${name} was removed`,
      action: { label: t`Undo`, isUndo: true, run: () => cart.restore(uq) },
    })
  }

  if (cart.count === 0 && (cart.status === 'loading' || cart.status === 'idle')) return <CartSkeleton />
  const isUnread = cart.status === 'failed' && cart.count === 0
  return (
    <div className={css.contents} data-cart="" tabIndex={-1}>
      {later && <later.CartLater cart={cart} question={question} onClose={() => setQuestion(undefined)} />}
      {isUnread && (
        <ErrorPanel title={t`Couldn't load the cart`} onRetry={cart.reload} retryLabel={t`Try again`}>
          {cart.error?.code === 'unauthenticated' ? (
            <Trans>Sign in first.</Trans>
          ) : cart.error?.code === 'contract' ? (
            <Trans>The shop's system sent an invalid response. Contact the person who runs this site.</Trans>
          ) : isBlocked(cart.error) ? (
            <Trans>Couldn't reach the shop's system from this page. You can keep adding lines.</Trans>
          ) : cart.error?.detail.status ? (
            (backendMessage(cart.error) ?? (
              <Trans>The shop's system isn't working right now. You can keep adding lines.</Trans>
            ))
          ) : (
            <Trans>Check your connection. You can keep adding lines; nothing is lost.</Trans>
          )}
        </ErrorPanel>
      )}
      {cart.count > 0 && (
        <CartLines
          cart={cart}
          readOnly={readOnly}
          Offer={later?.CartLineOffer}
          onReprice={(line) => ask({ about: 'price', line })}
          onRemove={remove}
        />
      )}
      {cart.count === 0 &&
        !isUnread &&
        (empty ?? (
          <EmptyPanel title={t`Your cart is empty`} icon={<Basket />}>
            <Trans>Pick products from the shop, or add a custom line.</Trans>
          </EmptyPanel>
        ))}
      {!readOnly && (
        <div className={css.tools}>
          <Button look="ghost" size="s" icon={<TextLine />} onClick={() => ask({ about: 'text' })}>
            {t`Add custom line`}
          </Button>
          {cart.count > 1 && (
            <Button look="ghost" size="s" onClick={() => ask({ about: 'clear' })}>
              {isOrder ? t`Remove all lines` : t`Empty cart`}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
