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

/** Where this place is between cart and payment, and the order with what is to be mended in the steps so far. */
export function useCheckout(order: OpenOrder) {
  const view = useView('checkout')
  const at = useSelector(view, ({ value }) => checkoutStepOf(String(value)) ?? 'cart')
  const tried = useSelector(view, ({ context }) => context.tried)
  const isSaved = order.stage === 'saved'
  useEffect(() => {
    if (isSaved) view.send({ type: 'order.done' })
  }, [view, isSaved])

  // what is being saved can only be looked at where it is saved
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
    /** with the errors that this step can mend, once somebody tried to go on */
    order: { ...order, errors: here },
    /** errors that another step can mend */
    isWrongElsewhere: Object.keys(shown).length > Object.keys(here).length,
    /** nothing is left to mend there */
    isSound: (each: CheckoutStep) => Object.keys(errorsOf(standing, each)).length === 0,
    /** as far as what was entered allows */
    go: (wanted: CheckoutStep) => go(wanted, fieldErrors(order.read())),
    back: () => go(previousStep(step), none),
    /** nothing that we know of keeps the order from being saved */
    isReady: () => Object.keys(fieldErrors(order.read())).length === 0,
    /** to the first step with something to mend, what the backend found included */
    fix: () => go('save', { ...order.read().errors, ...fieldErrors(order.read()) }),
  }
}

export type Checkout = ReturnType<typeof useCheckout>
