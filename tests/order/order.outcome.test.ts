import { expect, test, vi } from 'vitest'
import { behind } from './behind'
import { openDesk } from './order-desk'

const answered = (status: number, body?: unknown) =>
  new Response(typeof body === 'object' ? JSON.stringify(body) : (body as string), { status })

/** A desk whose sends of orders are answered in turn; what comes after that reaches a backend. */
function deskWith(...answers: Response[]) {
  const { desk: _, line, stored, mock } = behind()
  const sent: { key: string | null; body: string }[] = []
  const desk = openDesk({
    transport: async (request) => {
      if (request.method !== 'POST') return line.transport(request)
      sent.push({ key: request.headers.get('Idempotency-Key'), body: await request.clone().text() })
      return answers.shift() ?? mock.transport(request)
    },
  })
  return { desk, sent, stored }
}

test.each([403, 404, 405, 409, 410, 419])(
  'ORDER-480 a %d ends the save with its reason: the draft is open with all entries',
  async (status) => {
    const { desk, sent, stored } = deskWith(answered(status))
    await desk.takeOrder().save().quiet()
    expect(desk.state()).toBe('open')
    expect(desk.context()).toMatchObject({ errors: {}, error: { detail: { status } }, fields: { name: 'สมชาย ใจดี' } })
    await desk.pass(120_000)
    expect(sent).toHaveLength(1)
    await desk.write({ name: 'สมหญิง ใจดี' }).save().quiet()
    expect([desk.state(), await stored()]).toEqual(['saved', 1])
  },
)

test('ORDER-481 a rejected order keeps its key, also across a reload: it is stored once whatever happened to earlier sends', async () => {
  const { desk, sent } = deskWith(answered(503), answered(403))
  await desk.takeOrder().save().quiet()
  await desk.pass(10_000)
  expect(desk.state()).toBe('open')
  const again = await desk.reload()
  await again.choose().pack().save().quiet()
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
})

test.each([
  [
    'what can be read of it',
    { order: { OrderNumber: 88, total: 'much', name: 'ก' } },
    { OrderNumber: '88', name: 'ก' },
  ],
  ['nothing of JSON', '<h1>Created</h1>', { OrderNumber: '', name: 'สมชาย ใจดี' }],
  ['nothing of it', { ok: true }, { OrderNumber: '', name: 'สมชาย ใจดี' }],
])('ORDER-483 an order that got 201 is stored: %s is shown, the rest as it was sent', async (_, body, shown) => {
  vi.spyOn(console, 'error').mockImplementationOnce(() => undefined)
  const { desk, sent } = deskWith(answered(201, body))
  await desk.takeOrder().save().quiet()
  expect(desk.state()).toBe('saved')
  const { saved } = desk.context()
  expect(saved).toMatchObject({ ...shown, phoneNumber: '081-234-5678', ProductOrders: [{ uq: 'p1', Quantity: 2 }] })
  expect(saved?.total).toBe(20_000)
  await desk.pass(120_000)
  expect(sent).toHaveLength(1)
})

test('ORDER-483 an unusual response is an order: a total as a binary fraction, null for optional fields', async () => {
  const body = { OrderNumber: 'A-1', createdAt: '2026-11-21T03:00:00Z', ProductOrders: [], total: 381.00000000000006 }
  const odd = deskWith(
    answered(201, { order: { ...body, slip: null, note: null, history: null, printAddrData: null } }),
  )
  await odd.desk.takeOrder().save().quiet()
  expect(odd.desk.context().saved).toMatchObject({ OrderNumber: 'A-1', total: 38_100, note: '', history: [] })
  expect(odd.desk.events.filter(({ type }) => type === 'engine.error')).toEqual([])
})
