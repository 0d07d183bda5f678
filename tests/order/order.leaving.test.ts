import { expect, test } from 'vitest'
import { satang } from '../../src/core/kernel/money'
import { createMock } from '../../src/mock/index'
import { behind } from './behind'
import { openDesk, teaShop } from './order-desk'

test('ORDER-38 a reload in the middle of a save continues with the same key and body', async () => {
  const { desk, line, stored } = behind('hung', 'hung')
  desk.takeOrder().write({ shippingCost: 5_000 }).save()
  await desk.quiet()
  const again = await desk.reload()
  expect(again.state()).toBe('frozen:sending')
  expect(again.context().fields.name).toBe('สมชาย ใจดี')
  expect(again.context().totals).toEqual({
    goods: 20_000,
    ruleFee: 0,
    CODFee: 0,
    ruleShipping: 0,
    shippingCost: 5_000,
    total: 25_000,
  })
  await again.outcome()
  expect(again.state()).toBe('saved')
  expect(new Set(line.sent.map(({ key, body }) => `${key} ${body}`)).size).toBe(1)
  expect(line.sent).toHaveLength(3)
  expect(await stored()).toBe(1)
})

test('ORDER-39 what a crashed tab was saving is offered in another tab, not taken over automatically', async () => {
  const { desk, line, stored } = behind('hung')
  desk.takeOrder().save()
  await desk.quiet()
  const other = await desk.openTab()
  expect(other.context().orphans).toEqual([])
  desk.crash()
  other.draft.send({ type: 'orphans.look' })
  await other.quiet()
  const [orphan] = other.context().orphans
  expect(orphan).toEqual({
    id: desk.context().id,
    at: desk.clock.now(),
    name: 'สมชาย ใจดี',
    phoneNumber: '081-234-5678',
    total: 20_000,
  })
  expect(other.state()).toBe('open')
  expect(line.sent).toHaveLength(1)
  other.draft.send({ type: 'draft.adopt', id: orphan?.id ?? '' })
  await other.outcome()
  expect(other.state()).toBe('saved')
  expect(new Set(line.sent.map(({ key }) => key)).size).toBe(1)
  expect(await stored()).toBe(1)
})

test('ORDER-40 a rejection opens the draft with its fields marked; the next save has the same key', async () => {
  const { desk, line, stored } = behind()
  const ghost = desk
    .choose({ ...desk.context().shop, id: 77, ShopName: 'ไม่มีร้านนี้' })
    .pack()
    .write({
      name: 'ก',
      phoneNumber: '0812345678',
      DeliveryType: 'pickup',
    })
  await ghost.save().outcome()
  expect(desk.state()).toBe('open')
  expect(desk.context().errors).toEqual({ shopId: ['unknown'] })
  expect(desk.context().error).toBeUndefined()
  await desk.choose().save().outcome()
  expect(desk.state()).toBe('saved')
  expect(line.sent).toHaveLength(2)
  expect(line.sent[0]?.key).toBe(line.sent[1]?.key)
  expect(await stored()).toBe(1)
  expect(desk.announced).toEqual(['order.refused', 'order.saved'])
})

test('ORDER-41 an expired session keeps the order frozen and sends it after the next sign-in', async () => {
  const mock = createMock()
  let signedIn = false
  const desk = openDesk({
    transport: async (request) =>
      signedIn || request.method === 'GET' || request.url.includes('/jwt/')
        ? mock.transport(request)
        : new Response('', { status: 401 }),
  })
  await desk.takeOrder().save().outcome()
  expect(desk.state()).toBe('frozen:signedOut')
  expect(desk.context().error?.code).toBe('unauthenticated')
  expect(desk.context().fields.name).toBe('สมชาย ใจดี')
  await desk.pass(120_000)
  expect(desk.state()).toBe('frozen:signedOut')
  signedIn = true
  await desk.signIn()
  await desk.outcome()
  expect(desk.state()).toBe('saved')
})

test('ORDER-42 signing out removes what was entered but keeps an order with unknown outcome for the same user', async () => {
  const { desk, stored } = behind('lost', 'lost', 'lost', 'lost')
  await desk.signIn()
  await desk.takeOrder().save().outcome()
  const id = desk.context().id
  await desk.engine.logout()
  expect([desk.context().fields.name, desk.context().orphans]).toEqual(['', []])
  await desk.signIn('client')
  await desk.quiet()
  expect([desk.state(), desk.context().fields.name, desk.context().orphans]).toEqual(['open', '', []])
  await desk.signIn()
  await desk.quiet()
  expect(desk.context().orphans.map((orphan) => orphan.id)).toEqual([id])
  desk.draft.send({ type: 'draft.adopt', id })
  await desk.outcome()
  expect(desk.state()).toBe('saved')
  expect(await stored()).toBe(1)
})

test('ORDER-43 if nothing can be stored the user is told before the order is sent, and may go back or send it anyway', async () => {
  const mock = createMock()
  let sent = 0
  const full = {
    get: () => null,
    set: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
    remove: () => undefined,
    keys: () => [],
  }
  const desk = openDesk({
    transport: (request) => {
      if (request.method === 'POST') sent++
      return mock.transport(request)
    },
    local: full,
  })
  desk.takeOrder()
  await desk.quiet()
  expect(desk.context().kept).toBe(false)
  await desk.save().quiet()
  expect([desk.state(), desk.context().error?.code, sent]).toEqual(['frozen:unrecorded', 'storage', 0])
  desk.draft.send({ type: 'save.cancel' })
  expect([desk.state(), desk.context().error, desk.context().fields.name]).toEqual(['open', undefined, 'สมชาย ใจดี'])
  await desk.save().save().outcome()
  expect([desk.state(), sent]).toEqual(['saved', 1])
  expect(desk.events.filter(({ type }) => type === 'engine.error')).toHaveLength(1)
})

test('ORDER-44 an order put aside stays on record under its key while another one is entered', async () => {
  const { desk, line, stored } = behind('lost', 'lost', 'lost', 'lost')
  await desk.takeOrder().save().outcome()
  const { id } = desk.context()
  desk.draft.send({ type: 'draft.setAside' })
  await desk.quiet()
  expect(desk.state()).toBe('open')
  expect(desk.context().fields.name).toBe('')
  expect(desk.context().orphans.map((orphan) => orphan.id)).toEqual([id])
  await desk.takeOrder().write({ name: 'ลูกค้าคนถัดไป' }).save().outcome()
  expect(desk.context().saved?.name).toBe('ลูกค้าคนถัดไป')
  expect(await stored()).toBe(2)
  desk.draft.send({ type: 'draft.adopt', id })
  await desk.outcome()
  expect(desk.context().saved?.name).toBe('สมชาย ใจดี')
  expect(await stored()).toBe(2)
  expect(new Set(line.sent.map(({ key }) => key)).size).toBe(2)
})

test("ORDER-44 an order whose first send is still running can't be put aside", async () => {
  const { desk } = behind('hung')
  desk.takeOrder().save()
  await desk.quiet()
  desk.draft.send({ type: 'draft.setAside' })
  expect(desk.state()).toBe('frozen:sending')
  expect(desk.announced).toEqual(['order.editRefused'])
})

test('ORDER-42 signing out after a saved order removes it from the screen', async () => {
  const { desk } = behind()
  await desk.signIn()
  await desk.takeOrder().save().outcome()
  await desk.engine.logout()
  expect(desk.context().saved).toBeUndefined()
})

test('ORDER-40 a rejection without fields opens the draft and says why', async () => {
  const desk = openDesk({ transport: async () => new Response('', { status: 413 }) })
  await desk.takeOrder().save().outcome()
  expect(desk.state()).toBe('open')
  expect(desk.context().errors).toEqual({})
  expect(desk.context().error?.detail.status).toBe(413)
})

test('ORDER-4306 a restored draft keeps the shipping it was left with, whatever its shop charges now', async () => {
  const { desk } = behind()
  desk.choose({ ...teaShop, ShippingCost: satang(4_500) }).write({ name: 'สมชาย', shippingCost: '0' })
  await desk.quiet()
  const again = await desk.reload()
  again.choose({ ...teaShop, ShippingCost: satang(9_000) }).pack()
  expect(again.context().totals.shippingCost).toBe(0)
})
