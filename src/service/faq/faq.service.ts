import { type Faq, type FaqCategoryKey, faqCalls } from '../../core/faq/faq.contract'
import { handle, type Service } from '../handle'
import type { Tx } from '../store'
import { table } from '../table'

type Category = NonNullable<Faq[FaqCategoryKey]> & { key: FaqCategoryKey }
export const faqTable = table<Category>('faq', { of: 'everyone', key: ({ key }) => key })

/** Questions that contain the words, ignoring case; empty categories are left out. */
function found(tx: Tx, q: string): Faq {
  const wanted = q.toLowerCase()
  const answer: Faq = {}
  for (const { key, ...category } of tx.read(faqTable)) {
    const qandA = category.qandA.filter(({ question }) => question.toLowerCase().includes(wanted))
    if (qandA.length > 0) answer[key] = { ...category, qandA }
  }
  return answer
}

export const faqService: Service = {
  tables: [faqTable],
  handlers: [handle(faqCalls.data, ({ query: { q = '' }, tx }) => found(tx, q))],
}
