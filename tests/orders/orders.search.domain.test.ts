import { expect, test } from 'vitest'
import { numberSpellings, orderNumber } from '../../src/core/orders/orders.number'
import { readSearch } from '../../src/core/orders/orders.search'
import { createRandom } from '../../src/service/random'

test('ORDERS-306 any part of an order’s number without dashes is found in it', () => {
  const random = createRandom(7)
  const upTo = (count: number) => Math.floor(random() * count)
  for (let nth = 0; nth < 2_000; nth++) {
    const number = orderNumber(Date.parse('2019-01-01T00:00:00Z') + upTo(4_000) * 86_400_000, 1 + upTo(999_999))
    const compact = number.replaceAll('-', '')
    const from = upTo(compact.length - 3)
    const part = compact.slice(from, from + 4 + upTo(compact.length - from - 3))
    const typed = upTo(2) === 0 ? part : part.toLowerCase()
    expect([number, typed, readSearch(typed)?.isIn(number)]).toEqual([number, typed, true])
  }
})

test('ORDERS-306 other spellings stay few, and only of what may be part of a number', () => {
  expect(numberSpellings('20261110000123')).toEqual(['20261110-000123'])
  expect(numberSpellings('1110000123')).toEqual(['111-0000123', '1110-000123'])
  expect(numberSpellings('lr20261110')).toEqual(['lr-20261110'])
  expect(numberSpellings('lr20261110000123')).toEqual(['lr-20261110-000123'])
  for (const other of ['999', '9999999999', 'th123', 'lr', '', '123456789012345678', 'สม123'])
    expect([other, numberSpellings(other)]).toEqual([other, []])
  for (const typed of ['LR-20261110-000123', 'LR 20261110 000123', '๒๐๒๖๑๑๑๐๐๐๐๑๒๓', '20261110–000123'])
    expect([typed, readSearch(typed)?.isIn('LR-20261110-000123')]).toEqual([typed, true])
  expect(readSearch('20261110000124')?.isIn('LR-20261110-000123')).toBe(false)
})

test('ORDERS-306 a tracking number typed in groups is found', () => {
  expect(readSearch('EE 1234 5678 5 TH')?.isIn('EE123456785TH')).toBe(true)
})

test('ORDERS-307 a phone number is searched by its national digits in any spelling, also before it is complete', () => {
  for (const [typed, digits] of [
    ['081-234-5678', '0812345678'],
    ['081.234.5678', '0812345678'],
    ['081 234 5678', '0812345678'],
    ['๐๘๑-๒๓๔๕๖๗๘', '0812345678'],
    ['+66 81-234 5678', '0812345678'],
    ['+66(0)81-234 5678', '0812345678'],
    ['(+66)812345678', '0812345678'],
    ['0066812345678', '0812345678'],
    ['66812345678', '0812345678'],
    ['+66 81 23', '08123'],
    ['02/123', '02123'],
  ])
    expect([typed, readSearch(typed)?.digits]).toEqual([typed, digits])
})
