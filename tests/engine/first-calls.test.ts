// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RaanError } from '../../src/core/kernel/errors'
import { sendFirstCalls, takeFirstCall } from '../../src/host/first-calls'
import { loadedTransport } from '../../src/host/loaded-transport'
import { reuseFirstCalls } from '../../src/host/reuse-first-calls'

const issuer = `${location.origin}/backend/`
const path = '/apps/ecommerce/cart'
const url = `${location.origin}/backend${path}`

const token = (exp: number) => `e.${btoa(JSON.stringify({ exp }))}.s`
const inSeconds = (seconds: number) => Date.now() / 1000 + seconds

function signIn(accessToken: string, area: Storage = localStorage): void {
  const key = (name: string) => `langraan/${encodeURIComponent(issuer)}/shared/${name}`
  area.setItem(key('accessToken'), accessToken)
  area.setItem(key('refreshToken'), 'r')
  area.setItem(key('userData'), '{"id":1}')
}

const fetched = vi.fn<typeof fetch>()
const sent = () =>
  fetched.mock.calls.map(([to, init]) => [String(to), new Headers(init?.headers).get('authorization')] as const)

beforeEach(() => {
  fetched.mockImplementation(async () => Response.json({ from: 'first call' }))
  vi.stubGlobal('fetch', fetched)
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  fetched.mockReset()
  preload.mockReset()
  localStorage.clear()
  sessionStorage.clear()
})

function place(provider: Record<string, string> = {}, properties: object = {}): Element {
  const outer = document.createElement('raan-provider')
  outer.setAttribute('base-url', '/backend')
  for (const [name, value] of Object.entries(provider)) outer.setAttribute(name, value)
  Object.assign(outer, properties)
  const element = document.createElement('raan-cart')
  outer.append(element)
  return element
}

const transport = vi.fn(async (_: Request) => Response.json({ from: 'transport' }))
const preload = vi.fn()
const engineTransport = reuseFirstCalls(Object.assign(transport, { issuer, preload }), '/backend', takeFirstCall)
const request = (authorization?: string, init: RequestInit = {}, to = path) =>
  new Request(`http://langraan.invalid${to}`, {
    ...init,
    ...(authorization === undefined ? {} : { headers: { Authorization: authorization } }),
  })
const answerTo = async (of: Request): Promise<string> => (await (await engineTransport(of)).json()).from

test('EMBED-730 the response to a first call is used once, by the request it was sent for', async () => {
  sendFirstCalls(place(), [path])
  expect(sent()).toEqual([[url, null]])
  expect(await answerTo(request(undefined, {}, '/api/shops'))).toBe('transport')
  expect(await answerTo(request(undefined, { method: 'POST' }))).toBe('transport')
  expect(await answerTo(request())).toBe('first call')
  expect(await answerTo(request())).toBe('transport')
  expect(engineTransport.issuer).toBe(issuer)
})

test('EMBED-731 a signed-in user’s first call has their token; no other user gets its response', async () => {
  const mine = token(inSeconds(600))
  signIn(mine)
  sendFirstCalls(place(), [path])
  expect(sent()).toEqual([[url, `Bearer ${mine}`]])
  expect(await answerTo(request(`Bearer ${token(inSeconds(700))}`))).toBe('transport')
  expect(await answerTo(request(`Bearer ${mine}`))).toBe('transport')

  sendFirstCalls(place(), [path])
  expect(await answerTo(request(`Bearer ${mine}`))).toBe('first call')
})

test('EMBED-731 a session of this tab counts as well', () => {
  const mine = token(inSeconds(600))
  signIn(mine, sessionStorage)
  sendFirstCalls(place(), [path])
  expect(sent()).toEqual([[url, `Bearer ${mine}`]])
})

test('EMBED-732 nothing is sent before a sign-in that may have to be renewed, or to a backend that isn’t known', () => {
  for (const [given, properties] of [
    [{ cart: 'local' }, {}],
    [{}, { transport: () => undefined }],
    [{}, { fetchToken: () => undefined }],
    [{}, { engine: {} }],
  ] as const)
    sendFirstCalls(place(given, properties), [path])
  sendFirstCalls(document.createElement('raan-cart'), [path])
  for (const unsure of [token(inSeconds(30)), token(inSeconds(-600)), 'opaque', 'a.b.c']) {
    signIn(unsure)
    sendFirstCalls(place(), [path])
  }
  localStorage.removeItem(`langraan/${encodeURIComponent(issuer)}/shared/userData`)
  sendFirstCalls(place(), [path])
  expect(sent()).toEqual([])
})

test('EMBED-737 an address that isn’t one, and a browser without timeouts, stop no element', () => {
  sendFirstCalls(place({ 'base-url': 'http://[' }), [path])
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    throw new TypeError('AbortSignal.timeout is not a function')
  })
  sendFirstCalls(place(), [path])
  expect(sent()).toEqual([])
})

test('EMBED-733 elements of one provider send the same call once', () => {
  const first = place()
  const second = first.cloneNode() as Element
  first.after(second)
  for (const element of [first, second, first]) sendFirstCalls(element, [path])
  expect(sent()).toHaveLength(1)
})

test('PAGE-760 the code that sends calls loads once the first response is there, or with the element', async () => {
  const local = place({ cart: 'local' })
  const order = document.createElement('raan-order')
  local.after(order)
  expect(sendFirstCalls(local, [path]), 'a local cart calls nothing').toBe(true)
  expect(sendFirstCalls(place({}, { transport: () => undefined }), [path]), 'the page sends').toBe(true)
  expect(sendFirstCalls(order, ['/api/shops', path])).toBe(false)
  expect(sendFirstCalls(place()), 'nothing to send yet').toBe(false)
  expect(sendFirstCalls(place({}, { fetchToken: () => undefined }), [path])).toBe(false)
  expect(sendFirstCalls(document.createElement('raan-cart'), [path]), 'init() names the backend').toBe(false)
  expect(sendFirstCalls(place({ 'base-url': 'http://[' }), [path])).toBe(false)

  expect(sendFirstCalls(place(), [path])).toBe(true)
  expect(preload).not.toHaveBeenCalled()
  expect(await answerTo(request())).toBe('first call')
  expect(preload).toHaveBeenCalledOnce()
})

test('PAGE-761 a call waits for the code that sends it; without that code the backend is out of reach, once', async () => {
  vi.doMock('../../src/core/kernel/transport', () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  const sender = loadedTransport({ baseUrl: '/backend' })
  expect(sender.issuer).toBe(issuer)
  sender.preload()
  const failure = await sender(request()).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(RaanError)
  expect((failure as RaanError).code).toBe('offline')
  expect(sent()).toEqual([])

  vi.doUnmock('../../src/core/kernel/transport')
  const [first, second] = await Promise.all([sender(request()), sender(request())])
  expect([await first.json(), await second.json()]).toEqual([{ from: 'first call' }, { from: 'first call' }])
  expect(sent().map(([to]) => to)).toEqual([url, url])
})

test('EMBED-734 a first call that fails is sent again as if it hadn’t been', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'))
  sendFirstCalls(place(), [path])
  expect(await answerTo(request())).toBe('transport')
})

test('EMBED-735 a response that nobody asked for within fifteen seconds isn’t used', async () => {
  const timeout = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal)
  sendFirstCalls(place(), [path])
  expect(AbortSignal.timeout).toHaveBeenCalledWith(15_000)
  timeout.abort()
  expect(await answerTo(request())).toBe('transport')
})
