import { expect, test } from 'vitest'
import { daysAfterMidnight } from '../../src/core/cod/cod.days'

const now = Date.parse('2026-11-21T17:00:00Z')

test('LIVE-510 the usual dates of COD move on with the day; chosen ones stay', () => {
  const usual = { from: '2026-09-22', to: '2026-11-21' }
  expect(daysAfterMidnight(usual, '2026-11-21', now)).toEqual({ from: '2026-09-23', to: '2026-11-22' })
  expect(daysAfterMidnight({ ...usual, from: '2026-11-01' }, '2026-11-21', now)).toBeUndefined()
  expect(daysAfterMidnight({ ...usual, to: '2026-11-20' }, '2026-11-21', now)).toBeUndefined()
})
