import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { importing } from './importing'

const { ask, fileOf, imported, openShop } = importing()
const csv = (...rows: string[]) => `\uFEFF${rows.join('\r\n')}\r\n`
const cards = () => ask<{ json: string }>('select json from cards order by id').map(({ json }) => JSON.parse(json))

const file = csv(
  'ชื่อลูกค้า,เบอร์โทร,ที่อยู่,แขวง,เขต,จังหวัด,รหัสไปรษณีย์,หมายเหตุ',
  'มาลี ใจดี,๐๘๑-๒๓๔ ๕๖๗๘,1 ซอยหนึ่ง,ลาดยาว,จตุจักร,กรุงเทพมหานคร,10900,ลูกค้าส่ง',
  'สมชาย,891112222,,,,,,',
  'มาลี อีกคน,0812345678,,,,,,',
  'ไม่มีเบอร์,,,,,,,',
  'ผิด,08112,,,,,50,',
)

test('CUST-570 a list of customers is looked at, imported and repeated; rejected rows come back with their reasons', async () => {
  await openShop()
  const path = fileOf('customers.csv', file)
  const dry = await imported(path, '--dry-run')
  expect(dry.code).toBe(1)
  expect(dry.lines).toEqual(expect.arrayContaining(['2 customers would be added', '3 rows rejected:']))
  expect(dry.lines.at(-1)).toBe('Nothing was stored: this was a dry run.')
  expect(cards()).toEqual([])
  const first = await imported(path)
  expect(first.lines).toContain('2 customers added')
  expect(first.lines).toContain('  row 4, เบอร์โทร: is that of row 2, too')
  expect(first.lines).toContain('  row 5, เบอร์โทร: is empty')
  expect(cards()).toMatchObject([
    { id: 1, keys: ['0812345678'], name: 'มาลี ใจดี', address: '1 ซอยหนึ่ง', postNum: '10900', note: 'ลูกค้าส่ง' },
    { id: 2, keys: ['0891112222'], name: 'สมชาย' },
  ])
  const rejected = readFileSync(path.replace('.csv', '.rejected.csv'), 'utf8')
  expect(rejected.split('\n').filter((line) => line.trim() !== '')).toHaveLength(4)
  const again = await imported(path)
  expect(again.lines).toEqual(expect.arrayContaining(['0 customers added', '2 customers already there, unchanged']))
  expect(cards()).toHaveLength(2)
  expect(ask(`select changes from activity where call = 'customers.import'`)).toEqual([
    { changes: JSON.stringify([{ field: 'customers', from: '', to: '2' }]) },
  ])
})

test('CUST-571 customers of orders stay as they are; a file of neither orders nor customers is refused', async () => {
  await openShop()
  await imported(fileOf('orders.csv', csv('เลขออเดอร์,วันที่,ชื่อ,เบอร์โทร,ยอดรวม', 'A1,01/02/2567,มาลี,0812345678,590')))
  const { code, lines } = await imported(
    fileOf('customers.csv', csv('ชื่อ,เบอร์โทร', 'อื่น,081-234-5678', 'ใหม่,0899999999')),
  )
  expect([code, ...lines.slice(-2)]).toEqual([0, '1 customer added', '1 customer already there, unchanged'])
  expect(cards()).toMatchObject([{ name: 'ใหม่' }])
  const other = await imported(fileOf('other.csv', csv('ชื่อ,จังหวัด', 'ก,ตรัง')))
  expect([other.code, other.lines.join()]).toEqual([1, expect.stringContaining('these aren’t orders')])
  expect(cards()).toHaveLength(1)
})
