import { expect, test } from 'vitest'
import { findCards, findGroups, questionSlug } from '../../src/core/knowledge/knowledge.machine'
import { articleCategories } from '../../src/service/knowledge/knowledge.first-rows'
import { relatedAmong } from '../../src/service/knowledge/knowledge.service'

const cards = articleCategories.map((each, id) => ({ ...each, id, img: null }))
const group = (id: number, title: string, questions: readonly string[]) => ({
  id,
  title,
  icon: '',
  iconColor: '',
  questions: questions.map((question, nth) => ({ id: id * 10 + nth, question })),
})
const groups = [
  group(1, 'Paper', ['How do I print on A4?', 'Why is the edge cut off?']),
  group(2, 'Files', ['How do I export a CSV file?', 'Where is the file?']),
]

test.each([
  ['พร้อมเพย์', ['shops']],
  [' พิมพ์ ', ['labels']],
  ['ลูกค้า', ['customers']],
  ['', ['orders', 'labels', 'cod', 'customers', 'shops', 'team']],
  ['nothing', []],
])('KNOW-5 “%s” is searched in titles and descriptions of the cards', (messages, categories) => {
  expect(findCards(cards, messages).map(({ category }) => category)).toEqual(categories)
})

test.each([
  ['csv', [['Files', 2]]],
  [' paper', [['Paper', 2]]],
  ['nothing', []],
] as const)('KNOW-6 “%s” is searched in titles and questions; a matching group stays whole', (messages, found) => {
  expect(findGroups(groups, messages).map(({ title, questions }) => [title, questions.length])).toEqual(found)
})

test('KNOW-7 a question without a slug is identified by its number', () => {
  expect([questionSlug({ id: 7, question: 'x' }), questionSlug({ id: 7, question: 'x', slug: 'seven' })]).toEqual([
    '7',
    'seven',
  ])
})

test('KNOW-60 an article that names no related questions has the first five others of its category', () => {
  const others = [11, 12, 13, 14, 15, 16].map((id) => ({ id }))
  expect(relatedAmong(others).map(({ id }) => id)).toEqual([11, 12, 13, 14, 15])
  expect(relatedAmong(others, [16, 12]).map(({ id }) => id)).toEqual([12, 16])
  expect(relatedAmong(others, [])).toEqual([])
})
