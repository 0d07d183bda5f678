import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { createCall } from '../../src/core/kernel/call'
import { systemClock } from '../../src/core/kernel/clock'
import { randomId } from '../../src/core/kernel/id'
import { orderMachine } from '../../src/core/order/order.machine'
import { createMock } from '../../src/mock/index'
import { memoryStores } from '../helpers/stores'
import { turns } from '../helpers/turns'
import { openDesk, somchai, teaShop, twoTeas } from './order-desk'

const { transport } = createMock()
const noTokens = { current: async () => null, refresh: async () => null }
const name = 'สมชาย ใจดี'
const key = (id: string) => `langraan/page/-/draft/order/${id}`

async function openWritten() {
  const desk = openDesk({ transport })
  await desk.write({ name, phoneNumber: '0812345678' }).quiet()
  return desk
}

test('ORDER-45 a reload restores the draft of this tab', async () => {
  const desk = await openWritten()
  const again = await desk.write({ shippingCost: '1,250.50', paymentMethod: 'cod' }).reload()
  expect(again.context().id).toBe(desk.context().id)
  expect(again.context().fields).toEqual(desk.context().fields)
  expect(again.context().fields.shippingCost).toBe(125_050)
})

test('ORDER-45 what is entered before the draft is restored is applied after it', async () => {
  const desk = await openWritten()
  desk.crash()
  const again = openDesk({ transport, local: desk.local, session: desk.session })
  again.write({ note: 'ทีหลัง' })
  expect(again.state()).toBe('restoring')
  await again.quiet()
  expect(again.context().fields.name).toBe(name)
  expect(again.context().fields.note).toBe('ทีหลัง')
})

/** As long as a form waits for a lock that the page before a reload may hold. */
const waitForLock = async (desk: { pass(ms: number): Promise<unknown> }) => {
  for (let tried = 0; tried < 4; tried++) await desk.pass(250)
}

test('ORDER-46 a second tab has its own draft, and an open one is not offered', async () => {
  const desk = await openWritten()
  const other = await desk.openTab()
  await other.write({ name: 'อีกคน' }).quiet()
  expect(other.context().id).not.toBe(desk.context().id)
  expect(other.context().orphans).toEqual([])
  expect(desk.context().fields.name).toBe(name)
})

test('ORDER-46 a duplicated tab does not share the draft of its original', async () => {
  const desk = await openWritten()
  const copy = await desk.openTab({ duplicated: true })
  await waitForLock(copy)
  expect(copy.context().fields.name).toBe('')
  expect(copy.context().id).not.toBe(desk.context().id)
  await copy.write({ name: 'สำเนา' }).quiet()
  const [first, second] = [await desk.reload(), await copy.reload()]
  expect([first.context().fields.name, second.context().fields.name]).toEqual([name, 'สำเนา'])
})

test('ORDER-46 a page that reloads waits for the lock of the previous one', async () => {
  const desk = await openWritten()
  const again = await desk.openTab({ duplicated: true })
  await again.pass(250)
  desk.crash()
  await again.pass(250)
  expect([again.context().fields.name, again.context().id]).toEqual([name, desk.context().id])
})

test('ORDER-46 two forms of one page keep two drafts across a reload', async () => {
  const desk = await openWritten()
  const beside = desk.engine.view('order')
  await waitForLock(desk)
  beside.send({ type: 'field.set', name: 'name', value: 'ฟอร์มสอง' })
  expect(desk.context().fields.name).toBe(name)
  const again = await desk.reload()
  const besideAgain = again.engine.view('order')
  await again.quiet()
  await waitForLock(again)
  expect([again.context().fields.name, besideAgain.getSnapshot().context.fields.name].sort()).toEqual(
    ['ฟอร์มสอง', name].sort(),
  )
})

test('ORDER-47 an orphaned draft is offered with its name and taken over by one tab only', async () => {
  const desk = await openWritten()
  const [one, two] = [await desk.openTab(), await desk.openTab()]
  desk.crash()
  for (const tab of [one, two]) {
    tab.draft.send({ type: 'orphans.look' })
    await tab.quiet()
    expect(tab.context().orphans).toEqual([
      { id: desk.context().id, at: desk.clock.now(), name, phoneNumber: '0812345678' },
    ])
    expect(tab.context().fields.name).toBe('')
  }
  const { id } = desk.context()
  one.draft.send({ type: 'draft.adopt', id })
  two.draft.send({ type: 'draft.adopt', id })
  await one.quiet()
  await two.quiet()
  expect(one.context().fields.name).toBe(name)
  expect(two.context().fields.name).toBe('')
  expect(two.state()).toBe('open')
  expect(two.context().orphans).toEqual([])
})

test('ORDER-47 taking over another draft leaves the current one on record, to be offered in turn', async () => {
  const desk = await openWritten()
  const other = await desk.openTab()
  desk.crash()
  await other.write({ name: 'ร่างของแท็บนี้' }).quiet()
  const own = other.context().id
  other.draft.send({ type: 'draft.adopt', id: desk.context().id })
  await other.quiet()
  expect(other.context().fields.name).toBe(name)
  expect(other.context().orphans.map((orphan) => [orphan.id, orphan.name])).toEqual([[own, 'ร่างของแท็บนี้']])
})

test('ORDER-47 a discarded draft is gone, and an emptied one leaves no record', async () => {
  const desk = await openWritten()
  const other = await desk.openTab()
  desk.crash()
  other.draft.send({ type: 'orphans.look' })
  await other.quiet()
  other.draft.send({ type: 'draft.discard', id: desk.context().id })
  await other.quiet()
  expect(other.context().orphans).toEqual([])
  expect(desk.local.get(key(desk.context().id))).toBeNull()
  await other.write({ name }).quiet()
  other.write({ name: '' })
  expect(other.local.get(key(other.context().id))).toBeNull()
})

test.each([
  ['no JSON', '{"v":1,'],
  ['another version', JSON.stringify({ v: 2, at: 0, fields: { name } })],
  ['a wrong amount', JSON.stringify({ v: 1, at: 0, fields: { name, discount: -5 } })],
  ['no body under its key', JSON.stringify({ v: 1, at: 0, fields: { name }, frozen: { key: 'k' } })],
  ['a list', '[]'],
])('ORDER-48 a record with %s is not opened but offered as text, until it is discarded', async (_, text) => {
  const desk = await openWritten()
  const { id } = desk.context()
  desk.crash()
  desk.local.set(key(id), text)
  const again = openDesk({ transport, local: desk.local, session: desk.session })
  await again.quiet()
  expect(again.state()).toBe('open')
  expect(again.context().fields.name).toBe('')
  expect(again.context().orphans).toEqual([{ id, at: 0, name: '', phoneNumber: '', text }])
  again.draft.send({ type: 'draft.discard', id })
  await again.quiet()
  expect([again.context().orphans, desk.local.get(key(id))]).toEqual([[], null])
})

test('ORDER-48 an open draft is removed after 30 days, one with unknown outcome never', async () => {
  const lost = openDesk({
    transport: async () => {
      throw new TypeError('Failed to fetch')
    },
  })
  await lost.takeOrder().save().outcome()
  const open = await lost.openTab()
  await open.write({ name: 'เก่ามาก' }).quiet()
  open.crash()
  lost.crash()
  await lost.pass(29 * 24 * 3_600_000)
  const soon = await lost.openTab()
  expect(soon.context().orphans).toHaveLength(2)
  soon.crash()
  await lost.pass(2 * 24 * 3_600_000)
  const late = await lost.openTab()
  expect(late.context().orphans.map((orphan) => orphan.id)).toEqual([lost.context().id])
})

test('ORDER-48 a forbidden storage leaves a draft that works for this page', async () => {
  const forbidden = () => {
    throw new DOMException('forbidden', 'SecurityError')
  }
  const desk = openDesk({
    transport,
    local: { get: forbidden, set: forbidden, remove: forbidden, keys: forbidden },
    session: { get: forbidden, set: forbidden, remove: forbidden, keys: forbidden },
  })
  desk.takeOrder()
  await desk.quiet()
  expect(desk.context().kept).toBe(false)
  await desk.save().save().outcome()
  expect(desk.state()).toBe('saved')
})

test('ORDER-47 orphaned drafts can be discarded from the panel of a saved order as well', async () => {
  const desk = await openWritten()
  const other = await desk.openTab()
  desk.crash()
  await other.takeOrder().save().outcome()
  expect(other.state()).toBe('saved')
  other.draft.send({ type: 'orphans.look' })
  await other.quiet()
  expect(other.context().orphans).toHaveLength(1)
  other.draft.send({ type: 'draft.discard', id: desk.context().id })
  await other.quiet()
  expect(other.context().orphans).toEqual([])
  expect(other.state()).toBe('saved')
})

test('ORDER-48 if locks fail a new draft starts that can still be saved', async () => {
  const fails = async () => {
    throw new Error('no locks')
  }
  const draft = createActor(orderMachine, {
    input: {
      call: createCall({ transport, clock: systemClock, tokens: noTokens, random: () => 0 }),
      clock: systemClock,
      storage: memoryStores(),
      locks: { run: fails, hold: fails, isHeld: fails },
      newId: randomId,
    },
  }).start()
  draft.send({ type: 'draft.adopt', id: 'abc' })
  await turns()
  expect(draft.getSnapshot().value).toBe('open')
  draft.send({ type: 'shop.changed', shop: teaShop })
  draft.send({ type: 'lines.changed', lines: twoTeas })
  for (const [field, value] of Object.entries(somchai))
    draft.send({ type: 'field.set', name: field, value } as Parameters<typeof draft.send>[0])
  draft.send({ type: 'save' })
  await turns(20)
  expect(draft.getSnapshot().context.saved?.name).toBe(name)
  draft.stop()
})
