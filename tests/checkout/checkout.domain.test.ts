import { expect, test } from 'vitest'
import { noLines } from '../../src/core/cart/cart.lines'
import {
  type CheckoutStep,
  checkoutSteps,
  destination,
  errorsOf,
  nextStep,
  previousStep,
  stepOf,
  type Wanted,
} from '../../src/core/checkout/checkout.steps'
import { orderOf } from '../../src/core/order/order.body'
import { blankFields } from '../../src/core/order/order.draft'
import { checkOrder } from '../../src/core/order/order.rules'
import { noShop } from '../../src/core/shops/shops.contract'

test.each<[string, CheckoutStep]>([
  ['ProductOrders', 'cart'],
  ['ProductOrders.3.Quantity', 'cart'],
  ['shopId', 'address'],
  ['DeliveryType', 'address'],
  ['fullCustomerData', 'address'],
  ['name', 'address'],
  ['phoneNumber', 'address'],
  ['postNum', 'address'],
  ['note', 'address'],
  ['paymentMethod', 'payment'],
  ['shippingCost', 'payment'],
  ['discount', 'payment'],
  ['otherCost', 'payment'],
  ['CODFee', 'payment'],
  ['somethingNew', 'address'],
])('CHECK-1 %s is corrected in the step %s', (path, step) => {
  expect(stepOf(path)).toBe(step)
})

test.each<[Wanted, string[], CheckoutStep]>([
  ['payment', [], 'payment'],
  ['payment', ['CODFee'], 'payment'],
  ['payment', ['name', 'CODFee'], 'address'],
  ['payment', ['name', 'ProductOrders.0.price'], 'cart'],
  ['save', ['CODFee'], 'payment'],
  ['save', ['CODFee', 'name'], 'address'],
  ['save', [], 'payment'],
  ['address', ['name'], 'address'],
  ['address', ['ProductOrders'], 'cart'],
  ['cart', ['ProductOrders', 'name', 'CODFee'], 'cart'],
])('CHECK-2 going to %s with the errors %j stops at %s', (wanted, paths, end) => {
  expect(destination(wanted, Object.fromEntries(paths.map((path) => [path, ['required']])))).toBe(end)
})

test('CHECK-1 an empty order has errors in its first two steps, and every error belongs to one step', () => {
  const errors = checkOrder(orderOf(blankFields, noLines, noShop))
  const split = checkoutSteps.map((step) => Object.keys(errorsOf(errors, step)))
  expect(split).toEqual([
    ['ProductOrders'],
    ['shopId', 'name', 'phoneNumber', 'address', 'district', 'province', 'postNum'],
    [],
  ])
  expect(split.flat().length).toBe(Object.keys(errors).length)
})

test('CHECK-2 each step knows the previous and the next one', () => {
  expect(checkoutSteps.map((step) => [previousStep(step), nextStep(step)])).toEqual([
    [undefined, 'address'],
    ['cart', 'payment'],
    ['address', undefined],
  ])
})
