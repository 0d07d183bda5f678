import { expect, test } from 'vitest'
import { createMock } from '../../src/mock/index'
import { ask } from '../helpers/ask'

const now = () => new Date('2026-11-21T03:00:00Z')

const unknown = [
  ['/api/users/list/data?role=foo', 'users'],
  ['/api/users/list/data?currentPlan=foo', 'users'],
  ['/api/users/list/data?status=foo', 'users'],
  ['/apps/invoice/invoices?status=foo', 'invoices'],
  ['/api/orders?orderStatus=foo', 'orders'],
  ['/api/orders?paymentStatus=foo', 'orders'],
  ['/api/orders?paymentMethod=foo', 'orders'],
  ['/api/orders?deliveryType=foo', 'orders'],
  ['/api/orders?deliveryType=__proto__', 'orders'],
  ['/api/orders?province=foo', 'orders'],
  ['/api/orders?shopId=foo', 'orders'],
  ['/api/orders?shopId=999', 'orders'],
  ['/api/orders?printed=foo', 'orders'],
  ['/api/orders?cancelled=foo', 'orders'],
  ['/api/orders?from=foo', 'orders'],
  ['/api/orders?to=foo', 'orders'],
  ['/apps/ecommerce/products?brand=foo', 'products'],
  ['/apps/ecommerce/products?priceMin=foo', 'products'],
  ['/apps/ecommerce/products?priceMax=foo', 'products'],
  ['/apps/ecommerce/products?ratingMin=foo', 'products'],
  ['/apps/ecommerce/products?hasFreeShipping=foo', 'products'],
  ['/apps/email/emails?label=foo', 'emails'],
  ['/apps/email/emails?folder=foo', 'emails'],
  ['/apps/todo/tasks?filter=foo', undefined],
  ['/apps/todo/tasks?tag=foo', undefined],
  ['/apps/calendar/events?calendars=Foo', undefined],
  ['/apps/calendar/events?calendars[]=__proto__', undefined],
] as const

test.each(unknown)('MOCK-422 GET %s finds nothing: an unknown value is a filter', async (path, rows) => {
  const { status, body } = await ask(createMock({ now }), `GET ${path}`)
  expect([status, rows ? body[rows] : body, body.total ?? 0]).toEqual([200, [], 0])
})

test.each(unknown)('MOCK-422 GET %s with an empty value is no filter', async (path, rows) => {
  const mock = createMock({ now })
  const [plain = '', name = ''] = path.split(/[?=]/)
  const rowsOf = async (address: string) => {
    const { body } = await ask(mock, `GET ${address}`)
    return (rows ? body[rows] : body).length
  }
  // no folder is every folder but the trash, no calendar and no brand are none of them
  if (name.startsWith('calendars')) expect(await rowsOf(`${plain}?${name}=`)).toBe(0)
  else if (name === 'folder') expect(await rowsOf(`${plain}?folder=`)).toBeGreaterThan(await rowsOf(plain))
  else if (name === 'brand') expect(await rowsOf(`${plain}?${name}=`)).toBe(0)
  else expect(await rowsOf(`${plain}?${name}=`)).toBe(await rowsOf(plain))
})

test('MOCK-422 beside known values an unknown one is ignored', async () => {
  const mock = createMock({ now })
  const events = async (query: string) => (await ask(mock, `GET /apps/calendar/events?${query}`)).body
  expect(await events('calendars=Business&calendars=Foo')).toEqual(await events('calendars=Business'))
  const products = async (query: string) => (await ask(mock, `GET /apps/ecommerce/products?${query}`)).body
  const { brand } = (await products('')).products[0]
  const known = `brand=${encodeURIComponent(brand)}`
  expect((await products(`${known}&brand=foo`)).total).toBe((await products(known)).total)
})

test('MOCK-422 the summary of orders for an invalid day or shop is empty', async () => {
  const mock = createMock({ now })
  for (const query of ['from=foo', 'to=foo', 'shopId=foo']) {
    const { body } = await ask(mock, `GET /api/orders/summary?${query}`)
    expect([body.orders, body.sales, body.byDay]).toEqual([0, 0, []])
  }
})

test.each(['page=foo', 'page=0', 'page=-1', 'page=', 'perPage=foo', 'perPage=0', 'sortBy=foo', 'sortDesc=foo'])(
  'MOCK-423 %s falls back to the default',
  async (query) => {
    const mock = createMock({ now })
    for (const path of [
      '/api/users/list/data',
      '/apps/invoice/invoices',
      '/api/orders',
      '/apps/ecommerce/products',
      '/api/customers',
      '/api/datatables/data',
    ])
      expect(await ask(mock, `GET ${path}?${query}`)).toEqual(await ask(mock, `GET ${path}`))
  },
)

const columns = [
  ['/api/datatables/data', 'invoices', 'full_name', 'age'],
  ['/api/customers', 'customers', 'name', 'orderCount'],
  ['/api/users/list/data', 'users', 'fullName', 'role'],
  ['/apps/invoice/invoices', 'invoices', 'client', 'total'],
  ['/api/orders', 'orders', 'name', 'total'],
  ['/apps/ecommerce/products', 'products', 'name', 'price'],
] as const

test.each(columns)('MOCK-424 GET %s takes sortBy, and sortDesc reverses it', async (path, rows, text, number) => {
  const mock = createMock({ now })
  const sorted = async (query: string) => (await ask(mock, `GET ${path}?perPage=200&${query}`)).body[rows]
  const thai = new Intl.Collator('th', { numeric: true })
  const nameOf = (row: Record<string, unknown>) => {
    const cell = row[text] as string | { company: string; name: string }
    return typeof cell === 'string' ? cell : cell.company || cell.name
  }
  const names = (await sorted(`sortBy=${text}`)).map(nameOf)
  expect(names).toEqual(names.toSorted(thai.compare))
  expect((await sorted(`sortBy=${text}&sortDesc=true`)).map(nameOf)).toEqual(names.toReversed())
  expect(names).not.toEqual((await sorted('')).map(nameOf))
  if (number === 'role') return
  const amounts = (await sorted(`sortBy=${number}`)).map((row: Record<string, number>) => row[number])
  expect(amounts).toEqual(amounts.toSorted((a: number, b: number) => a - b))
})

test('MOCK-424 customers are sorted by their latest order, rows of the table by day and by status', async () => {
  const mock = createMock({ now })
  const customers = (await ask(mock, 'GET /api/customers?perPage=100&sortBy=lastOrder')).body.customers
  const times = customers.map(({ lastOrder }: { lastOrder: { createdAt: string } }) => lastOrder.createdAt)
  expect(times).toEqual(times.toSorted())
  const rows = (await ask(mock, 'GET /api/datatables/data?perPage=100&sortBy=start_date')).body.invoices
  const days = rows.map(({ start_date: day }: { start_date: string }) => `${day.slice(6)}${day.slice(0, 5)}`)
  expect(days).toEqual(days.toSorted())
})
