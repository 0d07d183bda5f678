import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createCall } from '../../src/core/kernel/call'
import { systemClock } from '../../src/core/kernel/clock'
import { createHttpTransport } from '../../src/core/kernel/http-transport'
import { editingCalls } from '../../src/core/live/editing/live.editing.contract'

type Seen = { method: string | undefined; url: string | undefined; headers: IncomingMessage['headers']; body: string }

let server: Server
let origin: string
let seen: Seen[]
/** undefined = the server never answers */
let answer: { status: number; body: string; location?: string } | undefined

beforeEach(async () => {
  seen = []
  answer = { status: 200, body: '{"ok":true}' }
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      seen.push({ method: request.method, url: request.url, headers: request.headers, body })
      if (answer) {
        const location = answer.location ? { location: answer.location } : {}
        response.writeHead(answer.status, { 'content-type': 'application/json', ...location }).end(answer.body)
      }
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterEach(() => {
  vi.unstubAllGlobals()
  server.closeAllConnections()
  server.close()
})

const get = (path: string, init: RequestInit = {}) => new Request(`http://langraan.invalid${path}`, init)

describe('over HTTP', () => {
  test.each(['/backend', '/backend/'])(
    'KERN-36 calls are relative to the base URL (%s), query and body unchanged',
    async (base) => {
      const transport = createHttpTransport({ baseUrl: origin + base })
      await transport(get('/api/orders?q=%E0%B8%8A%E0%B8%B2&page=2'))
      await transport(
        get('/api/orders', { method: 'POST', body: '{"a":"ชา"}', headers: { 'Content-Type': 'application/json' } }),
      )
      expect(seen.map(({ method, url, body }) => [method, url, body])).toEqual([
        ['GET', '/backend/api/orders?q=%E0%B8%8A%E0%B8%B2&page=2', ''],
        ['POST', '/backend/api/orders', '{"a":"ชา"}'],
      ])
      expect(seen[1]?.headers['content-type']).toBe('application/json')
    },
  )

  test('LIVE-63 a call that outlives its page is handed to fetch with its body before anything else happens', async () => {
    const handed: unknown[][] = []
    vi.stubGlobal('fetch', async (_: unknown, { body, keepalive, headers }: RequestInit) => {
      handed.push([body, keepalive, new Headers(headers).get('content-type')])
      return Response.json({ editors: [] })
    })
    const transport = createHttpTransport({ baseUrl: origin })
    const tokens = { current: async () => 'token', refresh: async () => null }
    const call = createCall({ transport, clock: systemClock, tokens, random: () => 0 })
    const body = { OrderNumber: 'LR-1', form: 'f', isEditing: false }
    const done = call(editingCalls.set, { body }, { keepalive: true, attempts: 1 })
    // microtasks only: a page that closes runs nothing after them
    for (let nth = 0; nth < 40; nth++) await null
    expect(handed).toEqual([[expect.any(Blob), true, 'application/json']])
    const [[sent] = []] = handed
    expect(await (sent as Blob).text()).toBe(JSON.stringify(body))
    await done
  })

  test.each([
    ['ก'.repeat(19_999), true],
    ['ก'.repeat(20_000), undefined],
  ])('KERN-5116 a request larger than browsers keep alive is sent all the same', async (body, isKept) => {
    const sent: unknown[] = []
    vi.stubGlobal('fetch', async (_: unknown, { keepalive }: RequestInit) => {
      sent.push(keepalive)
      return Response.json({})
    })
    await createHttpTransport({ baseUrl: origin })(get('/x', { method: 'POST', body, keepalive: true }))
    expect(sent).toEqual([isKept])
  })

  test.each([200, 201, 404, 409, 422, 429, 500, 503])(
    'KERN-36 %i is a response, requested once and readable',
    async (status) => {
      answer = { status, body: '{"error":{"a":"b"}}' }
      const response = await createHttpTransport({ baseUrl: origin })(get('/x'))
      expect([response.status, await response.json(), seen.length]).toEqual([status, { error: { a: 'b' } }, 1])
    },
  )

  test("KERN-37 the portal's headers are sent, those of the call take precedence, a function is called each time", async () => {
    let count = 0
    const coerced = createHttpTransport({ baseUrl: origin, headers: { 'X-Shop': '7', Accept: 'text/plain' } })
    const asked = createHttpTransport({ baseUrl: origin, headers: () => ({ 'X-Count': `${++count}` }) })
    await coerced(get('/x', { headers: { Accept: 'application/json' } }))
    await asked(get('/x'))
    await asked(get('/x'))
    expect(seen.map(({ headers }) => [headers['x-shop'], headers.accept, headers['x-count']])).toEqual([
      ['7', 'application/json', undefined],
      [undefined, '*/*', '1'],
      [undefined, '*/*', '2'],
    ])
  })

  test('KERN-37 credentials are those of the options', async () => {
    const inits: (RequestInit | undefined)[] = []
    vi.stubGlobal('fetch', async (_: unknown, init?: RequestInit) => {
      inits.push(init)
      return new Response()
    })
    await createHttpTransport({ baseUrl: origin, credentials: 'include' })(get('/x'))
    await createHttpTransport({ baseUrl: origin })(get('/x'))
    expect(inits.map((init) => init?.credentials)).toEqual(['include', undefined])
  })

  test('KERN-38 an abort ends the request with its own reason', async () => {
    answer = undefined
    const stopping = new AbortController()
    const response = createHttpTransport({ baseUrl: origin })(get('/x', { signal: stopping.signal }))
    await vi.waitUntil(() => seen.length === 1)
    stopping.abort('enough')
    await expect(response).rejects.toBe('enough')
  })

  test('KERN-38 an unreachable server rejects', async () => {
    await expect(createHttpTransport({ baseUrl: 'http://127.0.0.1:1' })(get('/x'))).rejects.toThrow('fetch failed')
  })

  test('KERN-38 it is tried once: retries are decided by the engine', async () => {
    let tries = 0
    vi.stubGlobal('fetch', async () => {
      tries++
      throw new TypeError('fetch failed')
    })
    await expect(createHttpTransport({ baseUrl: origin })(get('/x'))).rejects.toThrow('fetch failed')
    expect(tries).toBe(1)
  })
})

describe('a redirect', () => {
  let other: Server
  let reached: string[]

  beforeEach(async () => {
    reached = []
    other = createServer((request, response) => {
      reached.push(`${request.method} ${request.headers.authorization ?? ''}`)
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
    await new Promise<void>((ready) => other.listen(0, '127.0.0.1', ready))
  })
  afterEach(() => {
    other.closeAllConnections()
    other.close()
  })

  test.each([301, 302, 303, 307, 308])(
    'KERN-504 %i sends neither a password nor a token to another origin',
    async (status) => {
      const location = `http://127.0.0.1:${(other.address() as AddressInfo).port}/taken`
      answer = { status, body: '', location }
      const transport = createHttpTransport({ baseUrl: origin, headers: { 'X-Key': 'secret' } })
      const signIn = get('/jwt/login', { method: 'POST', body: '{"password":"secret"}' })
      await expect(transport(signIn)).rejects.toThrow()
      await expect(transport(get('/api/orders', { headers: { Authorization: 'Bearer t' } }))).rejects.toThrow()
      expect([seen.length, reached]).toEqual([2, []])
    },
  )

  const refusal = {
    code: 'offline',
    detail: {
      reason: 'redirect',
      expected: expect.stringContaining('/api/orders to answer itself, without a redirect'),
    },
  }

  test('KERN-3902 it is told from a lost network', async () => {
    answer = { status: 302, body: '<h1>Sign in</h1>', location: '/login' }
    await expect(createHttpTransport({ baseUrl: origin })(get('/api/orders'))).rejects.toMatchObject(refusal)
    expect(seen).toHaveLength(1)
  })

  test('KERN-3902 a browser shows it without status and headers', async () => {
    const opaque = Object.defineProperties(new Response(), { type: { value: 'opaqueredirect' }, status: { value: 0 } })
    vi.stubGlobal('fetch', async (_: unknown, init?: RequestInit) => {
      if (init?.redirect !== 'manual') throw new TypeError('fetch failed')
      return opaque
    })
    await expect(createHttpTransport({ baseUrl: origin })(get('/api/orders'))).rejects.toMatchObject(refusal)
  })
})

describe('a relative base URL', () => {
  test('KERN-39 is resolved against the page', async () => {
    const asked: unknown[] = []
    vi.stubGlobal('fetch', async (url: unknown) => {
      asked.push(url)
      return new Response()
    })
    const transport = createHttpTransport({ baseUrl: '/backend' })
    vi.stubGlobal('document', { baseURI: 'https://shop.test/desk/' })
    await transport(get('/api/shops'))
    vi.stubGlobal('document', undefined)
    vi.stubGlobal('location', { href: 'https://worker.test/w.js' })
    await transport(get('/api/shops'))
    expect(asked).toEqual(['https://shop.test/backend/api/shops', 'https://worker.test/backend/api/shops'])
  })

  test('KERN-39 is invalid outside a page, and says so', async () => {
    await expect(createHttpTransport({ baseUrl: '/backend' })(get('/x'))).rejects.toMatchObject({
      code: 'not-configured',
      detail: { expected: 'an absolute baseUrl (outside a page)' },
    })
  })
})
