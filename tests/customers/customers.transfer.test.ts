import { readFileSync } from 'node:fs'
import { describe, expect, test, vi } from 'vitest'
import { createEngine, memoryStorage, simulatedClock } from '../../src/core'
import { readListFile } from '../../src/core/cod/file/cod.file'
import { readCustomerSheet } from '../../src/core/customers/transfer/customers.read-sheet'
import { type CustomerColumn, customerColumns, customerRows } from '../../src/core/customers/transfer/customers.sheet'
import { type CsvCell, readCsv, writeCsv } from '../../src/core/kernel/csv'
import { loadedOnce } from '../../src/core/kernel/loaded-once'
import type { Transport } from '../../src/core/kernel/transport'
import { workbookOf } from '../../src/core/kernel/workbook'
import { textOf } from '../../src/core/orders/sheet/cells'
import { createMock } from '../../src/mock'
import { ask } from '../helpers/ask'
import { pass } from '../helpers/turns'

const headings = Object.fromEntries(
  [
    'Name',
    'Phone',
    'Address',
    'Sub-district',
    'District',
    'Province',
    'Postcode',
    'Note',
    'Warning',
    'Orders',
    'Last',
  ].map((heading, nth) => [customerColumns[nth], heading]),
) as Record<CustomerColumn, string>

/** A spreadsheet being imported into a shop of the mock. */
function desk(mock = createMock(), transport: Transport = mock.transport) {
  const clock = simulatedClock({ start: '2026-11-21T05:00:00Z' })
  const engine = createEngine({ transport, clock, storage: memoryStorage() })
  const announced: unknown[] = []
  engine.events$.subscribe((event) => event.type === 'customers.imported' && announced.push(event.count))
  const view = engine.view('customers.transfer')
  const stage = () => view.getSnapshot().value
  const context = () => view.getSnapshot().context
  return {
    mock,
    view,
    clock,
    announced,
    stage,
    context,
    async take(text: string) {
      view.send({ type: 'file.take', sheets: [{ name: '', text }] })
      await vi.waitFor(() => expect(stage()).not.toBe('planning'), { timeout: 20_000 })
    },
    kinds: () => context().plan.customers.map(({ line, name, kind }) => [line, name, kind]),
    wrong: () => context().plan.wrong.map(({ line, heading, code, given }) => [line, heading, code, given]),
    async run(onlyNew = false) {
      view.send({ type: 'import.start', onlyNew })
      for (let nth = 0; nth < 80 && stage() === 'running'; nth++) await pass(clock, 5_000)
    },
    rows: async (q = ''): Promise<CsvCell[][]> =>
      customerRows(await loadedOnce(engine.view('customers.all', { key: q })), headings),
    stored: async (q: string) =>
      (await ask(mock, `GET /api/customers/sheet?q=${encodeURIComponent(q)}`)).body.customers,
  }
}

const awkward = {
  name: '=HYPERLINK("http://x")',
  phoneNumber: '081-111-2222, 02-555-0199',
  address: '＋1, "ซอย" 2;\tเลขที่ 3',
  note: 'โทรก่อนส่ง\nหลังบ่าย',
  flag: '-ปฏิเสธ',
}

describe('the sheet', () => {
  test.each(['th', 'en', 'de', 'fr', 'pt'])(
    'CUST-1110 the headings of an export in %s are those that are read',
    (locale) => {
      const text = ['customers.edit', 'customers.transfer']
        .map((catalog) => readFileSync(`src/widgets/i18n/locales/${locale}/${catalog}.po`, 'utf8'))
        .join('\n')
      const inLocale = (id: string) => new RegExp(`^msgid "${id}"\nmsgstr "(.*)"$`, 'm').exec(text)?.[1] || id
      const names = ['Name', 'Phone', 'Address', 'Sub-district', 'District', 'Province', 'Postcode', 'Note', 'Warning']
      const said = [...names, 'Number of orders', 'Last order'].map(inLocale)
      const row = ['ก', '081-234-5678', '1', 'ข', 'ค', 'ง', '10900', 'จ', 'ฉ', 3, '2026-11-21 10:00']
      const read = readCustomerSheet(writeCsv([said, row]))
      if ('problem' in read) throw new Error(JSON.stringify(read.problem))
      expect(read.columns.left).toEqual(said.slice(-2))
      expect(read.customers.map(({ customer }) => Object.values(customer))).toEqual([
        ['ก', '0812345678', '1', 'ข', 'ค', 'ง', '10900', 'จ', 'ฉ'],
      ])
    },
  )

  test.each([
    ['', 'empty', []],
    ['\n,,\n', 'empty', []],
    ['ชื่อ,เบอร์โทร\n', 'empty', []],
    ['มาลี,0812345678', 'headings', []],
    ['ชื่อ,จังหวัด\nก,ตรัง', 'incomplete', ['ชื่อ', 'จังหวัด']],
    ['ชื่อ,ชื่อลูกค้า,เบอร์โทร\nก,ข,0812345678', 'alike', ['ชื่อ', 'ชื่อลูกค้า']],
    ['ชื่อ,เบอร์โทร,วันที่,ยอดรวม\nก,0812345678,1/2/2569,90', 'orders', ['วันที่', 'ยอดรวม']],
  ])('CUST-1111 %j can’t be imported: %s', (text, code, about) =>
    expect(readCustomerSheet(text)).toEqual({ problem: { code, headings: about } }),
  )

  test.each([
    'ชื่อ-สกุล,เบอร์โทรศัพท์มือถือ',
    'ชื่อ - นามสกุล ผู้รับ,เบอร์โทรผู้รับ',
    'ชื่อและนามสกุล,โทรศัพท์มือถือ',
    'ชื่อสกุลผู้รับ,เบอร์โทรติดต่อ',
    'ชื่อผู้รับสินค้า,เบอร์ผู้รับ',
  ])('CUST-4005 everyday headings of names and numbers are read: %s', (heads) => {
    const read = readCustomerSheet(`${heads},วันเกิด\nอารีย์ พูนผล,0812340000,1/1/2530\n`)
    if ('problem' in read) throw new Error(JSON.stringify(read.problem))
    const { of } = read.columns
    expect([of.get('name'), of.get('phone'), read.columns.left]).toEqual([[0], [1], ['วันเกิด']])
  })

  test('CUST-4005 a first name and a family name in two columns', () => {
    const read = readCustomerSheet('ชื่อ,สกุล,โทร\nอารีย์,พูนผล,0812340000\n')
    expect('problem' in read ? read : [...read.columns.of.keys()]).toEqual(['name', 'surname', 'phone'])
  })

  test('CUST-1111 a file of more than 5,000 rows can’t be imported', () => {
    const read = (count: number) => readCustomerSheet(`ชื่อ,เบอร์โทร\n${'ก,0812345678\n'.repeat(count)}`)
    expect(read(5_001)).toEqual({ problem: { code: 'too-long', headings: [] } })
    expect(read(5_000)).toMatchObject({ customers: [{ row: 1 }] })
  })

  test('CUST-1112 a row that can’t be read has its line, as a spreadsheet counts it, column and reason', async () => {
    const form = desk()
    await form.take(
      [
        'รายชื่อลูกค้า',
        '',
        'ชื่อ;เบอร์โทร;รหัสไปรษณีย์;อายุ',
        'ก;12;;',
        '',
        'ข;0811111111;109;',
        ';0822222222;;',
        'ง;8.11E+08;;',
        'จ;;;',
        'ฉ;0833333333;;40',
        'ช;083-333-3333;;',
        `${'ซ'.repeat(201)};0844444444;;`,
      ].join('\n'),
    )
    expect(form.kinds()).toEqual([[10, 'ฉ', 'new']])
    expect(form.wrong()).toEqual([
      [4, 'เบอร์โทร', 'phone', '12'],
      [6, 'รหัสไปรษณีย์', 'postcode', '109'],
      [7, 'ชื่อ', 'required', ''],
      [8, 'เบอร์โทร', 'lost-digits', '8.11E+08'],
      [9, 'เบอร์โทร', 'phoneless', ''],
      [11, 'เบอร์โทร', 'twice', '10'],
      [12, 'ชื่อ', 'too-long', ''],
    ])
    expect(form.context().plan.left).toEqual(['อายุ'])
  })

  test('CUST-1113 what was exported is imported without a change, as CSV and Excel, with zeros and without formulas', async () => {
    const mock = createMock()
    await ask(mock, 'POST /api/customers', { body: { customer: awkward } })
    const form = desk(mock)
    const rows = await form.rows()
    expect(rows).toHaveLength((await ask(mock, 'GET /api/customers')).body.total + 1)
    const text = writeCsv(rows)
    const line = text.split('\r\n').find((each) => each.includes('HYPERLINK'))
    expect(line).toContain(`"'=HYPERLINK(""http://x"")","081-111-2222, 02-555-0199","'＋1, `)
    expect(line).toContain(`"'-ปฏิเสธ"`)
    await form.take(text)
    expect([form.kinds().filter(([, , kind]) => kind !== 'same'), form.wrong()]).toEqual([[], []])
    expect(form.kinds()).toHaveLength(rows.length - 1)
    form.view.send({ type: 'reset' })
    const read = await readListFile(await workbookOf(rows), true)
    if (!('text' in read)) throw new Error(JSON.stringify(read.problem))
    expect(read.text).toContain('081-111-2222, 02-555-0199')
    await form.take(read.text)
    expect([form.kinds().filter(([, , kind]) => kind !== 'same'), form.wrong()]).toEqual([[], []])
  })

  test('CUST-5208 a text after a tab or line break is exported with a mark, and imported without it', () => {
    for (const text of ['\t=1+1', '\nชั้น 2', '=1+1', '0812345678', "'เอ'"]) {
      const [cell = ''] = readCsv(writeCsv([[text]]))[0] ?? []
      expect(textOf(cell)).toBe(text.trim())
    }
  })

  test.each(["'007 เจมส์", "''5", "'=1+1", '=1+1', "'เอ'", '0812345678', "'0812345678"])(
    'CUST-5346 a text that begins with an apostrophe is imported as it was exported: %s',
    (text) => {
      const place = { address: '', subDistrict: '', district: '', province: '', postNum: '' }
      const customer = { ...place, name: text, phoneNumber: '0812345678', note: text, orderCount: 0 }
      const [, cells = []] = customerRows([customer as never], headings)
      const inCsv = readCsv(writeCsv([cells]))[0] ?? []
      const note = customerColumns.indexOf('note')
      // as a workbook has it, and as a CSV file does
      expect([textOf(cells[0]), textOf(inCsv[0]), textOf(inCsv[note])]).toEqual([text, text, text])
      // what a spreadsheet marked itself
      expect(textOf("'0812345678")).toBe('0812345678')
    },
  )

  test('CUST-1114 an export of a search has those it finds', async () => {
    const form = desk()
    const rows = await form.rows('Dao')
    expect(rows.map(([name]) => name)).toEqual(['Name', 'Ms. Dao Lindqvist'])
  })
})

describe('the import', () => {
  const file = 'ชื่อ,เบอร์โทร,หมายเหตุ\nใหม่,0899999999,\nDao L.,080-555-1000,ส่งเช้า\nผิด,1,'

  test('CUST-1115 nothing is stored before it is started; then lists are told once', async () => {
    const form = desk()
    const [before] = await form.stored('0805551000')
    await form.take(file)
    expect(form.kinds()).toEqual([
      [2, 'ใหม่', 'new'],
      [3, 'Dao L.', 'change'],
    ])
    expect(await form.stored('0899999999')).toEqual([])
    form.view.send({ type: 'import.start' })
    form.view.send({ type: 'import.start' })
    await form.run()
    expect([form.stage(), form.context().failures, form.announced]).toEqual(['done', [], [2]])
    expect(await form.stored('0899999999')).toMatchObject([{ name: 'ใหม่' }])
    expect(await form.stored('0805551000')).toMatchObject([{ name: 'Dao L.', note: 'ส่งเช้า', address: before.address }])
  })

  test('CUST-1116 known customers can be left as they are', async () => {
    const form = desk()
    const before = await form.stored('0805551000')
    await form.take(file)
    await form.run(true)
    expect([form.stage(), form.announced]).toEqual(['done', [1]])
    expect(await form.stored('0805551000')).toEqual(before)
  })

  test('CUST-1117 a lost response pauses the import; going on stores everything once, in parts', async () => {
    const mock = createMock()
    let isLost = true
    let sent = 0
    const form = desk(mock, async (request) => {
      const answer = await mock.transport(request)
      if (!request.url.endsWith('/import')) return answer
      sent++
      if (isLost) throw new TypeError('Failed to fetch')
      return answer
    })
    const many = Array.from({ length: 450 }, (_, nth) => `คนที่ ${nth},08${String(20_000_000 + nth)}`)
    await form.take(['ชื่อ,เบอร์โทร', ...many].join('\n'))
    await form.run()
    expect([form.stage(), form.context().at]).toEqual(['paused', 0])
    isLost = false
    sent = 0
    form.view.send({ type: 'resume' })
    for (let turn = 0; turn < 30 && form.stage() === 'running'; turn++) await pass(form.clock, 5_000)
    expect([form.stage(), sent, form.context().failures, form.announced]).toEqual(['done', 3, [], [450]])
    expect((await ask(mock, 'GET /api/customers?q=คนที่')).body.total).toBe(450)
    form.view.send({ type: 'reset' })
    await form.take(['ชื่อ,เบอร์โทร', ...many].join('\n'))
    expect(new Set(form.kinds().map(([, , kind]) => kind))).toEqual(new Set(['same']))
  })

  test.each([
    [400, {}, 'done'],
    [403, {}, 'done'],
    [413, {}, 'done'],
    [500, {}, 'paused'],
    [401, {}, 'paused'],
  ])('CUST-1118 %i to an import is told for its rows, or pauses it, and nothing is lost', async (status, body, end) => {
    const mock = createMock()
    let isBroken = true
    const form = desk(mock, async (request) =>
      isBroken && request.url.endsWith('/import') ? Response.json(body, { status }) : mock.transport(request),
    )
    await form.take('ชื่อ,เบอร์โทร\nใหม่,0899999999')
    await form.run()
    await vi.waitFor(() => expect(form.stage()).toBe(end))
    isBroken = false
    if (end === 'paused') form.view.send({ type: 'resume' })
    else {
      expect(form.context().failures).toMatchObject([{ line: 2, name: 'ใหม่', error: { detail: { status } } }])
      expect(form.announced).toEqual([0])
      form.view.send({ type: 'reset' })
      await form.take('ชื่อ,เบอร์โทร\nใหม่,0899999999')
      form.view.send({ type: 'import.start' })
    }
    for (let turn = 0; turn < 30 && form.stage() === 'running'; turn++) await pass(form.clock, 5_000)
    expect(await form.stored('0899999999')).toMatchObject([{ name: 'ใหม่' }])
  })

  test('CUST-1119 whom a colleague changed since the check stays, and is named', async () => {
    const form = desk()
    await form.take(file)
    const theirs = { key: '0805551000', note: 'ของเพื่อนร่วมงาน' }
    await ask(form.mock, 'POST /api/customers/update', { body: { customer: theirs } })
    await form.run()
    expect(form.context().failures).toEqual([{ line: 3, name: 'Dao L.', code: 'changed', error: undefined }])
    expect(form.announced).toEqual([1])
    expect(await form.stored('0805551000')).toMatchObject([{ note: 'ของเพื่อนร่วมงาน' }])
  })

  test('CUST-1120 two numbers of one customer in a file are one of them too many', async () => {
    const form = desk()
    await ask(form.mock, 'POST /api/customers/update', {
      body: { customer: { key: '0805551000', phoneNumber: '0877777777' } },
    })
    await form.take('ชื่อ,เบอร์โทร\nก,0805551000\nข,0877777777')
    expect(form.kinds()).toEqual([[2, 'ก', 'change']])
    expect(form.wrong()).toEqual([[3, 'เบอร์โทร', 'twice', '2']])
  })

  test('CUST-1121 a check that fails can be repeated', async () => {
    const mock = createMock()
    let isBroken = true
    const form = desk(mock, async (request) =>
      isBroken && request.url.endsWith('/check') ? new Response('', { status: 403 }) : mock.transport(request),
    )
    await form.take(file)
    expect([form.stage(), form.context().error?.code]).toEqual(['unplanned', 'forbidden'])
    isBroken = false
    form.view.send({ type: 'resume' })
    await vi.waitFor(() => expect(form.stage()).toBe('planned'))
  })
})
