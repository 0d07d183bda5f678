import { expect, test } from 'vitest'
import { memoryDb } from '../../src/mock/db'
import { createMock, type MockOptions } from '../../src/mock/index'
import { deviceOf } from '../../src/service/auth/auth.device'

const windowsChrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36'
const iPhoneSafari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1'

/** The sample users before a backend whose clock can be moved. */
function open(options: MockOptions = {}) {
  let time = Date.parse('2026-11-21T03:00:00Z')
  const mock = createMock({ auth: 'required', now: () => new Date(time), ...options })
  async function call(line: string, { body, token, agent }: { body?: object; token?: string; agent?: string } = {}) {
    const [method = '', path = ''] = line.split(' ')
    const headers = new Headers(agent === undefined ? {} : { 'User-Agent': agent })
    if (token) headers.set('Authorization', `Bearer ${token}`)
    const sent = body === undefined ? null : JSON.stringify(body)
    const response = await mock.fetch(new Request(`http://shop.test${path}`, { method, headers, body: sent }))
    const text = await response.text()
    return { status: response.status, body: text === '' ? undefined : JSON.parse(text) }
  }
  return {
    call,
    signIn: async (name: string, agent: string) =>
      (await call('POST /jwt/login', { body: { email: `${name}@langraan.test`, password: name }, agent })).body as {
        accessToken: string
        refreshToken: string
      },
    sessions: async (token: string) => (await call('GET /account-setting/sessions', { token })).body.sessions,
    pass(milliseconds: number) {
      time += milliseconds
    },
  }
}

test('SESSION-1 a user’s own sessions, last used first', async () => {
  const desk = open()
  const office = await desk.signIn('admin', windowsChrome)
  await desk.signIn('client', windowsChrome)
  desk.pass(60_000)
  const phone = await desk.signIn('admin', iPhoneSafari)
  desk.pass(60_000)
  const renewed = await desk.call('POST /jwt/refresh-token', { body: { refreshToken: office.refreshToken } })
  const [first, second, ...others] = await desk.sessions(renewed.body.accessToken)
  expect([first, second, others]).toEqual([
    {
      id: expect.any(String),
      browser: 'Chrome',
      system: 'Windows',
      since: '2026-11-21T03:00:00.000Z',
      seen: '2026-11-21T03:02:00.000Z',
      isCurrent: true,
    },
    {
      id: expect.any(String),
      browser: 'Safari',
      system: 'iPhone',
      since: '2026-11-21T03:01:00.000Z',
      seen: '2026-11-21T03:01:00.000Z',
      isCurrent: false,
    },
    [],
  ])
  expect((await desk.sessions(phone.accessToken)).map((each: { isCurrent: boolean }) => each.isCurrent)).toEqual([
    false,
    true,
  ])
})

test('SESSION-1 a session whose tokens have expired is not listed', async () => {
  const desk = open()
  await desk.signIn('admin', windowsChrome)
  desk.pass(11 * 60_000)
  const { accessToken } = await desk.signIn('admin', iPhoneSafari)
  expect(await desk.sessions(accessToken)).toHaveLength(1)
})

test('SESSION-2 an ended session is 401 at its next call and can’t be renewed; nobody ends another’s', async () => {
  const desk = open()
  const office = await desk.signIn('admin', windowsChrome)
  const phone = await desk.signIn('admin', iPhoneSafari)
  const client = await desk.signIn('client', iPhoneSafari)
  const other = (await desk.sessions(office.accessToken)).find((each: { isCurrent: boolean }) => !each.isCurrent)
  const end = (token: string) => desk.call(`DELETE /account-setting/sessions?id=${other.id}`, { token })
  expect((await end(client.accessToken)).status).toBe(404)
  expect((await desk.call('GET /api/orders', { token: phone.accessToken })).status).toBe(200)
  expect((await end(office.accessToken)).status).toBe(200)
  expect((await end(office.accessToken)).status).toBe(404)
  expect((await desk.call('GET /api/orders', { token: phone.accessToken })).status).toBe(401)
  const renewal = await desk.call('POST /jwt/refresh-token', { body: { refreshToken: phone.refreshToken } })
  expect(renewal.status).toBe(401)
  expect(await desk.sessions(office.accessToken)).toHaveLength(1)
})

test('SESSION-3 ending all others leaves the current one, and other users theirs', async () => {
  const desk = open()
  const office = await desk.signIn('admin', windowsChrome)
  const phone = await desk.signIn('admin', iPhoneSafari)
  const client = await desk.signIn('client', iPhoneSafari)
  const { status } = await desk.call('POST /account-setting/sessions/end-others', { token: office.accessToken })
  expect(status).toBe(200)
  const statusOf = async (token: string) => (await desk.call('GET /account-setting/sessions', { token })).status
  expect([
    await statusOf(office.accessToken),
    await statusOf(phone.accessToken),
    await statusOf(client.accessToken),
  ]).toEqual([200, 401, 200])
})

test.each([
  [windowsChrome, 'Chrome', 'Windows'],
  [iPhoneSafari, 'Safari', 'iPhone'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox', 'Linux'],
  [`${windowsChrome} Edg/130.0.0.0`, 'Edge', 'Windows'],
  [
    'Mozilla/5.0 (Linux; Android 14; SM-A546E) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36',
    'Samsung Internet',
    'Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/130.0 Mobile/15E148 Safari/604.1',
    'Chrome',
    'iPhone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/121.0 Mobile Safari/537.36 Line/14.9.0/IAB',
    'LINE',
    'Android',
  ],
  ['curl/8.5.0', '', ''],
  ['', '', ''],
])('SESSION-4 %s', (agent, browser, system) => {
  expect(deviceOf(agent)).toEqual({ browser, system })
})

test('SESSION-7 a session of thirty days lasts over weeks without use, its access tokens ten minutes', async () => {
  const desk = open({ sessionLife: 30 * 86_400 })
  const office = await desk.signIn('admin', windowsChrome)
  desk.pass(11 * 60_000)
  expect((await desk.call('GET /api/orders', { token: office.accessToken })).status).toBe(401)
  desk.pass(29 * 86_400_000)
  const renew = (refreshToken: string) => desk.call('POST /jwt/refresh-token', { body: { refreshToken } })
  const { status, body } = await renew(office.refreshToken)
  expect([status, (await desk.sessions(body.accessToken)).length]).toEqual([200, 1])
  desk.pass(30 * 86_400_000)
  expect((await renew(body.refreshToken)).status).toBe(401)
})

test('SESSION-7 an ended session of thirty days stays ended, and a used token stays used', async () => {
  const desk = open({ sessionLife: 30 * 86_400 })
  const renew = (refreshToken: string) => desk.call('POST /jwt/refresh-token', { body: { refreshToken } })
  const [office, phone] = [await desk.signIn('admin', windowsChrome), await desk.signIn('admin', iPhoneSafari)]
  const renewed = (await renew(office.refreshToken)).body
  await desk.call('POST /account-setting/sessions/end-others', { token: renewed.accessToken })
  desk.pass(20 * 86_400_000)
  expect([(await renew(phone.refreshToken)).status, (await renew(office.refreshToken)).status]).toEqual([401, 401])
  expect((await renew(renewed.refreshToken)).status).toBe(200)
})

test('SESSION-8 however often a session is renewed, it is one row of bounded size', async () => {
  const db = memoryDb()
  const desk = open({ db, sessionLife: 30 * 86_400 })
  const renew = async (refreshToken: string) =>
    (await desk.call('POST /jwt/refresh-token', { body: { refreshToken } })).body.refreshToken as string
  let { refreshToken } = await desk.signIn('admin', windowsChrome)
  for (let count = 0; count < 200; count++) {
    desk.pass(8 * 60_000)
    const lost = await renew(refreshToken)
    refreshToken = await renew(refreshToken)
    expect(lost).not.toBe(refreshToken)
  }
  const tables = Object.entries(db.read() ?? {}).filter(([name, rows]) => name.startsWith('auth.') && rows.length > 0)
  expect(tables.map(([name, rows]) => [name, rows.length]).toSorted()).toEqual([
    ['auth.accounts', 2],
    ['auth.secret', 1],
    ['auth.sessions', 1],
  ])
  const [row] = (db.read()?.['auth.sessions'] ?? []) as { unspent: number[]; spent: number[] }[]
  expect([row?.unspent.length, row?.spent.length]).toEqual([50, 1])
})

test('SESSION-8 windows that renew separately all stay signed in', async () => {
  const desk = open()
  const renew = async (refreshToken: string) => {
    const { status, body } = await desk.call('POST /jwt/refresh-token', { body: { refreshToken } })
    expect(status).toBe(200)
    return body.refreshToken as string
  }
  const { refreshToken } = await desk.signIn('admin', windowsChrome)
  let [one, two] = [await renew(refreshToken), await renew(refreshToken)]
  for (let count = 0; count < 5; count++) {
    desk.pass(4 * 60_000)
    one = await renew(one)
    desk.pass(4 * 60_000)
    two = await renew(two)
  }
})
