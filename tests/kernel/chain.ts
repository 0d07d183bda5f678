import * as v from 'valibot'
import type { Tokens } from '../../src/core/kernel/auth'
import { type CallSetup, createCall } from '../../src/core/kernel/call'
import { endpoint } from '../../src/core/kernel/endpoint'
import { RaanError } from '../../src/core/kernel/errors'
import { bahtSchema } from '../../src/core/kernel/money'
import { simulatedClock } from '../../src/core/kernel/simulated-clock'
import { type FakeTransport, fakeTransport } from '../helpers/fake-transport'

const teaSchema = v.object({ id: v.number(), price: bahtSchema })

/** One endpoint of each kind. */
export const teas = {
  list: endpoint({
    name: 'teas.list',
    allow: 'anyone',
    method: 'GET',
    path: '/teas',
    repeat: 'safe',
    query: v.object({ q: v.optional(v.string()), ids: v.optional(v.array(v.number())) }),
    answer: v.object({ teas: v.array(teaSchema) }),
  }),
  one: endpoint({
    name: 'teas.one',
    allow: 'anyone',
    method: 'GET',
    path: '/teas/{id}',
    repeat: 'safe',
    params: v.object({ id: v.number() }),
    answer: teaSchema,
  }),
  create: endpoint({
    name: 'teas.create',
    allow: 'anyone',
    method: 'POST',
    path: '/teas',
    repeat: 'keyed',
    status: 201,
    body: v.object({ tea: teaSchema }),
    answer: teaSchema,
  }),
  update: endpoint({
    name: 'teas.update',
    allow: 'anyone',
    method: 'POST',
    path: '/teas/update',
    repeat: 'once',
    body: v.object({ tea: teaSchema }),
    answer: teaSchema,
    conflict: v.object({ tea: teaSchema }),
  }),
  remove: endpoint({
    name: 'teas.remove',
    allow: 'anyone',
    method: 'DELETE',
    path: '/teas/{id}',
    repeat: 'safe',
    params: v.object({ id: v.number() }),
  }),
  login: endpoint({
    name: 'login',
    allow: 'anyone',
    method: 'POST',
    path: '/login',
    repeat: 'once',
    auth: false,
    body: v.object({ email: v.string() }),
    answer: v.object({ accessToken: v.string() }),
  }),
}

export const noTokens: Tokens = { current: async () => null, refresh: async () => null }

/** A call over declared routes, with a clock that stands still and jitter that always waits the longest. */
export function chain(routes: Parameters<typeof fakeTransport>[0], setup: Partial<CallSetup> = {}) {
  const transport: FakeTransport = fakeTransport(routes)
  const clock = simulatedClock({ start: '2026-11-21T10:00:00Z' })
  const call = createCall({ transport, clock, tokens: noTokens, random: () => 1, ...setup })
  return { transport, clock, call }
}

/** What a rejected call says; a call that succeeds fails the test. */
export async function failure(call: Promise<unknown>) {
  const error = await call.then(
    () => new Error('the call succeeded'),
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof RaanError)) throw error
  const { cause, ...detail } = error.detail
  return { code: error.code, ...detail }
}
