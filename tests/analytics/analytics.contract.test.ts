import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { analyticsCalls } from '../../src/core/analytics/analytics.contract'
import { decode, encode } from '../../src/core/kernel/codec'
import { isMoneyCard, statisticNames, statisticsCalls } from '../../src/core/statistics/statistics.contract'

const baht = fc.integer({ min: 0, max: 1_000_000_000 }).map((whole) => whole / 100)

describe('amounts of the cards', () => {
  test.each(statisticNames)(
    'STAT-3 %s: amounts are satang in code, counts stay counts, and both round-trip',
    (name) => {
      const { answer } = statisticsCalls[name]
      const value = isMoneyCard(name) ? baht : fc.nat(1_000_000)
      fc.assert(
        fc.property(value, fc.array(value, { maxLength: 5 }), (figure, data) => {
          const wire = {
            periods: ['Last Month'],
            figure,
            change: null,
            labels: data.map(() => '2026-11'),
            series: [{ name, data }],
          }
          const decoded = decode(answer, wire)
          if (!decoded.ok) throw new Error(decoded.path)
          expect(decoded.value.figure).toBe(isMoneyCard(name) ? Math.round(figure * 100) : figure)
          expect({ ...(encode(answer, decoded.value) as object), change: null }).toEqual(wire)
        }),
      )
    },
  )

  test('STAT-3 the revenue report keeps negative expenses, to the satang', () => {
    const { answer } = analyticsCalls['revenue-report']
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 }), { maxLength: 12 }), (satang) => {
        const data = satang.map((whole) => whole / 100)
        const wire = { years: [2020], price: -12.5, budget: 0, labels: [], series: [{ name: 'Expense', data }] }
        const decoded = decode(answer, wire)
        if (!decoded.ok) throw new Error(decoded.path)
        expect(decoded.value.series[0]?.data.map(Number)).toEqual(satang.map((whole) => whole + 0))
        expect(encode(answer, decoded.value)).toEqual(wire)
      }),
    )
  })

  test.each([
    ['a third decimal', { figure: 1.005 }, 'figure'],
    ['an amount below zero', { figure: -1 }, 'figure'],
    ['a label that is no day or month', { labels: ['yesterday'] }, 'labels.0'],
    ['a text in a series', { series: [{ name: 'x', data: ['1'] }] }, 'series.0.data.0'],
  ])('STAT-3 %s is rejected by its path', (_, change, path) => {
    const wire = { figure: 1, change: 2.5, labels: ['2026-11-10'], series: [{ name: 'x', data: [1] }], ...change }
    expect(decode(statisticsCalls.revenue.answer, wire)).toMatchObject({ ok: false, path })
  })

  test('STAT-3 a backend may omit its periods; unknown period names are not offered', () => {
    const wire = { figure: 1, labels: [], series: [] }
    const periodsOf = (given: object) => {
      const decoded = decode(statisticsCalls.orders.answer, { ...wire, ...given })
      return decoded.ok && decoded.value.periods
    }
    expect(periodsOf({})).toEqual(['Last 28 Days', 'Last Month', 'Last Year'])
    expect(periodsOf({ periods: ['Last Year', 'Since 1999'] })).toEqual(['Last Year'])
  })
})
