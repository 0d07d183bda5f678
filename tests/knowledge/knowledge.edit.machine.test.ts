import { expect, onTestFinished, test } from 'vitest'
import { createEngine, memoryStorage, simulatedClock } from '../../src/core'
import { undoMs } from '../../src/core/kernel/timings'
import type { Transport } from '../../src/core/kernel/transport'
import { withKnowledgeChanges } from '../../src/core/knowledge/knowledge.changes'
import type { KnowledgeLocation } from '../../src/core/knowledge/knowledge.machine'
import { createMock, type Mock } from '../../src/mock'
import { ask } from '../helpers/ask'
import { pass, turns } from '../helpers/turns'
import { tokenOf } from '../people/people'

const glass = { category: 'labels', title: 'แพ็กแก้วอย่างไร', content: '<p>ห่อสองชั้น</p>' }
const addArticle = async (mock: Mock, article = glass) =>
  (await ask(mock, 'POST /knowledge/article/add', { body: { article } })).body.article
const addCategory = async (mock: Mock) =>
  (await ask(mock, 'POST /knowledge/category/add', { body: { category: { title: 'งานประจำ', desc: '' } } })).body
    .category

function start(transport: Transport) {
  const clock = simulatedClock({ start: '2026-11-21T05:00:00Z' })
  const engine = createEngine({ transport, clock, storage: memoryStorage() })
  onTestFinished(() => engine.stop())
  return { clock, engine }
}

test('KNOW-1510 only what was changed of an article is sent, and an unchanged form makes no call', async () => {
  const mock = createMock()
  const { slug, id } = await addArticle(mock)
  const sent: unknown[] = []
  const { engine } = start(async (request) => {
    if (request.method === 'POST') sent.push(await request.clone().json())
    return mock.transport(request)
  })
  const form = engine.view('knowledge.article', { key: slug, category: '' })
  await form.settled()
  form.send({ type: 'field.set', name: 'title', value: `  ${glass.title} ` })
  form.send({ type: 'save' })
  await form.settled()
  expect([form.getSnapshot().value, sent]).toEqual(['saved', []])
  const again = engine.view('knowledge.article', { key: slug, category: '' })
  await again.settled()
  again.send({ type: 'field.set', name: 'category', value: 'cod' })
  again.send({ type: 'save' })
  await again.settled()
  expect(sent).toEqual([{ article: { id, version: 1, category: 'cod' } }])
})

test('KNOW-1510 a built-in article, or one that is gone, opens no form', async () => {
  const { engine } = start(createMock().transport)
  for (const key of ['fee-of-shop', 'nowhere']) {
    const form = engine.view('knowledge.article', { key, category: '' })
    await form.settled()
    expect(form.getSnapshot().value).toBe('missing')
  }
  const form = engine.view('knowledge.category', { key: 'cod' })
  await form.settled()
  expect(form.getSnapshot().value).toBe('missing')
})

test('KNOW-1511 a colleague saved an article first: the entries stay, and both ways out are open', async () => {
  for (const way of ['conflict.overwrite', 'conflict.yield'] as const) {
    const mock = createMock()
    const { slug, id } = await addArticle(mock)
    const { engine } = start(mock.transport)
    const form = engine.view('knowledge.article', { key: slug, category: '' })
    await form.settled()
    form.send({ type: 'field.set', name: 'title', value: 'ของฉัน' })
    const theirs = { id, title: 'ของเขา', content: '<p>ใหม่</p>' }
    await ask(mock, 'POST /knowledge/article/update', { body: { article: theirs } })
    form.send({ type: 'save' })
    await form.settled()
    const { value, context } = form.getSnapshot()
    expect([value, context.draft.title, context.theirs?.title]).toEqual(['editing', 'ของฉัน', 'ของเขา'])
    form.send({ type: way })
    await form.settled()
    if (way === 'conflict.yield') expect(form.getSnapshot().context.draft.title).toBe('ของเขา')
    const { body } = await ask(mock, `GET /faq/data/question?slug=${slug}`)
    expect(body).toMatchObject({
      title: way === 'conflict.yield' ? 'ของเขา' : 'ของฉัน',
      content: '<p>ใหม่</p>',
    })
  }
})

test('KNOW-1511 a colleague renamed a category first', async () => {
  const mock = createMock()
  const { id, category } = await addCategory(mock)
  const { engine } = start(mock.transport)
  const form = engine.view('knowledge.category', { key: category })
  await form.settled()
  form.send({ type: 'field.set', name: 'desc', value: 'ทุกเช้า' })
  await ask(mock, 'POST /knowledge/category/update', { body: { category: { id, title: 'ของเขา' } } })
  form.send({ type: 'save' })
  await form.settled()
  expect(form.getSnapshot().context.theirs?.title).toBe('ของเขา')
  form.send({ type: 'conflict.overwrite' })
  await form.settled()
  expect(form.getSnapshot().context.saved).toMatchObject({ title: 'ของเขา', desc: 'ทุกเช้า', version: 3 })
})

async function openPlace(key: KnowledgeLocation, mock: Mock, refused = false) {
  const calls: string[] = []
  const { engine, clock } = start(async (request) => {
    if (request.method !== 'GET') calls.push(`${request.method} ${new URL(request.url).pathname}`)
    return request.method !== 'GET' && refused ? new Response('', { status: 403 }) : mock.transport(request)
  })
  const view = engine.view('knowledge', { key })
  await view.settled()
  const desk = engine.app('knowledge')
  const seen: string[] = []
  const own = () => {
    const { held, pending } = desk.getSnapshot().context
    const { value } = view.getSnapshot().context
    const shown = value && withKnowledgeChanges(value, [...pending, ...held])
    if (shown?.kind === 'category') return shown.groups.flatMap(({ questions }) => questions).filter((each) => each.own)
    return []
  }
  const ids = () => own().map(({ id }) => id)
  for (const actor of [view, desk]) actor.subscribe(() => void seen.push(ids().join()))
  const settle = async () => {
    await turns()
    await pass(clock, 100)
    await view.settled()
  }
  return { clock, desk, view, ids, settle, calls, seen }
}

test('KNOW-1512 a held deletion hides the article and can be undone; released, it is made once and never flickers back', async () => {
  const mock = createMock()
  const [first, second] = [await addArticle(mock), await addArticle(mock)]
  const { clock, desk, ids, settle, calls, seen } = await openPlace({ kind: 'category', category: 'labels' }, mock)
  const change = { kind: 'removeArticle', id: first.id, title: first.title } as const
  desk.send({ type: 'change.make', id: 'r', change, holdMs: undoMs })
  expect(ids()).toEqual([second.id])
  desk.send({ type: 'change.undo', id: 'r' })
  expect([ids(), calls]).toEqual([[first.id, second.id], []])
  desk.send({ type: 'change.make', id: 'r', change, holdMs: undoMs })
  seen.length = 0
  clock.increment(undoMs)
  await settle()
  expect([ids(), calls]).toEqual([[second.id], ['DELETE /knowledge/article/delete']])
  expect(new Set(seen)).toEqual(new Set([String(second.id)]))
})

test('KNOW-1512 a refused deletion brings the article back; one that is gone already is deleted', async () => {
  const mock = createMock()
  const { id, title } = await addArticle(mock)
  const place = { kind: 'category', category: 'labels' } as const
  const refused = await openPlace(place, mock, true)
  refused.desk.send({ type: 'change.make', change: { kind: 'removeArticle', id, title } })
  expect(refused.ids()).toEqual([])
  await refused.settle()
  expect([refused.ids(), refused.desk.getSnapshot().context.failed.length]).toEqual([[id], 1])
  const open = await openPlace(place, mock)
  await ask(mock, `DELETE /knowledge/article/delete?id=${id}`)
  open.desk.send({ type: 'change.make', change: { kind: 'removeArticle', id, title } })
  await open.settle()
  expect([open.ids(), open.desk.getSnapshot().context.failed]).toEqual([[], []])
})

test('KNOW-1513 hiding and moving show at once, wherever the article is listed', async () => {
  const mock = createMock()
  const [first, second] = [await addArticle(mock), await addArticle(mock)]
  const { desk, ids, settle } = await openPlace({ kind: 'category', category: 'labels' }, mock)
  desk.send({ type: 'change.make', change: { kind: 'order', ids: [second.id, first.id], title: first.title } })
  expect(ids()).toEqual([second.id, first.id])
  await settle()
  expect(ids()).toEqual([second.id, first.id])
  const { body: cards } = await ask(mock, 'GET /faq/data/knowledge_base')
  const hide = (part: 'article' | 'category', id: number) =>
    ({ kind: 'hide', part, id, title: '', hidden: true }) as const
  const shown = withKnowledgeChanges({ kind: 'cards', cards }, [
    { change: hide('article', 101) },
    { change: hide('category', 2) },
  ])
  if (shown.kind !== 'cards') throw new Error('not the start page')
  expect(shown.cards.filter((card) => card.hidden).map(({ id }) => id)).toEqual([2])
  expect(shown.cards.flatMap(({ questions = [] }) => questions.filter((link) => link.hidden))).toMatchObject([
    { id: 101 },
  ])
})

test('KNOW-1514 a change elsewhere reloads what is shown', async () => {
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
  const view = engine.view('knowledge', { key: { kind: 'category', category: 'labels' } })
  await view.settled()
  await seconds()
  await addArticle(mock)
  await seconds()
  const { value } = view.getSnapshot().context
  expect(value?.kind === 'category' && value.groups[0]?.questions).toMatchObject([{ question: glass.title, own: true }])
})
