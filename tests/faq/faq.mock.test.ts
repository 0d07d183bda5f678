import { expect, test } from 'vitest'
import { faqCategories, faqSchema } from '../../src/core/faq/faq.contract'
import { decode } from '../../src/core/kernel/codec'
import { createMock } from '../../src/mock'
import { ask } from '../helpers/ask'

const asked = async (query = '') => {
  const { status, body } = await ask(createMock(), `GET /faq/data${query}`)
  expect(status).toBe(200)
  const { editable, ...categories } = body
  expect(editable).toBe(true)
  return categories as Record<string, { icon: string; title: string; subtitle: string; qandA: { question: string }[] }>
}
const questions = (body: Awaited<ReturnType<typeof asked>>) =>
  Object.values(body).flatMap(({ qandA }) => qandA.map(({ question }) => question))

test('FAQ-1 GET /faq/data returns an object keyed by the five categories', async () => {
  const body = await asked()
  expect(Object.keys(body)).toEqual([...faqCategories])
  for (const each of Object.values(body)) {
    expect(Object.keys(each)).toEqual(['icon', 'title', 'subtitle', 'qandA', 'version', 'position'])
    expect(each.qandA.length).toBeGreaterThan(2)
  }
  expect(decode(faqSchema, body)).toEqual({ ok: true, value: body })
})

test('FAQ-2 GET /faq/data with q returns only categories with a match, with their matching questions', async () => {
  const body = await asked('?q=cOd')
  expect(Object.keys(body)).toEqual(['payment', 'cancellationReturn'])
  expect(questions(body)).toEqual(['ขนส่งโอนเงิน COD มาแล้ว ต้องทำอะไรต่อ', 'พัสดุ COD ตีกลับ ต้องทำอะไร'])
})

test.each([
  ['?q=', 19],
  ['?q=%20%20', 19],
  [`?q=${encodeURIComponent(' ใบปะหน้า ')}`, 2],
  ['?q=nothing-says-this', 0],
  // stands in an answer alone
  ['?q=Excel', 0],
])('FAQ-2 %s finds %i questions: surrounding spaces are ignored, answers are not searched', async (query, count) => {
  expect(questions(await asked(query))).toHaveLength(count)
})

test.each([[{ payment: {} }], [{ payment: { title: 'x', qandA: [{ question: 'y' }] } }], ['text']])(
  'FAQ-3 an invalid response is rejected: %j',
  (body) => expect(decode(faqSchema, body).ok).toBe(false),
)

test('FAQ-3 icon and subtitle may be missing, and so may categories', () => {
  const qandA = [{ question: 'x', ans: 'y' }]
  expect(decode(faqSchema, { delivery: { title: 'z', qandA } })).toEqual({
    ok: true,
    value: { delivery: { icon: '', title: 'z', subtitle: '', qandA } },
  })
})
