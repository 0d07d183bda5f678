import { type Faq, faqCalls, faqCategories } from '../../core/faq/faq.contract'
import type { AppMock } from '../app-mock'
import { handle } from '../handle'
import { sampleFaq } from './faq.seed'

/** Questions whose text holds the words, in any case; categories without one are left out. */
function found(q: string): Faq {
  const wanted = q.toLowerCase()
  const answer: Faq = {}
  for (const key of faqCategories) {
    const category = sampleFaq[key]
    const qandA = category.qandA.filter(({ question }) => question.toLowerCase().includes(wanted))
    if (qandA.length > 0) answer[key] = { ...category, qandA }
  }
  return answer
}

export const faqMock: AppMock = {
  tables: [],
  handlers: [handle(faqCalls.data, ({ query: { q = '' } }) => found(q))],
}
