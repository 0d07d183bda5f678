import { expect, test } from 'vitest'
import { slowPatterns } from '../helpers/slow-patterns'

test('KERN-507 every regular expression runs in linear time on hostile text', { timeout: 120_000 }, () => {
  expect(slowPatterns('src')).toEqual([])
})
