import { expect, test } from 'vitest'
import { createEngine, memoryStorage, simulatedClock } from '../../src/core'
import type { RaanError } from '../../src/core/kernel/errors'
import { createMock } from '../../src/mock/index'
import { gated } from '../helpers/gated'
import { pass, turns } from '../helpers/turns'
import { invoicesDesk, now, offline, only } from './invoices-desk'

const listed = async (desk: ReturnType<typeof invoicesDesk>) => {
  const list = desk.engine.view('invoices', { perPage: 5 })
  await list.settled()
  return list
}

test('INV-50 the list shows the newest invoices, the count of each status and the outstanding amount', async () => {
  const desk = invoicesDesk()
  const { context } = (await listed(desk)).getSnapshot()
  expect([context.rows.map(({ id }) => id), context.total]).toEqual([[5036, 5035, 5034, 5033, 5032], 50])
  const counts = context.extra?.counts ?? {}
  expect(Object.values(counts).reduce((sum, each) => sum + each, 0)).toBe(50)
  expect((context.extra?.outstanding ?? 0) > (context.extra?.overdue ?? 0)).toBe(true)
})

test('INV-51 deleting waits five seconds, during which it can be undone, and is sent once', async () => {
  const desk = invoicesDesk()
  const list = await listed(desk)
  const app = desk.engine.app('invoices')
  app.send({ type: 'change.make', id: 'a', change: { kind: 'remove', id: 5034 }, holdMs: 5_000 })
  await pass(desk.clock, 4_999)
  app.send({ type: 'change.undo', id: 'a' })
  await pass(desk.clock, 5_000)
  expect([desk.sent, await desk.total()]).toEqual([[], 50])

  app.send({ type: 'change.make', id: 'b', change: { kind: 'remove', id: 5034 }, holdMs: 5_000 })
  await pass(desk.clock, 5_000)
  await turns(40)
  expect(desk.sent.map(({ call }) => call)).toEqual(['DELETE /apps/invoice/delete'])
  const { context } = await list.settled()
  expect([context.rows.map(({ id }) => id), context.total]).toEqual([[5036, 5035, 5033, 5032, 5031], 49])
})

test('INV-52 deleting a missing invoice counts as done; a rejection is kept and can be retried', async () => {
  const desk = invoicesDesk()
  const app = desk.engine.app('invoices')
  app.send({ type: 'change.make', id: 'a', change: { kind: 'remove', id: 1 } })
  await app.settled()
  expect(app.getSnapshot().context.failed).toEqual([])
  desk.breakIt(only('/apps/invoice/delete', () => new Response(null, { status: 403 })))
  app.send({ type: 'change.make', id: 'b', change: { kind: 'remove', id: 5004 } })
  await app.settled()
  expect(app.getSnapshot().context.failed.map(({ id, error }) => [id, error.code])).toEqual([['b', 'forbidden']])
  desk.breakIt()
  app.send({ type: 'change.retry', id: 'b' })
  await app.settled()
  expect([await desk.total(), app.getSnapshot().context.failed]).toEqual([49, []])
})

test('INV-53 a printed draft is stored as printed, and the list shows it', async () => {
  const desk = invoicesDesk()
  const list = desk.engine.view('invoices', { query: { status: 'Draft' }, perPage: 50 })
  const draft = (await list.settled()).context.rows[0]
  const app = desk.engine.app('invoices')
  app.send({ type: 'change.make', change: { kind: 'print', id: draft?.id ?? 0 } })
  await app.settled()
  const { context } = await list.settled()
  expect(context.rows.map(({ id }) => id)).not.toContain(draft?.id)
  expect((await desk.stored(draft?.id ?? 0)).invoiceStatus).toBe('Downloaded')
})

test('INV-54 without a number the newest is shown; a late response never replaces that of a later request', async () => {
  const clock = simulatedClock({ start: now })
  const gate = gated(createMock({ now: () => new Date(now) }).transport)
  const engine = createEngine({ transport: gate.transport, clock, storage: memoryStorage() })
  const newest = engine.view('invoices.one', { key: 0 })
  newest.send({ type: 'reload' })
  await turns()
  while (gate.waiting.length > 0) {
    await gate.answer()
    await turns(20)
  }
  expect(newest.getSnapshot().context.value?.invoice.id).toBe(5036)
  newest.send({ type: 'key.change', key: 5000 })
  await turns()
  newest.send({ type: 'key.change', key: 5001 })
  await turns()
  await gate.answer(gate.waiting.length - 1)
  await turns(20)
  expect(newest.getSnapshot().context.value?.invoice.id).toBe(5001)
})

test('INV-55 a payment is added to the earlier ones, and the status follows', async () => {
  const desk = invoicesDesk()
  const { invoice } = (await desk.engine.view('invoices.one', { key: 4990 }).settled()).context.value ?? {}
  if (!invoice) throw new Error('no such sample')
  const form = desk.engine.view('invoices.payment', { invoice })
  const { draft } = (await form.settled()).context
  expect(draft).toEqual({
    amount: (invoice.balance / 100).toFixed(2),
    date: '2026-11-21',
    method: 'transfer',
    note: '',
  })
  form.send({ type: 'save' })
  form.send({ type: 'save' })
  const { context, value } = await form.settled()
  expect([value, context.saved?.invoiceStatus, context.saved?.balance]).toEqual(['saved', 'Paid', 0])
  expect([desk.sent.length, (await desk.stored(4990)).payments.length]).toEqual([1, invoice.payments.length + 1])
})

test.each([
  ['', ['required']],
  ['0', ['required']],
  ['99999999', ['too-large']],
  ['ten', ['not-a-number']],
  ['-5', ['negative']],
  ['1.005', ['decimals']],
])('INV-56 a payment of %j is rejected before it is sent', async (amount, codes) => {
  const desk = invoicesDesk()
  const { invoice } = (await desk.engine.view('invoices.one', { key: 4990 }).settled()).context.value ?? {}
  if (!invoice) throw new Error('no such sample')
  const form = desk.engine.view('invoices.payment', { invoice })
  form.send({ type: 'field.set', change: { amount } })
  form.send({ type: 'save' })
  const { context, value } = await form.settled()
  expect([value, context.errors, desk.sent]).toEqual(['editing', { amount: codes }, []])
})

test('INV-57 a payment whose response was lost is recorded once', async () => {
  const desk = invoicesDesk()
  const { invoice } = (await desk.engine.view('invoices.one', { key: 4990 }).settled()).context.value ?? {}
  if (!invoice) throw new Error('no such sample')
  const form = desk.engine.view('invoices.payment', { invoice })
  let isLost = true
  desk.breakIt((request) => {
    if (!isLost || !request.url.endsWith('/apps/invoice/update')) return undefined
    isLost = false
    return desk.mock.transport(request).then(offline)
  })
  form.send({ type: 'save' })
  const failed = await form.settled()
  expect([failed.value, failed.context.error?.code]).toEqual(['editing', 'offline'])
  form.send({ type: 'save' })
  expect((await form.settled()).value).toBe('saved')
  expect((await desk.stored(4990)).payments.length).toBe(invoice.payments.length + 1)
})

test('FORM-659 a payment changed while it is being saved is rejected, and says so', async () => {
  const desk = invoicesDesk()
  const { invoice } = (await desk.engine.view('invoices.one', { key: 4990 }).settled()).context.value ?? {}
  if (!invoice) throw new Error('no such sample')
  const form = desk.engine.view('invoices.payment', { invoice })
  await form.settled()
  form.send({ type: 'save' })
  form.send({ type: 'field.set', change: { note: 'later' } })
  const { context } = await form.settled()
  expect([context.draft.note, desk.received]).toEqual(['', ['invoices.editRefused', 'invoices.saved']])
})

test('INV-58 an email without address or subject is rejected; once sent, it marks the invoice', async () => {
  const desk = invoicesDesk()
  const { invoice } = (await desk.engine.view('invoices.one', { key: 4994 }).settled()).context.value ?? {}
  if (!invoice) throw new Error('no such sample')
  const letter = { to: 'nobody', subject: '', message: '' }
  const form = desk.engine.view('invoices.letter', { invoice, letter })
  form.send({ type: 'save' })
  expect((await form.settled()).context.errors).toEqual({ to: ['email'], subject: ['required'] })
  form.send({ type: 'field.set', change: { to: 'a@b.test', subject: 'ใบแจ้งหนี้' } })
  form.send({ type: 'save' })
  const { context } = await form.settled()
  expect([invoice.invoiceStatus, context.saved?.invoiceStatus, desk.received]).toEqual([
    'Draft',
    'Sent',
    ['invoices.saved'],
  ])
})

test.each([
  ['500', () => Response.json({}, { status: 500 }), 'http'],
  ['broken JSON', () => new Response('{"invoices":'), 'contract'],
  ['403', () => new Response('', { status: 403 }), 'forbidden'],
  ['no connection', offline, 'offline'],
] as const)('INV-59 %s is reported and can be retried', async (_, answer, code) => {
  const desk = invoicesDesk()
  desk.breakIt(only('/apps/invoice/invoices', answer))
  const list = desk.engine.view('invoices')
  list.send({ type: 'reload' })
  for (let attempt = 0; attempt < 4; attempt++) await pass(desk.clock, 2_000)
  const failed = await list.settled()
  expect([failed.value, (failed.context.error as RaanError).code]).toEqual(['failed', code])
  desk.breakIt()
  list.send({ type: 'reload' })
  expect((await list.settled()).value).toBe('ready')
})

test('INV-39 of an older backend, which returns all invoices whatever is asked, the page is taken and the totals are counted', async () => {
  const mock = createMock({ now: () => new Date(now) })
  const asked: string[] = []
  const transport = async (request: Request) => {
    const { pathname, search } = new URL(request.url)
    if (pathname !== '/apps/invoice/invoices') return mock.transport(request)
    asked.push(search)
    const all = await mock.transport(new Request('http://shop.test/apps/invoice/invoices?perPage=50'))
    return Response.json(await all.json())
  }
  const engine = createEngine({ transport, clock: simulatedClock({ start: now }), storage: memoryStorage() })
  const list = engine.view('invoices', { perPage: 5, page: 2 })
  await list.settled()
  const { rows, total, extra } = list.getSnapshot().context
  expect([rows.map(({ id }) => id), total]).toEqual([[5031, 5030, 5029, 5028, 5027], 50])
  expect(Object.values(extra?.counts ?? {}).reduce((sum, each) => sum + each, 0)).toBe(50)
  expect(asked).toEqual(['?perPage=5&page=2&allData=false'])
})

test('INV-39 a backend with neither summary nor allData has no totals', async () => {
  const transport = async () => Response.json({ invoices: [], total: 0 })
  const engine = createEngine({ transport, clock: simulatedClock({ start: now }), storage: memoryStorage() })
  const list = engine.view('invoices')
  await list.settled()
  expect(list.getSnapshot().context.extra).toBe(undefined)
})
