import fc from 'fast-check'
import { expect, test } from 'vitest'
import { blockAt, offsetOf } from '../../src/widgets/data-table/window-blocks'
import { sightAt, windowAround } from '../../src/widgets/ui/virtual-window'

const blocks = fc
  .record({
    row: fc.integer({ min: 20, max: 60 }),
    details: fc.uniqueArray(fc.record({ at: fc.nat(500), height: fc.integer({ min: 1, max: 400 }) }), {
      selector: ({ at }) => at,
      maxLength: 20,
    }),
  })
  .map(({ row, details }) => ({ row, details: details.sort((a, b) => a.at - b.at) }))

test("DATA-29 a row's position and the row at a position agree, whatever is expanded before it", () => {
  expect(offsetOf({ row: 40, details: [{ at: 1, height: 100 }] }, 3)).toBe(220)
  fc.assert(
    fc.property(blocks, fc.nat(500), fc.double({ min: 0, max: 0.99, noNaN: true }), (all, index, part) => {
      const begin = offsetOf(all, index)
      const end = offsetOf(all, index + 1)
      expect(end - begin).toBe(all.row + (all.details.find(({ at }) => at === index)?.height ?? 0))
      expect(blockAt(all, begin + part * (end - begin))).toBe(index)
    }),
  )
})

test.each([
  [0, 100_000, { first: 0, last: 20 }],
  [50, 100_000, { first: 44, last: 70 }],
  [99_990, 100_000, { first: 99_984, last: 99_999 }],
  [500, 10, { first: 3, last: 9 }],
  [0, 0, { first: 0, last: -1 }],
])('DATA-30 below row %i of %i are the rows in view and some more', (edge, count, expected) => {
  expect(windowAround(sightAt(edge, 14, count), count)).toEqual(expected)
})
