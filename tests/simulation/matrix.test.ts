import { describe, expect, test } from 'vitest'
import { createCall } from '../../src/core/kernel/call'
import { decode } from '../../src/core/kernel/codec'
import type { Call, Endpoint } from '../../src/core/kernel/endpoint'
import { isMissing, type RaanError } from '../../src/core/kernel/errors'
import { changedNothing, countUnanswered, newKeyedRequest } from '../../src/core/kernel/keyed-request'
import { simulatedClock } from '../../src/core/kernel/simulated-clock'
import { createMock, type Mock } from '../../src/mock'
import { memoryDb, type Rows } from '../../src/mock/db'
import { ask } from '../helpers/ask'
import { endpoints } from '../helpers/contracts'
import { turns } from '../helpers/turns'
import { type FaultName, faults, faultyNetwork } from './matrix.network'
import { type Sample, samplesFor } from './matrix.samples'

const start = '2026-11-21T03:00:00Z'
const now = () => new Date(start)

/** The sample data, made once: rows are replaced, never changed in place. */
function seeded(): Rows {
  const db = memoryDb()
  createMock({ db, now }).reset()
  const rows = db.read()
  if (!rows) throw new Error('a mock without rows')
  return rows
}
const sampleRows = seeded()
const samples = samplesFor(sampleRows)
const changes = endpoints.filter(({ method }) => method !== 'GET')

/** The outbox has an entry for each delivery that stored something, be it the same again. */
const bookkeeping = ['firstAnswers', 'changes']
const isEffect = (name: string) => name === 'auth.accounts' || !(bookkeeping.includes(name) || name.startsWith('auth.'))
const uncounted: Readonly<Record<string, object>> = { 'auth.accounts': { password: '' }, users: { version: 1 } }

/** The activity log has an entry for each delivery of calls that may happen twice: sign-ins, links. */
const repeatable = new Set(endpoints.filter(({ repeat }) => repeat === 'once').map(({ name }) => name))
const withoutRepeated = (list: readonly unknown[]): readonly unknown[] => {
  const calls = (list as readonly { call: string }[]).map(({ call }) => call)
  return list.filter((_, nth) => !repeatable.has(calls[nth] ?? '') || calls.indexOf(calls[nth] ?? '') === nth)
}

/** A backend with the sample data, and its effects: the tables it changed but keys and sessions, what is random in a password, and how often a user was stored. */
function backend() {
  const db = memoryDb()
  db.write(sampleRows)
  const effects = () =>
    Object.fromEntries(
      Object.entries(db.read() ?? {})
        .filter(([name, list]) => list !== sampleRows[name] && isEffect(name))
        .map(([name, list]) => [name, name === 'activity' ? withoutRepeated(list) : list] as const)
        .map(([name, list]) => [name, list.map((row) => ({ ...(row as object), ...(uncounted[name] ?? {}) }))]),
    )
  return { mock: createMock({ db, now }), effects }
}

async function inputOf(endpoint: Endpoint, sample: Sample, mock: Mock) {
  const { params, query, body, file, prepare, prepareParams } = sample
  const got = await prepare?.(mock)
  const given = { ...body, ...got }
  const read = endpoint.body && decode(endpoint.body, given)
  if (read && !read.ok) throw new Error(`the sample of ${endpoint.name} is refused: ${JSON.stringify(read.fields)}`)
  return {
    params: prepareParams ? { ...params, ...(await prepareParams(mock)) } : params,
    query: endpoint.body ? query : { ...query, ...got },
    body: file ?? read?.value,
  }
}

const sendBy = (call: Call, endpoint: Endpoint, input: object, key: string): Promise<unknown> =>
  call(endpoint, input as never, { key })

async function tokensOf({ isSignedIn }: Sample, mock: Mock) {
  const admin = { email: 'admin@langraan.test', password: 'admin' }
  const token = isSignedIn ? String((await ask(mock, 'POST /jwt/login', { body: admin })).body.accessToken) : null
  return { current: async () => token, refresh: async () => null }
}

/** The effects of a change that was sent once and went well. */
async function madeOnce(endpoint: Endpoint, sample: Sample) {
  const { mock, effects } = backend()
  const call = createCall({
    transport: mock.transport,
    clock: simulatedClock({ start }),
    tokens: await tokensOf(sample, mock),
    random: () => 0,
  })
  const input = await inputOf(endpoint, sample, mock)
  const before = effects()
  await sendBy(call, endpoint, input, 'k')
  return { before, after: effects() }
}

const known = new Map<Endpoint, ReturnType<typeof madeOnce>>()
function onceOf(endpoint: Endpoint, sample: Sample) {
  const made = known.get(endpoint) ?? madeOnce(endpoint, sample)
  known.set(endpoint, made)
  return made
}

/** Sends under a fault, then again as somebody who presses again: with the same key, or after a look at the record. */
async function pressedTwice(endpoint: Endpoint, sample: Sample, name: FaultName) {
  const { mock, effects } = backend()
  const way = faultyNetwork(mock.transport, name)
  const clock = simulatedClock({ start })
  const call = createCall({ transport: way.transport, clock, tokens: await tokensOf(sample, mock), random: () => 0 })
  const input = await inputOf(endpoint, sample, mock)
  const before = JSON.stringify(effects())
  let asked = newKeyedRequest(() => 'k')

  const send = async () => {
    const known = asked
    let isOver = false
    const result = sendBy(call, endpoint, input, known.key).then(
      () => ({ error: undefined }),
      (error: unknown) => ({ error: error as RaanError }),
    )
    void result.finally(() => {
      isOver = true
    })
    for (let hung = 0; !isOver; await turns(1)) {
      const isStuck = way.hanging > hung
      if (isStuck) hung = way.hanging
      // the time limit of an attempt counts from its beginning, not what a backend takes to hash a password
      if (way.working === 0) clock.increment(isStuck ? 15_000 : 1)
    }
    const { error } = await result
    if (error) asked = countUnanswered(known, error)
    return error && { error, isNothing: changedNothing(known, error), isChanged: JSON.stringify(effects()) !== before }
  }
  const isMade = async () => {
    if (!sample.look) return false
    return sample.look.isMade((await ask(mock, `GET ${sample.look.at}`)).body)
  }

  const first = await send()
  way.isFixed = true
  const second = first && !(asked.unanswered > 0 && (await isMade())) ? await send() : undefined
  return { failures: [first, second].filter((each) => each !== undefined), way, mock, effects, isMade }
}

/** Calls whose second delivery answers what is true in either case, and claims nothing of the first. */
const wordsHold = ['auth.register', 'invitations.invite', 'account.password', 'password.reset']
/** Calls that only read, or change accounts and sessions alone, which aren't compared. */
const unseen = [
  'customers.profile',
  'customers.orders',
  'customers.importCheck',
  'orders.importCheck',
  'orders.tracked',
  'auth.logout',
  'account.password',
  'password.reset',
  'sessions.end',
  'sessions.endOthers',
]

describe.each(changes.map((endpoint) => [endpoint.name, endpoint] as const))('%s', (name, endpoint) => {
  const sample = samples[name]

  test('ONCE-600 has a row in the matrix', () => {
    expect(sample, `tests/simulation/matrix.samples.ts has no sample of ${name}`).toBeDefined()
  })
  if (!sample) return

  test('ONCE-601 its sample changes something', async () => {
    const { before, after } = await madeOnce(endpoint, sample)
    if (sample.repeat !== 'once' && !unseen.includes(name)) expect(after).not.toEqual(before)
  })

  test.each(Object.keys(faults) as FaultName[])(
    'ONCE-601 %s, pressed again: made once, and nothing false is reported',
    async (fault) => {
      const { after } = await onceOf(endpoint, sample)
      const { failures, effects, isMade } = await pressedTwice(endpoint, sample, fault)
      expect(effects()).toEqual(after)
      for (const { error, isNothing, isChanged } of failures) {
        // gone is what was asked for; a conflict or its own words say what stands there
        const isGone = endpoint.method === 'DELETE' && isMissing(error)
        const isReported =
          error.code === 'conflict' ? await isMade() : wordsHold.includes(name) && fault === 'delivered twice'
        if (isChanged && !isGone && !isReported)
          expect([error.code, error.detail.status, isNothing]).toEqual([error.code, error.detail.status, false])
      }
    },
  )

  test('ONCE-602 delivered once more after everything is done it changes nothing', async () => {
    const { after } = await onceOf(endpoint, sample)
    const { way, mock, effects } = await pressedTwice(endpoint, sample, 'the request lost')
    if (!way.last) throw new Error('nothing was sent')
    await mock.transport(way.last)
    expect(effects()).toEqual(after)
  })
})

test('ONCE-600 the matrix has no row without a change', () => {
  const names = changes.map(({ name }) => name)
  expect(Object.keys(samples).filter((name) => !names.includes(name))).toEqual([])
})
