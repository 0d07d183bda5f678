import { createListMachine } from '../kernel/list-machine'
import { listText } from '../kernel/list-query'
import { type Faq, type FaqCategory, type FaqQuery, faqCalls, faqCategories, faqQuerySchema } from './faq.contract'

/** `isEditable`: the backend takes changes */
export type FaqExtra = { isEditable: boolean }

/** All categories with content, in the shop's order. */
export function categoriesIn(faq: Faq): FaqCategory[] {
  const usual = faqCategories.flatMap((key): FaqCategory[] => {
    const category = faq[key]
    return category ? [{ ...category, key }] : []
  })
  return [...usual, ...(faq.own ?? [])]
    .filter(({ qandA }) => qandA.length > 0)
    .map((category, nth) => ({ category, place: category.position ?? nth }))
    .sort((one, other) => one.place - other.place)
    .map(({ category }) => category)
}

/** Categories with their matching questions, in order; empty categories are left out. */
export const faqMachine = createListMachine<FaqCategory, FaqQuery, FaqExtra>({
  id: 'faq',
  query: {},
  keyOf: ({ key }) => key,
  async load({ call, query, signal }) {
    const answer = await call(faqCalls.data, { query: query.q ? query : {} }, { signal })
    const rows = categoriesIn(answer)
    return { rows, total: rows.length, extra: { isEditable: answer.editable === true } }
  },
})

/** The search as a query string: `q=เก็บเงิน`. */
export const faqText = listText(faqQuerySchema, 10)

/** The category to show: the requested one if it has content, otherwise the first that has. */
export const shownCategory = (rows: readonly FaqCategory[], wanted: string | undefined) =>
  rows.find(({ key }) => key === wanted) ?? rows[0]
