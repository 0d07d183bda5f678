import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Order } from '../../src/core/orders/orders.contract'
import { isRefusedToLimited } from '../../src/service/shop-limit'
import { ask } from '../helpers/ask'
import { endpoints } from '../helpers/contracts'
import { newOrder } from '../orders/new-order'
import { samplesFor } from '../simulation/matrix.samples'
import { type LimitedDesk, worksFor } from './limited'
import { tokenOf } from './people'

type Row = Pick<Order, 'OrderNumber' | 'shopId' | 'version' | 'OrderStatus' | 'name' | 'phoneNumber' | 'paymentMethod'>

const allOrders = async ({ askAll }: LimitedDesk): Promise<Row[]> => {
  const first = (await askAll('GET /api/orders?perPage=100')).body
  const pages = Array.from({ length: Math.ceil(first.total / 100) }, (_, nth) => nth + 1)
  const bodies = await Promise.all(
    pages.map(async (page) => (await askAll(`GET /api/orders?perPage=100&page=${page}`)).body),
  )
  return bodies.flatMap(({ orders }) => orders)
}

const orderOf = (orders: readonly Row[], shopId: number, isOne: (order: Row) => boolean = () => true): Row => {
  const found = orders.find((order) => order.shopId === shopId && isOne(order))
  if (!found) throw new Error('no such order in the sample data')
  return found
}

/** What may not be said: numbers of other shops' orders, and names of those who ordered there only. */
async function secretsOf(desk: LimitedDesk, shops: readonly number[]): Promise<string[]> {
  const orders = await allOrders(desk)
  const isOwn = ({ shopId }: Row) => shops.includes(shopId)
  const known = orders.filter(isOwn)
  const phones = new Set(known.map(({ phoneNumber }) => phoneNumber))
  const names = new Set(known.map(({ name }) => name))
  const others = orders.filter((order) => !isOwn(order))
  const strangers = others.filter(({ name, phoneNumber }) => !names.has(name) && !phones.has(phoneNumber))
  return [
    ...others.map(({ OrderNumber }) => OrderNumber),
    ...strangers.flatMap(({ name, phoneNumber }) => [name, phoneNumber]),
  ]
}

/** What people wrote, to this user: it may name anything. */
const isLetters = (name: string): boolean => /^(email|chat)\./.test(name)
const withoutLetters = (body: { notifications?: { kind: string }[] } | undefined) =>
  body?.notifications ? body.notifications.filter(({ kind }) => kind.startsWith('order.')) : body

describe('users who work for certain shops', () => {
  test('ROLE-1550 for every call it is decided what it is for users of certain shops', () => {
    expect(endpoints.flatMap(({ name, shops }) => (shops ? [] : name))).toEqual([])
    const someone = { id: 2, username: 'client', fullName: '', ability: [], user_permission: [], session: '' }
    expect(isRefusedToLimited({ ...someone, shops: [1] }, {})).toBe(true)
    expect(isRefusedToLimited(someone, {})).toBe(false)
  })

  test('ROLE-1567 the contract’s table says for every call what it is for users of certain shops', () => {
    const [, section = ''] = readFileSync('docs/contract.md', 'utf8').split('\n## Users of certain shops\n')
    const told = [...(section.split('\n## ')[0] ?? '').matchAll(/^\| ([A-Z]+ \/\S+) \| (.+) \|$/gm)].map(
      ([, call, text]) => [call, text === '403' ? 'refused' : 'limited'] as const,
    )
    const decided = endpoints.flatMap(({ method, path, shops: limit }) => {
      const call = `${method} ${path.replace(/^(\/card\/card-\w+)\/.*/, '$1/{name}')}`
      return limit === 'shared' ? [] : [[call, limit] as const]
    })
    expect(new Map(told)).toEqual(new Map(decided))
  })

  test('ROLE-1551 no answer to a user of one shop names an order or a customer of another', async () => {
    const desk = await worksFor([2])
    const orders = await allOrders(desk)
    const secrets = await secretsOf(desk, [2])
    expect(secrets.length).toBeGreaterThan(20)
    const other = orderOf(orders, 1)
    const answered: string[] = []
    const leaks: string[] = []
    for (const endpoint of endpoints) {
      const { name, method, auth, allow } = endpoint
      if (method !== 'GET' || auth === false || allow === 'anyone' || isLetters(name)) continue
      const path = endpoint.path
        .replace('{OrderNumber}', other.OrderNumber)
        .replace('{name}', 'revenue')
        .replace(/\{\w+\}/g, '1')
      for (const query of [
        'perPage=100',
        'perPage=100&page=2',
        'perPage=100&q=LR',
        `q=${encodeURIComponent(other.name)}`,
        'shopId=1&perPage=100',
        `orderNumber=${other.OrderNumber}&OrderNumber=${other.OrderNumber}&id=1&within=1000000`,
        'key=k',
      ]) {
        const { status, body } = await desk.ask(`GET ${path}?${query}`)
        if (status === 200) answered.push(name)
        const text = JSON.stringify(withoutLetters(body) ?? null)
        for (const secret of secrets) if (text.includes(secret)) leaks.push(`${name} ${query}: ${secret}`)
      }
    }
    for (const key of orders
      .filter(({ shopId }) => shopId === 1)
      .map(({ phoneNumber }) => phoneNumber.replace(/\D/g, '').slice(0, 10)))
      for (const call of ['POST /api/customers/profile', 'POST /api/customers/orders']) {
        const text = JSON.stringify((await desk.ask(call, { key, page: 1, perPage: 100 })).body ?? null)
        for (const secret of secrets) if (text.includes(secret)) leaks.push(`${call}: ${secret}`)
      }
    expect(leaks).toEqual([])
    expect(answered).toEqual(
      expect.arrayContaining([
        'orders.list',
        'customers.list',
        'customers.sheet',
        'notifications.list',
        'live.changes',
        'invoices.list',
      ]),
    )
  })

  test('ROLE-1552 every change of the contract: refused, or another shop’s orders and invoices stay as they are', async () => {
    const desk = await worksFor([2])
    const orders = await allOrders(desk)
    const other = orderOf(orders, 1, ({ OrderStatus }) => OrderStatus === 'new')
    const others = async () => (await allOrders(desk)).filter(({ shopId }) => shopId !== 2)
    const invoicesOf = async () =>
      (await desk.askAll('GET /apps/invoice/invoices')).body.allData.filter(
        ({ shopId }: { shopId: number }) => shopId !== 2,
      )
    const [ordersBefore, invoicesBefore] = [await others(), await invoicesOf()]
    const invoice = invoicesBefore[0].id
    const samples = samplesFor(desk.db.read() ?? {})
    const done: string[] = []
    for (const endpoint of endpoints) {
      const { name, method, auth, allow } = endpoint
      const sample = samples[name]
      if (!sample || method === 'GET' || auth === false || allow === 'anyone') continue
      if (/^(sessions|account)\./.test(name)) continue
      const replaced = (text: string) =>
        text.replaceAll(/LR-\d{8}-\d{6}/g, other.OrderNumber).replaceAll('"shopId":2', '"shopId":1')
      const body =
        sample.body &&
        JSON.parse(
          replaced(
            JSON.stringify({ ...sample.body, ...(sample.body.version !== undefined && { version: other.version }) }),
          ),
        )
      if (name.startsWith('invoices.') && body?.invoice?.id) body.invoice.id = invoice
      if (name.startsWith('invoices.') && body?.id) body.id = invoice
      const query = new URLSearchParams({
        ...(sample.query as Record<string, string>),
        ...(name === 'invoices.remove' && { id: String(invoice) }),
      })
      const path = endpoint.path.replace('{OrderNumber}', other.OrderNumber).replace(/\{\w+\}/g, '1')
      const { status } = await desk.ask(`${method} ${path}?${query}`, body, `key of ${name}`)
      if (status < 300) done.push(name)
    }
    expect(await others()).toEqual(ordersBefore)
    expect(await invoicesOf()).toEqual(invoicesBefore)
    // in bulk, each number is refused by itself; nothing is found by a number
    expect(done.filter((name) => /^(orders|invoices|shops|customers)\./.test(name)).sort()).toEqual([
      'customers.orders',
      'orders.import',
      'orders.importCheck',
      'orders.print',
      'orders.status',
      'orders.tracked',
      'orders.tracking',
    ])
  })

  test('ROLE-1553 lists, counts and sums are those of the user’s shops', async () => {
    const desk = await worksFor([2, 3])
    const orders = await allOrders(desk)
    const own = orders.filter(({ shopId }) => shopId !== 1)
    const { body } = await desk.ask('GET /api/orders?perPage=100')
    expect(body.total).toBe(own.length)
    expect(body.counts).toMatchObject(
      Object.fromEntries(
        own.map(({ OrderStatus }) => [OrderStatus, own.filter((each) => each.OrderStatus === OrderStatus).length]),
      ),
    )
    const sumOf = async (shopId: number) => (await desk.askAll(`GET /api/orders/summary?shopId=${shopId}`)).body
    const [two, three, ours] = [await sumOf(2), await sumOf(3), (await desk.ask('GET /api/orders/summary')).body]
    expect(ours.orders).toBe(two.orders + three.orders)
    expect(ours.toPack).toBe(two.toPack + three.toPack)
    expect(ours.toPrint).toBe(two.toPrint + three.toPrint)
    expect(ours.codOutstanding.orders).toBe(two.codOutstanding.orders + three.codOutstanding.orders)
    expect((await desk.ask('GET /api/orders/summary?shopId=1')).body).toMatchObject({ orders: 0, toPack: 0, byDay: [] })
    expect((await desk.ask('GET /api/orders?shopId=1')).body).toMatchObject({ total: 0, orders: [] })
    const found = (await desk.ask(`GET /api/orders?q=${encodeURIComponent(own[0]?.name ?? '')}&perPage=100`)).body
      .orders as Row[]
    expect(found.length).toBeGreaterThan(0)
    expect(found.every(({ shopId }) => shopId !== 1)).toBe(true)
    const days = own.filter(({ OrderStatus }) => OrderStatus !== 'cancelled').length
    expect(ours.orders).toBe(days)
    expect((await desk.ask('GET /api/shops')).body.shops.map(({ id }: { id: number }) => id)).toEqual([2, 3])
  })

  test('ROLE-1554 an order of another shop is missing, as if there were none', async () => {
    const desk = await worksFor([2])
    const orders = await allOrders(desk)
    const other = orderOf(orders, 1)
    const none = 'LR-20200101-000001'
    for (const number of [other.OrderNumber, none]) {
      expect((await desk.ask(`GET /api/orders/${number}`)).status).toBe(404)
      expect(
        await desk.ask('POST /api/orders/update', {
          OrderNumber: number,
          version: other.version,
          changes: { note: 'x' },
        }),
      ).toEqual({ status: 404, body: undefined })
      expect(
        await desk.ask('POST /api/orders/payment', {
          OrderNumber: number,
          version: other.version,
          paymentStatus: 'paid',
        }),
      ).toEqual({ status: 404, body: undefined })
      expect(
        (await desk.ask('POST /api/orders/tracking', { numbers: [{ OrderNumber: number, trackingNumber: 'TH1' }] }))
          .body,
      ).toEqual({ orders: [], refused: [{ OrderNumber: number, reason: 'unknown' }] })
      expect(
        (await desk.ask('POST /api/orders/tracked', { orderNumbers: [number], trackingNumbers: [number] })).body,
      ).toEqual({ orders: [] })
      expect((await desk.ask(`GET /api/editing?OrderNumber=${number}`)).body).toEqual({ editors: [] })
      expect(
        (await desk.ask('POST /api/editing', { OrderNumber: number, form: number, isEditing: true })).body,
      ).toEqual({
        editors: [],
      })
    }
    expect((await desk.askAll(`GET /api/editing?OrderNumber=${other.OrderNumber}`)).body).toEqual({ editors: [] })
    const own = orderOf(orders, 2)
    const both = [own.OrderNumber, other.OrderNumber]
    const { body } = await desk.ask('POST /api/orders/print', { orderNumbers: both, printBy: 'ก', reprint: true })
    expect(body.orders.map(({ OrderNumber }: Row) => OrderNumber)).toEqual([own.OrderNumber])
    expect(body.refused).toEqual([{ OrderNumber: other.OrderNumber, reason: 'unknown' }])
  })

  test('ROLE-1555 no order or invoice is made in another shop, or moved there', async () => {
    const desk = await worksFor([2])
    const orders = await allOrders(desk)
    const own = orderOf(orders, 2, ({ OrderStatus }) => OrderStatus === 'new')
    const made = await desk.ask('POST /api/orders', { order: { ...newOrder, shopId: 1 } })
    expect(made).toEqual({ status: 422, body: { error: { 'order.shopId': 'unknown' } } })
    const moved = await desk.ask('POST /api/orders/update', {
      OrderNumber: own.OrderNumber,
      version: own.version,
      changes: { shopId: 3 },
    })
    expect(moved.status).toBe(422)
    expect((await desk.ask('POST /api/orders', { order: newOrder }, 'the first key')).status).toBe(201)
    expect(await allOrders(desk)).toHaveLength(orders.length + 1)
    const invoices = (await desk.askAll('GET /apps/invoice/invoices')).body.allData as {
      id: number
      shopId: number
      version: number
    }[]
    const mine = invoices.find(({ shopId }) => shopId === 2)
    for (const shopId of [1, 0])
      expect(
        (await desk.ask('POST /apps/invoice/update', { invoice: { id: mine?.id, version: mine?.version, shopId } }))
          .status,
      ).toBe(422)
    const listed = (await desk.ask('GET /apps/invoice/invoices')).body.allData as typeof invoices
    expect(listed).toEqual(invoices.filter(({ shopId }) => shopId === 2))
  })

  test('ROLE-1556 an order’s key that another shop’s order has doesn’t show it, and makes none', async () => {
    const desk = await worksFor([2])
    await desk.askAll('POST /api/orders', { order: { ...newOrder, shopId: 1 } })
    const before = (await allOrders(desk)).length
    const { status, body } = await desk.ask('POST /api/orders', { order: newOrder }, 'another key of ten')
    expect({ status, body }).toEqual({ status: 403, body: { error: 'Not allowed', reason: 'shops' } })
    expect(await allOrders(desk)).toHaveLength(before)
  })

  test('ROLE-1557 a changed limit holds from the next request; a kept response of before isn’t repeated', async () => {
    const desk = await worksFor([2])
    const own = orderOf(await allOrders(desk), 2)
    const print = { orderNumbers: [own.OrderNumber], printBy: 'ก', reprint: true }
    expect((await desk.ask('POST /api/orders/print', print, 'print it once')).status).toBe(200)
    expect((await desk.ask('POST /api/orders/print', print, 'print it once')).body.orders).toHaveLength(1)
    await desk.setShops([3])
    expect((await desk.ask(`GET /api/orders/${own.OrderNumber}`)).status).toBe(404)
    expect(await desk.ask('POST /api/orders/print', print, 'print it once')).toEqual({
      status: 422,
      body: { error: { 'Idempotency-Key': 'used' } },
    })
    await desk.setShops([])
    expect((await desk.ask(`GET /api/orders/${own.OrderNumber}`)).status).toBe(200)
    expect((await desk.ask('GET /api/orders?perPage=1')).body.total).toBe((await allOrders(desk)).length)
  })

  test('ROLE-1558 changes of other shops aren’t told; an order that leaves or comes is', async () => {
    const desk = await worksFor([2])
    const orders = await allOrders(desk)
    const cursorOf = async () => (await desk.ask('GET /api/changes')).body.cursor
    const heard = async (after: string) =>
      (await desk.ask(`GET /api/changes?after=${after}`)).body.changes.map(
        ({ kind, ref }: { kind: string; ref: string }) => `${kind} ${ref}`,
      )
    const heardByAll = async (after: string) => {
      const [position] = after.split('.')
      return (await desk.askAll(`GET /api/changes?after=${position}`)).body.changes.length
    }
    const other = orderOf(orders, 1, ({ OrderStatus }) => OrderStatus === 'new')
    const own = orderOf(orders, 2, ({ OrderStatus }) => OrderStatus === 'new')
    let cursor = await cursorOf()
    const change = async ({ OrderNumber }: Row, changes: object) => {
      const { version } = (await desk.askAll(`GET /api/orders/${OrderNumber}`)).body.order
      expect((await desk.askAll('POST /api/orders/update', { OrderNumber, version, changes })).status).toBe(200)
    }
    await change(other, { note: 'ลับ' })
    expect(await heard(cursor)).toEqual([])
    expect(await heardByAll(cursor)).toBe(1)
    await change(own, { note: 'ของเรา' })
    expect(await heard(cursor)).toEqual([`orders ${own.OrderNumber}`])
    cursor = await cursorOf()
    await change(own, { shopId: 1 })
    expect(await heard(cursor)).toEqual([`orders ${own.OrderNumber}`])
    expect(await heardByAll(cursor)).toBe(1)
    cursor = await cursorOf()
    await change(own, { note: 'ไปแล้ว' })
    expect(await heard(cursor)).toEqual([])
    await change(own, { shopId: 2 })
    expect(await heard(cursor)).toEqual([`orders ${own.OrderNumber}`])
  })

  test('ROLE-1568 once the shops change, what a page has heard so far is to be loaded again', async () => {
    const desk = await worksFor([2])
    const page = async (after?: string) =>
      (await desk.ask(`GET /api/changes${after === undefined ? '' : `?after=${after}`}`)).body
    const { cursor } = await page()
    expect(await page(cursor)).toMatchObject({ cursor, reset: false })
    await desk.setShops([2, 3])
    const moved = await page(cursor)
    expect(moved).toMatchObject({ changes: [], reset: true })
    expect(await page(moved.cursor)).toMatchObject({ cursor: moved.cursor, reset: false })
    await desk.setShops([])
    const all = await page(moved.cursor)
    expect(all.reset).toBe(true)
    expect((await page(all.cursor)).reset).toBe(false)
    await desk.setShops([1])
    expect((await page(all.cursor)).reset).toBe(true)
  })

  test('ROLE-1559 the bell tells of the user’s shops only, however much happens in others', async () => {
    const desk = await worksFor([2])
    await desk.askAll('POST /api/orders', { order: newOrder })
    for (let nth = 0; nth < 120; nth++)
      await ask(desk.mock, 'POST /api/orders', {
        body: { order: { ...newOrder, shopId: 1 } },
        key: `order of shop 1: ${nth}`,
      })
    const { notifications } = (await desk.ask('GET /api/notifications')).body as {
      notifications: { kind: string; shop: string }[]
    }
    const shops = new Set(notifications.flatMap(({ kind, shop }) => (kind.startsWith('order.') ? shop : [])))
    expect([...shops]).toEqual(['ครัวคุณยายละเมียด'])
  })

  test('ROLE-1560 customers are those with orders in the user’s shops, with the sums of these', async () => {
    const desk = await worksFor([2])
    const orders = await allOrders(desk)
    const customer = { name: 'สองร้าน ทดสอบ', phoneNumber: '099-999-0001', address: 'ที่อยู่ของร้านสอง' }
    const create = (order: object, key: string) =>
      ask(desk.mock, 'POST /api/orders', { body: { order: { ...newOrder, ...customer, ...order } }, key })
    await create({}, 'order in shop two')
    await create({ shopId: 1, name: 'ชื่อในร้านหนึ่ง', address: 'ที่อยู่ลับ' }, 'order in shop one')
    const { body } = await desk.ask('GET /api/customers?perPage=100')
    const phones = new Set(orders.filter(({ shopId }) => shopId === 2).map(({ phoneNumber }) => phoneNumber))
    expect(body.total).toBe(phones.size + 1)
    expect(body.customers[0]).toMatchObject({ ...customer, orderCount: 1 })
    const found = async (q: string) => (await desk.ask(`GET /api/customers?q=${encodeURIComponent(q)}`)).body.total
    expect([await found('สองร้าน'), await found('0999990001'), await found('ชื่อในร้านหนึ่ง')]).toEqual([1, 1, 0])
    const profile = (await desk.ask('POST /api/customers/profile', { key: '0999990001' })).body.customer
    expect(profile).toMatchObject({ name: customer.name, address: customer.address, orderCount: 1, addresses: [] })
    expect((await desk.ask('POST /api/customers/orders', { key: '0999990001' })).body.total).toBe(1)
    const elsewhere = orders.find(({ shopId, phoneNumber }) => shopId === 1 && !phones.has(phoneNumber))
    const key = elsewhere?.phoneNumber.split(',')[0]?.replace(/\D/g, '')
    expect((await desk.ask('POST /api/customers/profile', { key })).status).toBe(404)
    await desk.askAll('POST /api/customers', { customer: { name: 'ไม่มีออเดอร์', phoneNumber: '099-999-0002' } })
    expect(await found('ไม่มีออเดอร์')).toBe(0)
    expect((await desk.ask('POST /api/customers/profile', { key: '0999990002' })).status).toBe(404)
    for (const sortBy of ['name', 'province', 'orderCount', 'lastOrder', 'refusedCODCount', 'phoneNumber', 'district'])
      expect(
        (await desk.ask(`GET /api/customers?perPage=100&sortBy=${sortBy}&sortDesc=true`)).body.customers,
      ).toHaveLength(body.total)
    const counts = (
      await desk.ask('GET /api/customers?perPage=100&sortBy=orderCount&sortDesc=true')
    ).body.customers.map(({ orderCount }: { orderCount: number }) => orderCount)
    expect(counts).toEqual(counts.toSorted((a: number, b: number) => b - a))
  })

  test('ROLE-1575 a merged customer is one row, of their orders in the user’s shops', async () => {
    const desk = await worksFor([2])
    const create = async (shopId: number, phoneNumber: string, name: string) => {
      const order = { ...newOrder, shopId, phoneNumber, name }
      const { status } = await ask(desk.mock, 'POST /api/orders', {
        body: { order },
        key: `an order of ${phoneNumber}`,
      })
      expect(status).toBe(201)
    }
    await create(2, '099-999-0011', 'เบอร์แรก')
    await create(2, '099-999-0012', 'เบอร์สอง')
    await create(1, '099-999-0013', 'เบอร์ร้านอื่น')
    const before = (await desk.ask('GET /api/customers?perPage=100')).body.total
    const call = (path: string, body: object, key: string) => ask(desk.mock, path, { body, key: `merging ${key}` })
    for (const other of ['0999990012', '0999990013']) {
      const [own, others] = await Promise.all(
        ['0999990011', other].map(
          async (key) => (await desk.askAll('POST /api/customers/profile', { key })).body.customer,
        ),
      )
      const customer = { key: '0999990011', version: own.version, name: 'รวมแล้ว' }
      const body = { customer, other, otherVersion: others.version }
      expect((await call('POST /api/customers/merge', body, other)).status).toBe(200)
    }
    const listed = async (query: string) => (await desk.ask(`GET /api/customers?perPage=100&${query}`)).body
    const all = await listed('')
    expect(all.total).toBe(before - 1)
    expect(all.customers).toHaveLength(before - 1)
    for (const query of ['', 'sortBy=name', 'q=0999990011', 'q=0999990012', `q=${encodeURIComponent('รวมแล้ว')}`])
      expect((await listed(query)).customers.filter(({ name }: { name: string }) => name === 'รวมแล้ว')).toEqual([
        expect.objectContaining({ orderCount: 2 }),
      ])
  })

  test('ROLE-1561 nobody gives or changes more shops than they work for', async () => {
    const desk = await worksFor([2, 3])
    const update = async (user: object) => (await desk.ask('POST /apps/users/update', { user })).status
    const users = (await desk.askAll('GET /api/users/list/data?perPage=50')).body.users as {
      id: number
      username: string
      shops?: number[]
    }[]
    const [first, second] = users.filter(({ id }) => id > 2)
    if (!first || !second) throw new Error('no users')
    // who works for all shops is above
    expect(await update({ id: first.id, company: 'x' })).toBe(403)
    const set = (id: number, shops: number[]) => desk.askAll('POST /apps/users/update', { user: { id, shops } })
    expect((await set(first.id, [3])).body.user.shops).toEqual([3])
    expect(await update({ id: first.id, company: 'x' })).toBe(200)
    expect(await update({ id: first.id, shops: [2, 3] })).toBe(200)
    expect(await update({ id: first.id, shops: [] })).toBe(403)
    expect(await update({ id: first.id, shops: [1] })).toBe(422)
    expect(await update({ id: first.id, role: 'owner' })).toBe(403)
    expect(await update({ id: 2, shops: [] })).toBe(403)
    await set(second.id, [1, 2])
    expect(await update({ id: second.id, company: 'x' })).toBe(403)
    expect((await desk.ask(`DELETE /apps/users/delete?id=${second.id}`)).status).toBe(403)
    const invite = (given: object) =>
      desk.ask('POST /apps/users/invite', { fullName: 'นก', email: 'nok@mail.example', role: 'clerk', ...given })
    expect((await invite({ shops: [] })).status).toBe(403)
    expect((await invite({ shops: [1] })).status).toBe(422)
    const invited = await invite({})
    expect(invited.body.invitation.shops).toEqual([2, 3])
    const stored = (await desk.askAll(`GET /api/users/user?id=${invited.body.invitation.id}`)).body.user
    expect(stored.shops).toEqual([2, 3])
  })

  test('ROLE-1562 an owner works for all shops; missing and empty lists mean all', async () => {
    const desk = await worksFor([2])
    const set = async (user: object) =>
      (await desk.askAll('POST /apps/users/update', { user: { id: 2, ...user } })).body.user
    expect((await set({ shops: [3, 2, 3] })).shops).toEqual([2, 3])
    expect(await set({ role: 'owner' })).not.toHaveProperty('shops')
    expect((await desk.ask('GET /api/shops')).body.shops).toHaveLength(3)
    expect(await set({ role: 'owner', shops: [1] })).not.toHaveProperty('shops')
    expect(await set({ role: 'clerk', shops: [] })).not.toHaveProperty('shops')
    expect((await desk.askAll('POST /apps/users/update', { user: { id: 2, shops: [99] } })).body).toEqual({
      error: { 'user.shops': ['unknown'] },
    })
    expect((await set({ shops: [1] })).shops).toEqual([1])
    const { entries } = (await desk.askAll('GET /api/activity?kind=user&perPage=1')).body
    expect(entries[0].changes).toEqual([{ field: 'shops', from: '', to: 'บ้านชาปลายดอย' }])
    const signIn = await ask(desk.mock, 'POST /jwt/login', {
      body: { email: 'client@langraan.test', password: 'client' },
    })
    expect(signIn.body.userData.shops).toEqual([1])
  })

  test('ROLE-1563 an invited person works for the invitation’s shops', async () => {
    const desk = await worksFor([])
    const invited = await desk.askAll('POST /apps/users/invite', {
      fullName: 'นก',
      email: 'nok@mail.example',
      role: 'clerk',
      shops: [3],
    })
    expect(invited.body.invitation.shops).toEqual([3])
    await ask(desk.mock, 'POST /jwt/reset-password', {
      body: { token: invited.body.token, password: 'a new password' },
    })
    const { body } = await ask(desk.mock, 'POST /jwt/login', {
      body: { email: 'nok@mail.example', password: 'a new password' },
    })
    expect(body.userData.shops).toEqual([3])
    const { shops } = (await ask(desk.mock, 'GET /api/shops', { token: body.accessToken })).body
    expect(shops.map(({ id }: { id: number }) => id)).toEqual([3])
  })

  test('ROLE-1564 prices of other shops are neither shown nor changed', async () => {
    const desk = await worksFor([2])
    const prices = [
      { shopId: 1, price: 10 },
      { shopId: 2, price: 20 },
      { shopId: 3, price: 30 },
    ]
    const { product } = (await desk.askAll('POST /api/products', { product: { name: 'สามร้าน', price: 99, prices } }))
      .body
    const shown = (await desk.ask(`GET /api/products/${product.id}`)).body.product
    expect(shown.prices).toEqual([{ shopId: 2, price: 20 }])
    const priceIn = async (shopId: number) =>
      (await desk.ask(`GET /api/products/find?q=${encodeURIComponent('สามร้าน')}&shopId=${shopId}`)).body.products[0]
        .price
    expect([await priceIn(1), await priceIn(2)]).toEqual([99, 20])
    const update = (change: object) => desk.ask('POST /api/products/update', { product: { id: product.id, ...change } })
    expect((await update({ prices: [{ shopId: 2, price: 25 }] })).body.product.prices).toEqual([
      { shopId: 2, price: 25 },
    ])
    const stored = async () => (await desk.askAll(`GET /api/products/${product.id}`)).body.product.prices
    expect(await stored()).toEqual([
      { shopId: 1, price: 10 },
      { shopId: 2, price: 25 },
      { shopId: 3, price: 30 },
    ])
    expect((await update({ prices: [{ shopId: 1, price: 1 }] })).status).toBe(422)
    expect((await update({ name: 'สามร้านใหม่' })).status).toBe(200)
    expect((await update({ prices: [] })).status).toBe(200)
    expect(await stored()).toEqual([
      { shopId: 1, price: 10 },
      { shopId: 3, price: 30 },
    ])
  })

  test('ROLE-1565 settings of another shop are neither read nor changed, and no shop is added', async () => {
    const desk = await worksFor([2])
    const [own] = (await desk.ask('GET /api/shops')).body.shops
    const update = (shop: object) => desk.ask('POST /api/shops/update', { shop: { ...own, ...shop } })
    expect((await update({ id: 1, version: 1 })).status).toBe(404)
    expect((await update({ Description: 'ใหม่' })).status).toBe(200)
    const all = (await desk.askAll('GET /api/shops')).body.shops as { id: number; Description: string }[]
    expect(all.map(({ id }) => id)).toEqual([1, 2, 3])
    expect(all[1]?.Description).toBe('ใหม่')
    const { id: _, version: __, siId: ___, ...shop } = own
    expect(await desk.ask('POST /api/shops', { shop })).toEqual({
      status: 403,
      body: { error: 'Not allowed', reason: 'shops' },
    })
  })

  test('ROLE-1566 an invoice’s number is unique across shops', async () => {
    const desk = await worksFor([3])
    const all = (await desk.askAll('GET /apps/invoice/invoices')).body.allData as { id: number; shopId: number }[]
    const sample = samplesFor(desk.db.read() ?? {})['invoices.add']?.body as { invoice: object }
    const { status, body } = await desk.ask('POST /apps/invoice/add', {
      invoice: { ...sample.invoice, shopId: 3, vatRate: 0 },
    })
    expect(status).toBe(201)
    expect(body.invoice.id).toBe(Math.max(...all.map(({ id }) => id)) + 1)
    const after = (await desk.askAll('GET /apps/invoice/invoices')).body.allData as { id: number }[]
    expect(after.map(({ id }) => id).sort()).toEqual([...all.map(({ id }) => id), body.invoice.id].sort())
    expect(await tokenOf(desk.mock, 'admin')).toBeTruthy()
  })
})
