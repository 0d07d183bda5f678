import { assign, setup } from 'xstate'
import { assignFrom } from '../kernel/assign-from'
import type { FieldErrors } from '../kernel/errors'
import type { Ports } from '../kernel/ports'
import type { Area } from '../kernel/storage'
import { type CheckoutStep, checkoutStepOf, destination, errorsOf, type Wanted } from './checkout.steps'

export type CheckoutInput = Pick<Ports, 'storage'>

type Context = {
  area: Area
  /** steps that somebody tried to get past with something to mend: from then on it is shown there */
  tried: readonly CheckoutStep[]
}

/** `faults` are the errors of the order as it stands, by path. */
type Going = { wanted: Wanted; fieldErrors: FieldErrors }

export type CheckoutEvent =
  /** ends at the first step on the way that has something to mend */
  | ({ type: 'step.go' } & Going)
  /** the order is stored: the next one begins at its cart */
  | { type: 'order.done' }

/** session storage: the step of this tab */
export const checkoutKey = 'checkout.step'

const navigation = (to: CheckoutStep) =>
  ({
    guard: ({ event: { wanted, fieldErrors } }: { event: Going }) => destination(wanted, fieldErrors) === to,
    target: `.${to}`,
    actions: [
      assignFrom(({ tried }: Context, { wanted, fieldErrors }: Going) => {
        const isStopped = to !== wanted && Object.keys(errorsOf(fieldErrors, to)).length > 0
        return isStopped && !tried.includes(to) ? { tried: [...tried, to] } : {}
      }),
      { type: 'keep', params: to },
    ],
  }) as const

/**
 * Which of the three steps of a checkout is shown; a reload comes back to it. What is entered lives in the cart and in
 * the draft of the order, which alone saves.
 */
export const checkoutMachine = setup({
  types: { input: {} as CheckoutInput, context: {} as Context, events: {} as CheckoutEvent },
  guards: {
    wasAt: ({ context: { area } }, step: CheckoutStep) => checkoutStepOf(area.get(checkoutKey)) === step,
  },
  actions: {
    keep: ({ context: { area } }, step: CheckoutStep) => area.set(checkoutKey, step),
    forget: ({ context: { area } }) => area.remove(checkoutKey),
  },
}).createMachine({
  id: 'checkout',
  options: { maxIterations: 100 },
  context: ({ input: { storage } }) => ({ area: storage.session, tried: [] }),
  initial: 'returning',
  on: {
    'step.go': [navigation('cart'), navigation('address'), navigation('payment')],
    'order.done': { target: '.cart', actions: [assign({ tried: [] }), 'forget'] },
  },
  states: {
    returning: {
      always: [
        { guard: { type: 'wasAt', params: 'payment' }, target: 'payment' },
        { guard: { type: 'wasAt', params: 'address' }, target: 'address' },
        { target: 'cart' },
      ],
    },
    cart: {},
    address: {},
    payment: {},
  },
})
