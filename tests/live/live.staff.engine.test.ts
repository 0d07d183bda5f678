import { expect, onTestFinished, test } from 'vitest'
import { createEngine } from '../../src/core/index'
import { simulatedClock } from '../../src/core/kernel/simulated-clock'
import { memoryStorage } from '../../src/core/kernel/storage'
import { createMock } from '../../src/mock/index'
import { ask } from '../helpers/ask'
import { pass } from '../helpers/turns'
import { newOrder } from '../orders/new-order'
import { tokenOf } from '../people/people'

const start = '2026-11-21T03:00:00.000Z'
const [malee, somchai] = [1001, 1002]

/** Pages of the two people of a shop, each with live changes. */
async function desks() {
  const clock = simulatedClock({ start })
  const mock = createMock({ now: () => new Date(clock.now()) })
  await ask(mock, 'POST /apps/users/update', { body: { user: { id: 2, permissions: ['manage:all'] } } })
  const page = async (token: string) => {
    const asked: string[] = []
    let isOffline = false
    const engine = createEngine({
      transport: (request) => {
        if (isOffline) throw new TypeError('Failed to fetch')
        asked.push(`${request.method} ${new URL(request.url).pathname}`)
        return mock.transport(request)
      },
      fetchToken: async () => token,
      clock,
      storage: memoryStorage(),
    })
    onTestFinished(() => engine.stop())
    await engine.app('live').settled()
    return {
      engine,
      count: (call: string) => asked.filter((each) => each === call).length,
      cut: (is: boolean) => {
        isOffline = is
        engine.announce({ type: is ? 'network.offline' : 'network.online' })
      },
      chat: async (contactId: number) => {
        const data = engine.app('chat')
        const one = engine.view('chat.one', { contactId })
        await one.settled()
        return {
          data,
          texts: () => {
            const { received, added } = one.getSnapshot().context.thread
            return [...received, ...added].map(({ message }) => message)
          },
          send: (message: string) => data.send({ type: 'message.send', contactId, message }),
          unseen: () =>
            data.getSnapshot().context.lists?.chatsContacts.find(({ id }) => id === contactId)?.chat.unseenMsgs,
        }
      },
    }
  }
  const tokens = [await tokenOf(mock, 'admin'), await tokenOf(mock, 'client')] as const
  const settle = async (seconds = 8) => {
    for (let nth = 0; nth < seconds * 2; nth++) await pass(clock, 500)
  }
  const pages = { mine: await page(tokens[0]), theirs: await page(tokens[1]), second: () => page(tokens[1]) }
  await settle()
  return { mock, clock, tokens, settle, ...pages }
}

test('LIVE-500 a colleague’s message appears in the open chat long before it would be asked for', async () => {
  const { mine, theirs, settle } = await desks()
  const [one, other] = [await mine.chat(somchai), await theirs.chat(malee)]
  await settle(10)
  one.send('พัสดุมาแล้ว')
  await settle(5)
  expect(other.texts()).toEqual(['พัสดุมาแล้ว'])
  other.send('รับทราบ')
  one.send('ขอบคุณ')
  await settle(5)
  expect(one.texts().toSorted()).toEqual(['ขอบคุณ', 'พัสดุมาแล้ว', 'รับทราบ'].toSorted())
})

test('LIVE-500 two tabs of one person agree on what was written and read', async () => {
  const { mine, theirs, second, settle } = await desks()
  const one = await mine.chat(somchai)
  const tab = await second()
  tab.engine.app('chat')
  await settle()
  one.send('อยู่ไหม')
  await settle()
  const unseen = () =>
    tab.engine
      .app('chat')
      .getSnapshot()
      .context.lists?.chatsContacts.find(({ id }) => id === malee)?.chat.unseenMsgs
  expect(unseen()).toBe(1)
  const other = await theirs.chat(malee)
  await settle()
  expect(unseen()).toBe(0)
  const again = await tab.chat(malee)
  other.send('อยู่')
  await settle()
  expect(again.texts()).toEqual(['อยู่ไหม', 'อยู่'])
})

test('LIVE-500 what was written offline is sent once, and what came meanwhile is there', async () => {
  const { mine, theirs, settle } = await desks()
  const [one, other] = [await mine.chat(somchai), await theirs.chat(malee)]
  mine.cut(true)
  one.send('ออฟไลน์')
  other.send('ระหว่างนั้น')
  await settle(3)
  expect(other.texts()).toEqual(['ระหว่างนั้น'])
  mine.cut(false)
  await settle(20)
  expect(other.texts().toSorted()).toEqual(['ระหว่างนั้น', 'ออฟไลน์'].toSorted())
  expect(one.texts().toSorted()).toEqual(['ระหว่างนั้น', 'ออฟไลน์'].toSorted())
})

const paying = (OrderNumber: string, version: number) => ({
  OrderNumber,
  paymentStatus: 'paid',
  version,
  slip: { amount: 100, paidAt: start, checkedBy: 'x' },
})

test('LIVE-501 COD shows orders that others take and settle, and reads only these', async () => {
  const { mock, tokens, mine, settle } = await desks()
  const cod = mine.engine.app('cod')
  await cod.settled()
  const find = (number: string) => cod.getSnapshot().context.orders.find(({ OrderNumber }) => OrderNumber === number)
  const lists = mine.count('GET /api/orders')
  const order = { ...newOrder, paymentMethod: 'cod', CODFee: 30 }
  const made = await ask(mock, 'POST /api/orders', { body: { order }, key: 'one', token: tokens[1] })
  const { OrderNumber, version } = made.body.order
  const transfer = await ask(mock, 'POST /api/orders', {
    body: { order: { ...newOrder, paymentMethod: 'transfer', CODFee: 0 } },
    key: 'two',
    token: tokens[1],
  })
  await settle(20)
  expect(find(OrderNumber)).toMatchObject({ paymentStatus: 'unpaid' })
  expect(cod.getSnapshot().context.orders[0]?.OrderNumber).toBe(OrderNumber)
  expect(find(transfer.body.order.OrderNumber)).toBeUndefined()
  const paid = await ask(mock, 'POST /api/orders/payment', { body: paying(OrderNumber, version), token: tokens[1] })
  expect(paid.status).toBe(200)
  // on a busy machine, what a change wakes takes more than a turn
  await settle(20)
  expect(find(OrderNumber)).toMatchObject({ paymentStatus: 'paid' })
  expect(mine.count('GET /api/orders')).toBe(lists)
})

test('LIVE-501 changes of many orders at once read the period again; ticks stay', async () => {
  const { mine, settle } = await desks()
  const cod = mine.engine.app('cod')
  await cod.settled()
  const [first] = cod.getSnapshot().context.orders.filter(({ paymentStatus }) => paymentStatus === 'unpaid')
  cod.send({ type: 'parcel.tick', OrderNumber: first?.OrderNumber ?? '', on: true })
  const ticked = [...cod.getSnapshot().context.byHand]
  const lists = mine.count('GET /api/orders')
  cod.send({ type: 'orders.outdated', numbers: Array.from({ length: 21 }, (_, nth) => `LR-${nth}`) })
  await settle()
  expect(mine.count('GET /api/orders')).toBeGreaterThan(lists)
  expect([cod.getSnapshot().value, [...cod.getSnapshot().context.byHand]]).toEqual(['ready', ticked])
})

test('LIVE-501 a change that could not be read is read once the network is back', async () => {
  const { mock, tokens, mine, settle } = await desks()
  const cod = mine.engine.app('cod')
  await cod.settled()
  const order = { ...newOrder, paymentMethod: 'cod', CODFee: 30 }
  const made = await ask(mock, 'POST /api/orders', { body: { order }, key: 'one', token: tokens[1] })
  const { OrderNumber } = made.body.order
  mine.cut(true)
  cod.send({ type: 'orders.outdated', numbers: [OrderNumber] })
  await settle(60)
  const found = () => cod.getSnapshot().context.orders.some((each) => each.OrderNumber === OrderNumber)
  expect(found()).toBe(false)
  mine.cut(false)
  await settle()
  expect(found()).toBe(true)
})
