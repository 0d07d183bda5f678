import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import writeWorkbook from 'write-excel-file/universal'
import { createEngine, memoryStorage, simulatedClock } from '../../../src/core'
import { readListFile, readSheetTexts } from '../../../src/core/cod/file/cod.file'
import type { Transport } from '../../../src/core/kernel/transport'
import { workbookOf } from '../../../src/core/kernel/workbook'
import { rejectedTable } from '../../../src/core/orders/sheet/rejected-table'
import { createMock } from '../../../src/mock'
import { ask } from '../../helpers/ask'
import { pass } from '../../helpers/turns'
import { marketplace, notebook, notebookCsv, ownHeadings, pageExport, pastedTwice, windows874 } from './old-order-files'

/** A list of old orders being imported into a shop of the mock. */
function desk(mock = createMock(), transport: Transport = mock.transport) {
  const clock = simulatedClock({ start: '2026-11-21T05:00:00Z' })
  const engine = createEngine({ transport, clock, storage: memoryStorage() })
  const announced: unknown[] = []
  engine.events$.subscribe((event) => event.type === 'orders.imported' && announced.push(event.count))
  const view = engine.view('orders.import')
  const stage = () => view.getSnapshot().value
  const context = () => view.getSnapshot().context
  const planned = () => vi.waitFor(() => expect(stage()).not.toBe('planning'), { timeout: 20_000 })
  return {
    mock,
    view,
    clock,
    announced,
    stage,
    context,
    async take(text: string, shop: number | null = 1, fields: Record<string, string> = {}) {
      view.send({ type: 'file.take', sheets: [{ name: '', text }] })
      await planned()
      if (shop === null) return
      view.send({ type: 'choices.set', choices: { fields, shop } })
      await planned()
    },
    orders: () => context().plan.orders.map(({ order }) => order),
    wrong: () => context().plan.problems.map(({ row, heading, code, given }) => [row + 1, heading, code, given]),
    async run() {
      view.send({ type: 'import.start' })
      for (let nth = 0; nth < 80 && stage() === 'running'; nth++) await pass(clock, 5_000)
    },
    stored: async (q: string) => (await ask(mock, `GET /api/orders?q=${encodeURIComponent(q)}`)).body.orders,
  }
}

test('IMPORT-4720 the export of an order desk: amounts with commas, the payment as status, Buddhist years', async () => {
  const form = desk()
  await form.take(pageExport, null)
  expect(form.context().problem).toMatchObject({
    code: 'shop',
    shops: expect.arrayContaining([expect.objectContaining({ id: 1 })]),
  })
  form.view.send({ type: 'choices.set', choices: { fields: {}, shop: 1 } })
  await vi.waitFor(() => expect(form.stage()).toBe('planned'), { timeout: 20_000 })
  expect(form.wrong()).toEqual([])
  expect(form.orders()).toMatchObject([
    {
      OrderNumber: 'P-10021',
      createdAt: '2025-11-29T07:05:00.000Z',
      total: 129_000,
      shippingCost: 5_000,
      discount: 10_000,
      OrderStatus: 'shipped',
      paymentStatus: 'paid',
      paymentMethod: 'transfer',
    },
    { OrderNumber: 'P-10022', total: 59_000, OrderStatus: 'confirmed', paymentStatus: 'paid', paymentMethod: 'cod' },
    { OrderNumber: 'P-10023', total: 104_000, OrderStatus: 'new', paymentStatus: 'unpaid', paymentMethod: 'promptpay' },
  ])
  expect(form.context().plan).toMatchObject({ stored: 0, from: '2025-11-29', to: '2025-11-30', sum: 292_000 })
  expect(form.context().plan.columns.left).toEqual(['ผู้ดูแล'])
})

test('IMPORT-4721 the export of a marketplace: a row per product, hidden numbers, another way to pay in the note', async () => {
  const form = desk()
  await form.take(marketplace)
  expect(form.wrong()).toEqual([])
  expect(form.orders()).toMatchObject([
    {
      OrderNumber: '251129ABCD12',
      total: 58_500,
      phoneNumber: '',
      note: 'ShopeePay',
      paymentMethod: '',
      OrderStatus: 'delivered',
      ProductOrders: [
        { name: 'เสื้อยืด สีดำ', price: 19_900, Quantity: 2 },
        { name: 'กางเกง', price: 14_900, Quantity: 1 },
      ],
    },
    { OrderNumber: '251129ABCD34', OrderStatus: 'cancelled', phoneNumber: '0812345678', note: 'โทรก่อน' },
  ])
})

test.each([
  ['CSV', async () => new Blob([notebookCsv])],
  ['windows-874', async () => new Blob([windows874(notebookCsv.replace('\ufeff', '').replaceAll('฿', ''))])],
  ['Excel', () => workbookOf(notebook)],
])('IMPORT-4722 a list typed by hand, as %s: two statuses in a cell, lost zeros, a sum', async (_, write) => {
  const form = desk()
  const file = await readListFile(await write(), true)
  if ('problem' in file) throw new Error(file.problem)
  await form.take(file.text)
  expect(form.orders()).toMatchObject([
    { name: 'อารีย์', phoneNumber: '0812340001', total: 129_000, OrderStatus: 'shipped', paymentStatus: 'paid' },
    { name: 'สมชาย', phoneNumber: '0812340002', total: 59_000, OrderStatus: 'shipped', paymentStatus: 'paid' },
  ])
  expect(form.wrong()).toEqual([
    [5, 'สถานะ', 'unknown', 'รอโอน'],
    [6, 'วันที่', 'date', '31/11/2568'],
  ])
  expect(form.context().plan.totals).toEqual([6])
})

test('IMPORT-4723 an order that a list has twice is one', async () => {
  const form = desk()
  await form.take(pastedTwice)
  expect(form.wrong()).toEqual([])
  expect(form.orders().map(({ OrderNumber, total }) => [OrderNumber, total])).toEqual([
    ['A1', 20_000],
    ['A2', 9_000],
  ])
})

test('IMPORT-4724 columns that nobody knows are asked for', async () => {
  const form = desk()
  await form.take(ownHeadings)
  expect(form.context().problem).toMatchObject({
    code: 'headings',
    columns: [
      { name: 'บิล', samples: ['B-1'], field: undefined },
      { name: 'โอนวันไหน' },
      { name: 'ใครสั่ง' },
      { name: 'ติดต่อ' },
      { name: 'เท่าไหร่', samples: ['200'] },
    ],
  })
  const fields = { บิล: 'number', โอนวันไหน: 'date', ใครสั่ง: 'name', เท่าไหร่: 'total' }
  await form.take(ownHeadings, 1, fields)
  expect(form.orders()).toMatchObject([{ OrderNumber: 'B-1', name: 'อารีย์', total: 20_000 }])
  expect(form.context().plan.columns.left).toEqual(['ติดต่อ'])
})

test('IMPORT-4725 imported once; the same file again says that all are there, and stores nothing', async () => {
  const form = desk()
  await form.take(pageExport)
  await form.run()
  expect([form.stage(), form.context().failures, form.announced]).toEqual(['done', [], [3]])
  expect(await form.stored('P-10022')).toMatchObject([{ OrderNumber: 'P-10022', total: 590 }])
  const again = desk(form.mock)
  await again.take(pageExport)
  expect(again.context().plan).toMatchObject({ orders: [], stored: 3, problems: [] })
})

test('IMPORT-4726 after a lost answer, or on a new page in the middle, the same file doubles nothing', async () => {
  const mock = createMock()
  const count = 250
  const text = `เลขที่,วันที่,ชื่อ,เบอร์โทร,ยอดรวม\n${Array.from({ length: count }, (_, nth) => `Z-${nth},1/11/2568,ก${nth},0812340001,${nth + 1}`).join('\n')}`
  let sent = 0
  const form = desk(mock, async (request) => {
    const answer = await mock.transport(request)
    // the second part is stored, and its answer lost
    if (request.url.endsWith('/orders/import') && ++sent >= 2) throw new TypeError('Failed to fetch')
    return answer
  })
  await form.take(text)
  await form.run()
  expect([form.stage(), form.context().at]).toEqual(['paused', 1])
  const next = desk(mock)
  await next.take(text)
  expect(next.context().plan).toMatchObject({ stored: 200, problems: [] })
  expect(next.orders()).toHaveLength(50)
  await next.run()
  expect(next.stage()).toBe('done')
  const { body } = await ask(mock, 'GET /api/orders?from=2025-11-01&to=2025-11-01')
  expect(body.total).toBe(count)
})

test('IMPORT-4727 rejected rows are a table with their problem, which is read once they are corrected', async () => {
  const form = desk()
  await form.take(notebookCsv)
  const { rows, columns, rejected } = form.context().plan
  const table = rejectedTable(rows, columns, rejected, [{ row: rejected[0] ?? 0, text: 'สถานะ: รอโอน' }])
  expect(table[0]?.slice(-2)).toEqual(['rejected row', 'problem'])
  expect(table[1]?.slice(-3)).toEqual(['รอโอน', 5, 'สถานะ: รอโอน'])
  const corrected = table.map((row) => row.map((cell) => (cell === 'รอโอน' ? 'ใหม่' : cell)).join('\t')).join('\n')
  await form.run()
  const next = desk(form.mock)
  await next.take(corrected)
  expect(next.orders()).toMatchObject([{ name: 'ดาว', OrderStatus: 'new' }])
})

const sheetOf = (sheet: string, rows: readonly (readonly string[])[]) => ({
  sheet,
  data: rows.map((row) => row.map((value) => ({ value, type: String }))),
})
const ofMonth = (number: string, day: string) => [
  ['เลขที่', 'วันที่', 'ชื่อ', 'ยอดรวม'],
  [number, day, 'อารีย์', '90'],
]
const customersSheet = sheetOf('ลูกค้า', [
  ['ชื่อ', 'เบอร์โทร'],
  ['อารีย์', '0812340001'],
])

async function takeWorkbook(form: ReturnType<typeof desk>, ...sheets: readonly ReturnType<typeof sheetOf>[]) {
  const read = await readSheetTexts(await writeWorkbook(sheets as never).toBlob())
  if ('problem' in read) throw new Error(read.problem)
  form.view.send({ type: 'file.take', sheets: read.sheets })
  await vi.waitFor(() => expect(form.stage()).not.toBe('planning'), { timeout: 20_000 })
}

test('IMPORT-4926 of a workbook, the sheet with orders is read, wherever it is', async () => {
  const form = desk()
  const summary = sheetOf('สรุป', [['ยอดขายรวม', '90']])
  await takeWorkbook(form, summary, customersSheet, sheetOf('ออเดอร์', ofMonth('M-1', '29/11/2568')))
  expect(form.context().problem).toMatchObject({ code: 'shop' })
  expect(form.context().sheet.name).toBe('ออเดอร์')
})

test('IMPORT-4926 which of several sheets with orders is asked; the others follow from the same file', async () => {
  const form = desk()
  const months = [sheetOf('ต.ค.', ofMonth('M-1', '29/10/2568')), sheetOf('พ.ย.', ofMonth('M-2', '29/11/2568'))]
  await takeWorkbook(form, customersSheet, ...months)
  expect(form.stage()).toBe('choosing')
  const { sheets } = form.context()
  expect(sheets.map(({ name }) => name)).toEqual(['ต.ค.', 'พ.ย.'])
  form.view.send({ type: 'sheet.choose', sheet: sheets[1] as (typeof sheets)[number] })
  await vi.waitFor(() => expect(form.stage()).toBe('idle'))
  form.view.send({ type: 'choices.set', choices: { fields: {}, shop: 1 } })
  await vi.waitFor(() => expect(form.stage()).toBe('planned'))
  expect(form.orders()).toMatchObject([{ OrderNumber: 'M-2' }])
})

test.each([
  ['customers', [customersSheet], 'customers'],
  [
    'a sheet with some headings',
    [sheetOf('สรุป', [['ยอดขาย', '90']]), sheetOf('ก', [['เลขที่', 'ยอดรวม']])],
    'incomplete',
  ],
  ['nothing but a sum', [sheetOf('ว่าง', [['']]), sheetOf('สรุป', [['ยอดขายทั้งปี', '90']])], 'headings'],
] as const)('IMPORT-4926 a workbook without orders says what its best sheet lacks: %s', async (_, sheets, code) => {
  const form = desk()
  await takeWorkbook(form, ...sheets)
  expect(form.context().problem).toMatchObject({ code })
})

/** A text of the import's catalog. */
function translated(locale: string, entry: string): string {
  const catalog = readFileSync(`src/widgets/i18n/locales/${locale}/orders.import.po`, 'utf8')
  const [, said = ''] = catalog.split(`${entry}\nmsgstr `)
  return JSON.parse(said.slice(0, said.indexOf('\n')))
}

test.each(['th', 'en', 'de', 'fr', 'pt'])(
  'IMPORT-4928 headings of rejected rows in the language %s are known when the file is imported again',
  async (locale) => {
    const labels = {
      row: translated(locale, 'msgid "rejected row"'),
      problem: translated(locale, 'msgctxt "heading"\nmsgid "problem"'),
    }
    const form = desk()
    await form.take(notebookCsv)
    const { rows, columns, rejected } = form.context().plan
    const table = rejectedTable(rows, columns, rejected, [], labels)
    expect(table[0]?.slice(-2)).toEqual([labels.row, labels.problem])
    const next = desk(form.mock)
    await next.take(table.map((row) => row.join('\t')).join('\n'))
    expect(next.context().plan.columns.left).toEqual(form.context().plan.columns.left)
    expect(next.context().plan.columns.of.get('rejectedRow')).toHaveLength(1)
    // rejected once more, a row stays that of the first file
    const again = next.context().plan
    const texts = (cells: typeof table) => cells.map((row) => row.map(String))
    expect(texts(rejectedTable(again.rows, again.columns, again.rejected, [], labels))).toEqual(texts(table))
  },
)

test('IMPORT-4931 tracking numbers that several orders have are listed, stored ones among them', async () => {
  const mock = createMock()
  const head = 'เลขที่,วันที่,ชื่อ,ยอดรวม,เลขพัสดุ\n'
  const first = desk(mock)
  await first.take(
    `${head}S-1,29/11/2568,ก,90,TH4931A\nS-2,29/11/2568,ข,90,TH4931B\nS-3,29/11/2568,ค,90,\nS-4,29/11/2568,ง,90,\n`,
  )
  expect(first.context().plan.shared).toEqual([])
  await first.run()
  const next = desk(mock)
  await next.take(`${head}S-5,29/11/2568,จ,90,th4931a\nS-6,29/11/2568,ฉ,90,TH4931C\nS-7,29/11/2568,ช,90,TH4931C\n`)
  expect(next.context().plan.shared).toEqual([
    { trackingNumber: 'TH4931A', orderNumbers: ['S-1', 'S-5'] },
    { trackingNumber: 'TH4931C', orderNumbers: ['S-6', 'S-7'] },
  ])
})

test('IMPORT-4931 a backend without the answer says those that are in the file', async () => {
  const mock = createMock()
  const form = desk(mock, async (request) => {
    const answer = await mock.transport(request)
    if (!request.url.endsWith('/import/check')) return answer
    const { tracked: _, ...rest } = await answer.json()
    return Response.json(rest)
  })
  await form.take('เลขที่,วันที่,ชื่อ,ยอดรวม,เลขพัสดุ\nS-6,29/11/2568,ฉ,90,TH4931C\nS-7,29/11/2568,ช,90,TH4931C\n')
  expect(form.context().plan.shared).toEqual([{ trackingNumber: 'TH4931C', orderNumbers: ['S-6', 'S-7'] }])
})
