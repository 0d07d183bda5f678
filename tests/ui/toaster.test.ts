import { expect, test } from 'vitest'
import { simulatedClock } from '../../src/core/kernel/simulated-clock'
import { createToaster, type Toaster } from '../../src/widgets/ui/toaster'

function started() {
  const clock = simulatedClock({ start: '2026-11-10T00:00:00Z' })
  return { clock, toaster: createToaster(clock) }
}
const titles = (toaster: Toaster) => toaster.getSnapshot().map((toast) => toast.title)

test('UI-30 a message disappears after 6 s', () => {
  const { clock, toaster } = started()
  toaster.show({ title: 'saved', tone: 'success' })
  clock.increment(5999)
  expect(titles(toaster)).toEqual(['saved'])
  clock.increment(1)
  expect(titles(toaster)).toEqual([])
})

test('UI-31 an error stays until it is dismissed', () => {
  const { clock, toaster } = started()
  const id = toaster.show({ title: 'failed', tone: 'error' })
  clock.increment(3_600_000)
  expect(titles(toaster)).toEqual(['failed'])
  toaster.dismiss(id)
  expect(titles(toaster)).toEqual([])
})

test('UI-32 the timer pauses while the message is read, then runs for the remaining time', () => {
  const { clock, toaster } = started()
  toaster.show({ title: 'first' })
  clock.increment(4000)
  toaster.pause()
  toaster.show({ title: 'second' })
  clock.increment(60_000)
  expect(titles(toaster)).toEqual(['first', 'second'])
  toaster.resume()
  clock.increment(1999)
  expect(titles(toaster)).toEqual(['first', 'second'])
  clock.increment(1)
  expect(titles(toaster)).toEqual(['second'])
  clock.increment(4000)
  expect(titles(toaster)).toEqual([])
})

test('UI-32 pausing twice loses no time', () => {
  const { clock, toaster } = started()
  toaster.show({ title: 'saved' })
  clock.increment(1000)
  toaster.pause()
  clock.increment(10_000)
  toaster.pause()
  toaster.resume()
  clock.increment(4999)
  expect(titles(toaster)).toEqual(['saved'])
  clock.increment(1)
  expect(titles(toaster)).toEqual([])
})

test('UI-32 a message dismissed under the pointer leaves no timer paused', () => {
  const { clock, toaster } = started()
  const id = toaster.show({ title: 'first' })
  toaster.pause()
  toaster.dismiss(id)
  toaster.show({ title: 'second' })
  clock.increment(6000)
  expect(titles(toaster)).toEqual([])
})

test('UI-33 a message with the id of a shown one replaces it, with a new timer', () => {
  const { clock, toaster } = started()
  toaster.show({ id: 'sync', title: 'one changed' })
  toaster.show({ title: 'other' })
  clock.increment(5000)
  toaster.show({ id: 'sync', title: 'two changed' })
  expect(titles(toaster)).toEqual(['two changed', 'other'])
  clock.increment(5999)
  expect(titles(toaster)).toEqual(['two changed'])
  toaster.show({ id: 'sync', title: 'broken', tone: 'error' })
  clock.increment(6000)
  expect(titles(toaster)).toEqual(['broken'])
})

test('UI-34 a fifth message removes the oldest, not counting errors', () => {
  const { toaster } = started()
  toaster.show({ title: 'error', tone: 'error' })
  for (const title of ['1', '2', '3', '4', '5']) toaster.show({ title })
  expect(titles(toaster)).toEqual(['error', '2', '3', '4', '5'])
})

test('UI-35 subscribers receive each change until they unsubscribe', () => {
  const { clock, toaster } = started()
  let received = 0
  const leave = toaster.subscribe(() => received++)
  const before = toaster.getSnapshot()
  toaster.show({ title: 'saved' })
  expect(toaster.getSnapshot()).not.toBe(before)
  clock.increment(6000)
  expect(received).toBe(2)
  leave()
  toaster.show({ title: 'again' })
  expect(received).toBe(2)
})
