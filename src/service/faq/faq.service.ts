import { type Faq, type FaqCategory, type FaqCategoryKey, faqCalls, faqCategories } from '../../core/faq/faq.contract'
import { mostCategories } from '../../core/faq/faq.rules'
import { encode } from '../../core/kernel/codec'
import { inOrder } from '../../core/kernel/row-order'
import { handle, type Service } from '../handle'
import { isStale, nextVersion, withVersion } from '../record-version'
import { missing, refuse, reply } from '../reply'
import type { Tx } from '../store'
import { table } from '../table'
import { noteFaq } from './faq.noted'

/** A category with its questions; in rows of earlier versions `version` is missing. The order of the rows is the shop's. */
export const faqTable = table<FaqCategory>('faq', { of: 'shop', key: ({ key }) => key, kind: 'faq' })

const isUsual = (key: string): key is FaqCategoryKey => faqCategories.some((each) => each === key)

/** Questions that contain the words, ignoring case; empty categories are left out. */
function found(tx: Tx, q: string): Faq {
  const wanted = q.toLowerCase()
  const answer: Faq = { editable: true }
  const own: FaqCategory[] = []
  for (const [position, row] of tx.read(faqTable).entries()) {
    const qandA = row.qandA.filter(({ question }) => question.toLowerCase().includes(wanted))
    if (qandA.length === 0) continue
    const { key, ...category } = withVersion({ ...row, qandA, position })
    if (isUsual(key)) answer[key] = category
    else own.push({ ...category, key })
  }
  return own.length > 0 ? { ...answer, own } : answer
}

/** A key that no other category has: the time, and if somebody else was as fast, the time after it. */
function newKey(tx: Tx): string {
  const keys = new Set(tx.read(faqTable).map(({ key }) => key))
  let time = tx.now()
  while (keys.has(`own-${time.toString(36)}`)) time++
  return `own-${time.toString(36)}`
}

export const faqService: Service = {
  tables: [faqTable],
  handlers: [
    handle(faqCalls.data, ({ query: { q = '' }, tx }) => found(tx, q)),

    handle(faqCalls.add, ({ body, user, tx }) => {
      const categories = tx.read(faqTable)
      if (categories.length >= mostCategories) return refuse({ 'category.title': 'too-many' })
      const category = { ...body.category, key: newKey(tx), ...nextVersion({ version: 0 }, user) }
      tx.write(faqTable, [...categories, category])
      noteFaq(tx, user, faqCalls.add.name, undefined, category)
      return { category }
    }),

    handle(faqCalls.update, ({ body, user, tx }) => {
      const { key, version, ...fields } = body.category
      const categories = tx.read(faqTable)
      const before = categories.find((each) => each.key === key)
      if (!before) return missing()
      if (isStale(before, version))
        return reply(409, encode(faqCalls.update.conflict, { category: withVersion(before) }))
      const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
      const category: FaqCategory = { ...before, ...given, ...nextVersion(before, user) }
      tx.write(
        faqTable,
        categories.map((each) => (each === before ? category : each)),
      )
      noteFaq(tx, user, faqCalls.update.name, before, category)
      return { category }
    }),

    handle(faqCalls.remove, ({ query, user, tx }) => {
      const categories = tx.read(faqTable)
      const before = categories.find(({ key }) => key === query.key)
      if (!before) return missing()
      tx.write(
        faqTable,
        categories.filter((each) => each !== before),
      )
      noteFaq(tx, user, faqCalls.remove.name, before)
      return undefined
    }),

    handle(faqCalls.reorder, ({ body, tx }) => {
      tx.write(
        faqTable,
        inOrder(tx.read(faqTable), body.keys, ({ key }) => key),
      )
      return undefined
    }),
  ],
}
