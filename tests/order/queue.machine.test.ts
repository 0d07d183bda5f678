import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { memoryLocks } from '../../src/core/kernel/memory-locks'
import { simulatedClock } from '../../src/core/kernel/simulated-clock'
import { memoryStorage } from '../../src/core/kernel/storage'
import { queueMachine } from '../../src/core/order/queue/order.queue.machine'
import { createMock } from '../../src/mock'
import { turns } from '../helpers/turns'
import { openDesk, somchai, teaShop, twoTeas } from './order-desk'

const clock = simulatedClock({ start: '2026-11-21T03:00:00Z' })
let count = 0
const newId = () => `id${String(count++).padStart(30, '0')}`

/** A tab's list on storage that the tabs share. */
function openQueue(storage: ReturnType<typeof memoryStorage>) {
  const stores = { ...storage, adopt: () => undefined } as never
  const queue = createActor(queueMachine, { input: { clock, newId, storage: stores } })
  queue.start()
  return queue
}

const two = 'ก 0811112221 1 ต.เวียง อ.เมือง เชียงราย 57000\n---\nข 0811112222 2 ต.เวียง อ.เมือง เชียงราย 57000'

async function filled(storage = memoryStorage()) {
  const queue = openQueue(storage)
  queue.send({ type: 'text.split', text: two })
  await turns()
  queue.send({ type: 'found.take' })
  return { storage, queue, items: queue.getSnapshot().context.items }
}

const statesOf = (queue: ReturnType<typeof openQueue>) => queue.getSnapshot().context.items.map(({ state }) => state)

test('QUEUE-8 the list is there after a reload, as a draft that signing out asks about', async () => {
  const { storage, items } = await filled()
  expect(storage.local.keys()).toEqual(['draft/queue'])
  expect(openQueue(storage).getSnapshot().context.items).toEqual(items)
})

test('QUEUE-8 an unreadable list counts as empty and is replaced by the next', async () => {
  const storage = memoryStorage()
  storage.local.set('draft/queue', '{"v":1,"items":[{"id":3}]}')
  expect((await filled(storage)).items).toHaveLength(2)
})

test('QUEUE-9 a second tab changes the same list, and neither undoes what the other did', async () => {
  const { storage, queue, items } = await filled()
  const second = openQueue(storage)
  queue.send({ type: 'item.saved', id: items[0]?.id ?? '', order: '7001' })
  second.send({ type: 'item.discard', id: items[1]?.id ?? '' })
  expect(statesOf(second)).toEqual(['saved', 'discarded'])
  expect(statesOf(openQueue(storage))).toEqual(['saved', 'discarded'])
})

test('QUEUE-9 the same text pasted again adds nothing', async () => {
  const { storage } = await filled()
  expect((await filled(storage)).items).toHaveLength(2)
})

test('QUEUE-10 the key is that of the list, and an order stored under it never opens again', async () => {
  const storage = memoryStorage()
  const locks = memoryLocks()
  const mock = createMock({ now: () => new Date('2026-11-21T03:00:00Z') })
  const desk = await openDesk({ transport: mock.transport, ...storage, locks }).quiet()
  desk.draft.send({ type: 'draft.adopt', id: 'first', first: { key: 'key-of-the-first-one', text: 'ก' } })
  await desk.quiet()
  expect(desk.context()).toMatchObject({ id: 'first', key: 'key-of-the-first-one', pasted: 'ก' })
  desk.draft.send({ type: 'shop.changed', shop: teaShop })
  desk.draft.send({ type: 'lines.changed', lines: twoTeas })
  desk.write(somchai)
  desk.draft.send({ type: 'save' })
  await desk.quiet()
  expect(desk.context().saved).toBeDefined()
  desk.draft.send({ type: 'draft.leave' })
  await desk.quiet()
  desk.draft.send({ type: 'draft.adopt', id: 'first', first: { key: 'key-of-the-first-one', text: 'ก' } })
  await desk.quiet()
  expect(desk.context().id).not.toBe('first')
})

test('QUEUE-10 an order that another tab has open does not open here', async () => {
  const storage = memoryStorage()
  const locks = memoryLocks()
  const mock = createMock({ now: () => new Date('2026-11-21T03:00:00Z') })
  const open = async () => openDesk({ transport: mock.transport, local: storage.local, locks }).quiet()
  const [one, other] = [await open(), await open()]
  for (const desk of [one, other]) {
    desk.draft.send({ type: 'draft.adopt', id: 'first', first: { key: 'key-of-the-first-one', text: 'ก' } })
    await desk.quiet()
  }
  expect([one.context().id, other.context().id === 'first']).toEqual(['first', false])
})
