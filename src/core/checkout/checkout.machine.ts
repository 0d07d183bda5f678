import { assign, setup } from 'xstate'
import { assignFrom } from '../kernel/assign-from'
import type { FieldErrors } from '../kernel/errors'
import type { Ports } from '../kernel/ports'
import type { Area } from '../kernel/storage'
import { type CheckoutStep, checkoutStepOf, destination, errorsOf, type Wanted } from './checkout.steps'

export type CheckoutInput = Pick<Ports, 'storage'>

type Context = {
  area: Area
  /** steps the user tried to leave with errors: from then on the errors are shown there */
  tried: readonly CheckoutStep[]
}

/** `fieldErrors` are the current errors of the order, by path. */
type Going = { wanted: Wanted; fieldErrors: FieldErrors }

export type CheckoutEvent =
  /** stops at the first step on the way that has errors */
  | ({ type: 'step.go' } & Going)
  /** the order is stored: the next one starts at its cart */
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
 * The current step of a checkout, kept across a reload. Input is stored in the cart and in the order's draft, which
 * alone saves.
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
