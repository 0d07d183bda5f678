import { createListMachine } from '../kernel/list-machine'
import { listText } from '../kernel/list-query'
import { type FaqCategoryKey, type FaqQuery, faqCalls, faqCategories, faqQuerySchema, type QandA } from './faq.contract'

export type FaqCategory = { key: FaqCategoryKey; title: string; subtitle: string; qandA: readonly QandA[] }

/** Categories with their matching questions, in order; empty categories are left out. */
export const faqMachine = createListMachine<FaqCategory, FaqQuery>({
  id: 'faq',
  query: {},
  keyOf: ({ key }) => key,
  async load({ call, query, signal }) {
    const answer = await call(faqCalls.data, { query: query.q ? query : {} }, { signal })
    const rows = faqCategories.flatMap((key): FaqCategory[] => {
      const category = answer[key]
      return category && category.qandA.length > 0 ? [{ key, ...category }] : []
    })
    return { rows, total: rows.length, extra: undefined }
  },
})

/** The search as a query string: `q=เก็บเงิน`. */
export const faqText = listText(faqQuerySchema, 10)

/** The category to show: the requested one if it has content, otherwise the first that has. */
export const shownCategory = (rows: readonly FaqCategory[], wanted: FaqCategoryKey | undefined) =>
  rows.find(({ key }) => key === wanted) ?? rows[0]
