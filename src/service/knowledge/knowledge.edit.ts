import { isoTime } from '../../core/kernel/clock'
import { encode } from '../../core/kernel/codec'
import { inOrder } from '../../core/kernel/row-order'
import { knowledgeEditCalls, type OwnArticle, type OwnCategory } from '../../core/knowledge/knowledge.edit.contract'
import { mostArticles, mostCategories } from '../../core/knowledge/knowledge.rules'
import { handle, type Service } from '../handle'
import { isStale, nextVersion } from '../record-version'
import { missing, refuse, reply } from '../reply'
import type { Tx } from '../store'
import { noteArticle, noteCategory, noteHidden } from './knowledge.noted'
import {
  articlesTable,
  cardsTable,
  hiddenKey,
  hiddenTable,
  ownArticlesTable,
  ownCategoriesTable,
} from './knowledge.table'

/** The time, and if somebody else was as fast, the time after it: far above the numbers of built-in rows. */
function newNumber(tx: Tx, rows: readonly { id: number }[]): number {
  const numbers = new Set(rows.map(({ id }) => id))
  let number = tx.now()
  while (numbers.has(number)) number++
  return number
}

const slugOf = (id: number): string => `own-${id.toString(36)}`

type Given<Fields> = { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> }

const given = <Fields extends object>(fields: Fields): Given<Fields> =>
  // some of the entries of `fields`
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Given<Fields>

const isCategory = (tx: Tx, slug: string): boolean =>
  [...tx.read(cardsTable), ...tx.read(ownCategoriesTable)].some(({ category }) => category === slug)

const unknownCategory = { 'article.category': 'unknown' }

const categoryHandlers = [
  handle(knowledgeEditCalls.addCategory, ({ body, user, tx }) => {
    const categories = tx.read(ownCategoriesTable)
    if (categories.length >= mostCategories) return refuse({ 'category.title': 'too-many' })
    const id = newNumber(tx, categories)
    const category: OwnCategory = { ...body.category, id, category: slugOf(id), ...nextVersion({ version: 0 }, user) }
    tx.write(ownCategoriesTable, [...categories, category])
    noteCategory(tx, user, knowledgeEditCalls.addCategory.name, undefined, category)
    return { category }
  }),

  handle(knowledgeEditCalls.updateCategory, ({ body, user, tx }) => {
    const { id, version, ...fields } = body.category
    const categories = tx.read(ownCategoriesTable)
    const before = categories.find((each) => each.id === id)
    if (!before) return missing()
    if (isStale(before, version))
      return reply(409, encode(knowledgeEditCalls.updateCategory.conflict, { category: before }))
    const category: OwnCategory = { ...before, ...given(fields), ...nextVersion(before, user) }
    tx.write(
      ownCategoriesTable,
      categories.map((each) => (each === before ? category : each)),
    )
    noteCategory(tx, user, knowledgeEditCalls.updateCategory.name, before, category)
    return { category }
  }),

  handle(knowledgeEditCalls.reorderCategories, ({ body, tx }) => {
    tx.write(
      ownCategoriesTable,
      inOrder(tx.read(ownCategoriesTable), body.ids, ({ id }) => id),
    )
    return undefined
  }),

  handle(knowledgeEditCalls.removeCategory, ({ query, user, tx }) => {
    const categories = tx.read(ownCategoriesTable)
    const before = categories.find(({ id }) => id === query.id)
    if (!before) return missing()
    const articles = tx.read(ownArticlesTable)
    const gone = articles.filter(({ category }) => category === before.category)
    for (const article of gone) noteArticle(tx, user, knowledgeEditCalls.removeArticle.name, article)
    noteCategory(tx, user, knowledgeEditCalls.removeCategory.name, before)
    tx.write(
      ownCategoriesTable,
      categories.filter((each) => each !== before),
    )
    tx.write(
      ownArticlesTable,
      articles.filter((article) => !gone.includes(article)),
    )
    return undefined
  }),
]

const articleHandlers = [
  handle(knowledgeEditCalls.addArticle, ({ body, user, tx }) => {
    const articles = tx.read(ownArticlesTable)
    if (!isCategory(tx, body.article.category)) return refuse(unknownCategory)
    if (articles.length >= mostArticles) return refuse({ 'article.title': 'too-many' })
    const id = newNumber(tx, articles)
    const article: OwnArticle = {
      ...body.article,
      id,
      slug: slugOf(id),
      lastUpdated: isoTime(tx.now()),
      ...nextVersion({ version: 0 }, user),
    }
    tx.write(ownArticlesTable, [...articles, article])
    noteArticle(tx, user, knowledgeEditCalls.addArticle.name, undefined, article)
    return { article }
  }),

  handle(knowledgeEditCalls.updateArticle, ({ body, user, tx }) => {
    const { id, version, ...fields } = body.article
    const articles = tx.read(ownArticlesTable)
    const before = articles.find((each) => each.id === id)
    if (!before) return missing()
    if (isStale(before, version))
      return reply(409, encode(knowledgeEditCalls.updateArticle.conflict, { article: before }))
    if (fields.category !== undefined && !isCategory(tx, fields.category)) return refuse(unknownCategory)
    const lastUpdated = isoTime(tx.now())
    const article: OwnArticle = { ...before, ...given(fields), lastUpdated, ...nextVersion(before, user) }
    const stays = article.category === before.category
    const others = articles.filter((each) => each !== before)
    tx.write(
      ownArticlesTable,
      stays ? articles.map((each) => (each === before ? article : each)) : [...others, article],
    )
    noteArticle(tx, user, knowledgeEditCalls.updateArticle.name, before, article)
    return { article }
  }),

  handle(knowledgeEditCalls.removeArticle, ({ query, user, tx }) => {
    const articles = tx.read(ownArticlesTable)
    const before = articles.find(({ id }) => id === query.id)
    if (!before) return missing()
    tx.write(
      ownArticlesTable,
      articles.filter((each) => each !== before),
    )
    noteArticle(tx, user, knowledgeEditCalls.removeArticle.name, before)
    return undefined
  }),

  handle(knowledgeEditCalls.reorder, ({ body, tx }) => {
    tx.write(
      ownArticlesTable,
      inOrder(tx.read(ownArticlesTable), body.ids, ({ id }) => id),
    )
    return undefined
  }),
]

export const knowledgeEditHandlers: Service['handlers'] = [
  ...categoryHandlers,
  ...articleHandlers,

  handle(knowledgeEditCalls.hide, ({ body: { kind, id, hidden }, user, tx }) => {
    const builtIn = kind === 'category' ? tx.read(cardsTable) : tx.read(articlesTable)
    if (!builtIn.some((each) => each.id === id)) return missing()
    const rows = tx.read(hiddenTable)
    const others = rows.filter((each) => hiddenKey(each) !== hiddenKey({ kind, id }))
    if (hidden === others.length < rows.length) return undefined
    tx.write(hiddenTable, hidden ? [...others, { kind, id }] : others)
    noteHidden(tx, user, { kind, id, hidden })
    return undefined
  }),
]
