import { expect, test } from 'vitest'
import { createMock } from '../../src/mock/index'
import { ask } from '../helpers/ask'
import { openDesk } from './order-desk'

type FieldError = (passOn: () => Promise<Response>) => Promise<Response>

const json = (status: number, body: unknown) => async () => Response.json(body as object, { status })
/** The backend does it and nobody hears of it; an answer of a kind that is not repeated by itself at once. */
const lost: FieldError = async (passOn) => {
  await passOn()
  return new Response('<h1>Gateway</h1>', { headers: { 'Content-Type': 'text/html' } })
}
/** It never gets there. */
const html: FieldError = async () => new Response('<h1>Gateway</h1>', { headers: { 'Content-Type': 'text/html' } })

/** A desk whose sends of orders meet these faults in turn, and its looking up of keys those of `lookUps`. */
function deskBehind(sends: FieldError[], lookUps: FieldError[] = []) {
  const mock = createMock({ now: () => new Date('2026-11-21T03:00:00Z') })
  const sent: { key: string; body: string }[] = []
  const looked: string[] = []
  const desk = openDesk({
    async transport(request) {
      const passOn = () => mock.transport(request)
      const { pathname, searchParams } = new URL(request.url)
      if (pathname !== '/api/orders') return passOn()
      const key = searchParams.get('key')
      if (key !== null) looked.push(key)
      if (request.method === 'GET') return (lookUps.shift() ?? ((next) => next()))(passOn)
      sent.push({ key: request.headers.get('Idempotency-Key') ?? '', body: await request.clone().text() })
      return (sends.shift() ?? ((next) => next()))(passOn)
    },
  })
  const stored = async (): Promise<string[]> => {
    const { body } = await ask(mock, 'GET /api/orders?perPage=200')
    return body.orders.slice(0, body.total - 30).map(({ name }: { name: string }) => name)
  }
  return { desk, sent, looked, stored, keys: () => new Set(sent.map(({ key }) => key)).size }
}

const refused = json(400, { error: 'blocked by the proxy' })

test('ORDER-600 a draft keeps one key until it is stored: after rejections, edits and a restart', async () => {
  const { desk, sent, keys, stored } = deskBehind([
    json(422, { error: { name: 'required' } }),
    json(403, {}),
    json(413, {}),
  ])
  await desk.takeOrder().save().quiet()
  await desk.write({ name: 'สมหญิง ใจดี' }).save().quiet()
  const again = await desk.reload()
  await again.choose().pack().write({ name: 'สมปอง ใจดี' }).save().quiet()
  await again.save().quiet()
  expect([again.state(), sent.length, keys()]).toEqual(['saved', 4, 1])
  again.draft.send({ type: 'next' })
  await again.takeOrder().save().quiet()
  expect([keys(), await stored()]).toEqual([2, ['สมชาย ใจดี', 'สมปอง ใจดี']])
})

test.each([
  ['a 400', refused],
  ['a 404 with JSON', json(404, { message: 'no such route' })],
  ['a 413', json(413, {})],
  ['a 200 that says error', json(200, { error: 'session' })],
])(
  'ORDER-601 %s after an unanswered send says nothing about that send: the key is looked up, and the stored order found',
  async (_, verdict) => {
    const { desk, looked, sent, stored } = deskBehind([lost, verdict])
    await desk.takeOrder().save().outcome()
    expect(desk.state()).toBe('frozen:waiting')
    await desk.save().outcome()
    expect([desk.state(), desk.context().saved?.OrderNumber]).toEqual(['saved', 'LR-20261121-000031'])
    expect([looked, await stored()]).toEqual([[sent[0]?.key], ['สมชาย ใจดี']])
  },
)

test('ORDER-601 retries within one call count as unanswered, too', async () => {
  const busy = json(503, {})
  const gone: FieldError = async (passOn) => {
    await passOn()
    return Response.json({}, { status: 503 })
  }
  const { desk, stored } = deskBehind([gone, busy, refused])
  await desk.takeOrder().save().outcome()
  expect([desk.state(), await stored()]).toEqual(['saved', ['สมชาย ใจดี']])
})

test('ORDER-602 if no order is found the draft is open with the rejection, and the result of the lookup', async () => {
  const { desk, stored } = deskBehind([html, json(422, { error: { name: 'required' } })])
  await desk.takeOrder().save().outcome()
  await desk.save().outcome()
  expect(desk.state()).toBe('open')
  expect(desk.context()).toMatchObject({ lookup: 'none', errors: { name: ['required'] } })
  await desk.write({ name: 'สมหญิง ใจดี' }).save().outcome()
  expect([desk.state(), await stored()]).toEqual(['saved', ['สมหญิง ใจดี']])
})

test.each([
  ['that answers its list', json(200, { orders: [], total: 0, counts: {} })],
  ['that knows no such call', json(404, {})],
  ['that does not let this person', json(403, {})],
])("ORDER-602 a backend %s can't look the order up: that is reported, and the key stays", async (_, answer) => {
  const { desk, stored, keys } = deskBehind([lost, refused], [answer])
  await desk.takeOrder().save().outcome()
  await desk.save().outcome()
  expect([desk.state(), desk.context().lookup]).toEqual(['open', 'unsupported'])
  expect(desk.context().errors).toEqual({ '': ['blocked by the proxy'] })
  await desk.write({ note: 'แก้แล้ว' }).save().outcome()
  expect(desk.context().stored?.OrderNumber).toBe('LR-20261121-000031')
  expect([keys(), await stored()]).toEqual([1, ['สมชาย ใจดี']])
})

test('ORDER-602 a lookup without a connection keeps the order in progress, and is repeated automatically', async () => {
  const { desk, stored } = deskBehind([lost, refused], [html, html])
  await desk.takeOrder().save().outcome()
  await desk.save().outcome()
  expect(desk.state()).toBe('frozen:waiting')
  await desk.pass(60_000)
  await desk.outcome()
  expect([desk.state(), await stored()]).toEqual(['saved', ['สมชาย ใจดี']])
})

/** A draft that was stored, and changed by somebody who could not know. */
async function openChanged(lookUps: FieldError[] = []) {
  const behind = deskBehind([lost, refused], [json(404, {}), ...lookUps])
  await behind.desk.takeOrder().save().outcome()
  await behind.desk.save().outcome()
  await behind.desk.write({ name: 'สมหญิง ใจดี' }).save().outcome()
  return behind
}

test('ORDER-603 a changed draft whose key is used is open beside the stored order, however often it is saved', async () => {
  const { desk, stored, keys } = await openChanged()
  expect(desk.state()).toBe('open')
  expect(desk.context().stored).toMatchObject({ OrderNumber: 'LR-20261121-000031', name: 'สมชาย ใจดี' })
  expect(desk.context().fields.name).toBe('สมหญิง ใจดี')
  await desk.save().outcome()
  expect([desk.state(), desk.context().stored?.name, keys(), await stored()]).toEqual([
    'open',
    'สมชาย ใจดี',
    1,
    ['สมชาย ใจดี'],
  ])
})

test('ORDER-603 the user may take the stored order for the draft: then it is the saved order', async () => {
  const { desk, stored } = await openChanged()
  desk.draft.send({ type: 'stored.accept' })
  expect([desk.state(), desk.context().saved?.name, desk.announced.at(-1)]).toEqual([
    'saved',
    'สมชาย ใจดี',
    'order.saved',
  ])
  expect(await stored()).toEqual(['สมชาย ใจดี'])
})

test('ORDER-603 or save the draft as another order, with its own key, once', async () => {
  const { desk, stored, keys } = await openChanged()
  desk.draft.send({ type: 'stored.saveAnother' })
  desk.draft.send({ type: 'stored.saveAnother' })
  await desk.outcome()
  expect([desk.state(), keys(), await stored()]).toEqual(['saved', 2, ['สมหญิง ใจดี', 'สมชาย ใจดี']])
})

test('ORDER-603 a draft that is cleared there starts again', async () => {
  const { desk, stored } = await openChanged()
  desk.draft.send({ type: 'clear' })
  await desk.takeOrder().write({ name: 'คนใหม่' }).save().outcome()
  expect([desk.state(), await stored()]).toEqual(['saved', ['คนใหม่', 'สมชาย ใจดี']])
})

test("ORDER-604 if a backend responds with used but doesn't say for which order, the key is looked up", async () => {
  const used = json(422, { error: { 'Idempotency-Key': ['used'] } })
  const { desk, looked } = deskBehind([lost, used])
  await desk.takeOrder().save().outcome()
  await desk.save().outcome()
  expect([desk.state(), looked.length]).toEqual(['saved', 1])
})
