import { expect, onTestFinished, test } from 'vitest'
import { createEngine } from '../../src/core/index'
import { simulatedClock } from '../../src/core/kernel/simulated-clock'
import { memoryStorage } from '../../src/core/kernel/storage'
import { createMock } from '../../src/mock/index'
import { ask } from '../helpers/ask'
import { pass } from '../helpers/turns'

/** A shop, and a tab of it with live changes once somebody has signed in. */
function open() {
  const clock = simulatedClock({ start: '2026-11-21T03:00:00.000Z' })
  const mock = createMock({ now: () => new Date(clock.now()) })
  let renewals = 0
  const engine = createEngine({
    transport: (request) => {
      if (request.url.endsWith('/jwt/refresh-token')) renewals++
      return mock.transport(request)
    },
    clock,
    storage: memoryStorage(),
  })
  onTestFinished(() => engine.stop())
  const settle = async () => {
    for (let nth = 0; nth < 8; nth++) await pass(clock, 1_000)
  }
  return {
    mock,
    engine,
    settle,
    renewals: () => renewals,
    signIn: async (email: string, password: string) => {
      await engine.login(email, password)
      await engine.app('live').settled()
      await settle()
    },
  }
}

test('LIVE-5514 who got another role has its permissions within seconds, in a tab that was open', async () => {
  const { mock, engine, signIn, settle, renewals } = open()
  await signIn('client@langraan.test', 'client')
  const may = () => ['read:Order', 'read:Parcel'].map((code) => engine.can(...(code.split(':') as [string, string])))
  expect(may()).toEqual([false, false])
  await ask(mock, 'POST /apps/users/update', { body: { user: { id: 2, role: 'clerk' } } })
  await settle()
  expect(may()).toEqual([true, false])
  await ask(mock, 'POST /apps/users/update', { body: { user: { id: 2, role: 'packer' } } })
  await settle()
  expect(may()).toEqual([false, true])
  await settle()
  await settle()
  expect(renewals()).toBe(2)
})

test('LIVE-5801 the session of an invited person is renewed when their row changes, not when another one does', async () => {
  const { mock, engine, signIn, settle, renewals } = open()
  const [email, password] = ['nok@shop.test', 'correct horse']
  const invited = await ask(mock, 'POST /apps/users/invite', { body: { fullName: 'nok', email, role: 'packer' } })
  const { id } = invited.body.invitation
  await ask(mock, 'POST /jwt/reset-password', { body: { token: invited.body.token, password } })
  await signIn(email, password)
  const account = engine.app('auth').getSnapshot().context.user?.id
  expect(account).not.toBe(id)
  // accepting the invitation has changed their row, too
  const before = renewals()
  await ask(mock, 'POST /apps/users/update', { body: { user: { id: account, contact: '081-234-5678' } } })
  await settle()
  expect([renewals() - before, engine.can('create', 'Order')]).toEqual([0, false])
  await ask(mock, 'POST /apps/users/update', { body: { user: { id, role: 'clerk' } } })
  await settle()
  expect([renewals() - before, engine.can('create', 'Order')]).toEqual([1, true])
})
