import { expect, test } from 'vitest'
import { fakeTransport } from '../helpers/fake-transport'

const request = (path: string, init: RequestInit = {}) => new Request(`http://langraan.invalid${path}`, init)

test('KERN-63 the fake transport responds to declared calls by path, and records requests', async () => {
  const transport = fakeTransport({
    'GET /teas': { teas: [] },
    'GET /teas/{id}': (_, { id }) => ({ id }),
    'POST /teas': ({ body }) => Response.json(body, { status: 201 }),
    'DELETE /teas/{id}': undefined,
  })
  const answers = [
    await transport(request('/teas?q=a')),
    await transport(request('/teas/%E0%B8%8A')),
    await transport(request('/teas', { method: 'POST', body: '{"name":"ชา"}' })),
    await transport(request('/teas/3', { method: 'DELETE' })),
  ]
  expect(await Promise.all(answers.map(async (answer) => [answer.status, await answer.text()]))).toEqual([
    [200, '{"teas":[]}'],
    [200, '{"id":"ช"}'],
    [201, '{"name":"ชา"}'],
    [200, ''],
  ])
  expect(transport.calls.map(({ call }) => call)).toEqual([
    'GET /teas',
    'GET /teas/%E0%B8%8A',
    'POST /teas',
    'DELETE /teas/3',
  ])
  expect(transport.of('GET /teas')[0]?.query.get('q')).toBe('a')
})

test('KERN-63 an undeclared call rejects and is recorded', async () => {
  const transport = fakeTransport({ 'GET /teas': {} })
  await expect(transport(request('/teas/1'))).rejects.toMatchObject({ code: 'not-configured' })
  await expect(transport(request('/teas', { method: 'POST' }))).rejects.toMatchObject({ code: 'not-configured' })
  expect(transport.undeclared.splice(0)).toEqual(['GET /teas/1', 'POST /teas'])
})

test.fails('KERN-63 it fails the test that made it, even if nobody looks at the error', async () => {
  await fakeTransport({})(request('/teas')).catch(() => undefined)
})
