import { setTimeout as delay } from 'node:timers/promises'
import type { ShopBackend } from '../../../src/backend/backend'
import { newOrder } from '../../../tests/orders/new-order'
import { searched } from './many-orders'

export type Figures = {
  orders: number
  /** milliseconds; on SQLite of CPU time, which other programs don't change */
  calls: Record<string, number>
  naive: Record<string, number>
  oneClient: number
  fiftyClients: number
  /** orders per second during the slowest call, as a share of those without it */
  besideReads: number
  slowest: string
  openMs: number
  megabytes: number
  bytesPerOrder: number
}

const day = 86_400_000
const rounds = 30
const slow = 300

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

export type Timer = () => number
export const cpuTime: Timer = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
export const wallTime: Timer = () => performance.now()

/** Median time of a call; fewer rounds if it is slow. */
async function timeOf(timer: Timer, act: () => Promise<unknown> | unknown): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < rounds + 3; round++) {
    const begun = timer()
    await act()
    times.push(timer() - begun)
    if (median(times) > slow * 5 || (times.length >= 3 && median(times) > slow)) break
  }
  return median(times.length > 10 ? times.slice(3) : times)
}

type Asked = {
  path: string /** without indices, sums or a search index; `from` is the table */
  naive(from: string): string
}

function callsOf(total: number, number: string, now: number): Record<string, Asked> {
  const list = (query: string, naive: Asked['naive']): Asked => ({
    path: `/api/orders?sortBy=newest&sortDesc=false&perPage=50&${query}`,
    naive,
  })
  const page = (nth: number) =>
    list(`page=${nth}`, (from) => {
      const order = 'order by created_at desc, id desc limit 50 offset'
      return `select json from ${from} ${order} ${(nth - 1) * 50}`
    })
  const search = (q: string) =>
    list(
      `page=1&q=${encodeURIComponent(q)}`,
      (from) => `select json from ${from} where json like '%${q}%' order by created_at desc limit 50`,
    )
  const customers = (query: string, q = '', skipped = 0, by = 'max(created_at) desc'): Asked => ({
    path: `/api/customers?perPage=50&${query}`,
    naive: (from) =>
      `select customer, count(*) from ${from} where json like '%${q}%' group by 1 order by ${by} limit 50 offset ${skipped}`,
  })
  const since = new Date(now - 60 * day).toISOString().slice(0, 10)
  const sums = 'created_at / 86400000, status, count(*), sum(total)'
  return {
    'newest page': page(1),
    'page 200': page(200),
    'last page': page(Math.ceil(total / 50)),
    'search: first name (1 %)': search(searched.firstName),
    'search: end of surname (12 %)': search(searched.endOfSurname),
    'search: full number': search(number),
    'search: two letters nobody has': search(searched.nowhere),
    'tabs of 60 days': list(
      `page=1&from=${since}`,
      (from) => `select status, count(*) from ${from} where created_at >= ${Date.parse(since)} group by status`,
    ),
    'tabs under a filter (COD)': list(
      'page=1&paymentMethod=cod',
      (from) => `select status, count(*) from ${from} where payment_method = 'cod' group by status`,
    ),
    'one shop, by total': {
      path: `/api/orders?sortBy=total&sortDesc=true&perPage=50&page=1&shopId=${searched.shop}`,
      naive: (from) => `select json from ${from} where shop_id = ${searched.shop} order by total desc limit 50`,
    },
    'overview of 60 days': {
      path: `/api/orders/summary?from=${since}`,
      naive: (from) => `select ${sums} from ${from} where created_at >= ${Date.parse(since)} group by 1, 2`,
    },
    'overview, all': {
      path: '/api/orders/summary',
      naive: (from) => `select ${sums} from ${from} group by 1, 2`,
    },
    customers: customers('page=1'),
    'customers, page 20': customers('page=20', '', 950),
    'customers by name': customers('page=1&sortBy=name', '', 0, 'min(name_key)'),
    'customers: first name (1 %)': customers(`page=1&q=${encodeURIComponent(searched.firstName)}`, searched.firstName),
    'customers: end of surname (12 %)': customers(
      `page=1&q=${encodeURIComponent(searched.endOfSurname)}`,
      searched.endOfSurname,
    ),
    'COD outstanding': {
      path: '/api/orders?paymentMethod=cod&paymentStatus=unpaid&orderStatus=delivered&sortBy=newest&page=1&perPage=50',
      naive: (from) =>
        `select count(*), sum(total) from ${from} where payment_method = 'cod' and payment_status = 'unpaid'`,
    },
  }
}

export async function measure(
  backend: ShopBackend,
  timer: Timer,
  naive: (sql: (from: string) => string) => Promise<unknown> | unknown,
): Promise<Omit<Figures, 'openMs' | 'bytesPerOrder'>> {
  const send = async (method: string, path: string, body?: object, headers: Record<string, string> = {}) => {
    const sent = { method, headers, ...(body && { body: JSON.stringify(body) }) }
    const response = await backend.fetch(new Request(`http://localhost${path}`, sent))
    if (!response.ok) throw new Error(`${response.status} for ${method} ${path}: ${await response.text()}`)
    return response.json()
  }
  const account = { email: 'admin@langraan.test', password: 'admin' }
  const token = { Authorization: '' }
  /** for ten minutes */
  const signIn = async () => {
    const { accessToken } = (await send('POST', '/jwt/login', account)) as { accessToken: string }
    token.Authorization = `Bearer ${accessToken}`
  }
  await signIn()
  const get = (path: string) => send('GET', path, undefined, token)
  const { total } = (await get('/api/orders?perPage=1')) as { total: number }
  const found = (await get('/api/orders?perPage=1&page=500')) as { orders: { OrderNumber: string }[] }
  const asked = Object.entries(callsOf(total, found.orders[0]?.OrderNumber ?? '', Date.now()))
  const calls: Record<string, number> = {}
  for (const [name, { path }] of asked) calls[name] = await timeOf(timer, () => get(path))
  await signIn()

  let created = 0
  const create = () => {
    const nth = created++
    const order = { ...newOrder, name: `ลูกค้าใหม่ ${nth}`, phoneNumber: `09${String(nth).padStart(8, '0')}` }
    return send('POST', '/api/orders', { order }, { ...token, 'Idempotency-Key': `bench-${nth}` })
  }
  const perSecond = async (clients: number, ms: number): Promise<number> => {
    const begun = performance.now()
    const before = created
    const client = async () => {
      while (performance.now() < begun + ms) await create()
    }
    await Promise.all(Array.from({ length: clients }, client))
    return ((created - before) * 1000) / (performance.now() - begun)
  }
  await perSecond(1, 500)
  // in turns, so that a busy moment of the machine meets both
  const [one, fifty, alone, beside] = [[], [], [], []] as number[][] & [number[], number[], number[], number[]]
  const [slowest = '', ms = 0] = Object.entries(calls).toSorted(([, a], [, b]) => b - a)[0] ?? []
  const path = asked.find(([name]) => name === slowest)?.[1].path ?? ''
  for (let round = 0; round < 5; round++) {
    one.push(await perSecond(1, 1500))
    fifty.push(await perSecond(50, 1500))
    alone.push(await perSecond(20, 1500))
    let isOver = false
    const reader = async () => {
      while (!isOver) {
        await get(path)
        // somebody looks at what they asked for
        await delay(Math.max(50, ms))
      }
    }
    const reading = reader()
    beside.push(await perSecond(20, 1500))
    isOver = true
    await reading
  }
  const megabytes = process.memoryUsage.rss() / 1e6
  const naively: Record<string, number> = {}
  for (const [name, { naive: sql }] of asked) naively[name] = await timeOf(timer, () => naive(sql))
  return {
    megabytes,
    orders: total,
    calls,
    naive: naively,
    oneClient: median(one),
    fiftyClients: median(fifty),
    besideReads: median(beside) / median(alone),
    slowest,
  }
}
