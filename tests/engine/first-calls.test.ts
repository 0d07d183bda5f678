// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onCall, sendFirstCalls, takeFirstCall } from '../../src/host/first-calls'
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
const engineTransport = reuseFirstCalls(Object.assign(transport, { issuer }), '/backend', takeFirstCall)
const request = (authorization?: string, init: RequestInit = {}, to = path) =>
  new Request(`http://langraan.invalid${to}`, {
    headers: { Accept: 'application/json', ...(authorization === undefined ? {} : { Authorization: authorization }) },
    ...init,
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

test('EMBED-5112 neither a stream nor a file is answered by a first call, and nobody hears of its request', async () => {
  const heard: string[] = []
  onCall((at) => heard.push(at))
  sendFirstCalls(place(), [path])
  for (const Accept of ['text/event-stream, application/json;q=0.9', '*/*'])
    expect(await answerTo(request(undefined, { headers: { Accept } }))).toBe('transport')
  expect(heard).toEqual([])
  expect(await answerTo(request())).toBe('first call')
  onCall(undefined)
  await answerTo(request())
  expect(heard).toEqual([url])
})

test('EMBED-739 a first call has the language of the screen if it depends on it', async () => {
  const help = '/faq/data/knowledge_base{locale}'
  sendFirstCalls(place(), [help])
  sendFirstCalls(place(), [help], 'de')
  const base = `${location.origin}/backend/faq/data/knowledge_base`
  expect(sent().map(([to]) => to)).toEqual([base, `${base}?locale=de`])
  expect(await answerTo(request(undefined, {}, '/faq/data/knowledge_base?locale=de'))).toBe('first call')
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
