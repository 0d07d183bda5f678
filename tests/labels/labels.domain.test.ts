import { expect, test } from 'vitest'
import { satang } from '../../src/core/kernel/money'
import { hasAddress, itemsOf, missingPayment, moneyOf, regionOf } from '../../src/core/labels/labels.content'
import { firstLabelOptions, readLabelOptions, writeLabelOptions } from '../../src/core/labels/labels.options'
import { pagesOf, positionsOf, startPosition } from '../../src/core/labels/labels.paper'
import { storedOrder } from '../orders/stored-order'

test('LABEL-1 stored options are restored', () => {
  const options = {
    paper: 'a4',
    language: 'en',
    textSize: 'l',
    shows: { sender: true, phone: false, cod: true, items: false, note: true, barcode: false },
  } as const
  expect(readLabelOptions(writeLabelOptions(options))).toEqual(options)
})

test('LABEL-2 an invalid stored text means the defaults; a single invalid value only its own default', () => {
  expect([null, '', '{', '[]', '{"version":2}'].map(readLabelOptions)).toEqual(Array(5).fill(firstLabelOptions))
  const odd = { version: 1, paper: 'letter', language: 'en', textSize: 7, shows: { sender: false, phone: 'yes' } }
  expect(readLabelOptions(JSON.stringify(odd))).toEqual({
    ...firstLabelOptions,
    language: 'en',
    shows: { ...firstLabelOptions.shows, sender: false },
  })
})

test('LABEL-3 a roll has one label per page, A4 has four', () => {
  expect([positionsOf('100x150'), positionsOf('100x100'), positionsOf('a4')]).toEqual([1, 1, 4])
  expect(pagesOf([1, 2, 3], '100x150', 1)).toEqual([[1], [2], [3]])
  expect(pagesOf([1, 2, 3, 4, 5], 'a4', 1)).toEqual([
    [1, 2, 3, 4],
    [5, undefined, undefined, undefined],
  ])
})

test('LABEL-4 a used sheet starts at its first free position', () => {
  expect(pagesOf([1, 2, 3], 'a4', 3)).toEqual([
    [undefined, undefined, 1, 2],
    [3, undefined, undefined, undefined],
  ])
  expect(pagesOf([], 'a4', 3)).toEqual([])
  expect([0, 5, 1.5, Number.NaN, 4].map((start) => startPosition(start, 'a4'))).toEqual([1, 1, 1, 1, 4])
  expect(startPosition(3, '100x150')).toBe(1)
})

const amount = satang(59_025)

test.each([
  ['cod', 'unpaid', { kind: 'collect', amount }],
  ['cod', 'pending', { kind: 'collect', amount }],
  ['cod', 'paid', { kind: 'paid' }],
  ['cod', 'refunded', { kind: 'none' }],
  ['transfer', 'paid', { kind: 'paid' }],
  ['transfer', 'unpaid', { kind: 'none' }],
  ['promptpay', 'pending', { kind: 'none' }],
  ['cash', 'paid', { kind: 'paid' }],
] as const)('LABEL-5 %s, %s: payment as the courier reads it', (paymentMethod, paymentStatus, money) => {
  expect(moneyOf(storedOrder({ paymentMethod, paymentStatus }))).toEqual(money)
})

test.each([
  ['cod', 'unpaid', undefined],
  ['transfer', 'unpaid', 'unpaid'],
  ['promptpay', 'pending', 'pending'],
  ['cash', 'unpaid', 'unpaid'],
  ['transfer', 'paid', undefined],
  ['transfer', 'refunded', undefined],
] as const)(
  'LABEL-540 %s, %s: note for staff about money that nobody collects',
  (paymentMethod, paymentStatus, missing) => {
    expect(missingPayment(storedOrder({ paymentMethod, paymentStatus }))).toBe(missing)
    expect(missingPayment(storedOrder({ paymentMethod, paymentStatus, total: satang(0) }))).toBeUndefined()
  },
)

test('LABEL-5 a total of zero has nothing to collect', () => {
  expect(moneyOf(storedOrder({ total: satang(0) }))).toEqual({ kind: 'none' })
})

test.each([
  ['th', 'สุเทพ', 'เมืองเชียงใหม่', 'เชียงใหม่', ['ต.สุเทพ', 'อ.เมืองเชียงใหม่', 'จ.เชียงใหม่']],
  ['th', 'ลาดยาว', 'จตุจักร', 'กรุงเทพมหานคร', ['แขวงลาดยาว', 'เขตจตุจักร', 'กรุงเทพมหานคร']],
  ['th', 'ต.สุเทพ', 'อำเภอเมือง', 'จังหวัดลำพูน', ['ต.สุเทพ', 'อำเภอเมือง', 'จังหวัดลำพูน']],
  ['th', ' ', 'เมืองลำพูน', 'ลำพูน', ['อ.เมืองลำพูน', 'จ.ลำพูน']],
  ['en', 'สุเทพ', 'เมืองเชียงใหม่', 'เชียงใหม่', ['สุเทพ', 'เมืองเชียงใหม่', 'เชียงใหม่']],
  ['en', '', '', '', []],
] as const)('LABEL-6 region in %s: %s, %s, %s', (language, subDistrict, district, province, parts) => {
  expect(regionOf({ subDistrict, district, province }, language)).toEqual(parts)
})

test('LABEL-7 items that do not fit are counted', () => {
  const lines = storedOrder().ProductOrders
  expect(itemsOf(lines, 1)).toEqual({ shown: lines.slice(0, 1), hidden: 1 })
  expect(itemsOf(lines, 9)).toEqual({ shown: lines, hidden: 0 })
  expect(itemsOf(lines, 0)).toEqual({ shown: [], hidden: 2 })
})

test('LABEL-8 a pickup order has no address to print', () => {
  const nowhere = { address: '', subDistrict: '', district: '', province: '', postNum: '' }
  expect([hasAddress(storedOrder()), hasAddress(storedOrder(nowhere))]).toEqual([true, false])
})
