import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readRecent, withoutRecent, withRecent, writeRecent } from '../../src/core/search/search.recent'

const kept = (searches: readonly string[]) => searches.reduce<readonly string[]>(withRecent, [])

test('SEARCH-30 at most eight searches are kept, newest first, each once in any spelling', () => {
  expect(kept(['a', 'b', ' A ', '', '  '])).toEqual(['A', 'b'])
  expect(kept(['1', '2', '3', '4', '5', '6', '7', '8', '9'])).toEqual(['9', '8', '7', '6', '5', '4', '3', '2'])
  expect(withoutRecent(['Tea', 'b'], 'tea')).toEqual(['b'])
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 120 }), { maxLength: 20 }), (searches) => {
      const recent = kept(searches)
      const folded = recent.map((each) => each.normalize('NFC').toLowerCase())
      expect([recent.length <= 8, new Set(folded).size, recent.every((each) => each.trim() === each && each)]).toEqual([
        true,
        folded.length,
        true,
      ])
      expect(readRecent(writeRecent(recent))).toEqual(recent)
    }),
  )
})

test.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['another version', '{"version":2,"recent":["a"]}'],
  ['something else', '[1]'],
  ['searches that are none', '{"version":1,"recent":[1,2]}'],
])('SEARCH-31 a record with %s is ignored', (_, text) => {
  expect(readRecent(text)).toEqual([])
})
