import { describe, expect, test } from 'vitest'
import { readListFile } from '../../src/core/cod/file/cod.file'
import { writeCsv } from '../../src/core/kernel/csv'
import { workbookOf } from '../../src/core/kernel/workbook'
import { readSheet } from '../../src/core/products/transfer/products.read-sheet'
import { columnOf, productRows } from '../../src/core/products/transfer/products.sheet'
import { createMock } from '../../src/mock'
import { ask } from '../helpers/ask'
import { pass } from '../helpers/turns'
import { desk, labels } from './transfer-desk'

const shirt = {
  name: 'เสื้อยืด "คอกลม"',
  price: 250,
  sku: 'SHIRT',
  barcode: '0012345678905',
  aliases: ['＝ full', 'tee', '=1+1'],
  variants: [
    { name: 'M', sku: 'S-M' },
    { name: 'L', price: 270.5 },
  ],
}

describe('spreadsheets', () => {
  test.each([
    ['ชื่อสินค้า', 'name'],
    ['ราคา', 'price'],
    ['Preis', 'price'],
    ['  other NAMES ', 'aliases'],
    ['N°', 'id'],
    ['ราคาเก่า', undefined],
    ['รายการสินค้า', 'name'],
    ['ราคา (บาท)', 'price'],
    ['คงเหลือ (ชิ้น)', 'onHand'],
    ['ราคาทุน (THB)', 'cost'],
    // another price, not the one asked for
    ['ราคา (ส่ง)', undefined],
  ])('PROD-100 the heading %j names %s', (heading, column) => expect(columnOf(heading)).toBe(column))

  test('PROD-100 CSV with commas, semicolons or tabs, with a title above, in any order of columns', () => {
    const rows = [{ line: 3, cells: { name: 'ชา, เขียว', price: '1,250.50' } }]
    expect(readSheet('รายการสินค้า\r\nราคา,สินค้า,อื่น\r\n"1,250.50","ชา, เขียว",x\r\n')).toEqual({ rows, left: ['อื่น'] })
    expect(readSheet('\ufeffราคา;สินค้า\n1,250.50;ชา, เขียว')).toEqual({ rows: [{ ...rows[0], line: 2 }], left: [] })
    expect(readSheet('สินค้า\tราคา\nชา, เขียว\t1,250.50')).toEqual({ rows: [{ ...rows[0], line: 2 }], left: [] })
  })

  test.each(["'007", "''007 เจมส์", "'=1+1", "'เอ'", '=1+1', '007'])(
    'PROD-5347 a text that begins with an apostrophe is imported as it was exported: %s',
    (text) => {
      const product = {
        id: 1,
        name: text,
        sku: text,
        barcode: '',
        unit: '',
        price: 100,
        aliases: [],
        variants: [],
        prices: [],
      }
      const rows = productRows([product as never], { labels, shops: [], knowsCost: false })
      const cells = { name: text, sku: text }
      expect(readSheet(writeCsv(rows))).toMatchObject({ rows: [{ cells }] })
    },
  )

  test('PROD-4004 columns that nothing is read from are named, blank ones are not', () => {
    const text = 'สินค้า,ราคา,ราคาส่ง,,หมายเหตุ,ราคา: บ้านชา\nชา,120,90,x,,110'
    expect(readSheet(text)).toMatchObject({ left: ['ราคาส่ง'] })
  })

  test('PROD-4206 of two headings that mean the same, the first is read and the other is named', () => {
    const text = 'ชื่อสินค้า,รายการ,ราคา (บาท),ราคาต่อชิ้น\nชา,โปร 3 แถม 1,120,90'
    expect(readSheet(text)).toMatchObject({
      rows: [{ cells: { name: 'ชา', price: '120' } }],
      left: ['รายการ', 'ราคาต่อชิ้น'],
    })
  })

  test.each([
    ['', 'empty'],
    ['สินค้า,ราคา\n', 'empty'],
    ['ชา,120\nกาแฟ,90', 'headings'],
    [`สินค้า,ราคา\n${'ชา,1\n'.repeat(5_001)}`, 'too-long'],
  ])('PROD-101 %j can’t be imported: %s', (text, problem) =>
    expect(readSheet(text.slice(0, 60_000))).toEqual({ problem }),
  )
})

describe('import', () => {
  test('PROD-102 what was exported is imported without a change, formulas and quotes included', async () => {
    const mock = createMock()
    await ask(mock, 'POST /api/products', { body: { product: shirt } })
    await ask(mock, 'POST /api/products/update', { body: { product: { id: 3, archived: true } } })
    const { all, take, plan } = desk(mock)
    const products = await all()
    expect(products.length).toBe(29)
    const text = writeCsv(productRows(products, { labels, shops: [], knowsCost: true }))
    expect(text.split('\r\n')[0]).toBe(
      '\ufeffNo.,Product,Variant,SKU,Barcode,Unit,Price,Cost,Other names,No longer sold,In the shop,Low at',
    )
    expect(text.split('\r\n').slice(1, 4)).toEqual([
      '34,"เสื้อยืด ""คอกลม""",,SHIRT,0012345678905,,250,,"\'＝ full, tee, =1+1",,,',
      '35,"เสื้อยืด ""คอกลม""",M,S-M,,,,,,,,',
      '36,"เสื้อยืด ""คอกลม""",L,,,,270.5,,,,,',
    ])
    await take(text)
    expect(plan().filter(([, , kind]) => kind !== 'same')).toEqual([])
    expect(productRows(products, { labels, shops: [], knowsCost: false })[0]).not.toContain('Cost')
  })

  test('PROD-103 the plan says what is new, changed, the same and wrong, and nothing is stored before it is confirmed', async () => {
    const form = desk()
    const before = await form.stored('')
    await form.take(
      [
        'SKU,สินค้า,แบบ,ราคา,ต้นทุน,ชื่อเรียกอื่น',
        'TEA-01,,,125,,',
        ',ชาดอกเก๊กฮวย,,95,,',
        ',เสื้อยืด,,250,,เสื้อ',
        ',เสื้อยืด,M,,,',
        ',เสื้อยืด,L,270,,',
        ',หมวก,,abc,,',
        ',,,10,,',
      ].join('\n'),
    )
    expect(form.plan()).toEqual([
      [2, 'ชาเขียวใบหม่อน', 'change', {}],
      [3, 'ชาดอกเก๊กฮวย', 'same', {}],
      [4, 'เสื้อยืด', 'new', {}],
      [7, 'หมวก', 'new', { price: ['not-a-number'] }],
      [8, '', 'new', { name: ['required'] }],
    ])
    expect(await form.stored('')).toEqual(before)
  })

  test('PROD-102 an Excel file comes back as it was saved, zeros of barcodes included', async () => {
    const mock = createMock()
    await ask(mock, 'POST /api/products', { body: { product: shirt } })
    const form = desk(mock)
    const read = await readListFile(
      await workbookOf(productRows(await form.all(), { labels, shops: [], knowsCost: true })),
      true,
    )
    if (!('text' in read)) throw new Error(read.problem)
    expect(read.text.split('\n')[1]).toBe(
      '34\t"เสื้อยืด ""คอกลม"""\t\tSHIRT\t0012345678905\t\t250\t\t＝ full, tee, =1+1\t\t\t',
    )
    await form.take(read.text)
    expect(form.plan().filter(([, , kind]) => kind !== 'same')).toEqual([])
  })

  test('PROD-102 codes that a spreadsheet has shortened stay as they are', async () => {
    const form = desk()
    await ask(form.mock, 'POST /api/products', { body: { product: shirt } })
    for (const barcode of ['12345678905', '1.23E+10', '1,23E+10']) {
      await form.take(`สินค้า\tSKU\tบาร์โค้ด\nเสื้อ\tSHIRT\t${barcode}`)
      expect(form.context().plan.products.map(({ kind, draft }) => [kind, draft.barcode])).toEqual([
        ['change', '0012345678905'],
      ])
      form.view.send({ type: 'reset' })
    }
  })

  test('PROD-5520 a shortened code that would leave a product or variant without one is noted, and the rest is imported', async () => {
    const form = desk()
    await ask(form.mock, 'POST /api/products', { body: { product: shirt } })
    await form.take(
      [
        'สินค้า,SKU,บาร์โค้ด,แบบ,ราคา',
        'เสื้อ,SHIRT,1.23E+10,,',
        'หมวก,8.1E+11,8.85E+12,,90',
        'หมวก,,"8,85E+12",M,',
        'แก้ว,CUP,8850001112223,,50',
      ].join('\n'),
    )
    expect(form.context().plan.products.map(({ name, errors, shortened }) => [name, errors, shortened])).toEqual([
      ['เสื้อ', {}, {}],
      ['หมวก', {}, { sku: '8.1E+11', barcode: '8.85E+12', 'variants.0.barcode': '8,85E+12' }],
      ['แก้ว', {}, {}],
    ])
    await form.run()
    expect(await form.stored('หมวก')).toMatchObject([{ price: 90, sku: '', barcode: '' }])
  })

  test('PROD-124 products of one name with different SKUs are different ones, in the file and in the shop', async () => {
    const form = desk()
    await form.take('สินค้า,SKU,ราคา\nเสื้อ,S-S,90\nเสื้อ,S-L,95\nชาเขียวใบหม่อน,TEA-99,130')
    expect(form.plan()).toEqual([
      [2, 'เสื้อ', 'new', {}],
      [3, 'เสื้อ', 'new', {}],
      [4, 'ชาเขียวใบหม่อน', 'new', {}],
    ])
    await form.run()
    expect(await form.stored('S-S')).toMatchObject([{ price: 90 }])
    expect(await form.stored('S-L')).toMatchObject([{ price: 95 }])
    expect(await form.stored('TEA-01')).toMatchObject([{ price: 120, version: 1 }])
  })

  test('PROD-124 rows of one product that contradict each other are not imported', async () => {
    const form = desk()
    await form.take('สินค้า,ราคา\nหมวก,90\nหมวก,100\nแก้ว,50\nแก้ว,50\nชาเขียวใบหม่อน,125\nชาเขียวใบหม่อน,126')
    expect(form.plan()).toEqual([
      [2, 'หมวก', 'new', { name: ['taken'] }],
      [4, 'แก้ว', 'new', {}],
      [6, 'ชาเขียวใบหม่อน', 'change', { name: ['taken'] }],
    ])
  })

  test('PROD-125 a SKU names the product on sale, not an archived one that had it', async () => {
    const form = desk()
    await ask(form.mock, 'POST /api/products/update', { body: { product: { id: 3, archived: true, sku: 'TEA-01' } } })
    await form.take('สินค้า,SKU,ราคา\n,tea-๐1,125')
    expect(form.plan()).toEqual([[2, 'ชาเขียวใบหม่อน', 'change', {}]])
  })

  test('PROD-126 another program’s row numbers are no product numbers; ours are, though a name has changed', async () => {
    const form = desk()
    await form.take('No.,Product,Price\n1,หมวก,90\n2,ถุงผ้า,60\n3,แก้ว,50')
    expect(form.plan().map(([, , kind]) => kind)).toEqual(['new', 'new', 'new'])
    form.view.send({ type: 'reset' })
    await form.take('No.,Product,Price\n1,ชาหม่อนคั่ว,120')
    expect(form.plan()).toEqual([[2, 'ชาหม่อนคั่ว', 'change', {}]])
  })

  test('PROD-104 products are stored one by one, what is refused is named, and lists are told', async () => {
    const form = desk()
    await form.take(
      ['สินค้า,SKU,แบบ,ราคา', 'หมวก,,,90', 'หมวก,,ดำ,', 'ถุงผ้า,BAG,,60', 'กระเป๋า,BAG-2,,70', 'ชาใหม่,TEA-02,,130'].join(
        '\n',
      ),
    )
    // a colleague's product
    await ask(form.mock, 'POST /api/products', { body: { product: { name: 'ถุง', price: 10, sku: 'BAG-2' } } })
    await form.run()
    expect(form.stage()).toBe('done')
    expect(form.context().failures.map(({ line, name, error }) => [line, name, error.detail.fields])).toEqual([
      [5, 'กระเป๋า', { 'product.sku': ['taken'] }],
    ])
    expect(form.announced).toEqual([3])
    expect(await form.stored('หมวก')).toMatchObject([{ price: 90, variants: [{ name: 'ดำ' }] }])
    expect(await form.stored('TEA-02')).toMatchObject([{ id: 2, name: 'ชาใหม่', price: 130 }])
  })

  test('PROD-5440 codes that another product has are said before anything is stored, as products are stored one after the other', async () => {
    const form = desk()
    await form.take(
      [
        'สินค้า,SKU,บาร์โค้ด,แบบ,ราคา',
        'ถุงผ้า,BAG,,,60',
        'กระเป๋า,bag,,,70',
        'หมวก,HAT,885001,,90',
        'หมวก,HAT-M,,M,',
        'หมวก,HAT-M,,L,',
        'แก้ว,,๐885001,,50',
        'จาน,,885001,,50',
        'ถ้วย,,0885001,,50',
        'ช้อน,TEA-01X,,,50',
        'ส้อม,,,เล็ก,20',
        'ชาเขียวใบหม่อน,TEA-99,,,120',
        'ชาอื่น,TEA-02,,,',
      ].join('\n'),
    )
    const planned = form.plan()
    expect(planned.filter(([, , , errors]) => Object.keys(errors as object).length > 0)).toEqual([
      [3, 'กระเป๋า', 'new', { sku: ['taken'] }],
      [4, 'หมวก', 'new', { 'variants.1.sku': ['taken'] }],
      [9, 'ถ้วย', 'new', { barcode: ['taken'] }],
      [11, 'ส้อม', 'new', { price: ['required'] }],
    ])
    await form.run()
    expect(form.context().failures).toEqual([])
  })

  test('PROD-105 a lost response pauses the import; going on stores everything once', async () => {
    const mock = createMock()
    let isLost = true
    const form = desk(mock, async (request) => {
      const answer = await mock.transport(request)
      if (isLost && request.method === 'POST') throw new TypeError('Failed to fetch')
      return answer
    })
    await form.take('สินค้า,ราคา\nหมวก,90\nชาเขียวใบหม่อน,125\nถุงผ้า,60')
    await form.run()
    expect([form.stage(), form.context().at]).toEqual(['paused', 0])
    for (let nth = 0; nth < 3; nth++) {
      form.view.send({ type: 'resume' })
      isLost = nth === 0
      for (let turn = 0; turn < 30 && form.stage() === 'running'; turn++) await pass(form.clock, 5_000)
    }
    expect([form.stage(), form.context().failures]).toEqual(['done', []])
    expect((await form.stored('หมวก')).length).toBe(1)
    expect(await form.stored('TEA-01')).toMatchObject([{ price: 125, version: 2 }])
  })
})
