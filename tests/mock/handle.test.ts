import { SignJWT } from 'jose'
import { describe, expect, test } from 'vitest'
import { createMock } from '../../src/mock/index'
import { ask } from '../helpers/ask'

const posts = [
  ['POST /api/shops/update', 'shop'],
  ['POST /apps/ecommerce/wishlist', 'productId'],
  ['POST /apps/ecommerce/cart', 'productId'],
  ['POST /apps/ecommerce/cart/update', 'productId'],
  ['POST /api/orders', 'order'],
  ['POST /jwt/login', 'email'],
  ['POST /jwt/register', 'email'],
  ['POST /jwt/refresh-token', 'refreshToken'],
] as const

describe('bodies', () => {
  test.each(
    posts.flatMap(([call]) =>
      ['', 'plain', '<html></html>', '[]', 'null', '"text"', '3', '{"a":'].map((text) => [call, text] as const),
    ),
  )("MOCK-1 %s with %j isn't a JSON object: 422", async (call, text) => {
    expect(await ask(createMock(), call, { text, key: 'k' })).toEqual({
      status: 422,
      body: { error: { body: 'not-an-object' } },
    })
  })

  const demanding = posts.filter(([call]) => call !== 'POST /jwt/refresh-token')
  test.each(demanding)('MOCK-1 %s without its required fields is 422 and names %s', async (call, field) => {
    const { status, body } = await ask(createMock(), call, { body: {}, key: 'k' })
    expect([status, body.error[field]]).toEqual([422, ['required']])
  })
})

describe('tokens', () => {
  const calls = [
    'GET /api/shops',
    'GET /apps/ecommerce/products',
    'GET /apps/ecommerce/products/1',
    'GET /apps/ecommerce/wishlist',
    'POST /apps/ecommerce/wishlist',
    'DELETE /apps/ecommerce/wishlist/1',
    'GET /apps/ecommerce/cart',
    'POST /apps/ecommerce/cart',
    'DELETE /apps/ecommerce/cart/1',
    'POST /apps/ecommerce/cart/update',
    'GET /api/orders',
    'GET /api/orders/LR-1',
    'POST /api/orders',
    'POST /api/shops/update',
  ]
  const login = { body: { email: 'admin@langraan.test', password: 'admin' } }

  test.each(calls)('MOCK-2 %s with a forged token is 401, before anything else is checked', async (call) => {
    const token = await new SignJWT({ id: 1, kind: 'access', jti: '1' })
      .setProtectedHeader({ alg: 'HS256' })
      .setExpirationTime('10m')
      .sign(new TextEncoder().encode('another secret'))
    for (const bad of [token, 'nonsense'])
      expect(await ask(createMock(), call, { token: bad })).toEqual({ status: 401, body: { error: 'Invalid token' } })
  })

  test.each(calls)('MOCK-2 %s without a token is 401 if tokens are required', async (call) => {
    expect(await ask(createMock({ auth: 'required' }), call)).toEqual({ status: 401, body: { error: 'Missing token' } })
  })

  test('MOCK-2 a token is valid for ten minutes of the mock, then it is 401', async () => {
    let time = Date.parse('2026-11-10T03:00:00Z')
    const mock = createMock({ auth: 'required', now: () => new Date(time) })
    const token = (await ask(mock, 'POST /jwt/login', login)).body.accessToken
    time += 599_000
    expect((await ask(mock, 'GET /api/shops', { token })).status).toBe(200)
    time += 2_000
    expect((await ask(mock, 'GET /api/shops', { token })).status).toBe(401)
  })

  test('MOCK-2 a refresh token is not accepted', async () => {
    const mock = createMock()
    const { refreshToken } = (await ask(mock, 'POST /jwt/login', login)).body
    expect((await ask(mock, 'GET /api/shops', { token: refreshToken })).status).toBe(401)
  })
})

test.each([
  ['POST /api/shops/update', 'DELETE'],
  ['GET /api/shops', 'PUT'],
])('MOCK-3 %s accepts no other method (%s)', async (call, method) => {
  const mock = createMock()
  const request = new Request(`http://127.0.0.1:1${call.split(' ')[1]}`, { method })
  await expect(mock.fetch(request)).rejects.toThrow(TypeError)
})
