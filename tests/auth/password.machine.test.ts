import { describe, expect, test } from 'vitest'
import type { SnapshotFrom } from 'xstate'
import { createEngine, memoryStorage, simulatedClock } from '../../src/core'
import { passwordLinkMachine, passwordResetMachine } from '../../src/core/auth/password/auth.password.machine'
import type { Transport } from '../../src/core/kernel/transport'
import { createMock } from '../../src/mock'
import { fakeTransport } from '../helpers/fake-transport'
import { gated } from '../helpers/gated'
import { pathsOf } from '../helpers/machine-paths'
import { turns } from '../helpers/turns'

const forgot = 'POST /jwt/forgot-password'
const reset = 'POST /jwt/reset-password'

type Both = SnapshotFrom<typeof passwordLinkMachine>['context'] & SnapshotFrom<typeof passwordResetMachine>['context']

async function open<N extends 'auth.password' | 'auth.password.reset'>(name: N, transport: Transport) {
  const engine = createEngine({
    transport,
    clock: simulatedClock({ start: '2026-11-10T09:00:00Z' }),
    storage: memoryStorage(),
  })
  const received: string[] = []
  engine.events$.subscribe(({ type }) => type.startsWith('password.') && received.push(type))
  const view = engine.view(name)
  await view.settled()
  const snapshot = () => view.getSnapshot() as { value: unknown; context: Both }
  return { view, received, stage: () => snapshot().value, context: () => snapshot().context }
}

describe('requesting a link', () => {
  test('PASS-10 the address is sent once; a second press in the meantime is rejected', async () => {
    const transport = fakeTransport({ [forgot]: { sampleToken: 't' } })
    const { view, received, stage, context } = await open('auth.password', transport)
    view.send({ type: 'link.request', email: ' a@b.test ' })
    expect(stage()).toBe('sending')
    view.send({ type: 'link.request', email: 'c@d.test' })
    await turns()
    expect(transport.calls.map(({ body }) => body)).toEqual([{ email: 'a@b.test' }])
    expect(received).toEqual(['password.refused', 'password.linkRequested'])
    expect([stage(), context().email, context().sampleToken]).toEqual(['sent', 'a@b.test', 't'])
    view.send({ type: 'start.over' })
    expect([stage(), context().sampleToken]).toEqual(['asking', undefined])
  })

  test('PASS-2623 the language of the page is sent for the mail', async () => {
    const transport = fakeTransport({ [forgot]: {} })
    const { view } = await open('auth.password', transport)
    view.send({ type: 'link.request', email: 'a@b.test', language: 'th' })
    await turns()
    expect(transport.calls.map(({ body }) => body)).toEqual([{ email: 'a@b.test', language: 'th' }])
  })

  test.each([
    ['', 'required'],
    ['nobody', 'email'],
  ])('PASS-11 "%s" is rejected without a call, and typing clears it', async (email, code) => {
    const transport = fakeTransport({})
    const { view, stage, context } = await open('auth.password', transport)
    view.send({ type: 'link.request', email })
    expect([stage(), context().fields]).toEqual(['asking', { email: [code] }])
    view.send({ type: 'field.clear', field: 'email' })
    expect(context().fields).toEqual({})
    expect(transport.calls).toEqual([])
  })

  test('PASS-12 a backend failure is an error of the whole form, and the address can be sent again', async () => {
    let status = 500
    const transport = fakeTransport({ [forgot]: () => new Response('{}', { status }) })
    const { view, stage, context } = await open('auth.password', transport)
    view.send({ type: 'link.request', email: 'a@b.test' })
    await turns()
    expect([stage(), context().error?.code, context().fields]).toEqual(['asking', 'http', undefined])
    status = 200
    view.send({ type: 'link.request', email: 'a@b.test' })
    await turns()
    expect([stage(), context().error]).toEqual(['sent', undefined])
  })
})

describe('setting a password', () => {
  const typed = { token: 't', password: 'three words', again: 'three words' }

  test.each([
    [
      { password: '', again: '' },
      { password: ['required'], again: ['required'] },
    ],
    [{ again: '' }, { again: ['required'] }],
    [{ again: 'y' }, { again: ['mismatch'] }],
  ])('PASS-13 %j is rejected without a call', async (change, fields) => {
    const transport = fakeTransport({})
    const { view, stage, context } = await open('auth.password.reset', transport)
    view.send({ type: 'password.set', ...typed, ...change })
    expect([stage(), context().fields, transport.calls]).toEqual(['choosing', fields, []])
  })

  test.each([
    ['seven77', 'too-short'],
    ['x'.repeat(201), 'too-long'],
  ])('PASS-400 a new password that breaks the rule is rejected without a call: %s %s', async (password, code) => {
    const transport = fakeTransport({})
    const { view, stage, context } = await open('auth.password.reset', transport)
    view.send({ type: 'password.set', token: 't', password, again: password })
    expect([stage(), context().fields, transport.calls]).toEqual(['choosing', { password: [code] }, []])
  })

  test('PASS-14 a new password is sent once and not kept here', async () => {
    const transport = fakeTransport({ [reset]: {} })
    const { view, received, stage, context } = await open('auth.password.reset', transport)
    view.send({ type: 'password.set', ...typed })
    view.send({ type: 'password.set', ...typed, password: 'x', again: 'x' })
    await turns()
    expect(transport.calls.map(({ body }) => body)).toEqual([{ token: 't', password: 'three words' }])
    expect(received).toEqual(['password.refused', 'password.changed'])
    expect([stage(), context().body]).toEqual(['changed', { token: '', password: '' }])
  })

  test('PASS-15 a used link is a rejection of the token, and nothing is repeated', async () => {
    const transport = fakeTransport({
      [reset]: () => Response.json({ error: { token: 'This link is no longer valid.' } }, { status: 400 }),
    })
    const { view, stage, context } = await open('auth.password.reset', transport)
    view.send({ type: 'password.set', ...typed })
    await turns()
    expect([stage(), context().fields]).toEqual(['choosing', { token: ['This link is no longer valid.'] }])
    expect([context().body, transport.calls.length]).toEqual([{ token: '', password: '' }, 1])
  })
})

describe('every path', () => {
  const machines = [
    [
      'auth.password',
      passwordLinkMachine,
      { request: {} },
      [{ type: 'link.request', email: 'a@b.test' }, { type: 'start.over' }],
    ],
    [
      'auth.password.reset',
      passwordResetMachine,
      { reset: undefined },
      [{ type: 'password.set', token: 't', password: 'three words', again: 'three words' }],
    ],
  ] as const
  test.each(machines)(
    'PASS-16 path %s of the model leads a running machine to the expected state',
    async (name, machine, answers, events) => {
      const paths = pathsOf(machine as typeof passwordLinkMachine, {
        input: { call: () => Promise.reject(new Error('walked, not run')) },
        events: events as never,
        answers,
      })
      const reached = new Set<unknown>(paths.flatMap(({ steps }) => steps.map(({ state }) => state)))
      expect(
        Object.keys(machine.states)
          .slice(1)
          .filter((state) => !reached.has(state)),
      ).toEqual([])
      for (const { steps } of paths) {
        const gate = gated(fakeTransport({ [forgot]: {}, [reset]: {} }))
        const { view, stage } = await open(name, gate.transport)
        for (const { happening, state } of steps) {
          if (happening.kind === 'event') view.send(happening.event as never)
          if (happening.kind === 'answer') await gate.answer()
          if (happening.kind === 'failure') await gate.fail()
          await turns()
          expect(stage()).toEqual(state)
        }
      }
    },
  )
})

test('PASS-17 on the sample backend a forgotten password is reset and signs in', async () => {
  const clock = simulatedClock({ start: '2026-11-10T09:00:00Z' })
  const mock = createMock({ now: () => new Date(clock.now()) })
  const engine = createEngine({ transport: mock.transport, clock, storage: memoryStorage() })
  const link = engine.view('auth.password')
  link.send({ type: 'link.request', email: 'admin@langraan.test' })
  const { context } = await link.settled()
  const done = engine.view('auth.password.reset')
  done.send({ type: 'password.set', token: context.sampleToken ?? '', password: 'three words', again: 'three words' })
  expect((await done.settled()).value).toBe('changed')
  expect(await engine.login('admin@langraan.test', 'admin')).toEqual({ email: ['Email or Password is Invalid'] })
  expect(await engine.login('admin@langraan.test', 'three words')).toBeUndefined()
})
