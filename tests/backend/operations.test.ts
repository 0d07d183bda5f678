import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createApp } from '../../src/backend/http/app'
import { callNames } from '../../src/backend/http/call-names'
import { dashboardPage } from '../../src/backend/http/dashboard-page'
import type { Operations } from '../../src/backend/http/operations'
import { createRequestLog } from '../../src/backend/http/request-log'
import { newOrder } from '../orders/new-order'
import { newFolder, removeFolder, signIn, startShop } from './server-process'

let data: string
beforeEach(() => {
  data = newFolder()
})
afterEach(() => {
  vi.unstubAllEnvs()
  removeFolder(data)
})

const calls = [
  { method: 'GET', path: '/api/orders' },
  { method: 'GET', path: '/api/orders/{OrderNumber}' },
  { method: 'GET', path: '/api/orders/summary' },
  { method: 'POST', path: '/api/orders' },
]

/** An app whose requests each take 30 ms of its own clock. */
function openApp(options: Partial<Operations> = {}, fetch = async () => Response.json({}, { status: 201 })) {
  const lines: string[] = []
  const log = createRequestLog(
    (line) => lines.push(line),
    () => Date.parse('2026-11-24T10:00:00Z'),
  )
  let time = 0
  const app = createApp({
    backend: { fetch },
    embed: '/nowhere',
    anyHost: true,
    onError: log.error,
    pages: dashboardPage('/nowhere'),
    operations: {
      nameOf: callNames(calls),
      isReady: async () => true,
      figures: async () => ({ orders: 31, databaseBytes: 4096, mailsWaiting: 2 }),
      log,
      clock: () => (time += 30),
      memory: () => 1000,
      ...options,
    },
  })
  const ask = (path: string, init: RequestInit = {}) => app.request(`http://localhost${path}`, init)
  return { ask, lines }
}

test('BACK-70 a line per request names the call of the contract, its status and its duration, and nothing personal', async () => {
  const { ask, lines } = openApp()
  await ask('/backend/api/orders/LR-20261101-000031')
  await ask('/backend/api/orders/summary?q=0812345678')
  await ask('/backend/api/orders', { method: 'POST', body: '{"name":"สมหญิง"}' })
  await ask('/backend/api/สมหญิง')
  await ask('/pages/reset-password-v1?token=secret')
  await ask('/embed/nothing.js')
  await ask('/healthz')
  expect(lines.map((line) => JSON.parse(line))).toEqual(
    [
      ['GET /api/orders/{OrderNumber}', 201],
      ['GET /api/orders/summary', 201],
      ['POST /api/orders', 201],
      ['unknown call', 201],
      ['page', 200],
      ['file', 404],
    ].map(([call, status]) => ({ time: '2026-11-24T10:00:00.000Z', level: 'info', call, status, ms: 30 })),
  )
})

test('BACK-71 a line for an error says where it arose, without its message', async () => {
  const { ask, lines } = openApp({}, async () => {
    throw Object.assign(new TypeError('invalid: สมหญิง 0812345678'), {
      code: 'ERR_SQLITE_ERROR',
      errstr: 'disk I/O error',
    })
  })
  expect((await ask('/backend/api/orders')).status).toBe(500)
  const [error, request] = lines.map((line) => JSON.parse(line))
  expect(error).toMatchObject({
    level: 'error',
    error: 'TypeError',
    code: 'ERR_SQLITE_ERROR',
    reason: 'disk I/O error',
  })
  expect(error.at[0]).toMatch(/^at .*operations\.test\.ts/)
  expect(request).toMatchObject({ level: 'error', call: 'GET /api/orders', status: 500 })
  expect(lines.join()).not.toMatch(/สมหญิง|0812345678/)
})

test('BACK-72 /healthz says that the process runs, /readyz whether it takes requests', async () => {
  let isReady = true
  const { ask, lines } = openApp({ isReady: async () => isReady })
  const statuses = async () => [(await ask('/healthz')).status, (await ask('/readyz')).status]
  expect(await statuses()).toEqual([200, 200])
  isReady = false
  expect(await statuses()).toEqual([200, 503])
  expect(lines.map((line) => JSON.parse(line).status)).toEqual([503])
})

test('BACK-73 /metrics exists only if there is a token, and needs it', async () => {
  expect((await openApp().ask('/metrics')).status).toBe(404)
  const { ask } = openApp({ metricsToken: 'right' })
  const metrics = (authorization?: string) => ask('/metrics', authorization ? { headers: { authorization } } : {})
  expect([(await metrics()).status, (await metrics('Bearer wrong')).status]).toEqual([401, 401])
  await ask('/backend/api/orders', { method: 'POST' })
  await ask('/backend/api/orders', { method: 'POST' })
  const response = await metrics('Bearer right')
  expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
  const lines = (await response.text()).split('\n')
  expect(lines).toEqual(
    expect.arrayContaining([
      '# TYPE langraan_requests_total counter',
      'langraan_requests_total{call="POST /api/orders",status="201"} 2',
      'langraan_requests_total{call="operations",status="401"} 2',
      'langraan_request_duration_seconds_bucket{call="POST /api/orders",le="0.025"} 0',
      'langraan_request_duration_seconds_bucket{call="POST /api/orders",le="0.05"} 2',
      'langraan_request_duration_seconds_bucket{call="POST /api/orders",le="+Inf"} 2',
      'langraan_request_duration_seconds_sum{call="POST /api/orders"} 0.060000',
      'langraan_request_duration_seconds_count{call="POST /api/orders"} 2',
      'langraan_orders_created_total 31',
      'langraan_database_bytes 4096',
      'process_resident_memory_bytes 1000',
    ]),
  )
  const sample = /^[a-z_]+(?:\{[a-z]+="[^"]*"(?:,[a-z]+="[^"]*")*\})? [\d.]+$/
  expect(lines.filter((line) => line !== '' && !line.startsWith('#') && !sample.test(line))).toEqual([])
})

test('BACK-74 a served shop logs, counts and reports ready, and its log has no names, numbers, addresses or tokens', {
  timeout: 60_000,
}, async () => {
  vi.stubEnv('LANGRAAN_METRICS_TOKEN', 'of this shop')
  const shop = await startShop(data, '--demo', '--log')
  const token = await signIn(shop)
  const created = await shop.ask('POST /api/orders', { body: { order: newOrder }, key: 'one', token })
  expect(created.status).toBe(201)
  await shop.ask(`GET /api/orders?q=${newOrder.phoneNumber}`, { token })
  const text = async (path: string) =>
    (await fetch(shop.url + path, { headers: { authorization: 'Bearer of this shop' } })).text()
  expect([await text('/healthz'), await text('/readyz')]).toEqual(['ok\n', 'ok\n'])
  const metrics = await text('/metrics')
  expect(metrics).toContain('langraan_orders_created_total 31\n')
  expect(metrics).toContain('langraan_requests_total{call="POST /jwt/login",status="200"} 1\n')
  expect(Number(/langraan_database_bytes (\d+)/.exec(metrics)?.[1])).toBeGreaterThan(100_000)
  await shop.kill('SIGTERM')
  const log = shop.output
    .text()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line))
  expect(log.map(({ call, status }) => `${call} ${status}`)).toEqual([
    'POST /jwt/login 200',
    'POST /api/orders 201',
    'GET /api/orders 200',
  ])
  for (const personal of [newOrder.name, newOrder.phoneNumber, newOrder.address, token, 'of this shop'])
    expect(JSON.stringify(log)).not.toContain(personal)
})
