import { expect, test } from 'vitest'
import { createEngine, memoryStorage, simulatedClock } from '../../src/core'
import { removedPosts } from '../../src/core/blog/blog.changes'
import { newPostKey } from '../../src/core/blog/blog.number'
import { type PostFormEvent, postFormMachine } from '../../src/core/blog/edit/blog.edit.form'
import { RaanError } from '../../src/core/kernel/errors'
import type { Transport } from '../../src/core/kernel/transport'
import { createMock } from '../../src/mock'
import { fakeTransport } from '../helpers/fake-transport'
import { gated } from '../helpers/gated'
import { pathsOf, replay } from '../helpers/machine-paths'
import { pass, turns } from '../helpers/turns'
import { aPost, stored } from './blog-desk'

const list = 'GET /blog/list/data'
const detail = 'GET /blog/list/data/detail'
const edit = 'GET /blog/list/data/edit'
const update = 'POST /blog/update'

function start(transport: Transport) {
  const clock = simulatedClock({ start: '2026-11-21T05:00:00Z' })
  const engine = createEngine({ transport, clock, storage: memoryStorage() })
  const received: { type: string; [more: string]: unknown }[] = []
  engine.events$.subscribe((event) => {
    if (event.type.startsWith('blog.')) received.push(event)
  })
  /** a failure is tried again three times before it is one */
  const waitFor = async (view: { settled(): Promise<unknown> }) => {
    let isSettled = false
    view.settled().then(() => {
      isSettled = true
    })
    for (let attempt = 0; attempt < 100 && !isSettled; attempt++) await pass(clock, 2_000)
  }
  return { clock, engine, received, waitFor }
}

async function openForm(transport: Transport, key = '7') {
  const desk = start(transport)
  const form = desk.engine.view('blog.edit', { key })
  await desk.waitFor(form)
  const done = async () => {
    for (let attempt = 0; attempt < 4; attempt++) await pass(desk.clock, 2_000)
    await turns()
  }
  return { ...desk, form, done, stage: () => form.getSnapshot().value, context: () => form.getSnapshot().context }
}

test('BLOG-20 the list loads all posts and shows the matches, page by page, with counts of all', async () => {
  const posts = Array.from({ length: 11 }, (_, index) =>
    aPost({ id: index + 1, title: `เรื่องที่ ${index + 1}`, tags: index % 2 ? ['Food'] : ['Quote'] }),
  )
  const transport = fakeTransport({ [list]: posts })
  const { engine, clock } = start(transport)
  const view = engine.view('blog', { query: { category: 'Quote' }, perPage: 4, page: 2 })
  await view.settled()
  const shown = () => {
    const { rows, total, extra } = view.getSnapshot().context
    return [rows.map(({ id }) => id), total, extra]
  }
  const extra = { all: 11, counts: { Quote: 6, Food: 5 } }
  expect(shown()).toEqual([[9, 11], 6, extra])
  view.send({ type: 'query.change', query: { q: 'เรื่องที่ 1' }, debounced: true })
  await pass(clock, 199)
  expect(transport.calls).toHaveLength(1)
  await pass(clock, 1)
  expect(shown()).toEqual([[1, 11], 2, extra])
  expect([...(transport.calls[1]?.query ?? [])]).toEqual([])
})

test('BLOG-21 a late list does not replace that of a newer query', async () => {
  const gate = gated(createMock().transport)
  const { engine, clock } = start(gate.transport)
  const view = engine.view('blog')
  await turns()
  view.send({ type: 'query.change', query: { category: 'Gaming' }, debounced: true })
  await pass(clock, 200)
  expect(gate.waiting).toHaveLength(1)
  await gate.answer()
  await view.settled()
  expect(view.getSnapshot().context.rows.map(({ tags }) => tags)).toEqual([['Gaming']])
})

test('BLOG-22 a stored comment is counted in the list immediately; a saved post appears with its new title', async () => {
  const mock = createMock()
  const { engine, received } = start(mock.transport)
  const view = engine.view('blog')
  await view.settled()
  const row = () => view.getSnapshot().context.rows.find(({ id }) => id === 3)
  const before = row()?.comment ?? 0
  const desk = engine.app('blog')
  desk.send({ type: 'change.make', change: { kind: 'comment', id: 3, title: 'x', text: 'ดี' } })
  await desk.settled()
  expect([row()?.comment, received.map(({ type }) => type)]).toEqual([before + 1, ['blog.changed']])
  const form = engine.view('blog.edit', { key: '3' })
  await form.settled()
  form.send({ type: 'field.set', name: 'blogTitle', value: 'ชื่อใหม่' })
  form.send({ type: 'save' })
  await form.settled()
  await view.settled()
  expect(row()).toMatchObject({ title: 'ชื่อใหม่', comment: before + 1 })
})

test('BLOG-23 a retried comment keeps its key; a failed one is reported', async () => {
  let isBroken = true
  const transport = fakeTransport({
    'POST /blog/comment': () =>
      isBroken
        ? Response.json({}, { status: 403 })
        : Response.json({ comment: { id: 1, userFullName: 'x', commentedAt: '', commentText: 'y' } }, { status: 201 }),
  })
  const { engine, received } = start(transport)
  const desk = engine.app('blog')
  const change = { kind: 'comment', id: 3, title: 'x', text: 'ดี' } as const
  desk.send({ type: 'change.make', change, id: 'the-key' })
  await desk.settled()
  isBroken = false
  desk.send({ type: 'change.retry', id: 'the-key' })
  await desk.settled()
  expect(transport.calls.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual(['the-key', 'the-key'])
  expect(received.map(({ type }) => type)).toEqual(['blog.changeFailed', 'blog.changed'])
})

test('BLOG-25 one post is loaded by number, by slug and as the first; an unknown one is missing', async () => {
  const mock = createMock()
  const { engine } = start(mock.transport)
  const open = async (key: string) => {
    const view = engine.view('blog.one', { key })
    await view.settled()
    return [view.getSnapshot().value, view.getSnapshot().context.value?.id]
  }
  expect(await open('3')).toEqual(['ready', 3])
  expect(await open('first-customer')).toEqual(['ready', 1])
  expect(await open('')).toEqual(['ready', 10])
  expect(await open('999')).toEqual(['missing', undefined])
})

test('BLOG-25 if a backend sends no numbers, its list is requested', async () => {
  const article = { title: 'เรื่องของร้าน', userFullName: 'x', createdTime: '' }
  const transport = fakeTransport({ [detail]: { blog: article, comments: [] }, [list]: [aPost()] })
  const { engine } = start(transport)
  const view = engine.view('blog.one', { key: '' })
  await view.settled()
  expect(view.getSnapshot().context.value?.id).toBe(7)
})

test('BLOG-30 a change of a post sends the differences with the version it is based on, and is announced', async () => {
  const after = stored({ blogTitle: 'ใหม่' })
  const transport = fakeTransport({ [edit]: stored(), [update]: { blog: after } })
  const { form, stage, received, done } = await openForm(transport)
  expect(Object.fromEntries(transport.of(edit)[0]?.query ?? [])).toEqual({ id: '7' })
  form.send({ type: 'field.set', name: 'blogTitle', value: 'ใหม่ ' })
  form.send({ type: 'save' })
  await done()
  expect(transport.of(update).map(({ body }) => body)).toEqual([{ blog: { id: 7, version: 3, blogTitle: 'ใหม่' } }])
  expect([stage(), received]).toEqual(['saved', [{ type: 'blog.saved', post: after, isNew: false }]])
})

test('BLOG-30 without changes, or with changes undone, it saves without a call', async () => {
  const transport = fakeTransport({ [edit]: stored() })
  const { form, stage, received } = await openForm(transport)
  form.send({ type: 'field.set', name: 'slug', value: 'x' })
  form.send({ type: 'field.set', name: 'slug', value: 'about-the-shop' })
  form.send({ type: 'save' })
  expect([stage(), received]).toEqual(['saved', []])
})

test('BLOG-31 saving a post twice is one request; what is typed in the meantime is visibly rejected', async () => {
  const transport = fakeTransport({ [edit]: stored(), [update]: { blog: stored({ blogTitle: 'ใหม่' }) } })
  const { form, context, received, done } = await openForm(transport)
  form.send({ type: 'field.set', name: 'blogTitle', value: 'ใหม่' })
  form.send({ type: 'save' })
  form.send({ type: 'save' })
  form.send({ type: 'field.set', name: 'blogTitle', value: 'later' })
  expect(context().draft.blogTitle).toBe('ใหม่')
  await done()
  expect(transport.of(update)).toHaveLength(1)
  expect(received.map(({ type, event }) => [type, event])).toEqual([
    ['blog.editRefused', 'field.set'],
    ['blog.saved', undefined],
  ])
})

test.each(['slug', 'blog.slug'])(
  'BLOG-32 a backend error %s is shown at its field and disappears when corrected',
  async (path) => {
    const refusal = Response.json({ error: { [path]: 'taken' } }, { status: 422 })
    const { form, stage, context, received, done } = await openForm(
      fakeTransport({ [edit]: stored(), [update]: refusal }),
    )
    form.send({ type: 'field.set', name: 'slug', value: 'first' })
    form.send({ type: 'save' })
    await done()
    expect([stage(), context().errors, context().draft.slug, received]).toEqual([
      'editing',
      { slug: ['taken'] },
      'first',
      [],
    ])
    form.send({ type: 'field.set', name: 'slug', value: '' })
    expect(context().errors).toEqual({})
    form.send({ type: 'save' })
    expect([stage(), context().errors]).toEqual(['editing', { slug: ['required'] }])
  },
)

test("BLOG-33 a post that conflicts with someone else's change overwrites theirs and nothing else, or is dropped", async () => {
  const theirs = stored({ blogTitle: 'ของเขา', excerpt: 'ย่อของเขา', version: 9 })
  let isQuicker = true
  const transport = fakeTransport({
    [edit]: stored(),
    [update]: () => (isQuicker ? Response.json({ blog: theirs }, { status: 409 }) : { blog: stored() }),
  })
  const first = await openForm(transport)
  first.form.send({ type: 'field.set', name: 'blogTitle', value: 'ของเรา' })
  first.form.send({ type: 'conflict.overwrite' })
  first.form.send({ type: 'save' })
  await first.done()
  expect([first.stage(), first.context().theirs?.blogTitle]).toEqual(['editing', 'ของเขา'])
  isQuicker = false
  first.form.send({ type: 'conflict.overwrite' })
  await first.done()
  expect([first.stage(), transport.of(update).at(-1)?.body]).toEqual([
    'saved',
    { blog: { id: 7, version: 9, blogTitle: 'ของเรา' } },
  ])

  isQuicker = true
  const second = await openForm(transport)
  second.form.send({ type: 'field.set', name: 'blogTitle', value: 'ของเรา' })
  second.form.send({ type: 'conflict.yield' })
  expect(second.context().draft.blogTitle).toBe('ของเรา')
  second.form.send({ type: 'save' })
  await second.done()
  second.form.send({ type: 'conflict.yield' })
  const { draft, base, theirs: left } = second.context()
  expect([draft.blogTitle, draft.excerpt, base?.version, left]).toEqual(['ของเขา', 'ย่อของเขา', 9, undefined])
})

test.each([
  ['offline', undefined, () => Promise.reject(new TypeError('Failed to fetch'))],
  ['http', 500, () => Response.json({}, { status: 500 })],
  ['http', 404, () => new Response('', { status: 404 })],
  ['contract', 200, () => new Response('{"blog":')],
  ['forbidden', 403, () => Response.json({}, { status: 403 })],
])('BLOG-34 after a failure (%s %s) the form is unchanged and can be saved again', async (code, status, fail) => {
  let isBroken = true
  const transport = fakeTransport({
    [edit]: stored(),
    [update]: () => (isBroken ? fail() : { blog: stored({ blogTitle: 'ใหม่' }) }),
  })
  const { form, stage, context, done } = await openForm(transport)
  form.send({ type: 'field.set', name: 'blogTitle', value: 'ใหม่' })
  form.send({ type: 'save' })
  await done()
  expect([stage(), context().error?.code, context().error?.detail.status, context().draft.blogTitle]).toEqual([
    'editing',
    code,
    status,
    'ใหม่',
  ])
  isBroken = false
  form.send({ type: 'save' })
  await done()
  expect(stage()).toBe('saved')
})

test('BLOG-35 a post that is missing or fails to load is reported; it can be loaded again', async () => {
  const missing = await openForm(fakeTransport({ [edit]: () => new Response(null, { status: 404 }) }))
  expect(missing.stage()).toBe('missing')
  let isBroken = true
  const transport = fakeTransport({ [edit]: () => (isBroken ? new Response(null, { status: 403 }) : stored()) })
  const { form, stage, context } = await openForm(transport)
  expect([stage(), context().error?.code]).toEqual(['failed', 'forbidden'])
  isBroken = false
  form.send({ type: 'reload' })
  await form.settled()
  expect([stage(), context().draft.blogTitle]).toEqual(['editing', 'เรื่องของร้าน'])
})

const events: readonly PostFormEvent[] = [
  { type: 'field.set', name: 'blogTitle', value: 'ใหม่' },
  { type: 'field.set', name: 'slug', value: 'not a slug' },
  { type: 'save' },
  { type: 'reload' },
]

const paths = pathsOf(postFormMachine, {
  input: { call: async () => Promise.reject(new RaanError('offline')), newId: () => 'k', key: '3' },
  events,
  answers: { open: { ...stored(), id: 3 }, save: { ...stored(), id: 3 } },
  aspect: ({ draft, errors, error }) => [draft.blogTitle, draft.slug, Object.keys(errors), error?.code],
})

test('BLOG-36 every path of the form works, whenever responses arrive', async () => {
  expect(new Set(paths.flatMap(({ steps }) => steps.map(({ state }) => state)))).toEqual(
    new Set(['loading', 'failed', 'editing', 'saving', 'saved']),
  )
  for (const path of paths) {
    const gate = gated(createMock().transport)
    const { engine } = start(gate.transport)
    const form = engine.view('blog.edit', { key: '3' })
    form.subscribe(() => undefined)
    await turns()
    await replay(path, {
      send: (event) => form.send(event),
      async answer() {
        await turns()
        await gate.answer()
        await turns()
      },
      async fail() {
        await turns()
        await gate.fail()
        await turns()
      },
      wait: () => undefined,
      expect: (state) => expect([path.name, form.getSnapshot().value]).toEqual([path.name, state]),
    })
    engine.stop()
  }
})

test('BLOG-604 the address of a new post is made from its title unless one is typed', async () => {
  const mock = createMock()
  const { form, done, stage, context, received } = await openForm(mock.transport, newPostKey)
  const set = (name: string, value: string) => form.send({ type: 'field.set', name, value } as never)
  form.send({ type: 'save' })
  await done()
  expect([stage(), context().errors]).toEqual(['editing', { blogTitle: ['required'], slug: ['required'] }])
  set('blogTitle', ' ปิดร้าน 2 วัน! ')
  form.send({ type: 'save' })
  await done()
  expect([stage(), context().saved]).toMatchObject(['saved', { id: 11, blogTitle: 'ปิดร้าน 2 วัน!', slug: 'ปิดร้าน-2-วัน' }])
  expect(received.map(({ type, isNew }) => [type, isNew])).toEqual([['blog.saved', true]])
})

test('BLOG-605 a post being deleted is hidden until the backend has done so, and stays if it is undone or refused', async () => {
  let isRefused = false
  const mock = createMock()
  const sent: string[] = []
  const { engine, clock } = start(async (request) => {
    if (request.method === 'DELETE') sent.push(request.url)
    return isRefused && request.method === 'DELETE' ? new Response(null, { status: 403 }) : mock.transport(request)
  })
  const view = engine.view('blog')
  await view.settled()
  const desk = engine.app('blog')
  const remove = (id: string) =>
    desk.send({ type: 'change.make', id, change: { kind: 'remove', id: 3, title: 'x' }, holdMs: 5_000 })
  const ids = () => view.getSnapshot().context.rows.map(({ id }) => id)
  const removing = () => {
    const { held, pending } = desk.getSnapshot().context
    return [...removedPosts([...held, ...pending])]
  }
  remove('a')
  expect(removing()).toEqual([3])
  desk.send({ type: 'change.undo', id: 'a' })
  await pass(clock, 6_000)
  expect([removing(), sent]).toEqual([[], []])
  isRefused = true
  remove('b')
  await pass(clock, 6_000)
  expect([removing(), ids().includes(3), desk.getSnapshot().context.failed.length]).toEqual([[], true, 1])
  isRefused = false
  desk.send({ type: 'change.retry', id: 'b' })
  await desk.settled()
  await view.settled()
  expect([ids().includes(3), view.getSnapshot().context.total]).toEqual([false, 9])
  // gone already: what was wanted
  desk.send({ type: 'change.make', change: { kind: 'remove', id: 3, title: 'x' } })
  await desk.settled()
  expect(desk.getSnapshot().context.failed).toEqual([])
})
