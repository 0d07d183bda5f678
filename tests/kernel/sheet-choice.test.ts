import { expect, test } from 'vitest'
import { fitOfCustomers } from '../../src/core/customers/transfer/customers.read-sheet'
import { sheetsMeant } from '../../src/core/kernel/sheet-choice'
import { fitOfOrders } from '../../src/core/orders/import/orders.read-sheet'
import { fitOfProducts } from '../../src/core/products/transfer/products.read-sheet'

const table = (name: string, ...rows: string[][]) => ({ name, text: rows.map((row) => row.join('\t')).join('\n') })
const empty = table('ว่าง', [''])
const summary = table('สรุป', ['ยอดขายทั้งปี', '90'])
const products = table('สินค้า', ['ราคาสินค้าของร้าน'], ['สินค้า', 'SKU', 'ราคา'], ['ชา', 'T-1', '90'])
const customers = table('ลูกค้า', ['ชื่อ', 'เบอร์โทร'], ['อารีย์', '0812340001'])
const orders = table(
  'ออเดอร์',
  ['เลขที่', 'วันที่', 'ชื่อ', 'เบอร์โทร', 'ยอดรวม'],
  ['1', '1/11/2568', 'อารีย์', '0812340001', '90'],
)

test.each([
  ['orders', fitOfOrders, orders],
  ['customers', fitOfCustomers, customers],
  ['products', fitOfProducts, products],
] as const)('IMPORT-4926 of a workbook with everything, an import of %s reads its own sheet', (_, fitOf, own) => {
  const all = [empty, summary, products, customers, orders]
  const meant = (sheets: typeof all) => sheetsMeant(sheets, ({ text }) => fitOf(text)).map(({ name }) => name)
  expect(meant(all)).toEqual([own.name])
  const second = { ...own, name: 'อีกชีต' }
  expect(meant([...all, second])).toEqual([own.name, 'อีกชีต'])
  expect(meant([empty, summary])).toEqual(['สรุป'])
  expect(meant([empty])).toEqual(['ว่าง'])
  expect(meant([])).toEqual([])
})
