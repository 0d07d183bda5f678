import { expect, test } from 'vitest'
import { simulatedClock } from '../../src/core/kernel/simulated-clock'
import { fromNowTimeSliced } from '../../src/core/kernel/time-slicing'
import { mayBeSeveral } from '../../src/core/order/queue/order.queue.several'
import { splitMessages } from '../../src/core/order/queue/order.queue.split'
import { cpuTime } from '../helpers/cpu-time'
import { exports } from './queue.exports'

function split(text: string) {
  const steps = splitMessages(text)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

test.each(exports)('QUEUE-1 orders are told apart: $name', ({ text, drafts, not = [] }) => {
  const parts = split(text).parts.map((part) => part.text)
  const kept = drafts.map((words, at) => words.filter((word) => parts[at]?.includes(word)))
  expect([parts.length, kept]).toEqual([drafts.length, drafts])
  expect(not.filter((word) => parts.some((part) => part.includes(word)))).toEqual([])
})

test('QUEUE-1 who has no recipient is left out by name, not lost; a withdrawn order is marked', () => {
  const text = `[LINE] แชทในกลุ่ม ออเดอร์
2024.05.12 วันอาทิตย์
14:02	ฟ้า	ฟ้า 0855554443 8 ต.สุเทพ อ.เมือง เชียงใหม่ 50200 ครีม 1
14:03	นก	ราคาเท่าไหร่คะ
14:12	ฟ้า	ยกเลิกนะคะ`
  expect(split(text)).toEqual({
    parts: [{ from: 'ฟ้า', text: 'ฟ้า 0855554443 8 ต.สุเทพ อ.เมือง เชียงใหม่ 50200 ครีม 1\nยกเลิกนะคะ', cancels: true }],
    left: ['ราคาเท่าไหร่คะ'],
  })
})

test('QUEUE-2 a text that cannot hold several orders goes to the message box as before', () => {
  expect(mayBeSeveral('มาลี 0898765432 45 ซ.ลาดพร้าว 23 กทม 10900')).toBe(false)
  expect(mayBeSeveral('โอนบัญชี 012-3-45678-9 ชื่อ มาลี 0898765432')).toBe(false)
  expect(mayBeSeveral('')).toBe(false)
  expect(exports.filter(({ text, drafts }) => drafts.length > 1 && !mayBeSeveral(text))).toEqual([])
})

test('QUEUE-2 a megabyte is split in slices', async () => {
  const line = 'สมชาย 0812345678 99/1 ต.ในเมือง อ.เมือง ขอนแก่น 40000 ชา 1'
  const chat = ['[LINE] แชทในกลุ่ม ออเดอร์', '2024.05.12 วันอาทิตย์']
  for (let at = 0; chat.length < 14_000; at++)
    chat.push(`14:02\tลูกค้า${at}\t${line.replace('12345678', String(10_000_000 + at))}`)
  const steps = splitMessages(chat.join('\n'))
  let longest = 0
  let result: IteratorResult<number, ReturnType<typeof split>>
  let count = 0
  do {
    const began = cpuTime()
    result = steps.next()
    longest = Math.max(longest, cpuTime() - began)
    count++
  } while (!result.done)
  expect(result.value.parts.length).toBe(13_998)
  expect(count).toBeGreaterThan(100)
  expect(longest).toBeLessThan(400)
  expect(
    fromNowTimeSliced(splitMessages(line), { clock: simulatedClock({ start: '2026-11-21T03:00:00Z' }) }),
  ).toMatchObject({
    parts: [{ text: line }],
  })
})
