import { expect, test, vi } from 'vitest'
import type { InspectionEvent } from 'xstate'
import { createEngine, type Engine, memoryStorage, type SimulatedTime, simulatedClock } from '../../src/core'
import { createMock } from '../../src/mock'

const minute = 60_000
const passwords = {
  admin: 'admin',
  wrong: 'wrong-Secret-1',
  fresh: 'fresh-Secret-2',
  again: 'agein-Secret-3',
  new: 'reset-Secret-4',
}

/** Every text that can be reached by properties, of classes, arrays, maps and functions too. */
function textsBelow(root: unknown): string[] {
  const messages: string[] = []
  const seen = new Set<unknown>()
  const waiting = [root]
  while (waiting.length > 0) {
    const value = waiting.pop()
    if (typeof value === 'string') messages.push(value)
    if (value === null || !['object', 'function'].includes(typeof value) || seen.has(value)) continue
    seen.add(value)
    for (const key of Reflect.ownKeys(value as object)) {
      const { value: each } = Reflect.getOwnPropertyDescriptor(value as object, key) ?? {}
      waiting.push(each)
    }
    if (value instanceof Map) waiting.push(...value.keys(), ...value.values())
    if (value instanceof Set) waiting.push(...value)
  }
  return messages
}

const cycleSafe = (value: unknown): string => {
  const seen = new Set<unknown>()
  return JSON.stringify(value, (_, each) => {
    if (typeof each !== 'object' || each === null) return each
    if (seen.has(each)) return undefined
    seen.add(each)
    return each
  })
}

/** A mock backend, with every token it ever gave and was given. */
function listeningDesk(inspect?: (event: InspectionEvent) => void) {
  const clock = simulatedClock({ start: '2026-11-10T09:00:00Z' })
  const mock = createMock({ now: () => new Date(clock.now()) })
  const tokens = new Set<string>()
  const keep = (body: unknown) => {
    for (const [name, value] of Object.entries((body ?? {}) as object))
      if (/token/i.test(name) && typeof value === 'string') tokens.add(value)
  }
  const engine = createEngine({
    clock,
    storage: memoryStorage(),
    async transport(request) {
      const response = await mock.transport(request)
      if (new URL(request.url).pathname.startsWith('/jwt/'))
        keep(
          await response
            .clone()
            .json()
            .catch(() => undefined),
        )
      return response
    },
    ...(inspect && { inspect }),
  })
  return { clock, engine, tokens }
}

async function renewed(clock: SimulatedTime, tokens: ReadonlySet<string>) {
  const before = tokens.size
  clock.increment(9.5 * minute)
  // the code that renews may still be on its way
  await vi.waitFor(() => {
    clock.increment(1)
    expect(tokens.size).toBeGreaterThan(before)
  })
}

async function changePassword(engine: Engine, oldPassword: string, newPassword: string) {
  const view = engine.view('account.password')
  await view.settled()
  view.send({ type: 'field.set', name: 'oldPassword', value: oldPassword })
  view.send({ type: 'field.set', name: 'newPassword', value: newPassword })
  view.send({ type: 'field.set', name: 'again', value: newPassword })
  view.send({ type: 'save' })
  return (await view.settled()).context
}

async function resetPassword(engine: Engine, password: string) {
  const link = engine.view('auth.password')
  await link.settled()
  link.send({ type: 'link.request', email: 'admin@langraan.test' })
  const { sampleToken: token = '' } = (await link.settled()).context
  const reset = engine.view('auth.password.reset')
  await reset.settled()
  reset.send({ type: 'password.set', token, password, again: password })
  return [token, (await reset.settled()).value]
}

test('ENG-562 inspectors see neither passwords nor tokens, whatever happens to them', async () => {
  const seen: InspectionEvent[] = []
  const { clock, engine, tokens } = listeningDesk((event) => seen.push(event))
  expect(await engine.login('admin@langraan.test', passwords.wrong)).toBeDefined()
  expect(await engine.login('admin@langraan.test', passwords.admin)).toBeUndefined()
  await renewed(clock, tokens)
  expect((await changePassword(engine, passwords.wrong, passwords.fresh)).errors).toEqual({ oldPassword: ['wrong'] })
  expect((await changePassword(engine, passwords.admin, passwords.fresh)).saves).toBe(1)
  await engine.logout()
  engine.app('auth').send({ type: 'register', email: 'new@langraan.test', username: 'new', password: passwords.again })
  expect((await engine.app('auth').settled()).value).toBe('signedIn')
  const [resetToken, stage] = await resetPassword(engine, passwords.new)
  expect([typeof resetToken, stage]).toEqual(['string', 'changed'])

  const { admin: _, ...typed } = passwords
  const secrets = [...tokens, ...Object.values(typed)]
  expect(secrets.length).toBeGreaterThan(8)
  const messages = [
    cycleSafe(seen),
    ...textsBelow(seen),
    ...seen.flatMap(({ actorRef }) => textsBelow(actorRef.getSnapshot())),
  ]
  expect(secrets.filter((secret) => messages.some((text) => text.includes(secret)))).toEqual([])
  const login = seen.find((event) => event.type === '@xstate.event' && event.event.type === 'login')
  expect(login).toMatchObject({ event: { email: 'admin@langraan.test', password: '•••' } })
})

test('ENG-563 an inspected actor keeps its identity and shows its state', async () => {
  const seen: InspectionEvent[] = []
  const { engine } = listeningDesk((event) => seen.push(event))
  await engine.login('admin@langraan.test', passwords.admin)
  const [first] = seen
  const ofAuth = seen.filter(({ actorRef }) => actorRef.sessionId === first?.actorRef.sessionId)
  expect(new Set(ofAuth.map(({ actorRef }) => actorRef))).toEqual(new Set([first?.actorRef]))
  expect(first?.actorRef.getSnapshot()).toMatchObject({ value: 'signedIn', context: { user: { username: 'admin' } } })
})

test('ENG-564 no token and no password can be read from a snapshot, during sign-in and afterwards', async () => {
  const { clock, engine, tokens } = listeningDesk()
  const auth = engine.app('auth')
  await auth.settled()
  const read: string[] = []
  const look = () => {
    const snapshot = auth.getSnapshot()
    read.push(snapshot.value as string, JSON.stringify(snapshot), ...textsBelow(snapshot))
  }
  auth.send({ type: 'login', email: 'admin@langraan.test', password: passwords.wrong })
  look()
  await auth.settled()
  look()
  await engine.login('admin@langraan.test', passwords.admin)
  await renewed(clock, tokens)
  look()
  await engine.logout()
  auth.send({ type: 'register', email: 'new@langraan.test', username: 'new', password: passwords.again })
  look()
  await auth.settled()
  look()
  const secrets = [...tokens, passwords.wrong, passwords.again]
  expect(secrets.length).toBeGreaterThan(6)
  expect(read).toEqual(expect.arrayContaining(['signingIn', 'signedOut', 'registering', 'signedIn']))
  expect(secrets.filter((secret) => read.some((text) => text.includes(secret)))).toEqual([])
})
