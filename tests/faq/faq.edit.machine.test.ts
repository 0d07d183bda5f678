import { expect, onTestFinished, test } from 'vitest'
import { createEngine, memoryStorage, simulatedClock } from '../../src/core'
import type { QuestionDraft } from '../../src/core/faq/edit/faq.edit.fields'
import { withFaqChanges } from '../../src/core/faq/faq.changes'
import { categoriesIn } from '../../src/core/faq/faq.machine'
import { inOrder, moved } from '../../src/core/kernel/row-order'
import { undoMs } from '../../src/core/kernel/timings'
import type { Transport } from '../../src/core/kernel/transport'
import { createMock, type Mock } from '../../src/mock'
import { ask } from '../helpers/ask'
import { pass, turns } from '../helpers/turns'
import { tokenOf } from '../people/people'

function start(transport: Transport) {
  const clock = simulatedClock({ start: '2026-11-21T05:00:00Z' })
  return { clock, engine: createEngine({ transport, clock, storage: memoryStorage() }) }
}
const row = (key: string, question: string, ans = 'ก', isRemoved = false): QuestionDraft => ({
  key,
  question,
  ans,
  isRemoved,
})
const data = async (mock: Mock) => (await ask(mock, 'GET /faq/data')).body

async function openForm(key: string, isAdding = false) {
  const mock = createMock()
  const sent: { path: string; body: { category: object } }[] = []
  const { engine } = start(async (request) => {
    if (request.method === 'POST')
      sent.push({ path: new URL(request.url).pathname, body: await request.clone().json() })
    return mock.transport(request)
  })
  const form = engine.view('faq.edit', { key, isAdding })
  await form.settled()
  const save = async () => {
    form.send({ type: 'save' })
    await form.settled()
  }
  return { mock, engine, form, sent, save, context: () => form.getSnapshot().context }
}

test('FAQ-16 only what was changed is sent, without blank and removed questions', async () => {
  const { mock, form, sent, save, context } = await openForm('cancellationReturn', true)
  const { questions } = context().draft
  expect(questions.map(({ question }) => question)).toHaveLength(4)
  expect(questions[3]).toEqual(row('3', '', ''))
  const [first, second, third, blank] = questions as [QuestionDraft, QuestionDraft, QuestionDraft, QuestionDraft]
  form.send({
    type: 'field.set',
    name: 'questions',
    value: [third, { ...first, isRemoved: true }, second, blank, row('4', ' ส่งคืนได้กี่วัน ', 'เจ็ดวัน\nนับจากวันรับ ')],
  })
  await save()
  expect(form.getSnapshot().value).toBe('saved')
  const qandA = [
    { question: third.question, ans: third.ans },
    { question: second.question, ans: second.ans },
    { question: 'ส่งคืนได้กี่วัน', ans: 'เจ็ดวัน\nนับจากวันรับ' },
  ]
  expect(sent).toEqual([{ path: '/faq/update', body: { category: { key: 'cancellationReturn', version: 1, qandA } } }])
  expect((await data(mock)).cancellationReturn).toMatchObject({ qandA, version: 2 })
})

test('FAQ-16 an unchanged form makes no call, and a category that is gone says so', async () => {
  const { form, sent, save } = await openForm('delivery', true)
  await save()
  expect([form.getSnapshot().value, sent]).toEqual(['saved', []])
  expect((await openForm('nowhere')).form.getSnapshot().value).toBe('missing')
})

test('FAQ-13 a half-written question blocks saving, at its position among those that are stored', async () => {
  const { form, sent, save, context } = await openForm('')
  await save()
  expect(context().errors).toEqual({ title: ['required'], qandA: ['required'] })
  form.send({ type: 'field.set', name: 'title', value: 'ภาษี' })
  form.send({ type: 'field.set', name: 'questions', value: [row('0', '', ''), row('1', 'ก', 'ข'), row('2', 'ค', ' ')] })
  expect(context().errors).toEqual({})
  await save()
  expect(context().errors).toEqual({ 'qandA.1.ans': ['required'] })
  expect(sent).toEqual([])
})

test('FAQ-17 a colleague saved first: the entries stay, and both ways out are open', async () => {
  for (const way of ['conflict.overwrite', 'conflict.yield'] as const) {
    const { mock, form, save, context } = await openForm('payment')
    form.send({ type: 'field.set', name: 'title', value: 'ของฉัน' })
    const theirs = { key: 'payment', title: 'ของเขา', subtitle: 'ใหม่' }
    await ask(mock, 'POST /faq/update', { body: { category: theirs } })
    await save()
    expect([form.getSnapshot().value, context().draft.title, context().theirs?.title]).toEqual([
      'editing',
      'ของฉัน',
      'ของเขา',
    ])
    form.send({ type: way })
    await form.settled()
    if (way === 'conflict.yield') await save()
    expect((await data(mock)).payment).toMatchObject({
      title: way === 'conflict.yield' ? 'ของเขา' : 'ของฉัน',
      subtitle: 'ใหม่',
    })
  }
})

async function openList(refused: () => boolean = () => false) {
  const mock = createMock()
  const calls: string[] = []
  const { engine, clock } = start(async (request) => {
    const call = `${request.method} ${new URL(request.url).pathname}`
    calls.push(call)
    return request.method !== 'GET' && refused() ? new Response('', { status: 403 }) : mock.transport(request)
  })
  const view = engine.view('faq')
  await view.settled()
  const desk = engine.app('faq')
  const shown = () => {
    const { held, pending } = desk.getSnapshot().context
    return withFaqChanges(view.getSnapshot().context.rows, [...pending, ...held]).map(({ key }) => key)
  }
  const settle = async () => {
    await turns()
    await pass(clock, 100)
    await view.settled()
  }
  return { mock, clock, desk, shown, settle, calls }
}
const usual = ['payment', 'delivery', 'cancellationReturn', 'myOrders', 'productServices']

test('FAQ-18 a held deletion hides the category and can be undone; released, it is made once', async () => {
  const { clock, desk, shown, settle, calls } = await openList()
  const change = { kind: 'remove', key: 'delivery', title: 'การจัดส่ง' } as const
  const without = usual.filter((key) => key !== 'delivery')
  desk.send({ type: 'change.make', id: 'r', change, holdMs: undoMs })
  expect(shown()).toEqual(without)
  desk.send({ type: 'change.undo', id: 'r' })
  expect([shown(), calls.length]).toEqual([usual, 1])
  desk.send({ type: 'change.make', id: 'r', change, holdMs: undoMs })
  clock.increment(undoMs)
  await settle()
  expect(shown()).toEqual(without)
  expect(calls.filter((call) => call !== 'GET /faq/data')).toEqual(['DELETE /faq/delete'])
})

test('FAQ-18 a refused deletion brings the category back', async () => {
  const { desk, shown, settle } = await openList(() => true)
  desk.send({ type: 'change.make', change: { kind: 'remove', key: 'payment', title: 'การชำระเงิน' } })
  expect(shown()).toEqual(usual.slice(1))
  await settle()
  expect([shown(), desk.getSnapshot().context.failed.length]).toEqual([usual, 1])
})

test('FAQ-18 a move shows at once and is stored', async () => {
  const { mock, desk, shown, settle } = await openList()
  const keys = moved(usual, 1, -1)
  desk.send({ type: 'change.make', change: { kind: 'order', keys, title: 'การจัดส่ง' } })
  expect(shown()).toEqual(keys)
  await settle()
  expect(shown()).toEqual(keys)
  expect(categoriesIn(await data(mock)).map(({ key }) => key)).toEqual(keys)
})

test('FAQ-19 a change elsewhere reloads the questions', async () => {
  const clock = simulatedClock({ start: '2026-11-21T03:00:00.000Z' })
  const mock = createMock({ now: () => new Date(clock.now()) })
  const token = await tokenOf(mock, 'admin')
  const engine = createEngine({
    transport: mock.transport,
    fetchToken: async () => token,
    clock,
    storage: memoryStorage(),
  })
  onTestFinished(() => engine.stop())
  const seconds = async () => {
    for (let second = 0; second < 8; second++) await pass(clock, 1_000)
  }
  await engine.app('live').settled()
  const view = engine.view('faq')
  await view.settled()
  await seconds()
  await ask(mock, 'DELETE /faq/delete?key=payment')
  await seconds()
  expect(view.getSnapshot().context.rows.map(({ key }) => key)).toEqual(usual.slice(1))
})

test('FAQ-14 rows are reordered among the places they hold', () => {
  const rows = usual.map((key) => ({ key }))
  expect(inOrder(rows, ['myOrders', 'x', 'payment'], ({ key }) => key).map(({ key }) => key)).toEqual([
    'myOrders',
    'delivery',
    'cancellationReturn',
    'payment',
    'productServices',
  ])
  expect([moved(usual, 0, -1), moved(usual, 4, 1), moved(usual, 9, 1)]).toEqual([usual, usual, usual])
})
