import { expect, test } from 'vitest'
import { createMock } from '../../src/mock/index'
import { ask } from '../helpers/ask'
import { behind } from './behind'
import { openDesk } from './order-desk'

test('ORDER-31 saving sends the frozen body once and announces the stored order', async () => {
  const { desk, line, stored, mock } = behind()
  await desk.takeOrder().write({ paymentMethod: 'cod', shippingCost: '๔๐', note: ' ฝากป้อม ' }).save().outcome()
  expect(desk.state()).toBe('saved')
  expect(line.sent).toHaveLength(1)
  expect(JSON.parse(line.sent[0]?.body ?? '')).toEqual({
    order: {
      shopId: 1,
      name: 'สมชาย ใจดี',
      phoneNumber: '081-234-5678',
      address: '99/1 ถนนสุขใจ',
      subDistrict: 'ในเมือง',
      district: 'เมืองขอนแก่น',
      province: 'ขอนแก่น',
      postNum: '40000',
      customerFormatType: 1,
      fullCustomerData: '',
      ProductOrders: [{ uq: 'p1', productId: 1, name: 'ชา', price: 100, Quantity: 2 }],
      shippingCost: 40,
      discount: 0,
      otherCost: 0,
      CODFee: 24,
      DeliveryType: { value: 'ems', label: 'EMS', type: 'post' },
      trackingNumber: '',
      paymentMethod: 'cod',
      paymentStatus: 'unpaid',
      note: 'ฝากป้อม',
    },
  })
  const saved = desk.context().saved
  expect(saved?.OrderNumber).toBe('LR-20261121-000031')
  expect(saved?.total).toBe(26_400)
  expect(desk.announced).toEqual(['order.saved'])
  expect(await stored()).toBe(1)
  const { body } = await ask(mock, `GET /api/orders/${saved?.OrderNumber}`)
  expect(body.order.total).toBe(264)
})

test('ORDER-32 key and body are in the storage before the first send', async () => {
  const records: string[] = []
  const mock = createMock()
  const desk = openDesk({
    transport: (request) => {
      if (request.method === 'POST')
        records.push(
          ...desk.local
            .keys()
            .filter((key) => key.includes('/order/'))
            .map((key) => desk.local.get(key) ?? ''),
        )
      return mock.transport(request)
    },
  })
  await desk.takeOrder().save().outcome()
  expect(records).toHaveLength(1)
  const { frozen, key } = JSON.parse(records[0] ?? '{}')
  expect(key).toMatch(/^[0-9a-f]{32}$/)
  expect(frozen.body.name).toBe('สมชาย ใจดี')
  expect(frozen.body.ProductOrders[0].price).toBe(100)
  await desk.pass(3_000)
  expect(desk.local.keys().filter((each) => each.includes('/order/'))).toEqual([])
})

test('ORDER-33 pressing save two or three times sends one request', async () => {
  const { desk, line, stored } = behind()
  desk.takeOrder().save().save().save()
  await desk.outcome()
  desk.save()
  await desk.quiet()
  expect(line.sent).toHaveLength(1)
  expect(await stored()).toBe(1)
  expect(desk.announced).toEqual(['order.saved'])
})

test.each(['cut', 'lost', 'hung', '500', '503', '429', 'html', 'not-json'] as const)(
  'ORDER-34 after %s the same key and body are sent until one order is stored',
  async (mishap) => {
    const { desk, line, stored } = behind(...Array.from({ length: 6 }, () => mishap))
    await desk.takeOrder().save().outcome()
    for (let minute = 0; minute < 6 && desk.state() !== 'saved'; minute++) {
      expect(desk.state()).toBe('frozen:waiting')
      await desk.pass(60_000)
      await desk.outcome()
    }
    expect(desk.state()).toBe('saved')
    expect(line.sent.length).toBeGreaterThan(1)
    expect(new Set(line.sent.map(({ key, body }) => `${key} ${body}`)).size).toBe(1)
    expect(await stored()).toBe(1)
    expect(desk.announced.filter((type) => type === 'order.saved')).toHaveLength(1)
  },
)

test('ORDER-4763 an order turned away as one too many is sent again when the backend says, not before', async () => {
  const busy = async () => new Response(null, { status: 429, headers: { 'Retry-After': '60' } })
  const { transport } = createMock()
  let sends = 0
  const desk = openDesk({
    transport: (request) => (request.method === 'POST' && sends++ === 0 ? busy() : transport(request)),
  })
  await desk.takeOrder().save().outcome()
  expect([desk.state(), desk.context().doubted, desk.announced]).toEqual(['frozen:waiting', false, []])
  await desk.pass(55_000)
  expect([desk.state(), sends]).toEqual(['frozen:waiting', 1])
  await desk.pass(6_000)
  await desk.outcome()
  expect([desk.state(), sends]).toEqual(['saved', 2])
})

test('ORDER-4763 it is not edited if an earlier request of the same save got no response', async () => {
  const answers = [502, 429]
  const { transport } = createMock()
  const desk = openDesk({
    transport: async (request) => {
      const status = request.method === 'POST' ? answers.shift() : undefined
      return status
        ? new Response(null, { status, headers: status === 429 ? { 'Retry-After': '60' } : {} })
        : transport(request)
    },
  })
  await desk.takeOrder().save().outcome()
  expect([desk.state(), desk.context().doubted]).toEqual(['frozen:waiting', true])
  desk.draft.send({ type: 'save.cancel' })
  expect(desk.state()).toBe('frozen:waiting')
})

test('ORDER-4929 going back to an order that waits is done once its draft is checked, and it is not sent meanwhile', async () => {
  const busy = async () => new Response(null, { status: 429, headers: { 'Retry-After': '60' } })
  const { transport } = createMock()
  let sends = 0
  const desk = openDesk({
    transport: (request) => {
      if (request.method !== 'POST') return transport(request)
      sends++
      return busy()
    },
  })
  await desk.takeOrder().save().outcome()
  desk.engine.announce({ type: 'page.visible' })
  desk.draft.send({ type: 'save.cancel' })
  expect([desk.state(), desk.context().checking]).toEqual(['frozen:waiting', 'cancel'])
  await desk.quiet()
  expect([desk.state(), desk.context().checking, sends]).toEqual(['open', 'no', 1])
  expect(desk.context().fields.name).toBe('สมชาย ใจดี')
})

test('ORDER-35 while the outcome is unknown every edit is rejected and the body stays', async () => {
  const { desk, line, stored } = behind('lost', 'lost', 'lost', 'lost')
  await desk.takeOrder().save().outcome()
  expect(desk.state()).toBe('frozen:waiting')
  expect(desk.context().error?.code).toBe('offline')
  desk.write({ name: 'คนอื่น', shippingCost: 99_900 })
  desk.draft.send({ type: 'fill', value: { name: 'คนที่สาม' } })
  desk.draft.send({ type: 'clear' })
  expect(desk.context().fields.name).toBe('สมชาย ใจดี')
  expect(desk.announced).toEqual([
    'order.doubted',
    'order.editRefused',
    'order.editRefused',
    'order.editRefused',
    'order.editRefused',
  ])
  await desk.save().outcome()
  expect(desk.context().saved?.name).toBe('สมชาย ใจดี')
  expect(new Set(line.sent.map(({ body }) => body)).size).toBe(1)
  expect(await stored()).toBe(1)
})

test('ORDER-36 offline in the middle of a save and back online stores one order immediately', async () => {
  const { desk, stored } = behind('lost', 'cut', 'cut', 'cut')
  await desk.takeOrder().save().outcome()
  expect(desk.state()).toBe('frozen:waiting')
  desk.engine.announce({ type: 'network.online' })
  await desk.quiet()
  expect(desk.state()).toBe('saved')
  expect(await stored()).toBe(1)
})

test('ORDER-37 it is sent again automatically after 5 s, 10 s, 20 s, at most a minute', async () => {
  const { desk, line } = behind(...Array.from({ length: 40 }, () => 'cut' as const))
  await desk.takeOrder().save().outcome()
  const waits: number[] = []
  for (let round = 0; round < 6; round++) {
    const before = line.sent.length
    let seconds = 0
    while (line.sent.length === before && seconds < 100) {
      await desk.pass(1_000)
      seconds++
    }
    waits.push(seconds)
    await desk.outcome()
  }
  expect(waits).toEqual([5, 10, 20, 40, 60, 60])
})
