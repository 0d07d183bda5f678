import { createMock, type Mock } from 'langraan/mock'
import { filled } from './scroll.ts'

const count = 100_000
const rounds = 9
/** number of fresh mocks, each without caches, for the first request */
const firsts = 5

type Row = Record<string, string>
type Tables = { orders: Row[]; users: Row[]; emails: Row[] }

type Page = {
  path: string
  /** straightforward implementation: filter, sort, slice */
  naive(tables: Tables): Row[]
}

const includes = (row: Row, fields: readonly string[], q: string) =>
  fields.some((field) => row[field]?.toLowerCase().includes(q))
const by =
  (field: string, sign = 1) =>
  (a: Row, b: Row) => {
    const [one = '', other = ''] = [a[field], b[field]]
    return one < other ? -sign : one > other ? sign : 0
  }
const newest = by('createdAt', -1)
const ordersFields = ['OrderNumber', 'name', 'phoneNumber', 'trackingNumber']
const tea = encodeURIComponent('ชา')

function naiveCustomers(orders: Row[], q: string): Row[] {
  const latest = new Map<string, Row>()
  for (const order of orders.toSorted(newest)) {
    const { phoneNumber = '' } = order
    if (!latest.has(phoneNumber)) latest.set(phoneNumber, order)
  }
  return [...latest.values()].filter((order) => includes(order, ['name', 'phoneNumber'], q)).slice(0, 10)
}

const pages: Record<string, Page> = {
  'orders, newest first': {
    path: '/api/orders',
    naive: ({ orders }) => orders.toSorted(newest).slice(0, 10),
  },
  'orders, by name': {
    path: '/api/orders?sortBy=name&page=50',
    naive: ({ orders }) => orders.toSorted(by('name')).slice(490, 500),
  },
  'orders, searched': {
    path: '/api/orders?q=LR&paymentMethod=cod&page=50',
    naive: ({ orders }) =>
      orders
        .filter((order) => order.paymentMethod === 'cod' && includes(order, ordersFields, 'lr'))
        .sort(newest)
        .slice(490, 500),
  },
  'orders, nothing found': {
    path: '/api/orders?q=nobody',
    naive: ({ orders }) => orders.filter((order) => includes(order, ordersFields, 'nobody')).sort(newest),
  },
  customers: {
    path: '/api/customers?q=0800012',
    naive: ({ orders }) => naiveCustomers(orders, '0800012'),
  },
  '10,000 users, by name': {
    path: '/api/users/list/data?sortBy=fullName&page=40',
    naive: ({ users }) => users.toSorted(by('fullName')).slice(390, 400),
  },
  '10,000 users, searched': {
    path: '/api/users/list/data?q=9999',
    naive: ({ users }) =>
      users.filter((user) => includes(user, ['fullName', 'username', 'email'], '9999')).slice(0, 10),
  },
  '10,000 mails, a folder': {
    path: '/apps/email/emails',
    naive: ({ emails }) => emails.filter(({ folder }) => folder === 'inbox').sort(by('time', -1)),
  },
  '10,000 mails, searched': {
    path: `/apps/email/emails?folder=&q=${tea}`,
    naive: ({ emails }) => emails.filter((mail) => includes(mail, ['subject', 'message'], 'ชา')).sort(by('time', -1)),
  },
}

/** The sample orders repeated, from 40,000 customers; the sample users and emails repeated, 10,000 of each. */
async function manyRows(): Promise<Tables> {
  const mock = createMock()
  const { orders } = await (await mock.fetch(new Request('http://bench/api/orders?perPage=30'))).json()
  const { users } = await (await mock.fetch(new Request('http://bench/api/users/list/data?perPage=50'))).json()
  const { emails } = await (await mock.fetch(new Request('http://bench/apps/email/emails?folder='))).json()
  return {
    emails: Array.from({ length: 10_000 }, (_, index) => ({ ...emails[index % emails.length], id: index + 1 })),
    users: Array.from({ length: 10_000 }, (_, index) => ({
      ...users[index % users.length],
      id: index + 1,
      username: `user${index}`,
      email: `${index}@bench.test`,
    })),
    orders: Array.from({ length: count }, (_, index) => ({
      ...orders[index % orders.length],
      OrderNumber: `LR-20261110-${String(index).padStart(6, '0')}`,
      phoneNumber: `08${String(index % 40_000).padStart(8, '0')}`,
    })),
  }
}

/** CPU time in milliseconds, so that other processes don't distort the result. */
async function busy(act: () => unknown): Promise<number> {
  const start = process.cpuUsage()
  await act()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}

const median = (times: number[]): string => (times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0).toFixed(1)

async function timesOf(rounds: number, act: () => unknown): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) times.push(await busy(act))
  return times
}

/** Compares the mock's time for a page of 100,000 orders, and of other long lists, to naive code on the same rows. */
export async function benchPages(): Promise<void> {
  const tables = await manyRows()
  const ask = async (mock: Mock, path: string) => {
    const response = await mock.fetch(new Request(`http://bench${path}`))
    if (response.status !== 200) throw new Error(`${path}: ${response.status}`)
    return response.text()
  }
  const open = async () => {
    const mock = createMock({ db: filled({ ...tables, orders: [...tables.orders], users: [...tables.users] }) })
    // the first call fills the other tables
    await ask(mock, '/api/shops')
    return mock
  }
  console.log(`\nA page of ${count.toLocaleString('en')} orders in process (CPU time in ms, medians)`)
  console.log('page\tnaive\tfirst\tlater')
  for (const [name, { path, naive }] of Object.entries(pages)) {
    const plain = await timesOf(rounds, () => Response.json({ rows: naive(tables) }).text())
    const first: number[] = []
    for (let nth = 0; nth < firsts; nth++) {
      const mock = await open()
      first.push(await busy(() => ask(mock, path)))
    }
    const mock = await open()
    const answer = Object.values(JSON.parse(await ask(mock, path)) as object).find(Array.isArray) as unknown[]
    const expected = naive(tables).length
    if (answer.length !== expected) throw new Error(`${path}: ${answer.length} rows, naive code finds ${expected}`)
    const later = await timesOf(rounds, () => ask(mock, path))
    console.log([name, median(plain), median(first), median(later)].join('\t'))
  }
}
