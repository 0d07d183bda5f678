import { expect, test } from 'vitest'
import { createEngine, memoryStorage, simulatedClock } from '../../src/core'
import type { SelectedDays } from '../../src/core/account/account.date'
import { presetRange } from '../../src/core/kernel/day-presets'
import { fakeTransport } from '../helpers/fake-transport'
import { pass } from '../helpers/turns'

const hour = 60 * 60_000

async function open(storage = memoryStorage()) {
  // half past eleven in the evening of 30 November in Bangkok
  const clock = simulatedClock({ start: '2026-11-30T16:30:00Z' })
  const engine = createEngine({ transport: fakeTransport({}), clock, storage })
  const announced: unknown[] = []
  engine.events$.subscribe((event) => {
    if (event.type === 'account.daysSelected') announced.push(event.days)
  })
  const account = engine.app('account')
  await account.settled()
  const select = (days: SelectedDays) => account.send({ type: 'days.select', days })
  const shown = () => {
    const { selectedDays, selectedDate } = account.getSnapshot().context
    return [selectedDays, selectedDate]
  }
  return { account, announced, clock, engine, select, shown, storage }
}

test('ACCOUNT-424 days relative to today are those of Bangkok', () => {
  const evening = Date.parse('2026-11-30T16:59:59Z')
  const night = Date.parse('2026-11-30T17:00:00Z')
  expect(presetRange('today', evening)).toEqual({ from: '2026-11-30', to: '2026-11-30' })
  expect(presetRange('today', night)).toEqual({ from: '2026-12-01', to: '2026-12-01' })
  expect(presetRange('yesterday', night)).toEqual({ from: '2026-11-30', to: '2026-11-30' })
  expect(presetRange('week', night)).toEqual({ from: '2026-11-25', to: '2026-12-01' })
  expect(presetRange('month', evening)).toEqual({ from: '2026-11-01', to: '2026-11-30' })
  expect(presetRange('month', night)).toEqual({ from: '2026-12-01', to: '2026-12-01' })
})

test('ACCOUNT-425 days are selected, announced once, kept for the session of the tab, and move on at midnight', async () => {
  const first = await open()
  expect(first.shown()).toEqual([undefined, '2026-11-30'])
  first.select('yesterday')
  first.select('yesterday')
  expect([first.shown(), first.announced]).toEqual([['yesterday', '2026-11-29'], ['yesterday']])
  const next = await open(first.storage)
  expect(next.shown()).toEqual(['yesterday', '2026-11-29'])
  await pass(next.clock, hour)
  expect(next.shown()).toEqual(['yesterday', '2026-11-30'])
  const another = await open({ local: first.storage.local, session: memoryStorage().session })
  expect(another.shown()).toEqual([undefined, '2026-11-30'])
})

test('ACCOUNT-425 a chosen today is kept as such; a selected date is one day', async () => {
  const { account, select, shown, storage } = await open()
  for (const [days, date] of [
    ['today', '2026-11-30'],
    ['week', '2026-11-30'],
    ['all', '2026-11-30'],
    [{ from: '2026-11-02', to: '2026-11-05' }, '2026-11-05'],
    [{ from: '2026-11-02', to: undefined }, '2026-11-30'],
    [{ from: undefined, to: '2026-11-05' }, '2026-11-05'],
  ] as const) {
    select(days)
    expect([shown(), (await open(storage)).shown()]).toEqual([
      [days, date],
      [days, date],
    ])
  }
  account.send({ type: 'date.select', date: '2026-11-05' })
  expect(shown()).toEqual([{ from: '2026-11-05', to: '2026-11-05' }, '2026-11-05'])
  for (const bad of [{}, { from: '2026-11-05', to: '2026-11-02' }, { from: '2026-02-30', to: undefined }]) {
    select('week')
    select(bad)
    expect(shown()).toEqual([undefined, '2026-11-30'])
  }
})
