import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { type CheckoutStep, nextStep } from '../../core/checkout/checkout.steps'
import type { Cart } from '../cart/use-cart'
import { OrderErrors, OrderHeld } from '../order/order-notices'
import type { OrderQuestion } from '../order/use-later'
import { type OrderFieldName, useOrderFormMessages } from '../order/use-order-form-messages'
import { useEffectEvent } from '../runtime/use-effect-event'
import type { ShopLeads } from '../store/shop-link'
import * as css from './checkout.css'
import { type CheckoutActions, CheckoutAside, CheckoutBar, CheckoutLines } from './checkout-aside'
import { CheckoutAddress, CheckoutCart, CheckoutPayment } from './checkout-forms'
import { CheckoutSteps, useStepNames } from './checkout-steps'
import type { Checkout } from './use-checkout'

function goTo(form: HTMLElement | null, name: OrderFieldName): void {
  const container = form?.querySelector<HTMLElement>(`[data-field="${name}"]`)
  container?.querySelector<HTMLElement>('input, textarea, select, button')?.focus()
  container?.scrollIntoView({ block: 'center' })
}

type CheckoutViewProps = ShopLeads & {
  checkout: Checkout
  cart: Cart
  /** not the first order here: focus starts at its heading */
  isNext: boolean
  /** false if the host prevented it */
  onSave(): boolean
  onAsk(question: OrderQuestion): void
}

export function CheckoutView({ checkout, cart, isNext, onSave, onAsk, ...leads }: CheckoutViewProps) {
  const { t } = useLingui()
  const names = useStepNames()
  const { fieldErrors } = useOrderFormMessages()
  const form = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [warnings, setWarnings] = useState<HTMLElement | null>(null)
  const { order } = checkout
  const isHeld = order.stage !== 'open'
  const isEmpty = cart.count === 0 && (cart.status === 'ready' || cart.status === 'failed') && !isHeld
  const step = isEmpty ? 'cart' : checkout.step
  const shown = useRef(step)
  // the last button pressed: afterwards focus goes to the first error, if any
  const pressed = useRef<'on' | 'save'>(undefined)
  const [, setPresses] = useState(0)

  // a new step focuses its heading or its first error
  useEffect(() => {
    const isNew = shown.current !== step
    shown.current = step
    if (isHeld) return
    const by = pressed.current
    pressed.current = undefined
    const [first] = fieldErrors(order.errors)
    if (by && first) return goTo(form.current, first.name)
    if (by === 'save' && checkout.isWrongElsewhere) {
      pressed.current = 'on'
      checkout.fix()
      return
    }
    if (isNew) heading.current?.focus()
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per order
  useEffect(() => {
    if (isNext) heading.current?.focus()
  }, [])

  const press = (by: 'on' | 'save', act: () => void) => {
    pressed.current = by
    setPresses((count) => count + 1)
    act()
  }

  // the order can't be validated before its lines are loaded, so the press is kept
  const isUnread = cart.count === 0 && (cart.status === 'idle' || cart.status === 'loading') && !isHeld
  const [wanted, setWanted] = useState<CheckoutStep>()
  const go = (to: CheckoutStep) => (isUnread ? setWanted(to) : press('on', () => checkout.go(to)))
  const goOn = useEffectEvent(() => {
    setWanted(undefined)
    if (wanted && !isEmpty) press('on', () => checkout.go(wanted))
  })
  useEffect(() => {
    if (wanted && !isUnread) goOn()
  }, [wanted, isUnread, goOn])

  const actions: CheckoutActions = {
    isFirst: step === 'cart',
    isLast: step === 'payment',
    onBack: checkout.back,
    isWaiting: isUnread && wanted !== undefined,
    onNext: () => go(nextStep(step) ?? step),
    onSave: () =>
      press('save', () => {
        if (!checkout.isReady()) checkout.fix()
        else if (!onSave()) pressed.current = undefined
      }),
  }
  const pressKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isEmpty) return
    event.preventDefault()
    if (actions.isLast) actions.onSave()
    else actions.onNext()
  }
  return (
    <form
      ref={form}
      className={css.form}
      aria-label={t`Checkout`}
      noValidate
      onSubmit={(event) => event.preventDefault()}
      onKeyDown={pressKey}
    >
      <CheckoutSteps step={step} isSound={checkout.isSound} disabled={isHeld || isEmpty} onGo={go} />
      <OrderHeld order={order} onAside={() => onAsk('aside')} />
      {!isEmpty && <OrderErrors order={order} onGo={(name) => goTo(form.current, name)} />}
      <h2 ref={heading} tabIndex={-1} className={css.heading}>
        {names[step]}
      </h2>
      <div className={isEmpty ? css.stack : css.columns}>
        <div className={css.stack}>
          {step === 'cart' && <CheckoutCart order={order} cart={cart} {...leads} />}
          {step === 'address' && (
            <CheckoutAddress order={order} onGo={(name) => goTo(form.current, name)} warnings={warnings} />
          )}
          {step === 'payment' && (
            <CheckoutPayment order={order} onEdit={isHeld ? undefined : () => checkout.go('address')} />
          )}
        </div>
        {!isEmpty && (
          <div className={css.aside}>
            <div ref={setWarnings} className={css.warnings} />
            <CheckoutAside order={order} actions={actions}>
              {step !== 'cart' && <CheckoutLines lines={order.lines} />}
            </CheckoutAside>
          </div>
        )}
      </div>
      {!isEmpty && <CheckoutBar order={order} actions={actions} />}
    </form>
  )
}
