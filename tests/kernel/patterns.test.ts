import { expect, test } from 'vitest'
import { slowPatterns } from '../helpers/slow-patterns'

test('KERN-507 no expression takes longer than in proportion to a hostile text', { timeout: 120_000 }, () => {
  expect(slowPatterns('src')).toEqual([])
})
