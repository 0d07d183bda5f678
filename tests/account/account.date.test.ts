import { expect, test } from 'vitest'
import { createEngine, memoryStorage, simulatedClock } from '../../src/core'
import type { Transport } from '../../src/core/kernel/transport'
import { createMock } from '../../src/mock'
import { fakeTransport } from '../helpers/fake-transport'
import { pass } from '../helpers/turns'

const hour = 60 * 60_000

/** Half past eleven in the evening of 21 November in Bangkok. */
const clockInTheEvening = () => simulatedClock({ start: '2026-11-21T16:30:00Z' })

async function open({
  clock = clockInTheEvening(),
  storage = memoryStorage(),
  transport = fakeTransport({}) as Transport,
} = {}) {
  const engine = createEngine({ transport, clock, storage })
  const announced: unknown[] = []
  engine.events$.subscribe((event) => {
    if (event.type === 'account.dateSelected') announced.push(event.date)
  })
  const account = engine.app('account')
  await account.settled()
  return { engine, account, clock, storage, announced, date: () => account.getSnapshot().context.selectedDate }
}

test('ACCOUNT-420 the selected date is today in Bangkok until another is selected, which is announced once', async () => {
  const { account, announced, date } = await open()
  expect(date()).toBe('2026-11-21')
  account.send({ type: 'date.select', date: '2026-11-05' })
  account.send({ type: 'date.select', date: '2026-11-05' })
  expect([date(), announced]).toEqual(['2026-11-05', ['2026-11-05']])
})

test('ACCOUNT-421 the selected date survives a reload of the tab and ends with the tab', async () => {
  const { account, engine, storage } = await open()
  account.send({ type: 'date.select', date: '2026-11-05' })
  expect(storage.local.keys()).not.toContain('langraan/page/-/account.date')
  engine.stop()
  expect((await open({ storage })).date()).toBe('2026-11-05')
  expect((await open({ storage: { local: storage.local, session: memoryStorage().session } })).date()).toBe(
    '2026-11-21',
  )
})

test("ACCOUNT-421 a stored date that isn't a day counts as today", async () => {
  const storage = memoryStorage()
  storage.session.set('langraan/page/-/account.date', '2026-02-30')
  expect((await open({ storage })).date()).toBe('2026-11-21')
})

test('ACCOUNT-422 today changes at midnight in Bangkok, every night; a selected date stays', async () => {
  const today = await open()
  const selected = await open()
  selected.account.send({ type: 'date.select', date: '2026-11-05' })
  for (const { clock } of [today, selected]) {
    await pass(clock, hour)
    await pass(clock, 24 * hour)
  }
  expect([today.date(), today.announced]).toEqual(['2026-11-23', ['2026-11-22', '2026-11-23']])
  expect([selected.date(), selected.announced]).toEqual(['2026-11-05', ['2026-11-05']])
})

test.each(['2026-11-21', '', '2026-02-30', 'tomorrow'])(
  'ACCOUNT-422 selecting %j follows today again',
  async (text) => {
    const { account, announced, clock, date, storage } = await open()
    account.send({ type: 'date.select', date: '2026-11-05' })
    account.send({ type: 'date.select', date: text })
    expect([date(), storage.session.keys()]).toEqual(['2026-11-21', []])
    await pass(clock, hour)
    expect([date(), announced]).toEqual(['2026-11-22', ['2026-11-05', '2026-11-21', '2026-11-22']])
  },
)

test('ACCOUNT-422 a page that was hidden past midnight shows the new day when it becomes visible', async () => {
  const clock = clockInTheEvening()
  let asleep = 0
  const { engine, date } = await open({ clock: { ...clock, now: () => clock.now() + asleep } })
  // while a machine sleeps its clock goes on and its timers do not
  asleep = 24 * hour
  engine.announce({ type: 'page.visible' })
  expect(date()).toBe('2026-11-22')
})

test('ACCOUNT-423 signing out returns to today, also while settings are being saved', async () => {
  const mock = createMock()
  const transport: Transport = async (request) =>
    request.url.endsWith('/account-setting/update') ? new Promise<Response>(() => undefined) : mock.transport(request)
  const { account, engine, date, storage } = await open({ transport })
  await engine.login('admin@langraan.test', 'admin')
  account.send({ type: 'open' })
  await account.settled()
  account.send({ type: 'general.set', general: { company: 'x' } })
  account.send({ type: 'save' })
  account.send({ type: 'date.select', date: '2026-11-05' })
  expect([account.getSnapshot().value, date()]).toEqual(['saving', '2026-11-05'])
  await engine.logout()
  const { value, context } = account.getSnapshot()
  expect([value, context.draft, date(), storage.session.get('langraan/page/-/account.date')]).toEqual([
    'closed',
    undefined,
    '2026-11-21',
    null,
  ])
})
