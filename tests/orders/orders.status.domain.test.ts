import { expect, test } from 'vitest'
import { orderStatuses, paymentStatuses } from '../../src/core/orders/orders.contract'
import { canMoveTo, canPayTo, isOrderStatus, nextPayments, nextStatuses } from '../../src/core/orders/orders.status'

/** rows: from; columns: to, as orderStatuses has them */
const moves = `
            new confirmed packed shipped delivered cancelled returned
new          -      x       -       -        -         x        -
confirmed    -      -       x       -        -         x        -
packed       -      -       -       x        -         x        -
shipped      -      -       -       -        x         -        x
delivered    -      -       -       -        -         -        x
cancelled    -      -       -       -        -         -        -
returned     -      -       -       -        -         -        -
`
const payments = `
          unpaid pending paid refunded
unpaid      -       x      x     -
pending     -       -      x     -
paid        -       -      -     x
refunded    -       -      -     -
`

const rowsOf = (text: string) =>
  text
    .trim()
    .split('\n')
    .slice(1)
    .map((row) => row.trim().split(/\s+/))

test.each(rowsOf(moves))('ORDS-20 from %s an order moves only as the table allows', (from, ...crosses) => {
  const expected = orderStatuses.filter((_, column) => crosses[column] === 'x')
  expect(orderStatuses.filter((to) => canMoveTo(from, to))).toEqual(expected)
  expect([...nextStatuses(from)].sort()).toEqual([...expected].sort())
})

test.each(rowsOf(payments))('ORDS-21 from %s a payment moves only as the table allows', (name, ...crosses) => {
  const from = paymentStatuses.find((status) => status === name)
  if (!from) throw new Error(`unknown: ${name}`)
  const expected = paymentStatuses.filter((_, column) => crosses[column] === 'x')
  expect(paymentStatuses.filter((to) => canPayTo(from, to))).toEqual(expected)
  expect([...nextPayments(from)]).toEqual(expected)
})

test("ORDS-22 a backend's own status is read as unknown and can't be changed", () => {
  expect(orderStatuses.every(isOrderStatus)).toBe(true)
  expect(['on-hold', '', 'NEW', 'constructor', 'toString'].some(isOrderStatus)).toBe(false)
  expect(nextStatuses('on-hold')).toEqual([])
  expect(canMoveTo('constructor', 'new')).toBe(false)
})
