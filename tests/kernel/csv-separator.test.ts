import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCsv, separatorOf, writeCsv } from '../../src/core/kernel/csv'
import { cpuTime } from '../helpers/cpu-time'

test.each([
  ['a,b,c\n1,2,3', ','],
  ['a;b;c\n1;2;3', ';'],
  ['a\tb\tc\n1\t2\t3', '\t'],
  ['a,b,c', ','],
  ['a', ','],
  ['', ','],
  ['\ufeff"a;b","c;d"\r\n"1;2","3"', ','],
  // a tab in a note, with and without quotes
  ['ชื่อ,ราคา,หมายเหตุ\nส้ม,10,"หวาน\tมาก"\nมะม่วง,20,', ','],
  ['ชื่อ,ราคา,หมายเหตุ\nส้ม,10,หวาน\tมาก\nมะม่วง,20,', ','],
  // commas in addresses
  ['ชื่อ\tที่อยู่\nก\t1, หมู่ 2, ต.สวนหลวง\nข\t3, หมู่ 4, ซ.1, ต.บางนา', '\t'],
  ['ชื่อ;ราคา\nส้ม;1,50\nมะม่วง;12,25\nทุเรียน;100', ';'],
  // a title above, and rows without cells
  ['ใบนำส่งพัสดุ\n\nname,phone,address\nก,08,1', ','],
  // an inch is no quote
  ['สินค้า,ขนาด\nจอ 24",1\nจอ 27",2', ','],
  ['a,"b\n;;;;\n",c\n1,2,3', ','],
])('KERN-530 the cells of %j are separated by %j', (text, separator) => {
  expect(separatorOf(text)).toBe(separator)
})

test('KERN-530 only the given separators count', () => {
  expect([separatorOf('a|b|c', [',', '|']), separatorOf('a|b,c|d', [','])]).toEqual(['|', ','])
})

test('KERN-530 rows written as CSV are read as written, whatever is in their cells', () => {
  const cell = fc.stringMatching(/^[a-zก-ฮ"\t;, ]{0,12}$/)
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 30 }), (rows) => {
      const text = writeCsv(rows)
      expect(separatorOf(text)).toBe(',')
      expect(readCsv(text, separatorOf(text))).toHaveLength(rows.length)
    }),
  )
})

test('KERN-530 a long text is looked at only in its first rows', () => {
  const text = `${'a,b\n'.repeat(30)}${'x;y;z\n'.repeat(200_000)}`
  const from = cpuTime()
  expect(separatorOf(text)).toBe(',')
  expect(cpuTime() - from).toBeLessThan(2_000)
})
