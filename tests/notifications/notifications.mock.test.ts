import { expect, test } from 'vitest'
import type { Notification } from '../../src/core/notifications/notifications.contract'
import { memoryDb } from '../../src/mock/db'
import { createMock, type Mock } from '../../src/mock/index'
import { aMail } from '../email/a-mail'
import { ask } from '../helpers/ask'
import { newOrder } from '../orders/new-order'
import { tokenOf } from '../people/people'

const start = Date.parse('2026-11-21T03:00:00Z')
const day = 24 * 60 * 60 * 1000

async function open(permissions: readonly string[] = ['manage:all'], db = memoryDb()) {
  let time = start
  const mock: Mock = createMock({ db, now: () => new Date(time) })
  await ask(mock, 'POST /apps/users/update', { body: { user: { id: 2, permissions } } })
  let keys = 0
  const person = async (name: string) => {
    // a token lasts for minutes, a test for days
    const call = async (line: string, body?: object, key = `k${keys++}`) =>
      ask(mock, line, { ...(body && { body }), token: await tokenOf(mock, name), key })
    const all = async (): Promise<Notification[]> => (await call('GET /api/notifications')).body.notifications
    return {
      call,
      all,
      orders: async () => (await all()).filter(({ kind }) => kind !== 'mail.received'),
      mails: async () => (await all()).filter(({ kind }) => kind === 'mail.received'),
      take: async (more: object = {}): Promise<string> =>
        (await call('POST /api/orders', { order: { ...newOrder, ...more } })).body.order.OrderNumber,
      move: (number: string, ...statuses: string[]) =>
        statuses.reduce(
          (before, status) => before.then(() => call('POST /api/orders/status', { orderNumbers: [number], status })),
          Promise.resolve<unknown>(undefined),
        ),
      read: (ids: readonly string[]) => call('POST /api/notifications/read', { ids }),
    }
  }
  return {
    mock,
    malee: await person('admin'),
    somchai: await person('client'),
    again: () => person('client'),
    pass: (milliseconds: number) => (time += milliseconds),
  }
}

test('BELL-1 a new order: for others, with its number, who took it, shop and total', async () => {
  const { malee, somchai, mock } = await open()
  const ref = await malee.take()
  const { order } = (await malee.call(`GET /api/orders/${ref}`)).body
  const { shops } = (await ask(mock, 'GET /api/shops')).body
  const shop = shops.find(({ id }: { id: number }) => id === order.shopId).ShopName
  expect(await somchai.orders()).toEqual([
    {
      id: expect.any(String),
      kind: 'order.created',
      at: '2026-11-21T03:00:00.000Z',
      by: 'มาลี ใจดี',
      ref,
      shop,
      total: order.total,
      subject: '',
      isRead: false,
    },
  ])
  expect(await malee.orders()).toEqual([])
})

test('BELL-1 an order that is cancelled or comes back, and no other change of an order', async () => {
  const { malee, somchai, pass } = await open()
  const [first, second] = [await malee.take(), await malee.take()]
  pass(1_000)
  await malee.move(second, 'confirmed', 'packed', 'shipped', 'returned')
  pass(1_000)
  await malee.move(first, 'cancelled')
  expect((await somchai.orders()).map(({ kind, ref }) => [kind, ref])).toEqual([
    ['order.cancelled', first],
    ['order.refused', second],
    ['order.created', second],
    ['order.created', first],
  ])
})

test.each([
  ['cod', 'order.refused'],
  ['transfer', 'order.returned'],
])('BELL-21 a returned order paid by %s is %s', async (paymentMethod, kind) => {
  const { malee, somchai, pass } = await open()
  const ref = await malee.take({ paymentMethod, CODFee: paymentMethod === 'cod' ? 30 : 0 })
  pass(1_000)
  await malee.move(ref, 'confirmed', 'packed', 'shipped', 'returned')
  expect((await somchai.orders())[0]).toMatchObject({ kind, ref })
})

test('LIVE-511 a cancellation that was undone is no notification any more; cancelled again, it is one', async () => {
  const { malee, somchai, pass } = await open()
  const ref = await malee.take()
  const kinds = async () => (await somchai.orders()).filter((each) => each.ref === ref).map(({ kind }) => kind)
  pass(1_000)
  await malee.move(ref, 'cancelled')
  expect(await kinds()).toEqual(['order.cancelled', 'order.created'])
  const undone = { orderNumbers: [ref], status: 'new', undoes: 'cancelled' }
  await malee.call('POST /api/orders/status', undone)
  expect(await kinds()).toEqual(['order.created'])
  pass(1_000)
  await malee.move(ref, 'cancelled')
  expect((await kinds())[0]).toBe('order.cancelled')
})

test('BELL-2 an email is unread until it is read, and gone once it is no longer in the inbox', async () => {
  const { somchai } = await open()
  const [mail] = (await somchai.mails()).filter(({ isRead }) => !isRead)
  const own = async () => (await somchai.mails()).filter(({ id }) => id === mail?.id)
  const { subject, from, time } = (await somchai.call(`GET /apps/email/get-email?id=${mail?.ref}`)).body
  expect(mail).toMatchObject({ by: from.name, subject, at: time, shop: '', isRead: false })
  const change = (dataToUpdate: object) =>
    somchai.call('POST /apps/email/update-emails', { emailIds: [Number(mail?.ref)], dataToUpdate })
  await change({ isRead: true })
  expect((await own()).map(({ isRead }) => isRead)).toEqual([true])
  await change({ folder: 'trash' })
  expect(await own()).toEqual([])
})

test('BELL-3 a mark is the own one, holds on another device, and can be repeated', async () => {
  const desk = await open()
  const [first, second] = [await desk.malee.take(), await desk.malee.take()]
  const idOf = async (ref: string) => (await desk.somchai.orders()).find((each) => each.ref === ref)?.id ?? ''
  const ids = [await idOf(first), 'order-999', 'nothing']
  for (const _ of [1, 2]) expect((await desk.somchai.read(ids)).status).toBe(200)
  const elsewhere = await desk.again()
  const isRead = async () => new Map((await elsewhere.orders()).map((each) => [each.ref, each.isRead]))
  expect(await isRead()).toEqual(
    new Map([
      [second, false],
      [first, true],
    ]),
  )
  const answer = (await elsewhere.read([await idOf(second)])).body.notifications
  expect(
    answer.filter(({ kind }: Notification) => kind === 'order.created').map((each: Notification) => each.isRead),
  ).toEqual([true, true])
  const third = await desk.somchai.take()
  expect((await desk.malee.orders()).map(({ ref, isRead: is }) => [ref, is])).toEqual([[third, false]])
})

test('BELL-3 a read email is not marked as read in the mailbox', async () => {
  const { somchai } = await open()
  const unread = (await somchai.mails()).filter(({ isRead }) => !isRead)
  expect(unread.length).toBeGreaterThan(0)
  await somchai.read(unread.map(({ id }) => id))
  expect((await somchai.mails()).every(({ isRead }) => isRead)).toBe(true)
  const { emails } = (await somchai.call('GET /apps/email/emails')).body
  const left = emails.filter(({ isRead }: { isRead: boolean }) => !isRead).map(({ id }: { id: number }) => String(id))
  expect(left).toEqual(expect.arrayContaining(unread.map(({ ref }) => ref)))
})

test('BELL-4 without the right to read orders or email, there is nothing', async () => {
  for (const [permissions, kinds] of [
    [['read:Todo'], []],
    [['read:Email'], ['mail.received']],
    [['read:Parcel'], ['order.created']],
  ] as const) {
    const { malee, somchai } = await open(permissions)
    await malee.take()
    expect([...new Set((await somchai.all()).map(({ kind }) => kind))]).toEqual(kinds)
  }
})

test('BELL-5 older than seven days is not listed', async () => {
  const { malee, somchai, pass } = await open(['read:Order'])
  await malee.take()
  pass(7 * day)
  expect((await somchai.all()).length).toBe(1)
  pass(1)
  expect(await somchai.all()).toEqual([])
})

test('BELL-5 fifty are listed, the latest; what else happens to orders pushes nothing out', async () => {
  const { malee, somchai, pass } = await open(['manage:Order'])
  const refs: string[] = []
  for (let nth = 0; nth < 52; nth++) {
    refs.unshift(await malee.take())
    pass(1_000)
  }
  for (const _ of Array(30)) await somchai.take()
  await malee.call('POST /api/orders/status', { orderNumbers: refs, status: 'confirmed' })
  await malee.call('POST /api/orders/status', { orderNumbers: refs, status: 'packed' })
  expect((await somchai.all()).map(({ ref }) => ref)).toEqual(refs.slice(0, 50))
})

test('BELL-5 marks of what is too old to be listed are forgotten', async () => {
  const db = memoryDb()
  const { malee, somchai, pass } = await open(['read:Order'], db)
  const mark = async () => somchai.read((await somchai.all()).map(({ id }) => id))
  await malee.take()
  await mark()
  pass(8 * day)
  const ref = await malee.take()
  await mark()
  const own = (await somchai.all()).find((each) => each.ref === ref)
  expect(db.read()?.['readNotifications/2']).toEqual([{ id: own?.id, at: own?.at }])
})

test('BELL-3 more ids than are listed are rejected', async () => {
  const { somchai } = await open()
  const ids = Array.from({ length: 51 }, (_, nth) => `order-${nth}`)
  expect(await somchai.read(ids)).toEqual({ status: 422, body: { error: { ids: ['too-many'] } } })
})

test('BELL-20 what was read and comes back into the list is still read', async () => {
  const db = memoryDb()
  db.write({ 'emails/2': [aMail(1, { time: '2026-11-21T03:00:30.000Z', folder: 'inbox' })] })
  const { malee, somchai, pass } = await open(['manage:Order', 'manage:Email'], db)
  const readAll = async () => somchai.read((await somchai.all()).map(({ id }) => id))
  const first = await malee.take()
  await readAll()
  for (const _ of Array(49)) {
    pass(1_000)
    await malee.take()
  }
  expect((await somchai.all()).some(({ ref }) => ref === first)).toBe(false)
  await readAll()
  await somchai.call('POST /apps/email/update-emails', { emailIds: [1], dataToUpdate: { folder: 'trash' } })
  expect((await somchai.all()).find(({ ref }) => ref === first)).toMatchObject({ ref: first, isRead: true })
})

test('BELL-29 what was read before marks had a time stays read', async () => {
  const db = memoryDb()
  const before = await open(['read:Order'], db)
  await before.malee.take()
  const [first] = await before.somchai.orders()
  db.write({ ...db.read(), 'readNotifications/2': [{ id: first?.id }] })
  const { malee, somchai } = await open(['read:Order'], db)
  expect(await somchai.orders()).toMatchObject([{ id: first?.id, isRead: true }])
  const ref = await malee.take()
  const second = (await somchai.orders()).find((each) => each.ref === ref)
  await somchai.read([second?.id ?? ''])
  const read = (await somchai.orders()).filter(({ isRead }) => isRead).map(({ id }) => id)
  expect(new Set(read)).toEqual(new Set([first?.id, second?.id]))
})
