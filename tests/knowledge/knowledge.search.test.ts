import { describe, expect, test } from 'vitest'
import { createEngine, memoryStorage, simulatedClock } from '../../src/core'
import { mostFound } from '../../src/core/knowledge/knowledge.contract'
import { createMock, type Mock } from '../../src/mock'
import { searchArticles } from '../../src/service/knowledge/knowledge.find'
import { ask } from '../helpers/ask'
import { pass } from '../helpers/turns'
import { tokenOf } from '../people/people'

const article = (id: number, question: string, content: string) => ({ id, question, category: 'orders', content })
const found = (articles: Parameters<typeof searchArticles>[0], q: string) =>
  searchArticles(articles, q).map(({ id }) => id)

test('KNOW-1720 all of the words, in title or text; those with all of them in the title first', () => {
  const articles = [
    article(1, 'Printing', '<p>Choose the <b>paper</b> size.</p>'),
    article(2, 'Paper sizes', '<p>A4 or A6.</p>'),
    article(3, 'Ink', '<p>Paper is not mentioned with the other word.</p>'),
    article(4, 'ใบปะหน้าไม่ออก', '<p>ตรวจ<b>กระดาษ</b>ในเครื่อง</p>'),
  ]
  expect(found(articles, ' SIZE  paper ')).toEqual([2, 1])
  expect(found(articles, 'กระดาษ')).toEqual([4])
  expect(found(articles, 'ตรวจกระดาษในเครื่อง')).toEqual([4])
  // markup isn't text
  expect([found(articles, '<p>'), found(articles, 'b'), found(articles, ' ')].flat()).toEqual([])
  const many = Array.from({ length: 30 }, (_, id) => article(id, 'x', 'wanted'))
  expect(found(many, 'wanted')).toHaveLength(mostFound)
})

describe('KNOW-1721 an excerpt', () => {
  const excerptOf = (content: string, q: string, title = 'x') =>
    searchArticles([article(1, title, content)], q)[0]?.excerpt

  test('is plain text of whole words around what was found', () => {
    const sentence = 'Hand the parcel to the courier before noon. '
    const text = `${sentence.repeat(5)}Then ask for the &amp; sign <b>receipt</b>. ${sentence.repeat(5)}`
    const excerpt = excerptOf(text, 'RECEIPT') ?? ''
    expect(excerpt).toMatch(/^….*Then ask for the & sign receipt\. .*…$/)
    expect(excerpt.length).toBeLessThan(150)
    const words = new Set(`${sentence}Then ask for the & sign receipt.`.split(' '))
    for (const word of excerpt.replaceAll('…', '').split(' ')) expect(words).toContain(word)
  })

  test('of a short text is all of it, of a title that has all words nothing', () => {
    expect(excerptOf('<p>กดยกเลิก</p><p>แล้วบอกลูกค้า</p>', 'ลูกค้า')).toBe('กดยกเลิก แล้วบอกลูกค้า')
    expect(excerptOf('<p>about paper</p>', 'paper', 'Paper')).toBe('')
    expect(excerptOf('<p>about paper and ink</p>', 'paper ink', 'Paper')).toBe('about paper and ink')
  })

  test('keeps a Thai letter with its marks, and a word longer than itself', () => {
    const thai = 'ผู้ซื้อที่อยู่ต่างจังหวัดต้องรอพัสดุสองถึงสามวันทำการนับจากวันที่ส่งของ'.repeat(6)
    const excerpt = excerptOf(`${thai}กล้วยไม้${thai}`, 'กล้วยไม้') ?? ''
    expect(excerpt).toContain('กล้วยไม้')
    expect(excerpt).not.toMatch(/^…[ัิ-ฺ็-๎]/)
    const long = 'a'.repeat(1000)
    expect(excerptOf(`start ${long} end`, 'aaa')).toContain('aaa')
  })
})

type Hit = {
  id: number
  question: string
  slug: string
  category: string
  excerpt: string
  own?: boolean
  hidden?: boolean
}
const searched = async (mock: Mock, q: string, token?: string, locale = ''): Promise<Hit[]> => {
  const query = new URLSearchParams({ q, ...(locale && { locale }) })
  return (await ask(mock, `GET /faq/data/search?${query}`, token ? { token } : {})).body
}

test("KNOW-1722 a search finds what its user may read, in the screen's language, the shop's own too", async () => {
  const mock = createMock()
  const [inThai] = await searched(mock, 'ตีกลับ')
  expect(inThai).toMatchObject({ category: expect.stringMatching(/./), slug: expect.stringMatching(/./) })
  for (const hit of await searched(mock, 'parcel', undefined, 'en'))
    expect(`${hit.question} ${hit.excerpt}`.toLowerCase()).toContain('parcel')
  expect(await searched(mock, 'ห่อสองชั้น')).toEqual([])
  const own = { category: 'labels', title: 'แพ็กแก้วอย่างไร', content: '<p>ห่อสองชั้น</p>' }
  await ask(mock, 'POST /knowledge/article/add', { body: { article: own } })
  const [hit] = await searched(mock, 'ห่อสองชั้น')
  expect(hit).toMatchObject({ question: own.title, category: 'labels', excerpt: 'ห่อสองชั้น', own: true })
})

test('KNOW-1722 what is hidden is found only by those who may show it again', async () => {
  const mock = createMock()
  const [hit] = await searched(mock, 'ตีกลับ')
  if (!hit) throw new Error('nothing found')
  await ask(mock, 'POST /knowledge/hide', { body: { kind: 'article', id: hit.id, hidden: true } })
  const ids = async (token: string) => (await searched(mock, 'ตีกลับ', token)).filter(({ id }) => id === hit.id)
  expect(await ids(await tokenOf(mock, 'admin'))).toMatchObject([{ hidden: true }])
  expect(await ids(await tokenOf(mock, 'client'))).toEqual([])
})

test('KNOW-1723 it asks after a pause, once, and not for an empty search', async () => {
  const clock = simulatedClock({ start: '2026-11-21T05:00:00Z' })
  const asked: string[] = []
  const mock = createMock()
  let isThere = true
  const engine = createEngine({
    clock,
    storage: memoryStorage(),
    async transport(request) {
      asked.push(new URL(request.url).searchParams.get('q') ?? '')
      return isThere ? mock.transport(request) : new Response(null, { status: 404 })
    },
  })
  const view = engine.view('knowledge.search', { query: { locale: 'th' } })
  await view.settled()
  const type = (q: string) => view.send({ type: 'query.change', query: { q }, debounced: true })
  type('ตี')
  type('ตีกลับ')
  await pass(clock, 1000)
  await view.settled()
  expect([asked, view.getSnapshot().context.rows.length > 0]).toEqual([['ตีกลับ'], true])
  view.send({ type: 'query.change', query: { q: '' } })
  await view.settled()
  expect([asked.length, view.getSnapshot().context.rows]).toEqual([1, []])
  isThere = false
  type('อื่น')
  await pass(clock, 1000)
  await view.settled()
  expect([asked.length, view.getSnapshot().value, view.getSnapshot().context.rows]).toEqual([2, 'ready', []])
  type('อีก')
  await pass(clock, 1000)
  await view.settled()
  expect([asked.length, view.getSnapshot().value]).toEqual([2, 'ready'])
})
