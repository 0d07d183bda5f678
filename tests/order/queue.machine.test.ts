import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { parsePaste } from '../../src/core/customers/customers.parse'
import { memoryLocks } from '../../src/core/kernel/memory-locks'
import { simulatedClock } from '../../src/core/kernel/simulated-clock'
import { memoryStorage } from '../../src/core/kernel/storage'
import { type QueueInput, queueMachine } from '../../src/core/order/queue/order.queue.machine'
import { createMock } from '../../src/mock'
import { turns } from '../helpers/turns'
import { openDesk, somchai, teaShop, twoTeas } from './order-desk'

const clock = simulatedClock({ start: '2026-11-21T03:00:00Z' })
let count = 0
const newId = () => `id${String(count++).padStart(30, '0')}`

/** A tab's list on storage that the tabs share. */
function openQueue(storage: ReturnType<typeof memoryStorage>, parse?: QueueInput['parse']) {
  const stores = { ...storage, adopt: () => undefined } as never
  const queue = createActor(queueMachine, {
    clock,
    input: { clock, newId, storage: stores, ...(parse && { parse }) },
  })
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

test('QUEUE-1250 an unreadable list counts as empty, and its text is kept until the user discards it', async () => {
  const storage = memoryStorage()
  const broken = '{"v":1,"items":[{"id":3}]}'
  storage.local.set('draft/queue', broken)
  const { queue, items } = await filled(storage)
  expect([items.length, queue.getSnapshot().context.unreadable]).toEqual([2, broken])
  // after a reload, and if it happens again
  storage.local.set('draft/queue', 'not JSON')
  const later = openQueue(storage)
  later.send({ type: 'item.discard', id: 'none' })
  expect(later.getSnapshot().context.unreadable).toBe(`${broken}\nnot JSON`)
  expect(openQueue(storage).getSnapshot().context.unreadable).toBe(`${broken}\nnot JSON`)
  later.send({ type: 'unreadable.discard' })
  expect([later.getSnapshot().context.unreadable, storage.local.keys()]).toEqual(['', []])
})

test('QUEUE-1250 discarding what is left of an unreadable list leaves the list that replaced it', async () => {
  const storage = memoryStorage()
  storage.local.set('draft/queue', 'not JSON')
  const { queue, items } = await filled(storage)
  queue.send({ type: 'unreadable.discard' })
  expect(openQueue(storage).getSnapshot().context).toMatchObject({ items, unreadable: '' })
})

test('QUEUE-1251 if the code that reads the messages fails to load, it is loaded again on request', async () => {
  const storage = memoryStorage()
  const { queue: first } = await filled(storage)
  first.stop()
  let isBroken = true
  const message = await parsePaste('ก 0811112221')
  const queue = openQueue(storage, async () => {
    if (isBroken) throw new TypeError('Failed to fetch dynamically imported module')
    return message
  })
  const settle = async () => {
    for (let round = 0; round < 4; round++) {
      clock.increment(30)
      await turns()
    }
    const { value, context } = queue.getSnapshot()
    return [value.reading, ...context.items.map(({ read, text }) => [text.slice(0, 1), read !== undefined])]
  }
  expect(await settle()).toEqual(['failed', ['ก', false], ['ข', false]])
  queue.send({ type: 'retry' })
  expect(await settle()).toEqual(['failed', ['ก', false], ['ข', false]])
  isBroken = false
  queue.send({ type: 'retry' })
  expect(await settle()).toEqual(['waiting', ['ก', true], ['ข', true]])
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
