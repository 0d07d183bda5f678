import { expect, test } from 'vitest'
import { RaanError } from '../../src/core/kernel/errors'
import { isConclusive, outcomeOf } from '../../src/core/kernel/outcome'

const answered = (status: number) => new RaanError('http', { call: 'teas.update', status })

test.each([
  [400, 'refused'],
  [404, 'turned-away'],
  [408, 'unknown'],
  [412, 'turned-away'],
  [413, 'refused'],
  [422, 'refused'],
  [425, 'busy'],
  [429, 'busy'],
  [500, 'unknown'],
  [501, 'turned-away'],
  [502, 'unknown'],
  [503, 'unknown'],
  [504, 'unknown'],
  [520, 'unknown'],
] as const)('KERN-4761 %i means for a change: %s', (status, outcome) => {
  expect(outcomeOf(answered(status))).toBe(outcome)
  expect(isConclusive(answered(status))).toBe(outcome !== 'unknown')
})

test('KERN-4761 a request that was turned away proves nothing about an earlier one', () => {
  expect(isConclusive(answered(429), 1)).toBe(false)
  expect(isConclusive(new RaanError('http', { status: 429, unanswered: 1 }))).toBe(false)
})
