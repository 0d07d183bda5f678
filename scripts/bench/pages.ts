import { createMock, type Db } from 'langraan/mock'
import { filled } from './scroll.ts'

const count = 100_000
const rounds = 9

const pages = {
  'orders, by name': '/api/orders?sortBy=name&page=50',
  'orders, searched': '/api/orders?q=LR&paymentMethod=cod&page=50',
  customers: '/api/customers?q=0800012',
  '10,000 users, by name': '/api/users/list/data?sortBy=fullName&page=40',
  '10,000 users, searched': '/api/users/list/data?q=9999',
  '10,000 mails, a folder': '/apps/email/emails',
  '10,000 mails, searched': `/apps/email/emails?folder=&q=${encodeURIComponent('ชา')}`,
}

/** The sample orders over and over, of 40,000 customers; the sample users and mails too, 10,000 of each. */
async function manyRows(): Promise<Db> {
  const mock = createMock()
  const { orders } = await (await mock.fetch(new Request('http://bench/api/orders?perPage=30'))).json()
  const { users } = await (await mock.fetch(new Request('http://bench/api/users/list/data?perPage=50'))).json()
  const { emails } = await (await mock.fetch(new Request('http://bench/apps/email/emails?folder='))).json()
  return filled({
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
  })
}

/** What a page of 100,000 orders, and of other long lists, takes of the pretend backend, in process. */
export async function benchPages(): Promise<void> {
  const mock = createMock({ db: await manyRows() })
  const took = async (path: string): Promise<number> => {
    const start = performance.now()
    const { status } = await mock.fetch(new Request(`http://bench${path}`))
    if (status !== 200) throw new Error(`${path}: ${status}`)
    return performance.now() - start
  }
  console.log(`\nA page of ${count.toLocaleString('en')} orders in process (ms)`)
  console.log('page\tfirst\tmedian of later ones')
  for (const [name, path] of Object.entries(pages)) {
    const first = await took(path)
    const later: number[] = []
    for (let round = 0; round < rounds; round++) later.push(await took(path))
    later.sort((a, b) => a - b)
    console.log([name, first.toFixed(1), (later[rounds >> 1] ?? 0).toFixed(1)].join('\t'))
  }
}
