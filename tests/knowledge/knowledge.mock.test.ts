import { expect, test } from 'vitest'
import { createMock } from '../../src/mock'
import { memoryDb } from '../../src/mock/db'
import { ask } from '../helpers/ask'

type Link = { id: number; question: string; slug: string }
type Group = { questions: Link[] }
const asked = async (path: string) => (await ask(createMock(), `GET /faq/data/${path}`)).body

test('KNOW-1 GET /faq/data/knowledge_base returns six cards with id, category, img, title and desc', async () => {
  const cards = await asked('knowledge_base')
  expect(cards).toHaveLength(6)
  for (const each of cards)
    expect(Object.keys(each)).toEqual(['id', 'category', 'img', 'title', 'desc', 'questions', 'editable'])
  expect(new Set(cards.map(({ category }: { category: string }) => category)).size).toBe(6)
})

test('KNOW-2 GET /faq/data/category returns the questions of a category, of the first without one; an unknown one is 404', async () => {
  const groups = await asked('category?slug=cod')
  expect(groups).toHaveLength(6)
  expect(Object.keys(groups[0])).toEqual(['id', 'title', 'icon', 'iconColor', 'questions'])
  expect(Object.keys(groups[0].questions[0])).toEqual(['id', 'question', 'slug'])
  expect(await asked('category')).toEqual(await asked('category?slug=orders'))
  const { id } = (await asked('knowledge_base')).find(({ category }: { category: string }) => category === 'cod')
  for (const query of [`id=${id}`, `slug=${id}`, 'id=cod']) expect(await asked(`category?${query}`)).toEqual(groups)
  for (const query of ['id=', 'slug=']) expect(await asked(`category?${query}`)).toEqual(await asked('category'))
  expect((await ask(createMock(), 'GET /faq/data/category?id=999')).status).toBe(404)
  expect((await ask(createMock(), 'GET /faq/data/category?slug=none')).status).toBe(404)
})

test('KNOW-3 GET /faq/data/question returns a question by slug or number, the first without one; an unknown one is 404', async () => {
  const [group] = await asked('category?slug=cod')
  const { id, slug, question } = group.questions[1] as Link
  const answer = await asked(`question?slug=${slug}`)
  expect(Object.keys(answer)).toEqual(['id', 'category', 'title', 'lastUpdated', 'relatedQuestions', 'content'])
  expect(answer.title).toBe(question)
  for (const query of [`slug=${id}`, `id=${id}`, `id=${slug}`]) expect(await asked(`question?${query}`)).toEqual(answer)
  expect((await asked('question')).title).toBe((await asked('category'))[0].questions[0].question)
  expect((await ask(createMock(), 'GET /faq/data/question?slug=none')).status).toBe(404)
})

test('KNOW-36 related questions are those that the article names', async () => {
  const { relatedQuestions } = await asked('question?slug=fee-of-shop')
  expect(relatedQuestions.map(({ slug }: Link) => slug)).toEqual(['fee-of-order', 'outstanding'])
})

test('KNOW-4 every question and every related one links to a question', async () => {
  const slugs: string[] = []
  for (const { category } of await asked('knowledge_base'))
    for (const { questions } of (await asked(`category?slug=${category}`)) as Group[])
      slugs.push(...questions.map(({ slug }) => slug))
  expect(new Set(slugs).size).toBe(slugs.length)
  for (const slug of slugs) {
    const { relatedQuestions } = await asked(`question?slug=${slug}`)
    expect(relatedQuestions.length).toBeGreaterThan(0)
    for (const each of relatedQuestions as Link[]) {
      expect(each.slug).not.toBe(slug)
      expect(slugs).toContain(each.slug)
    }
  }
})

type Place = { cards: { category: string; title: string }[]; group: Group & { title: string }; article: Answer }
type Answer = { title: string; content: string; relatedQuestions: Link[] }

async function placeIn(mock: ReturnType<typeof createMock>, query: string): Promise<Place> {
  const get = async (path: string) => (await ask(mock, `GET /faq/data/${path}`)).body
  const [group] = await get(`category?slug=cod&${query}`)
  return {
    cards: await get(`knowledge_base?${query}`),
    group,
    article: await get(`question?slug=fee-of-shop&${query}`),
  }
}

test('KNOW-42 built-in help comes in the requested language, in Thai for an unknown one, with the same numbers and slugs', async () => {
  const mock = createMock()
  const thai = await placeIn(mock, '')
  for (const query of ['locale=th', 'locale=xx', 'locale=', 'locale=__proto__'])
    expect(await placeIn(mock, query)).toEqual(thai)
  const german = await placeIn(mock, 'locale=de-AT')
  expect(german.cards.map(({ category, title }) => [category, title])).toContainEqual(['cod', 'Nachnahme'])
  expect(german.group.title).toBe('Nachnahmegebühr')
  expect(german.article.title).toBe(german.group.questions[0]?.question)
  expect(german.article.content).toMatch(/^<ol><li>.*<strong>Shops<\/strong>/)
  for (const each of [german.article, thai.article]) expect(each.relatedQuestions.length).toBeGreaterThan(0)
  expect(JSON.stringify(german)).not.toMatch(/[฀-๿]/)
  const namesOf = ({ group, article }: Place) =>
    [...group.questions, ...article.relatedQuestions].map(({ id, slug }) => [id, slug])
  expect(namesOf(german)).toEqual(namesOf(thai))
})

test('KNOW-43 what the shop wrote, and built-in rows that somebody changed, stay as they are in every language', async () => {
  const db = memoryDb()
  const mock = createMock({ db })
  const article = { category: 'cod', title: 'ถามบัญชีก่อน', content: '<p>ทุกครั้ง</p>' }
  expect((await ask(mock, 'POST /knowledge/article/add', { body: { article } })).status).toBe(201)
  const rows = db.read() ?? {}
  const cards = (rows['knowledge.cards'] as { category: string; title: string }[]).map((card) =>
    card.category === 'labels' ? { ...card, title: 'ป้าย' } : card,
  )
  db.write({ ...rows, 'knowledge.cards': cards })
  const place = await placeIn(createMock({ db }), 'locale=en')
  expect(place.group.questions.map(({ question }) => question)).toEqual(['ถามบัญชีก่อน'])
  expect(place.cards.map(({ title }) => title)).toEqual([
    ...['Taking orders', 'ป้าย', 'Cash on delivery', 'Customers', 'Shops and money', 'Team'],
  ])
})

test('KNOW-45 a shop that has the help of an earlier version gets its corrections', async () => {
  const db = memoryDb()
  const get = async () => (await ask(createMock({ db }), 'GET /faq/data/question?slug=fee-of-shop')).body
  const now = await get()
  const rows = db.read() ?? {}
  const earlier = (rows['knowledge.articles'] as { id: number; content: string }[]).map((row) =>
    row.id === now.id ? { ...row, content: '<p>กดปุ่มที่ไม่มีแล้ว</p>' } : row,
  )
  db.write({ ...rows, 'knowledge.articles': earlier })
  expect(await get()).toEqual(now)
})

test('KNOW-6000 a search without words finds nothing', async () => {
  const mock = createMock()
  expect(await ask(mock, 'GET /faq/data/search')).toEqual({ status: 200, body: [] })
})
