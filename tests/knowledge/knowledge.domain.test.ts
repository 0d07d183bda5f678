import { expect, test } from 'vitest'
import { findCards, findGroups, questionSlug } from '../../src/core/knowledge/knowledge.machine'
import { sampleCards, sampleGroups } from '../../src/sample/knowledge/knowledge.seed'

test.each([
  ['promptpay', ['shops']],
  [' พิมพ์ ', ['labels']],
  ['ลูกค้า', ['customers']],
  ['', ['orders', 'labels', 'cod', 'customers', 'shops', 'team']],
  ['nothing', []],
])('KNOW-5 “%s” is searched in titles and descriptions of the cards', (messages, categories) => {
  expect(findCards(sampleCards, messages).map(({ category }) => category)).toEqual(categories)
})

test.each([
  ['csv', [['การพิมพ์และไฟล์', 2]]],
  ['ความปลอดภัย', [['ความปลอดภัย', 2]]],
  ['nothing', []],
] as const)('KNOW-6 “%s” is searched in titles and questions; a matching group stays whole', (messages, found) => {
  const [card] = sampleCards
  if (!card) throw new Error('no sample')
  expect(findGroups(sampleGroups(card), messages).map(({ title, questions }) => [title, questions.length])).toEqual(
    found,
  )
})

test('KNOW-7 a question without a slug is identified by its number', () => {
  expect([questionSlug({ id: 7, question: 'x' }), questionSlug({ id: 7, question: 'x', slug: 'seven' })]).toEqual([
    '7',
    'seven',
  ])
})
