import { expect, test } from 'vitest'
import { createCall } from '../../src/core/kernel/call'
import { simulatedClock } from '../../src/core/kernel/simulated-clock'
import { orderFileCalls } from '../../src/core/orders/files/orders.files.contract'
import { createMock, type Mock } from '../../src/mock/index'
import { ask } from '../helpers/ask'
import { inRole } from '../people/people'

const jpeg = (text = '') => new Blob([Uint8Array.of(0xff, 0xd8, 0xff), Buffer.from(text, 'latin1')])
const png = () => new Blob([Uint8Array.from('\x89PNG\r\n\x1a\n…', (c) => c.charCodeAt(0))])
const now = () => new Date('2026-11-21T03:00:00Z')

const firstOrder = async (mock: Mock) => (await ask(mock, 'GET /api/orders')).body.orders[0].OrderNumber as string

type Sending = { name?: string; key?: string; token?: string; number?: string }

async function open() {
  const mock = createMock({ now })
  const OrderNumber = await firstOrder(mock)
  const add = async (file: Blob, { name = 'slip.jpg', key = 'k', token, number = OrderNumber }: Sending = {}) => {
    const headers = new Headers({ 'Idempotency-Key': key, 'Content-Type': 'application/octet-stream' })
    if (token) headers.set('Authorization', `Bearer ${token}`)
    const address = `http://shop.test/api/orders/${number}/files?name=${encodeURIComponent(name)}`
    const response = await mock.fetch(new Request(address, { method: 'POST', headers, body: file }))
    const text = await response.text()
    return { status: response.status, body: text ? JSON.parse(text) : undefined }
  }
  const get = (id: string, number = OrderNumber) =>
    mock.fetch(new Request(`http://shop.test/api/orders/${number}/files/${id}`))
  const order = async () => (await ask(mock, `GET /api/orders/${OrderNumber}`)).body.order
  return { mock, OrderNumber, add, get, order }
}

test('FILE-1 a file is stored with its order and comes back byte for byte, never as a page', async () => {
  const { add, get, order } = await open()
  const { status, body } = await add(jpeg('abc'), { name: 'สลิป.jpg' })
  expect(status).toBe(201)
  expect(body).toEqual({ file: { id: body.file.id, name: 'สลิป.jpg', type: 'image/jpeg', bytes: 6 } })
  expect((await order()).files).toEqual([body.file])
  const response = await get(body.file.id)
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(new Uint8Array(await jpeg('abc').arrayBuffer()))
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('สลิป.jpg')}`,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  })
})

test('FILE-2 the type is what the bytes begin with; anything else is rejected', async () => {
  const { add } = await open()
  const polyglot = jpeg('<script>alert(1)</script>')
  expect((await add(polyglot, { name: 'x.html', key: 'a' })).body.file.type).toBe('image/jpeg')
  expect((await add(png(), { name: 'x.pdf', key: 'b' })).body.file.type).toBe('image/png')
  for (const text of ['<html>', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'GIF89a', ' %PDF-1.4'])
    expect(await add(new Blob([text]), { key: text.slice(0, 4) })).toEqual({
      status: 422,
      body: { error: { file: ['type'] } },
    })
  expect((await add(new Blob([]), { key: 'e' })).body).toEqual({ error: { file: ['empty'] } })
})

test('FILE-3 a name keeps its letters and loses folders, control characters and length', async () => {
  const { add } = await open()
  const nameOf = async (name: string, nth: number) =>
    (await add(jpeg(String(nth)), { name, key: String(nth) })).body.file.name
  const names = ['../../etc/สลิป โอน.jpg', 'C:\\temp\\a\r\nb.jpg', '\u202Egpj.exe', '/', 'ก'.repeat(300)]
  const kept = []
  for (const [nth, name] of names.entries()) kept.push(await nameOf(name, nth))
  expect(kept).toEqual(['สลิป โอน.jpg', 'ab.jpg', 'gpj.exe', 'file', 'ก'.repeat(100)])
})

test('FILE-4 a repeated upload makes one file, under its key and by its content; another file under the key is rejected', async () => {
  const { add, order } = await open()
  const first = await add(jpeg('a'), { key: 'one' })
  expect(await add(jpeg('a'), { key: 'one' })).toEqual(first)
  expect((await add(jpeg('a'), { key: 'two', name: 'again.jpg' })).body).toEqual(first.body)
  expect((await add(jpeg('b'), { key: 'one' })).status).toBe(422)
  expect((await order()).files).toEqual([first.body.file])
})

test('FILE-5 a file of more than 4 MB is 413, more than ten are 422, and an unknown order is 404', async () => {
  const { add } = await open()
  const size = 4 * 1024 * 1024
  expect((await add(jpeg('x'.repeat(size - 3)), { key: 'fits' })).status).toBe(201)
  expect(await add(jpeg('x'.repeat(size - 2)), { key: 'not' })).toEqual({
    status: 413,
    body: { error: { file: ['too-large'] } },
  })
  expect((await add(jpeg(), { number: 'LR-1' })).status).toBe(404)
  for (let nth = 1; nth <= 9; nth++) expect((await add(jpeg(`${nth}`), { key: `k${nth}` })).status).toBe(201)
  expect((await add(jpeg('eleventh'), { key: 'eleventh' })).body).toEqual({ error: { file: ['too-many'] } })
})

test('FILE-13 without space for it, a file is answered with 507, and its order has nothing of it', async () => {
  const { add, order } = await open()
  const large = (nth: number) => add(jpeg(String(nth).repeat(4 * 1024 * 1024 - 3)), { key: `k${nth}` })
  for (const nth of [1, 2, 3, 4]) expect((await large(nth)).status).toBe(201)
  expect((await large(5)).status).toBe(507)
  expect((await order()).files).toHaveLength(4)
})

test('FILE-6 a removed file is gone, its order says who added and removed it, and another order never had it', async () => {
  const { mock, add, get, order, OrderNumber } = await open()
  const { id } = (await add(jpeg('a'))).body.file
  const other = (await ask(mock, 'GET /api/orders')).body.orders[1].OrderNumber
  expect((await get(id, other)).status).toBe(404)
  const remove = () => ask(mock, `DELETE /api/orders/${OrderNumber}/files/${id}`)
  expect([(await remove()).status, (await remove()).status, (await get(id)).status]).toEqual([200, 404, 404])
  const { files, history } = await order()
  expect(files).toEqual([])
  expect(
    history
      .filter(({ field }: { field: string }) => field === 'files')
      .map(({ from, to }: { from: string; to: string }) => [from, to]),
  ).toEqual([
    ['', 'slip.jpg'],
    ['slip.jpg', ''],
  ])
})

test('FILE-7 owner and clerk add slips, a bookkeeper sees them, a packer does not', async () => {
  const statuses = []
  for (const role of ['owner', 'bookkeeper', 'clerk', 'packer'] as const) {
    const { mock, token } = await inRole(role)
    const number = await firstOrder(mock)
    const headers = { Authorization: `Bearer ${token}`, 'Idempotency-Key': 'k' }
    const address = `http://shop.test/api/orders/${number}/files`
    const admin = await mock.fetch(
      new Request(`${address}?name=a.jpg`, {
        method: 'POST',
        headers: { 'Idempotency-Key': 'admin' },
        body: jpeg('1'),
      }),
    )
    const { id } = (await admin.json()).file
    const see = await mock.fetch(new Request(`${address}/${id}`, { headers }))
    const add = await mock.fetch(new Request(`${address}?name=b.jpg`, { method: 'POST', headers, body: jpeg('2') }))
    statuses.push([role, see.status, add.status])
  }
  expect(statuses).toEqual([
    ['owner', 200, 201],
    ['bookkeeper', 200, 403],
    ['clerk', 200, 201],
    ['packer', 403, 403],
  ])
})

test('FILE-8 a call sends the bytes of a file and answers with them', async () => {
  const { mock, OrderNumber } = await open()
  const sent: Request[] = []
  const call = createCall({
    transport(request) {
      sent.push(request.clone())
      return mock.transport(request)
    },
    clock: simulatedClock({ start: now() }),
    tokens: { current: async () => null, refresh: async () => null },
    random: () => 0,
  })
  const { file } = await call(
    orderFileCalls.add,
    { params: { OrderNumber }, query: { name: 'a.jpg' }, body: jpeg('\x00\xfe') },
    { key: 'k' },
  )
  const content = await call(orderFileCalls.one, { params: { OrderNumber, id: file.id } })
  expect(content.type).toBe('image/jpeg')
  expect([...new Uint8Array(await content.arrayBuffer())]).toEqual([0xff, 0xd8, 0xff, 0, 0xfe])
  expect(sent.map(({ headers }) => [headers.get('content-type'), headers.get('accept')])).toEqual([
    [null, 'application/json'],
    [null, '*/*'],
  ])
  await expect(call(orderFileCalls.one, { params: { OrderNumber, id: 'x' } })).rejects.toMatchObject({
    detail: { status: 404 },
  })
})
