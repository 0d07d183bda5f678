import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import {
  type CheckoutStep,
  checkoutStepOf,
  errorsOf,
  previousStep,
  type Wanted,
} from '../../core/checkout/checkout.steps'
import type { FieldErrors } from '../../core/kernel/errors'
import { fieldErrors } from '../../core/order/order.steps'
import type { OpenOrder } from '../order/use-order'
import { useView } from '../runtime/use-engine'

const none: FieldErrors = {}

export function useCheckout(order: OpenOrder) {
  const view = useView('checkout')
  const at = useSelector(view, ({ value }) => checkoutStepOf(String(value)) ?? 'cart')
  const tried = useSelector(view, ({ context }) => context.tried)
  const isSaved = order.stage === 'saved'
  useEffect(() => {
    if (isSaved) view.send({ type: 'order.done' })
  }, [view, isSaved])

  // an order being saved can only be viewed on the step that saves it
  const isHeld = order.stage !== 'open'
  const step: CheckoutStep = isHeld ? 'payment' : at
  const standing = isHeld ? none : fieldErrors(order.read())
  const shown: FieldErrors = Object.assign({}, order.errors, ...tried.map((each) => errorsOf(standing, each)))
  const here = errorsOf(shown, step)
  const go = (wanted: Wanted | undefined, errors: FieldErrors) => {
    if (wanted) view.send({ type: 'step.go', wanted, fieldErrors: errors })
  }
  return {
    step,
    /** only errors that this step can fix, and only after the user tried to continue */
    order: { ...order, errors: here },
    /** another step has errors */
    isWrongElsewhere: Object.keys(shown).length > Object.keys(here).length,
    isSound: (each: CheckoutStep) => Object.keys(errorsOf(standing, each)).length === 0,
    /** only as far as the steps before it are valid */
    go: (wanted: CheckoutStep) => go(wanted, fieldErrors(order.read())),
    back: () => go(previousStep(step), none),
    /** no known error prevents saving */
    isReady: () => Object.keys(fieldErrors(order.read())).length === 0,
    /** goes to the first step with an error, including those reported by the backend */
    fix: () => go('save', { ...order.read().errors, ...fieldErrors(order.read()) }),
  }
}

export type Checkout = ReturnType<typeof useCheckout>
