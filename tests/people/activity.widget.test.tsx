// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { memoryStorage } from '../../src/core/kernel/storage'
import { createMock } from '../../src/mock'
import { ActivityScreen } from '../../src/widgets/users/activity/activity-screen'
import { ask } from '../helpers/ask'
import { widgetPage } from '../helpers/widget-page'

test('ACT-7 the screen shows who changed what, and filters by kind and person', async () => {
  const mock = createMock({ now: () => new Date('2026-11-21T03:00:00Z') })
  const page = await widgetPage(null, { transport: mock.transport, storage: memoryStorage() })
  await page.run(async () => {
    await page.engine.login('admin@langraan.test', 'admin')
  })
  await ask(mock, 'POST /apps/users/update', { body: { user: { id: 2, role: 'packer' } } })
  const queries: string[] = []
  await page.show(<ActivityScreen onQueryChanged={({ query }) => queries.push(query)} />)
  const rows = () => page.all('tbody tr').map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent))
  const count = (wanted: number) => page.until(() => expect(rows()).toHaveLength(wanted))
  await count(2)
  expect(rows()[0]?.slice(1)).toEqual([
    'staff',
    'User changedสมชาย รักงาน',
    'Role: Subscriber → PackerPermissions: Access control: Read · Your account and help: Read → Chat: Everything · Your account and help: Read · Packing: labels, tracking, packed, shipped: Read · Packing: labels, tracking, packed, shipped: Change',
  ])
  expect(rows()[1]?.slice(1)).toEqual(['มาลี ใจดี', 'Signed inadmin', '–'])
  const field = (label: string) => {
    const id = page
      .all('label')
      .find((each) => each.textContent === label)
      ?.getAttribute('for')
    return `[id="${id}"]`
  }
  await page.type(field('Kind'), 'sign-in')
  await count(1)
  await page.type(field('Person'), '0')
  await page.until(() => page.find('[part=empty]'))
  expect(queries).toEqual(['kind=sign-in', 'by=0&kind=sign-in'])
  await page.press('Show everything')
  await count(2)
})

test('INV-137 changes of an invoice are said in words', async () => {
  const mock = createMock({ now: () => new Date('2026-11-21T03:00:00Z') })
  const page = await widgetPage(null, { transport: mock.transport, storage: memoryStorage() })
  await page.run(async () => {
    await page.engine.login('admin@langraan.test', 'admin')
  })
  const change = (invoice: object) =>
    ask(mock, 'POST /apps/invoice/update', { body: { invoice: { id: 5035, ...invoice } } })
  await change({ dueDate: '31 Dec 2026', vatIncluded: false })
  await ask(mock, 'POST /apps/invoice/cancel', { body: { id: 5035, reason: 'ชื่อผิด' } })
  await page.show(<ActivityScreen />)
  const cells = () => page.all('tbody tr').map((row) => [...row.querySelectorAll('td')].at(-1)?.textContent)
  await page.until(() => expect(cells()).toHaveLength(3))
  expect(cells()[0]).toBe('Reason: ชื่อผิด')
  expect(cells()[1]).toContain(' → Dec 31, 2026')
  expect(cells()[1]).toContain('Prices include VAT: Yes → No')
})

test('ACT-4310 amounts, days and shops of all kinds of entries are said in the reader’s words', async () => {
  const mock = createMock({ now: () => new Date('2026-11-21T03:00:00Z') })
  const page = await widgetPage(null, { transport: mock.transport, storage: memoryStorage() })
  await page.run(async () => {
    await page.engine.login('admin@langraan.test', 'admin')
  })
  const { body } = await ask(mock, 'GET /api/shops')
  const [shop] = body.shops
  const percent = { kind: 'percent', value: 2.5, minimum: 19.5 }
  await ask(mock, 'POST /api/shops/update', { body: { shop: { ...shop, CODRule: percent, ShippingCost: 45.5 } } })
  const payments = [
    { id: 'a', amount: 270, date: '19 Nov 2026', method: 'cash', note: '' },
    { id: 'b', amount: 20.5, date: '20 Nov 2026', method: 'cash', note: '' },
  ]
  const items = [{ name: 'ชา', description: '', cost: 150, quantity: 2, discount: { kind: 'none', value: 0 } }]
  const invoice = { id: 5035, shopId: 2, payments, items, discount: { kind: 'amount', value: 10 } }
  expect((await ask(mock, 'POST /apps/invoice/update', { body: { invoice } })).body.error).toBe(undefined)
  await ask(mock, 'POST /api/products/update', {
    body: { product: { id: 1, price: 125.5, prices: [{ shopId: 3, price: 99 }] } },
  })
  await page.show(<ActivityScreen />)
  const cells = () => page.all('tbody tr').map((row) => [...row.querySelectorAll('td')].at(-1)?.textContent ?? '')
  const all = () => cells().join(' ')
  await page.until(() =>
    expect(all()).toContain('COD fee: 3% of the total, at least ฿20 → 2.5% of the total, at least ฿19.50'),
  )
  expect(all()).toContain('Usual shipping cost: ฿0 → ฿45.50')
  await page.until(() => expect(all()).toContain('ครัวคุณยายละเมียด'))
  expect(all()).toContain('฿270 (Nov 19, 2026), ฿20.50 (Nov 20, 2026)')
  expect(all()).toContain('2 × ชา (฿150)')
  expect(all()).toContain('Discount: ฿10')
  expect(all()).toContain('Price: ฿120 → ฿125.50')
  expect(all()).toMatch(/Prices per shop: .*สานฝันหัตถกรรม: ฿99/)
})

test('ACT-2110 the screen names help, questions and posts, their fields and their values', async () => {
  const mock = createMock({ now: () => new Date('2026-11-21T03:00:00Z') })
  const page = await widgetPage(null, { transport: mock.transport, storage: memoryStorage() })
  await page.run(async () => {
    await page.engine.login('admin@langraan.test', 'admin')
  })
  const post = (line: string, body: object, key: string) => ask(mock, `POST ${line}`, { body, key })
  await post('/blog/update', { blog: { id: 3, status: 'Draft' } }, 'post-of-test')
  await post('/knowledge/hide', { kind: 'category', id: 1, hidden: true }, 'hide-of-test')
  const asked = { title: 'ของแถม', subtitle: '', icon: '', qandA: [{ question: 'มีไหม', ans: 'มี' }] }
  await post('/faq/add', { category: asked }, 'faq-of-test')
  await page.show(<ActivityScreen />)
  const texts = () => page.all('tbody tr').map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent))
  await page.until(() => expect(texts()).toHaveLength(4))
  const shown = texts().map((cells) => cells.slice(2))
  expect(shown[0]).toEqual(['FAQ category addedของแถม', 'Title: ของแถมQuestions and answers: มีไหม มี'])
  expect(shown[1]?.[0]).toMatch(/^Built-in help hidden or shown/)
  expect(shown[1]?.[1]).toBe('Hidden: No → Yes')
  expect(shown[2]?.[0]).toMatch(/^Post changed/)
  expect(shown[2]?.[1]).toBe('Status: Published → Draft')
})

test('ACT-2122 the screen shows which list was saved as a file, with its filters in words', async () => {
  const mock = createMock({ now: () => new Date('2026-11-21T03:00:00Z') })
  const page = await widgetPage(null, { transport: mock.transport, storage: memoryStorage() })
  await page.run(async () => {
    await page.engine.login('admin@langraan.test', 'admin')
  })
  const filters = { orderStatus: 'packed', paymentStatus: 'unpaid', paymentMethod: 'cod', printed: 'false', q: 'สมหญิง' }
  const body = {
    export: { list: 'parcels', file: 'courier.csv', rows: 2, filters: { ...filters, deliveryType: 'kex' } },
  }
  await ask(mock, 'POST /api/activity/exports', { body, key: 'export-of-test' })
  await page.show(<ActivityScreen />)
  await page.until(() => expect(page.all('tbody tr')).toHaveLength(2))
  const cells = page.all('tbody tr')[0]?.querySelectorAll('td')
  expect(cells?.[2]?.textContent).toBe('List saved as a filecourier.csv')
  expect([...(cells?.[3]?.querySelectorAll('span > span') ?? [])].map((each) => each.textContent)).toEqual([
    'List: Parcels for a courier',
    'Rows in the file: 2',
    'Status: Packed',
    'Payment: Unpaid',
    'Payment method: Cash on delivery',
    'Label printed: No',
    'Delivery: KEX Express',
    'Search: …',
  ])
})

test('ACT-5020 permissions, couriers’ formats and customers are named as on their screens', async () => {
  const mock = createMock({ now: () => new Date('2026-11-21T03:00:00Z') })
  const page = await widgetPage(null, { transport: mock.transport, storage: memoryStorage() })
  await page.run(async () => {
    await page.engine.login('admin@langraan.test', 'admin')
  })
  const columns = [
    { heading: 'ผู้รับ', field: 'name', required: true, longest: 50 },
    { heading: 'ยอด', field: 'cod' },
  ]
  const format = { courier: 'flash', file: 'csv-plain', phone: 'groups', noCod: 'empty', columns }
  await ask(mock, 'POST /apps/users/update', { body: { user: { id: 2, permissions: ['manage:all', 'read:Moon'] } } })
  await ask(mock, 'POST /api/courier-formats/update', { body: { format } })
  const customer = { name: 'สมชาย', phoneNumber: '084-444-5555', note: 'โทรก่อนส่ง' }
  await ask(mock, 'POST /api/customers', { body: { customer }, key: 'customer' })
  await page.show(<ActivityScreen />)
  const rows = () => page.all('tbody tr').map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent))
  await page.until(() => expect(rows()).toHaveLength(4))
  expect(rows()[0]?.[2]).toMatch(/^Customer addedCustomer no. \d+$/)
  expect(rows()[1]?.[3]).toContain('CSV (UTF-8 without mark)')
  expect(rows()[1]?.[3]).toContain('081-234-5678')
  expect(rows()[1]?.[3]).toContain('ผู้รับ = Recipient * ≤ 50 · ยอด = COD amount')
  expect(rows()[2]?.[3]).toContain(' → Everything · read:Moon')
})
