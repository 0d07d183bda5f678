import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readSettlement } from '../../src/core/cod/cod.settlement'
import { changeErrors } from '../../src/core/orders/orders.check'
import { hasRightCheckDigit, s10CheckDigit } from '../../src/core/orders/orders.s10'
import { bareNumber, isMistyped, isUnlikeCourier } from '../../src/core/orders/orders.tracking-numbers'
import { codOrder } from '../cod/cod-order'

describe('COUR-1 the check digit of a postal number is that of UPU S10', () => {
  // the standard's own example, then sums with the remainders 6, 0 and 1
  test.each([
    ['47312482', 9],
    ['12345678', 5],
    ['00000000', 5],
    ['00300000', 0],
  ])('COUR-1 %s -> %i', (serial, digit) => {
    expect(s10CheckDigit(serial)).toBe(digit)
  })
  test.each([
    ['EE123456785TH', true],
    ['EE123456780TH', false],
    ['RR473124829GB', true],
    ['TH0123ABCDE4F', undefined],
    ['TH123456780AB', undefined],
    ['TH123456785TH', true],
    ['820012345678', undefined],
  ])('COUR-1 %s', (number, isRight) => {
    expect(hasRightCheckDigit(number)).toBe(isRight)
  })
  test('COUR-1 one mistyped digit is noticed, except where the standard gives two sums the same digit', () => {
    const serial = fc.integer({ min: 0, max: 99_999_999 }).map((each) => String(each).padStart(8, '0'))
    fc.assert(
      fc.property(serial, fc.nat(7), fc.integer({ min: 1, max: 9 }), (digits, at, more) => {
        const wrong = `${digits.slice(0, at)}${(Number(digits[at]) + more) % 10}${digits.slice(at + 1)}`
        const sums = [digits, wrong].map(s10CheckDigit)
        if (sums[0] === sums[1]) expect(sums[0]).toBe(5)
      }),
    )
  })
})

describe('COUR-2 O and I typed for 0 and 1 are put right if the check digit proves it', () => {
  test.each([
    ['EE 1O2O 3O4O 5 TH', 'EE102030405TH'],
    ['ee-i2345678-5-th', 'EE123456785TH'],
    ['EEl23456785TH', 'EE123456785TH'],
    ['EE123456785ＴＨ', 'EE123456785TH'],
    ['EEO23456785TH', 'EEO23456785TH'],
    ['TH0123ABCOEIF', 'TH0123ABCOEIF'],
  ])('COUR-2 %s', (typed, bare) => {
    expect(bareNumber(typed)).toBe(bare)
  })
  test('COUR-2 also in a settlement list', () => {
    const orders = [codOrder('LR-1', { trackingNumber: 'EE123456785TH', total: 590 })]
    expect(readSettlement('EEI23456785TH;590', orders).lines.map(({ state }) => state)).toEqual(['matched'])
  })
})

test('COUR-3 a wrong number stored before stays, and other changes of its order are possible', () => {
  const order = codOrder('LR-1', { trackingNumber: 'EE123456780TH' })
  const known = {
    shops: new Set([order.shopId]),
    products: new Set(order.ProductOrders.flatMap(({ productId }) => productId ?? [])),
  }
  expect(isMistyped(order.trackingNumber)).toBe(true)
  expect(changeErrors(order, { note: 'x', trackingNumber: 'EE123456780TH' }, known)).toEqual({})
  expect(changeErrors(order, { trackingNumber: 'EE123456781TH' }, known)).toEqual({
    'changes.trackingNumber': ['check-digit'],
  })
})

describe('COUR-5 each courier has forms of its own; a courier without known forms takes any number', () => {
  test.each([
    ['ems', 'EE123456785TH', false],
    ['ems', 'RB123456785TH', true],
    ['registered', 'RB123456785TH', false],
    ['flash', 'TH0123ABCDE4F', false],
    ['flash', 'KEX12345678901', true],
    ['kex', 'KEX12345678901', false],
    ['jt', '820012345678', false],
    ['jt', 'TH0123ABCDE4F', true],
    ['pickup', 'anything', false],
    ['constructor', 'anything', false],
    ['flash', '', false],
  ])('COUR-5 %s %s', (courier, number, isUnlike) => {
    expect(isUnlikeCourier(number, courier)).toBe(isUnlike)
  })
})
