import { expect, test } from 'vitest'
import { chatApp } from '../../src/core/chat/app'
import { createEngine } from '../../src/core/index'
import { simulatedClock } from '../../src/core/kernel/simulated-clock'
import { memoryStorage } from '../../src/core/kernel/storage'
import { createMock } from '../../src/mock/index'
import { pass, turns } from '../helpers/turns'
import { start } from './chat-desk'

const first = 'ชาเขียวใบหม่อน 2 กล่อง'
const second = 'สมหญิง 081-555-1037'

function desk() {
  const clock = simulatedClock({ start })
  const mock = createMock({ now: () => new Date(clock.now()) })
  const engine = createEngine({ transport: mock.transport, clock, storage: memoryStorage() })
  engine.provide({ chat: chatApp })
  const take = (text: string, contactId = 1) => engine.announce({ type: 'chat.orderTaken', text, contactId })
  return {
    engine,
    clock,
    take,
    async open() {
      const draft = engine.view('order')
      await draft.settled()
      await turns()
      return Object.assign(draft, {
        fields: () => draft.getSnapshot().context.fields,
        pasted: () => draft.getSnapshot().context.pasted,
      })
    },
  }
}

test('CHAT-120 messages selected in a chat become the message of the open draft, or of the next that opens, once', async () => {
  const { engine, take, open } = desk()
  take(first)
  const draft = await open()
  expect([draft.fields().fullCustomerData, draft.pasted(), draft.fields().customerFormatType]).toEqual([
    first,
    first,
    1,
  ])
  draft.send({ type: 'clear' })
  const other = await open()
  expect(other.fields().fullCustomerData).toBe('')
  take(second)
  await turns()
  expect([draft.fields().fullCustomerData, other.fields().fullCustomerData]).toEqual(['', second])
  engine.stop()
})

test('CHAT-121 more of the same chat is appended; nothing is lost', async () => {
  const { engine, take, open } = desk()
  const draft = await open()
  draft.send({ type: 'field.set', name: 'customerFormatType', value: 2 })
  take(first)
  await turns()
  draft.send({ type: 'field.set', name: 'fullCustomerData', value: `${first} ค่ะ` })
  take(second)
  await turns()
  const both = `${first} ค่ะ\n${second}`
  expect([draft.fields().fullCustomerData, draft.pasted(), draft.fields().customerFormatType]).toEqual([both, both, 1])
  engine.stop()
})

test('CHAT-121 it still does after leaving the desk and coming back', async () => {
  const { engine, take, open, clock } = desk()
  const draft = await open()
  take(first)
  await turns()
  draft.stop()
  take(second)
  const again = engine.view('order')
  again.subscribe(() => undefined)
  for (let nth = 0; nth < 8; nth++) await pass(clock, 250)
  expect(again.getSnapshot().context.fields.fullCustomerData).toBe(`${first}\n${second}`)
  engine.stop()
})

test('CHAT-122 a draft for another customer stays on record and a new one starts with the messages', async () => {
  for (const entered of [{ name: 'คนอื่น' }, { fullCustomerData: 'ข้อความของคนอื่น' }]) {
    const { engine, take, open, clock } = desk()
    const draft = await open()
    const [[name, value] = ['name', '']] = Object.entries(entered)
    draft.send({ type: 'field.set', name, value } as Parameters<typeof draft.send>[0])
    const { id } = draft.getSnapshot().context
    take(first)
    await pass(clock, 1_000)
    expect([draft.fields().fullCustomerData, draft.fields().name]).toEqual([first, ''])
    const { orphans } = draft.getSnapshot().context
    expect(orphans.map((each) => each.id)).toEqual([id])
    draft.send({ type: 'draft.adopt', id })
    await pass(clock, 1_000)
    expect(draft.fields()).toMatchObject(entered)
    engine.stop()
  }
})

test('CHAT-122 a draft of another chat stays on record, too', async () => {
  const { engine, take, open, clock } = desk()
  const draft = await open()
  take(first, 1)
  await turns()
  take(second, 2)
  await pass(clock, 1_000)
  expect(draft.fields().fullCustomerData).toBe(second)
  expect(draft.getSnapshot().context.orphans.length).toBe(1)
  engine.stop()
})
