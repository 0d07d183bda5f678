import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { noMoney, type Satang, satang } from '../../src/core/kernel/money'
import { codFee, linesTotal, orderTotal } from '../../src/core/order/order.totals'

const line = (price: number, Quantity: number) => ({ price: satang(price), Quantity })
const costs = (discount = 0, shippingCost = 0, CODFee = 0, otherCost = 0) => ({
  discount: satang(discount),
  shippingCost: satang(shippingCost),
  CODFee: satang(CODFee),
  otherCost: satang(otherCost),
})

/** all in satang */
test.each([
  ['one line', [[12_000, 2]], [], 24_000],
  [
    'two lines',
    [
      [12_000, 2],
      [4_550, 1],
    ],
    [],
    28_550,
  ],
  ['no lines', [], [], 0],
  ['with shipping', [[10_000, 1]], [0, 5_000], 15_000],
  [
    'with everything',
    [
      [12_000, 2],
      [4_550, 1],
    ],
    [1_000, 4_000, 3_000, 450],
    35_000,
  ],
  ['the discount takes all', [[10_000, 1]], [10_000], 0],
  ['the discount takes more than all', [[10_000, 1]], [99_999], 0],
  ['a discount on goods eats shipping too', [[10_000, 1]], [12_000, 5_000], 3_000],
  [
    'ten cents that floats get wrong',
    [
      [10, 1],
      [20, 1],
    ],
    [],
    30,
  ],
  ['the most of one line', [[1_000_000_000, 9_999]], [], 9_999_000_000_000],
] as const)('ORDER-1 total: %s', (_, lines, [discount, shipping, fee, other], expected) => {
  expect(
    orderTotal({
      lines: lines.map(([price, quantity]) => line(price, quantity)),
      ...costs(discount, shipping, fee, other),
    }),
  ).toBe(expected)
})

const amount = fc.integer({ min: 0, max: 1_000_000_000 }).map((whole) => satang(whole))
const someLines = fc.array(fc.record({ price: amount, Quantity: fc.integer({ min: 1, max: 9_999 }) }), {
  maxLength: 20,
})
const someCosts = fc.record({ discount: amount, shippingCost: amount, CODFee: amount, otherCost: amount })

describe('ORDER-2 for any order', () => {
  test('ORDER-2 the total is a whole number of satang and never below zero', () => {
    fc.assert(
      fc.property(someLines, someCosts, (lines, given) => {
        const total = orderTotal({ lines, ...given })
        expect(Number.isSafeInteger(total) && total >= 0).toBe(true)
      }),
    )
  })

  test('ORDER-2 the order of lines, and splitting a line, change nothing', () => {
    fc.assert(
      fc.property(someLines, (lines) => {
        const split = lines.toReversed().flatMap(({ price, Quantity }) =>
          Quantity > 1
            ? [
                { price, Quantity: 1 },
                { price, Quantity: Quantity - 1 },
              ]
            : [{ price, Quantity }],
        )
        expect(linesTotal(split)).toBe(linesTotal(lines))
      }),
    )
  })

  test('ORDER-2 parts and total agree while the discount is no larger than the goods', () => {
    fc.assert(
      fc.property(someLines, someCosts, (lines, given) => {
        const goods = linesTotal(lines)
        const discount = satang(Math.min(given.discount, goods))
        expect(orderTotal({ lines, ...given, discount })).toBe(
          goods - discount + given.shippingCost + given.CODFee + given.otherCost,
        )
      }),
    )
  })
})

/** totals and fees in satang */
test.each([
  [{ kind: 'none' }, 100_000, 0],
  [{ kind: 'fixed', value: 3_000 }, 100_000, 3_000],
  [{ kind: 'fixed', value: 3_000 }, 0, 3_000],
  [{ kind: 'percent', value: 3, minimum: 0 }, 100_000, 3_000],
  [{ kind: 'percent', value: 3, minimum: 0 }, 100_001, 3_100],
  [{ kind: 'percent', value: 3, minimum: 0 }, 99_999, 3_000],
  [{ kind: 'percent', value: 3, minimum: 2_000 }, 35_000, 2_000],
  [{ kind: 'percent', value: 3, minimum: 2_000 }, 66_700, 2_100],
  [{ kind: 'percent', value: 3, minimum: 2_000 }, 0, 2_000],
  [{ kind: 'percent', value: 2.75, minimum: 0 }, 40_000, 1_100],
  [{ kind: 'percent', value: 2.75, minimum: 0 }, 40_100, 1_200],
  [{ kind: 'percent', value: 0.01, minimum: 0 }, 1, 100],
  [{ kind: 'percent', value: 0, minimum: 0 }, 50_000, 0],
  [{ kind: 'percent', value: 100, minimum: 0 }, 50_050, 50_100],
] as const)('ORDER-3 the fee of %j on %i satang is %i', (rule, total, fee) => {
  const money = (whole: number): Satang => satang(whole)
  const own =
    rule.kind === 'none'
      ? rule
      : rule.kind === 'fixed'
        ? { kind: rule.kind, value: money(rule.value) }
        : { kind: rule.kind, value: rule.value, minimum: money(rule.minimum) }
  expect(codFee(own, satang(total))).toBe(fee)
})

test('ORDER-3 a percentage is rounded up by less than a baht, to a whole baht', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 100_000_000_000 }),
      fc.integer({ min: 0, max: 10_000 }),
      (total, hundredths) => {
        const fee = codFee({ kind: 'percent', value: hundredths / 100, minimum: noMoney }, satang(total))
        const exact = BigInt(total) * BigInt(hundredths)
        expect(fee % 100).toBe(0)
        expect(BigInt(fee) * 10_000n - exact).toBeGreaterThanOrEqual(0n)
        expect(BigInt(fee) * 10_000n - exact).toBeLessThan(1_000_000n)
      },
    ),
  )
})
