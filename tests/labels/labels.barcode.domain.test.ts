import { BitArray, Code128Reader } from '@zxing/library'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Bars, barsOf, moduleWidth, quietZone } from '../../src/core/labels/labels.barcode'

/** What a scanner of another make reads in the bars. */
function scan({ width, bars }: Bars): string {
  const row = new BitArray(width + 2 * quietZone)
  for (const [from, wide] of bars) for (let at = 0; at < wide; at++) row.set(from + quietZone + at)
  return new Code128Reader().decodeRow(0, row).getText()
}

const read = (text: string): string | undefined => {
  const bars = barsOf(text)
  return bars && scan(bars)
}

test('LABEL-9 an order number is read back from its barcode by another decoder', () => {
  const numbers = ['LR-20261121-000030', 'LR-1', '12345678', '12345', 'AB12cd34', 'x', 'INV/2026 (7)', '0'.repeat(40)]
  expect(numbers.map(read)).toEqual(numbers)
})

test('LABEL-9 any printable ASCII text up to 40 characters is read back, too', () => {
  const messages = fc.string({
    unit: fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code)),
    minLength: 1,
    maxLength: 40,
  })
  const mixed = fc
    .array(fc.oneof(fc.constantFrom('LR-', 'a', 'Z', '/', ' '), fc.nat(99_999_999).map(String)), {
      minLength: 1,
      maxLength: 5,
    })
    .map((parts) => parts.join('').slice(0, 40))
  fc.assert(fc.property(fc.oneof(messages, mixed), (text) => read(text) === text))
})

test("LABEL-10 a text that Code 128 can't encode, or that would be too narrow to scan, has no barcode", () => {
  expect(['', 'ออเดอร์-1', 'LR-é', 'a\nb', '1'.repeat(41)].map(barsOf)).toEqual(Array(5).fill(undefined))
})

test.each([
  [178, 92, 0.375],
  [178, 61, 0.25],
  [30, 92, 0.5],
  [800, 92, 92 / 820],
])(
  'LABEL-11 a barcode of %i modules in %i mm is %f mm wide: whole printer dots, as long as they fit',
  (width, room, wide) => {
    expect(moduleWidth({ width, bars: [] }, room)).toBeCloseTo(wide, 6)
  },
)
