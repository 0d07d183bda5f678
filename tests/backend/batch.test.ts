import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createApp } from '../../src/backend/http/app'

type Line = { nth: number; status?: number; body?: string }

const asked: Request[] = []
const slow = Promise.withResolvers<Response>()
const answers: Record<string, () => Response | Promise<Response>> = {
  '/api/shops': () => Response.json([{ id: 1 }]),
  '/api/orders': () => Response.json({ error: 'no' }, { status: 403 }),
  '/api/slow': () => slow.promise,
  '/api/file': () => new Response('GIF89a', { headers: { 'content-type': 'image/gif' } }),
  '/api/broken': () => Promise.reject(new Error('broken')),
}
const backend = {
  fetch: async (request: Request) => {
    asked.push(request)
    return answers[new URL(request.url).pathname]?.() ?? new Response(null, { status: 404 })
  },
}
const named: string[] = []
const app = createApp({
  backend,
  embed: '.',
  anyHost: true,
  pages: () => undefined,
  onError: () => undefined,
  operations: {
    nameOf: (_, path) => named[named.push(path) - 1] ?? '',
    isReady: async () => true,
    figures: async () => ({}) as never,
    clock: () => 0,
    memory: () => 0,
  },
})
const ask = (calls: readonly string[], headers: Record<string, string> = {}) =>
  app.request(`http://localhost/backend/batch?${calls.map((call) => `call=${encodeURIComponent(call)}`).join('&')}`, {
    headers,
  })
const linesOf = (text: string): Line[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))

test('BACK-5100 each call of a batch is answered and counted as if it had come alone, with its query and token', async () => {
  const response = await ask(['/api/orders?q=a%26b', '/api/shops'], { authorization: 'Bearer t' })
  expect(linesOf(await response.text()).toSorted((one, other) => one.nth - other.nth)).toEqual([
    { nth: 0, status: 403, body: '{"error":"no"}' },
    { nth: 1, status: 200, body: '[{"id":1}]' },
  ])
  const [orders] = asked
  expect([new URL(orders?.url ?? '').search, orders?.headers.get('authorization')]).toEqual(['?q=a%26b', 'Bearer t'])
  expect(named.toSorted()).toEqual(['/backend/api/orders', '/backend/api/shops', '/backend/batch'])
})

test('BACK-5101 what is not JSON is left out of a batch, and no failure of a call is another’s', async () => {
  const response = await ask(['/api/file', '/api/broken', '/api/none', '/api/shops'])
  expect(linesOf(await response.text()).toSorted((one, other) => one.nth - other.nth)).toEqual([
    { nth: 0 },
    { nth: 1 },
    { nth: 2 },
    { nth: 3, status: 200, body: '[{"id":1}]' },
  ])
})

test.each(['gzip, br', ''])(
  'BACK-5102 no call of a batch waits for a slower one, compressed (%s) or not',
  async (accepted) => {
    const response = await ask(['/api/slow', '/api/shops'], accepted ? { 'accept-encoding': accepted } : {})
    expect(response.headers.get('content-encoding')).toBe(accepted ? 'gzip' : null)
    // nginx passes lines on, too
    expect(response.headers.get('x-accel-buffering')).toBe('no')
    const reader = response.body?.getReader()
    const first = Buffer.concat([(await reader?.read())?.value ?? new Uint8Array()])
    const partly = { finishFlush: 2 }
    const more = accepted && first.length <= 10 ? Buffer.concat([first, (await reader?.read())?.value ?? first]) : first
    expect(linesOf((accepted ? gunzipSync(more, partly) : more).toString())).toEqual([
      { nth: 1, status: 200, body: '[{"id":1}]' },
    ])
    await reader?.cancel()
  },
)

test.each([
  [[]],
  [Array.from({ length: 21 }, () => '/api/shops')],
  [['/batch?call=/api/shops']],
  [['/../metrics']],
  [['/%2e%2e/metrics']],
  [['@evil.test/api/shops']],
  [['//../../healthz']],
])(
  'BACK-5103 a batch of none, of too many, of batches or of other paths than the API’s is rejected: %j',
  async (calls) => {
    const before = asked.length
    expect([(await ask(calls)).status, asked.length - before]).toEqual([400, 0])
  },
)
