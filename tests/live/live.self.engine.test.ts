import { expect, onTestFinished, test } from 'vitest'
import { createEngine } from '../../src/core/index'
import { simulatedClock } from '../../src/core/kernel/simulated-clock'
import { memoryStorage } from '../../src/core/kernel/storage'
import { createMock } from '../../src/mock/index'
import { ask } from '../helpers/ask'
import { pass } from '../helpers/turns'

test('LIVE-5801 the session of an invited person is renewed when their row changes, not when another one does', async () => {
  const clock = simulatedClock({ start: '2026-11-21T03:00:00.000Z' })
  const mock = createMock({ now: () => new Date(clock.now()) })
  const [email, password] = ['nok@shop.test', 'correct horse']
  const invited = await ask(mock, 'POST /apps/users/invite', { body: { fullName: 'nok', email, role: 'packer' } })
  const { id } = invited.body.invitation
  await ask(mock, 'POST /jwt/reset-password', { body: { token: invited.body.token, password } })
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
  await engine.login(email, password)
  const account = engine.app('auth').getSnapshot().context.user?.id
  expect(account).not.toBe(id)
  await engine.app('live').settled()
  const settle = async () => {
    for (let nth = 0; nth < 8; nth++) await pass(clock, 1_000)
  }
  await settle()
  // accepting the invitation has changed their row, too
  renewals = 0
  await ask(mock, 'POST /apps/users/update', { body: { user: { id: account, contact: '081-234-5678' } } })
  await settle()
  expect([renewals, engine.can('create', 'Order')]).toEqual([0, false])
  await ask(mock, 'POST /apps/users/update', { body: { user: { id, role: 'clerk' } } })
  await settle()
  expect([renewals, engine.can('create', 'Order')]).toEqual([1, true])
})
