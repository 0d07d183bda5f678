import { describe, expect, test } from 'vitest'
import { chatCalls } from '../../src/core/chat/chat.contract'
import { backendMessage, isRefusal, RaanError, toRaanError } from '../../src/core/kernel/errors'
import { isFailure } from '../../src/core/kernel/failures'
import { satang } from '../../src/core/kernel/money'
import { usersCalls } from '../../src/core/users/users.contract'
import { chain, failure, teas } from './chain'

const json = (status: number, body: unknown) => Response.json(body, { status })
const html = (status: number) =>
  new Response('<!doctype html><title>Shop</title><p>Welcome', { status, headers: { 'content-type': 'text/html' } })
const tea = { id: 1, price: satang(1_250) }

describe('requests', () => {
  test('KERN-17 path, query and body are encoded by the schemas of the endpoint', async () => {
    const { call, transport } = chain({
      'GET /teas': { teas: [] },
      'POST /teas/update': { id: 1, price: 12.5 },
      'GET /teas/{id}': { id: 7, price: 0 },
    })
    await call(teas.list, { query: { q: 'ชา &=', ids: [1, 2] } })
    await call(teas.list, {})
    await call(teas.update, { body: { tea } })
    await call(teas.one, { params: { id: 7 } })
    expect(transport.calls.map(({ call, query, body }) => [call, `${query}`, body])).toEqual([
      ['GET /teas', `q=${encodeURIComponent('ชา').concat('+%26%3D')}&ids=1&ids=2`, undefined],
      ['GET /teas', '', undefined],
      ['POST /teas/update', '', { tea: { id: 1, price: 12.5 } }],
      ['GET /teas/7', '', undefined],
    ])
    expect(transport.calls.map(({ headers }) => [headers.get('accept'), headers.get('content-type')])).toEqual([
      ['application/json', null],
      ['application/json', null],
      ['application/json', 'application/json'],
      ['application/json', null],
    ])
  })
})

describe('responses', () => {
  test('KERN-18 a response is decoded: baht on the wire, satang in code; 201 for a creation', async () => {
    const { call } = chain({
      'GET /teas': { teas: [{ id: 1, price: 12.5, unknown: 'dropped' }] },
      'POST /teas': json(201, { id: 1, price: 12.5 }),
    })
    expect(await call(teas.list, {})).toEqual({ teas: [tea] })
    expect(await call(teas.create, { body: { tea } }, { key: 'k' })).toEqual(tea)
  })

  test('KERN-18 a call without a result accepts an empty body, and ignores JSON', async () => {
    expect(await chain({ 'DELETE /teas/{id}': undefined }).call(teas.remove, { params: { id: 1 } })).toBeUndefined()
    expect(await chain({ 'DELETE /teas/{id}': { ok: true } }).call(teas.remove, { params: { id: 1 } })).toBeUndefined()
  })

  test.each([
    ['HTML', html(200), '', 'JSON (received markup)'],
    ['nothing', undefined, '', 'Object (received undefined)'],
    ['a list', [], 'teas', '"teas" (received undefined)'],
    [
      'a wrong shape',
      {
        teas: [
          { id: 1, price: 1 },
          { id: '2', price: 1 },
        ],
      },
      'teas.1.id',
      'number (received string)',
    ],
    ['too many decimals', { teas: [{ id: 1, price: 1.005 }] }, 'teas.0.price', 'no "decimals" (received number)'],
    ['broken JSON', new Response('{"teas": ['), '', 'JSON (received text)'],
  ])(
    'KERN-19 a backend that responds %s causes a contract error with call, path and what was expected',
    async (_, answer, path, expected) => {
      const { call } = chain({ 'GET /teas': answer })
      expect(await failure(call(teas.list, {}))).toEqual({
        code: 'contract',
        call: 'teas.list',
        status: 200,
        path,
        expected,
      })
    },
  )

  test('KERN-19 HTML is not an empty response', async () => {
    const { call } = chain({ 'DELETE /teas/{id}': html(200) })
    expect(await failure(call(teas.remove, { params: { id: 1 } }))).toMatchObject({
      code: 'contract',
      call: 'teas.remove',
    })
  })
})

describe('statuses', () => {
  const answered = (answer: Response) =>
    failure(chain({ 'POST /teas/update': answer }).call(teas.update, { body: { tea } }))

  test('KERN-20 401, 403, 404 and 409 keep their meaning', async () => {
    const call = 'teas.update'
    expect(await answered(json(401, {}))).toEqual({
      code: 'unauthenticated',
      call,
      status: 401,
    })
    expect(await answered(json(403, { error: { tea: 'no' } }))).toEqual({ code: 'forbidden', call, status: 403 })
    expect(await answered(new Response(null, { status: 404 }))).toEqual({ code: 'http', call, status: 404 })
    expect(await answered(json(409, { tea: { id: 1, price: 9.5 } }))).toEqual({
      code: 'conflict',
      call,
      status: 409,
      current: { tea: { id: 1, price: 950 } },
    })
  })

  test.each([
    ['problem details', { title: 'Bad Request', detail: 'closed' }, '{"title":"…","detail":"…"}'],
    ['FastAPI', { detail: [{ loc: ['body', 'tea'], msg: 'bad' }] }, '{"detail":[{"loc":["…","…"],"msg":"…"}]}'],
    ['Laravel', { message: 'bad', errors: { tea: ['bad'] } }, '{"message":"…","errors":{"tea":["…"]}}'],
    ['nested fields', { error: { tea: { price: ['range'] } } }, '{"error":{"tea":{"price":["…"]}}}'],
    ['a code and a message', { error: { code: 'E42', message: 'bad' } }, '{"error":{"code":"…","message":"…"}}'],
    ['a page', html(422), 'markup'],
    ['a text', new Response('สมชาย ใจดี 0812345678', { status: 422 }), 'text'],
  ])(
    'KERN-4502 a rejection whose reason is in another format (%s) says what was expected',
    async (_, body, received) => {
      const expected = `{"error": codes by field, or a sentence} (received ${received})`
      expect(await answered(body instanceof Response ? body : json(422, body))).toEqual({
        code: 'http',
        call: 'teas.update',
        status: 422,
        expected,
      })
      expect(await answered(new Response(null, { status: 422 }))).toEqual({
        code: 'http',
        call: 'teas.update',
        status: 422,
      })
    },
  )

  test('KERN-4765 codes of fields that are called message and name are no message of another format', async () => {
    const error = { message: ['too-long'], name: ['required'] }
    expect(await answered(json(422, { error }))).toEqual({
      code: 'http',
      call: 'teas.update',
      status: 422,
      fields: error,
    })
  })

  test('KERN-4765 its reason is read, and the developer is told all the same', async () => {
    const error = await failure(
      chain({ 'POST /teas/update': json(422, { detail: 'ร้านปิดถึงเที่ยง' }) }).call(teas.update, { body: { tea } }),
    )
    expect(error).toEqual({
      code: 'http',
      call: 'teas.update',
      status: 422,
      fields: { '': ['ร้านปิดถึงเที่ยง'] },
      expected: '{"error": codes by field, or a sentence} (received {"detail":"…"})',
    })
    expect(isFailure(teas.update, new RaanError('http', error))).toBe(true)
  })

  test('KERN-20 a 409 without the current record is a contract error', async () => {
    expect(await answered(json(409, {}))).toMatchObject({ code: 'contract', path: 'tea' })
  })

  test('KERN-20 a 409 of a call without a record is a plain conflict', async () => {
    const { call } = chain({ 'POST /teas': html(409) })
    expect(await failure(call(teas.create, { body: { tea } }, { key: 'k' }))).toEqual({
      code: 'conflict',
      call: 'teas.create',
      status: 409,
      current: undefined,
    })
  })

  test.each([
    ['a code', { 'tea.price': 'negative' }, { 'tea.price': ['negative'] }],
    ['a list of codes', { email: ['taken', 'short'], name: null, x: 3 }, { email: ['taken', 'short'] }],
    ['one text for all', 'Something went wrong', { '': ['Something went wrong'] }],
    ['a list for all', ['no', '', 4], { '': ['no'] }],
  ])('KERN-21 a rejection says which fields and why: %s', async (_, error, fields) => {
    const call = 'teas.update'
    expect(await answered(json(422, { error }))).toEqual({ code: 'http', call, status: 422, fields })
    expect(await answered(json(200, { error }))).toEqual({ code: 'http', call, status: 200, fields })
  })

  test('KERN-21 a 401 of a sign-in call is a rejection of what was typed', async () => {
    const { call } = chain({ 'POST /login': json(401, { error: { email: 'wrong' } }) })
    expect(await failure(call(teas.login, { body: { email: 'a' } }))).toEqual({
      code: 'unauthenticated',
      call: 'login',
      status: 401,
      fields: { email: ['wrong'] },
    })
  })

  test('KERN-21 an overloaded or failing backend rejects no field, whatever it says', async () => {
    for (const status of [408, 425, 429, 500, 501, 503]) {
      expect(await answered(json(status, { error: { name: 'boom' } }))).toEqual({
        code: 'http',
        call: 'teas.update',
        status,
      })
    }
    expect(await answered(html(500))).toEqual({ code: 'http', call: 'teas.update', status: 500 })
  })

  test('KERN-21 a 4xx without fields names none', async () => {
    const call = 'teas.update'
    for (const body of [null, [], { error: null }, { error: {} }, { error: { a: null } }, 'text', 5]) {
      const expected = expect.stringContaining('{"error": codes by field, or a sentence}')
      expect(await answered(json(422, body))).toEqual({ code: 'http', call, status: 422, expected })
    }
  })

  test('KERN-21 Retry-After is passed on', async () => {
    const busy = new Response(null, { status: 429, headers: { 'Retry-After': '7' } })
    expect(await answered(busy)).toEqual({ code: 'http', call: 'teas.update', status: 429, retryAfter: 7_000 })
  })
})

describe('errors', () => {
  test('KERN-22 any thrown value becomes one of the defined errors', () => {
    const known = new RaanError('timeout')
    expect(toRaanError(known)).toBe(known)
    expect(toRaanError(new DOMException('stop', 'AbortError'))).toMatchObject({ code: 'aborted', message: 'aborted' })
  })

  test("KERN-420 a programming error isn't reported as offline: it says of which kind it is", () => {
    const mistake = new TypeError("Cannot read properties of undefined (reading 'id')")
    expect(toRaanError(mistake, 'teas.list')).toMatchObject({
      code: 'contract',
      detail: { call: 'teas.list', expected: 'no TypeError', cause: mistake },
    })
    expect(toRaanError('a text').code).toBe('contract')
  })

  test.each([
    ['a mistake that quotes a value', () => 'id' in ('สมชาย' as never)],
    ['a text that is thrown', () => Promise.reject('สมชาย 0891112222')],
    ['JSON that is none', () => JSON.parse('สมชาย 0891112222')],
    ['an amount', () => satang(1_234.5)],
  ])('KERN-5061 %s: neither message nor reason of the error quote it', async (_, fail) => {
    const thrown = await Promise.resolve()
      .then(fail)
      .catch((error: unknown) => error)
    const error = toRaanError(thrown, 'teas.list')
    expect(`${error.message} ${JSON.stringify({ ...error.detail, cause: undefined })}`).not.toMatch(/สม|089|234/)
    expect(error.cause).toBe(thrown)
  })

  test.each([
    ['a browser that reached nobody', new TypeError('Failed to fetch'), 'offline'],
    ['another one', new TypeError('NetworkError when attempting to fetch resource.'), 'offline'],
    ['an error of a library', new Error('ECONNRESET'), 'offline'],
    ['a mistake in the transport', new TypeError("Cannot read properties of undefined (reading 'x')"), 'contract'],
    ['a name that is none', new ReferenceError('fetcher is not defined'), 'contract'],
  ])('KERN-600 %s: %s is %s', async (_, thrown, code) => {
    const { call } = chain({ 'POST /login': () => Promise.reject(thrown) })
    expect(await failure(call(teas.login, { body: { email: 'a' } }))).toMatchObject({ code })
  })

  test('KERN-420 an error thrown by a transport is offline, one thrown before it is not', async () => {
    const { call } = chain(
      { 'DELETE /teas/{id}': () => Promise.reject(new TypeError('Failed to fetch')) },
      {
        random: () => 0,
      },
    )
    const login = chain({ 'POST /login': () => Promise.reject(new TypeError('Failed to fetch')) })
    expect(await failure(login.call(teas.login, { body: { email: 'a' } }))).toEqual({ code: 'offline', call: 'login' })
    // the body as it must not be: a cycle that no JSON has
    const cycle: { email?: unknown } = {}
    cycle.email = cycle
    const sent = login.call(teas.login, { body: cycle as never })
    expect((await failure(sent)).code).toBe('contract')
    // the input is missing altogether
    expect((await failure(call(teas.remove, undefined as never))).code).toBe('contract')
  })

  test.each([undefined, null, Number.NaN, ''])(
    'KERN-421 a call that lacks a value for its path (%j) is not sent: its address would be another',
    async (id) => {
      const { call, transport } = chain({})
      expect(await failure(call(teas.one, { params: { id: id as number } }))).toEqual({
        code: 'contract',
        call: 'teas.one',
        path: 'params.id',
        expected: `a value (given ${id})`,
      })
      expect(transport.calls).toEqual([])
    },
  )

  test('KERN-421 a query without a required parameter is not sent, one without an optional parameter is', async () => {
    const calls = {
      'GET /users': { user: 1 },
      'GET /apps/chat/get-chat': { contact: { id: 4, fullName: 'a', status: 'busy' } },
    }
    const { call, transport } = chain(calls)
    expect(await failure(call(usersCalls.one, { query: { id: undefined as never } }))).toMatchObject({
      code: 'contract',
      path: 'query.id',
    })
    await call(chatCalls.one, { query: { id: 4 } })
    expect(transport.calls.map(({ query }) => `${query}`)).toEqual(['id=4'])
  })

  test('KERN-22 a rejection is an error that the user can fix: it names fields', () => {
    expect(isRefusal(new RaanError('http', { status: 422, fields: { a: ['b'] } }))).toBe(true)
    expect(isRefusal(new RaanError('http', { status: 500 }))).toBe(false)
    expect(isRefusal(new Error('no'))).toBe(false)
  })
})

test.each([
  ['a sentence', { '': ['สินค้าหมดแล้ว'] }, 'สินค้าหมดแล้ว'],
  ['several', { '': ['Sold out.', 'Come back on Monday.'] }, 'Sold out. Come back on Monday.'],
  ['a code', { '': ['sold-out'] }, undefined],
  ['words about a field', { name: ['Too long for us.'] }, undefined],
  ['nothing', undefined, undefined],
])("KERN-560 a backend's message about the whole request is kept as it is: %s", (_, fields, messages) => {
  expect(backendMessage(new RaanError('http', { status: 400, ...(fields && { fields }) }))).toBe(messages)
})
