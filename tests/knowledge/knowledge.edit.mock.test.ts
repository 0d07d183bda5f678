import { describe, expect, test } from 'vitest'
import { mostArticles, mostCategories } from '../../src/core/knowledge/knowledge.rules'
import { createMock, type Mock } from '../../src/mock'
import { ask } from '../helpers/ask'
import { tokenOf } from '../people/people'

const start = '2026-11-21T03:00:00.000Z'
const open = () => createMock({ now: () => new Date(start) })
const asked = async (mock: Mock, path: string, token?: string) =>
  (await ask(mock, `GET /faq/data/${path}`, token ? { token } : {})).body
const post = (mock: Mock, path: string, body: object) => ask(mock, `POST /knowledge/${path}`, { body })
const glass = { category: 'labels', title: 'แพ็กแก้วอย่างไร', content: '<p>ห่อสองชั้น</p>' }
const addArticle = async (mock: Mock, article: object = glass) =>
  (await post(mock, 'article/add', { article })).body.article
const addCategory = async (mock: Mock, title = 'งานประจำ') =>
  (await post(mock, 'category/add', { category: { title, desc: 'ทำทุกวัน' } })).body.category
type Link = { id: number; question: string; slug: string; own?: boolean; hidden?: boolean }
type Card = { id: number; category: string; title: string; questions: Link[]; own?: boolean; hidden?: boolean }
const cardOf = async (mock: Mock, slug: string): Promise<Card> =>
  (await asked(mock, 'knowledge_base')).find(({ category }: Card) => category === slug)

test('KNOW-1500 a new category comes last with an address of its own, is empty, and keeps its address under a new name', async () => {
  const mock = open()
  const { status, body } = await post(mock, 'category/add', { category: { title: 'งานประจำ', desc: '' } })
  expect(status).toBe(201)
  const { category } = body
  expect(category).toEqual({
    id: Date.parse(start),
    category: `own-${Date.parse(start).toString(36)}`,
    title: 'งานประจำ',
    desc: '',
    version: 1,
    changedBy: category.changedBy,
  })
  const second = await addCategory(mock, 'อีกหมวด')
  expect(second.category).not.toBe(category.category)
  const cards: Card[] = await asked(mock, 'knowledge_base')
  expect(cards.map((card) => card.own ?? false)).toEqual([...Array(6).fill(false), true, true])
  expect(cards[6]).toMatchObject({ title: 'งานประจำ', questions: [], editable: true, version: 1 })
  expect(await asked(mock, `category?slug=${category.category}`)).toEqual([
    { id: 0, title: 'งานประจำ', icon: '', iconColor: '', questions: [], own: true },
  ])
  const renamed = await post(mock, 'category/update', { category: { id: category.id, version: 1, title: 'ทุกเช้า' } })
  expect(renamed.body.category).toMatchObject({ title: 'ทุกเช้า', category: category.category, version: 2 })
})

test('KNOW-1501 an article is read at its address, before the built-in ones of its category, and counts in the search and as related', async () => {
  const mock = open()
  const before = await asked(mock, 'category?slug=labels')
  const article = await addArticle(mock)
  const other = await addArticle(mock, { ...glass, title: 'แพ็กเสื้ออย่างไร' })
  const [own, ...builtIn] = await asked(mock, 'category?slug=labels')
  expect(builtIn).toEqual(before)
  expect(own).toMatchObject({ title: '', own: true })
  expect(own.questions.map(({ id }: Link) => id)).toEqual([article.id, other.id])
  const answer = await asked(mock, `question?slug=${article.slug}`)
  expect(answer).toMatchObject({ ...glass, own: true, version: 1, lastUpdated: start })
  expect(answer.relatedQuestions.map(({ id }: Link) => id)).toEqual([
    other.id,
    ...before.flatMap(({ questions }: { questions: Link[] }) => questions.map(({ id }) => id)).slice(0, 4),
  ])
  expect(await asked(mock, `question?id=${article.id}`)).toEqual(answer)
  const { questions } = await cardOf(mock, 'labels')
  expect(questions.filter((link) => link.own).map(({ question }) => question)).toEqual(['แพ็กแก้วอย่างไร', 'แพ็กเสื้ออย่างไร'])
  // the related questions of a built-in article stay those that it names
  const [first] = builtIn[0].questions as Link[]
  const { relatedQuestions } = await asked(mock, `question?slug=${first?.slug}`)
  expect(relatedQuestions.some((link: Link) => link.own)).toBe(false)
})

test('KNOW-1502 a change keeps the fields it does not name, and counts; a stale version is 409 with the current one', async () => {
  const mock = open()
  const { id } = await addArticle(mock)
  const changed = await post(mock, 'article/update', { article: { id, version: 1, title: 'แก้ว' } })
  expect(changed.body.article).toMatchObject({ title: 'แก้ว', content: glass.content, version: 2 })
  const stale = await post(mock, 'article/update', { article: { id, version: 1, content: '<p>ของใคร</p>' } })
  expect([stale.status, stale.body.article.title]).toEqual([409, 'แก้ว'])
  expect((await post(mock, 'article/update', { article: { id: 5, title: 'x' } })).status).toBe(404)
  const category = await addCategory(mock)
  await post(mock, 'category/update', { category: { id: category.id, desc: '' } })
  const late = await post(mock, 'category/update', { category: { id: category.id, version: 1, title: 'x' } })
  expect([late.status, late.body.category.version]).toEqual([409, 2])
  expect((await post(mock, 'category/update', { category: { id: 1, title: 'x' } })).status).toBe(404)
})

test('KNOW-1503 an article moves to the end of another category and among the places of its own; its address stays', async () => {
  const mock = open()
  const { category } = await addCategory(mock)
  const [first, second, third] = [await addArticle(mock), await addArticle(mock), await addArticle(mock)]
  const there = await addArticle(mock, { ...glass, category })
  const idsIn = async (slug: string) =>
    (await cardOf(mock, slug)).questions.filter((link) => link.own).map(({ id }) => id)
  await post(mock, 'article/update', { article: { id: first.id, version: 1, category } })
  expect(await idsIn('labels')).toEqual([second.id, third.id])
  expect(await idsIn(category)).toEqual([there.id, first.id])
  expect((await asked(mock, `question?slug=${first.slug}`)).category).toBe(category)
  for (let times = 0; times < 2; times++) {
    expect((await post(mock, 'article/reorder', { ids: [third.id, 7, second.id] })).status).toBe(200)
    expect(await idsIn('labels')).toEqual([third.id, second.id])
  }
  expect(await idsIn(category)).toEqual([there.id, first.id])
})

test('KNOW-2067 categories of the shop are put in another order; built-in ones stay where they are', async () => {
  const mock = open()
  const [first, second, third] = [await addCategory(mock), await addCategory(mock), await addCategory(mock)]
  const before: { id: number; own?: boolean }[] = await asked(mock, 'knowledge_base')
  const builtIn = before.filter(({ own }) => !own).map(({ id }) => id)
  for (let times = 0; times < 2; times++) {
    expect((await post(mock, 'category/reorder', { ids: [third.id, 1, 7, first.id] })).status).toBe(200)
    const ids = (await asked(mock, 'knowledge_base')).map((card: { id: number }) => card.id)
    expect(ids).toEqual([...builtIn, third.id, second.id, first.id])
  }
  expect((await post(mock, 'category/reorder', { ids: Array(51).fill(1) })).status).toBe(422)
})

test('KNOW-1504 a deleted category takes its articles along; built-in ones can be neither changed nor deleted', async () => {
  const mock = open()
  const { id, category } = await addCategory(mock)
  const article = await addArticle(mock, { ...glass, category })
  const kept = await addArticle(mock)
  expect((await ask(mock, `DELETE /knowledge/category/delete?id=${id}`)).status).toBe(200)
  expect((await ask(mock, `DELETE /knowledge/category/delete?id=${id}`)).status).toBe(404)
  expect((await ask(mock, `GET /faq/data/question?slug=${article.slug}`)).status).toBe(404)
  expect((await ask(mock, `GET /faq/data/question?slug=${kept.slug}`)).status).toBe(200)
  expect((await ask(mock, `DELETE /knowledge/article/delete?id=${kept.id}`)).status).toBe(200)
  for (const path of ['category/delete?id=1', 'article/delete?id=101'])
    expect((await ask(mock, `DELETE /knowledge/${path}`)).status).toBe(404)
  expect(await asked(mock, 'knowledge_base')).toEqual(await asked(open(), 'knowledge_base'))
})

describe('what is refused', () => {
  test.each([
    ['no title', { ...glass, title: ' ' }, 'article.title'],
    ['a long title', { ...glass, title: 'ก'.repeat(201) }, 'article.title'],
    ['no word', { ...glass, content: '<p> </p><br>&nbsp;' }, 'article.content'],
    ['a huge text', { ...glass, content: 'ก'.repeat(100_001) }, 'article.content'],
    ['an unknown category', { ...glass, category: 'nowhere' }, 'article.category'],
    ['the name of an inherited property as its category', { ...glass, category: '__proto__' }, 'article.category'],
  ])('KNOW-1505 an article with %s is refused, and nothing is stored', async (_, article, path) => {
    const mock = open()
    const before = await asked(mock, 'knowledge_base')
    const { status, body } = await post(mock, 'article/add', { article })
    expect([status, Object.keys(body.error)]).toEqual([422, [path]])
    expect(await asked(mock, 'knowledge_base')).toEqual(before)
    const { id } = await addArticle(mock)
    expect((await post(mock, 'article/update', { article: { ...article, id } })).status).toBe(422)
  })

  test('KNOW-1505 one category or article too many is refused', async () => {
    const mock = open()
    for (let nth = 0; nth < mostCategories; nth++) await addCategory(mock)
    expect(await post(mock, 'category/add', { category: { title: 'x', desc: '' } })).toEqual({
      status: 422,
      body: { error: { 'category.title': 'too-many' } },
    })
    for (let nth = 0; nth < mostArticles; nth++) await addArticle(mock)
    expect((await post(mock, 'article/add', { article: glass })).body).toEqual({
      error: { 'article.title': 'too-many' },
    })
  })
})

test('KNOW-1506 a hidden built-in article or category is left out for readers, marked for writers, and still opens at its address', async () => {
  const mock = open()
  const token = await tokenOf(mock, 'client')
  const [group] = await asked(mock, 'category?slug=cod')
  const [first, second] = group.questions as [Link, Link]
  const hide = (kind: string, id: number, hidden: boolean) => post(mock, 'hide', { kind, id, hidden })
  for (let times = 0; times < 2; times++) expect((await hide('article', first.id, true)).status).toBe(200)
  const ids = async (reader?: string) =>
    (await asked(mock, 'category?slug=cod', reader))[0].questions.map(({ id, hidden }: Link) => [id, hidden ?? false])
  expect((await ids()).slice(0, 2)).toEqual([
    [first.id, true],
    [second.id, false],
  ])
  expect((await ids(token))[0]).toEqual([second.id, false])
  expect((await asked(mock, `question?slug=${first.slug}`, token)).hidden).toBeUndefined()
  expect((await asked(mock, `question?slug=${first.slug}`)).hidden).toBe(true)
  for (const slug of (await cardOf(mock, 'cod')).questions.map((link) => link.slug)) {
    const { relatedQuestions } = await asked(mock, `question?slug=${slug}`)
    expect(relatedQuestions.map(({ id }: Link) => id)).not.toContain(first.id)
  }
  await hide('category', 3, true)
  expect((await cardOf(mock, 'cod')).hidden).toBe(true)
  const seen: Card[] = await asked(mock, 'knowledge_base', token)
  expect(seen.map(({ category }) => category)).toEqual(['orders', 'labels', 'customers', 'shops', 'team'])
  expect((await ask(mock, 'GET /faq/data/category?slug=cod', { token })).status).toBe(200)
  await hide('category', 3, false)
  await hide('article', first.id, false)
  expect(await asked(mock, 'knowledge_base')).toEqual(await asked(open(), 'knowledge_base'))
  const { id } = await addArticle(mock)
  expect((await hide('article', id, true)).status).toBe(404)
  expect((await hide('page', 3, true)).status).toBe(422)
})

test('KNOW-1507 a change is reported to whoever may read the knowledge base', async () => {
  const mock = open()
  const token = await tokenOf(mock, 'client')
  const { cursor } = (await ask(mock, 'GET /api/changes', { token })).body
  const { id } = await addArticle(mock)
  await post(mock, 'hide', { kind: 'article', id: 101, hidden: true })
  const { changes } = (await ask(mock, `GET /api/changes?after=${cursor}`, { token })).body
  expect(changes).toMatchObject([
    { kind: 'knowledge', action: 'created', ref: String(id), version: 1, own: false },
    { kind: 'knowledge', action: 'created', ref: 'article 101' },
  ])
})
