import { expect, test } from 'vitest'
import { satang } from '../../src/core/kernel/money'
import { provinces } from '../../src/core/orders/orders.provinces'
import { searchedValues } from '../../src/core/orders/orders.searched-values'

test.each([
  ['590', 59_000],
  ['590.5', 59_050],
  ['1,250', 125_000],
  ['1250.25', 125_025],
  ['฿590', 59_000],
  ['590 บาท', 59_000],
  ['590.-', 59_000],
  ['๕๙๐', 59_000],
  ['10,000,000', 1_000_000_000],
])('ORDS-4300 %s is a total of %i satang', (wanted, total) => {
  expect(searchedValues(wanted)).toEqual({ total: satang(total), provinces: [] })
})

test.each(['0', '', '1,25', '590.555', '59 0', '0812345678', '12,000,000', 'lr-590', '590 ชิ้น'])(
  'ORDS-4301 %s is no total',
  (wanted) => {
    expect(searchedValues(wanted)).toEqual({ total: undefined, provinces: [] })
  },
)

test.each([
  ['เชียงใหม่', ['เชียงใหม่']],
  ['เชีย', ['เชียงราย', 'เชียงใหม่']],
  ['จ.เลย', ['เลย']],
  ['จังหวัด น่าน', ['น่าน']],
  ['กทม', ['กรุงเทพมหานคร']],
  ['โคราช', ['นครราชสีมา']],
  ['สุร', []],
  ['ใหม่', []],
])('ORDS-4302 %s stands for the provinces %o', (wanted, expected) => {
  expect(searchedValues(wanted)).toEqual({ total: undefined, provinces: expected })
})

test('ORDS-4302 every province is found by its name', () => {
  expect(provinces.filter((each) => !searchedValues(each).provinces.includes(each))).toEqual([])
})
