import type { FieldErrors } from '../kernel/errors'

/** The steps of a checkout until the order can be saved. */
export const checkoutSteps = ['cart', 'address', 'payment'] as const
export type CheckoutStep = (typeof checkoutSteps)[number]

const payment = ['paymentMethod', 'paymentStatus', 'shippingCost', 'discount', 'otherCost', 'CODFee']

/** The step that contains a field, by its path in an order: `ProductOrders.0.price` belongs to the cart. */
export function stepOf(path: string): CheckoutStep {
  const field = path.split('.')[0] ?? ''
  if (field === 'ProductOrders') return 'cart'
  return payment.includes(field) ? 'payment' : 'address'
}

/** The errors of one step's fields. */
export const errorsOf = (errors: FieldErrors, step: CheckoutStep): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([path]) => stepOf(path) === step))

const indexOf = (step: CheckoutStep): number => checkoutSteps.indexOf(step)

/** The steps before this one. */
export const stepsBefore = (step: CheckoutStep): readonly CheckoutStep[] => checkoutSteps.slice(0, indexOf(step))

export const nextStep = (step: CheckoutStep): CheckoutStep | undefined => checkoutSteps[indexOf(step) + 1]
export const previousStep = (step: CheckoutStep): CheckoutStep | undefined => checkoutSteps[indexOf(step) - 1]

/** The requested step, or past the last one. */
export type Wanted = CheckoutStep | 'save'

/** The reachable step: the first one before `wanted` that has errors, otherwise `wanted`. */
export function destination(wanted: Wanted, errors: FieldErrors): CheckoutStep {
  const wrong = new Set(Object.keys(errors).map(stepOf))
  if (wanted === 'save') return checkoutSteps.find((step) => wrong.has(step)) ?? 'payment'
  return stepsBefore(wanted).find((step) => wrong.has(step)) ?? wanted
}

export const checkoutStepOf = (text: string | null | undefined): CheckoutStep | undefined =>
  checkoutSteps.find((step) => step === text)
