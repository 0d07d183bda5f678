import type { Endpoint } from '../../core/kernel/endpoint'
import { localeOf } from '../../core/kernel/locale'
import { type KnowledgeCard, type KnowledgeLink, knowledgeCalls } from '../../core/knowledge/knowledge.contract'
import type { Hideable } from '../../core/knowledge/knowledge.edit.contract'
import { findByIdOrSlug } from '../find-by-id-or-slug'
import { type Answered, type Handler, handleInSteps, type Service } from '../handle'
import type { ParsedCall } from '../read-call'
import { missing } from '../reply'
import { type Bearer, hasRight } from '../rights'
import type { Tx } from '../store'
import type { HelpTexts } from './articles/help-texts'
import { helpTexts } from './articles/translated'
import { knowledgeEditHandlers } from './knowledge.edit'
import { searchArticles } from './knowledge.find'
import {
  articlesTable,
  cardsTable,
  groupsTable,
  hiddenKey,
  hiddenTable,
  ownArticlesTable,
  ownCategoriesTable,
} from './knowledge.table'
import { translation } from './knowledge.translation'

const mostUnnamed = 5

/** Those that an article names; the first others for one that names none. */
export const relatedAmong = <Link extends { id: number }>(
  others: readonly Link[],
  related?: readonly number[],
): Link[] => (related ? others.filter(({ id }) => related.includes(id)) : others.slice(0, mostUnnamed))

/** The knowledge base for one user: hidden parts are there, marked, for those who may show them again. */
function baseFor(tx: Tx, user: Bearer | null, texts: HelpTexts | undefined) {
  const { card, group, link, content } = translation(texts)
  const mayShow = hasRight(user, 'write:Blog')
  const hidden = new Set(tx.read(hiddenTable).map(hiddenKey))
  const isHidden = (kind: Hideable, id: number) => hidden.has(hiddenKey({ kind, id }))
  const shown = <Row extends { id: number }>(kind: Hideable, rows: readonly Row[]): Row[] =>
    rows.flatMap((row) => {
      if (!isHidden(kind, row.id)) return row
      return mayShow ? { ...row, hidden: true } : []
    })

  const builtInCards = tx.read(cardsTable).map(card)
  const slugs = new Map(builtInCards.map(({ id, category }) => [id, category]))
  const stored = tx.read(groupsTable)
  const groups = stored.map(({ questions, ...each }) => ({
    ...group(slugs.get(each.card) ?? '', each),
    questions: questions.map(link),
  }))
  /** built-in questions of a card */
  const builtIn = (card: number): KnowledgeLink[] =>
    groups.filter((group) => group.card === card).flatMap(({ questions }) => questions)
  const contentOf = (article: { id: number; content: string }): string => {
    const question = stored.flatMap(({ questions }) => questions).find(({ id }) => id === article.id)
    return question ? content(question.question, article.content) : article.content
  }
  const ownLinks = (category: string): KnowledgeLink[] =>
    tx
      .read(ownArticlesTable)
      .filter((article) => article.category === category)
      .map(({ id, slug, title }) => ({ id, question: title, slug, own: true }))

  const categories: KnowledgeCard[] = [
    ...builtInCards,
    ...tx.read(ownCategoriesTable).map((category) => ({ ...category, img: null, own: true })),
  ]
  return { mayShow, isHidden, shown, groups, builtIn, contentOf, ownLinks, builtInCards, categories }
}

type Reading<E extends Endpoint> = ParsedCall<E> & { tx: Tx; texts: HelpTexts | undefined }

/** Answers in the requested language, whose texts load first. */
const read = <E extends Endpoint>(endpoint: E, decide: (reading: Reading<E>) => Answered<E>): Handler =>
  handleInSteps(endpoint, async (parsed) => {
    // safe cast: all three take a language
    const { locale } = parsed.query as unknown as { locale?: string }
    const texts = await helpTexts(localeOf(locale))
    const { store } = parsed.backend
    return store.transact(parsed.user, (tx) => decide({ ...parsed, tx, texts }), 'reads')
  })

/** All categories with their questions, as this user sees them. */
function cardsOf({ shown, builtIn, ownLinks, categories }: ReturnType<typeof baseFor>) {
  const [own, others] = [categories.filter((card) => card.own), categories.filter((card) => !card.own)]
  return [...shown('category', others), ...own].map((card) => ({
    ...card,
    questions: [...ownLinks(card.category), ...(card.own ? [] : shown('article', builtIn(card.id)))],
    editable: true,
  }))
}

export const knowledgeService: Service = {
  tables: [cardsTable, groupsTable, articlesTable, ownCategoriesTable, ownArticlesTable, hiddenTable],
  handlers: [
    read(knowledgeCalls.cards, ({ user, tx, texts }) => cardsOf(baseFor(tx, user, texts))),

    read(knowledgeCalls.search, ({ query, user, tx, texts }) => {
      const base = baseFor(tx, user, texts)
      const builtIn = tx.read(articlesTable).map((article) => [article.id, base.contentOf(article)] as const)
      const own = tx.read(ownArticlesTable).map(({ id, content }) => [id, content] as const)
      const contents = new Map([...builtIn, ...own])
      const articles = cardsOf(base).flatMap(({ category, questions }) =>
        questions.map((link) => ({ ...link, category, content: contents.get(link.id) ?? '' })),
      )
      return searchArticles(articles, query.q)
    }),

    read(knowledgeCalls.category, ({ query, user, tx, texts }) => {
      const { shown, groups, ownLinks, categories } = baseFor(tx, user, texts)
      const card = findByIdOrSlug(categories, query, ({ id, category }) => ({ id, slug: category }))
      if (!card) return missing()
      const questions = ownLinks(card.category)
      const own = { id: 0, title: card.own ? card.title : '', icon: '', iconColor: '', questions, own: true }
      if (card.own) return [own]
      const builtIn = groups
        .filter((group) => group.card === card.id)
        .map(({ card: _, ...group }) => ({ ...group, questions: shown('article', group.questions) }))
        .filter((group) => group.questions.length > 0)
      return questions.length > 0 ? [own, ...builtIn] : builtIn
    }),

    read(knowledgeCalls.question, ({ query, user, tx, texts }) => {
      const { mayShow, isHidden, builtIn, contentOf, ownLinks, builtInCards, categories } = baseFor(tx, user, texts)
      const questions = categories.flatMap(({ id, category, own = false }) =>
        (own ? [] : builtIn(id)).map((link) => ({ link, category })),
      )
      const articles = tx.read(ownArticlesTable)
      const found = findByIdOrSlug(
        [...questions, ...articles.map(({ id, slug, category }) => ({ link: { id, slug }, category }))],
        query,
        ({ link }) => link,
      )
      if (!found) return missing()
      const { category } = found
      const others = (id: number) => {
        const card = builtInCards.find((each) => each.category === category)
        const links = card ? builtIn(card.id).filter((link) => !isHidden('article', link.id)) : []
        return [...ownLinks(category), ...links].filter((link) => link.id !== id)
      }
      const own = articles.find(({ id }) => id === found.link.id)
      if (own) {
        const { slug: _, ...answer } = own
        return { ...answer, own: true, relatedQuestions: relatedAmong(others(own.id)) }
      }
      const question = questions.find(({ link }) => link.id === found.link.id)
      const article = tx.read(articlesTable).find(({ id }) => id === found.link.id)
      if (!question || !article) return missing()
      const { id, lastUpdated, related } = article
      return {
        id,
        category,
        title: question.link.question,
        lastUpdated,
        relatedQuestions: relatedAmong(
          others(id).filter((link) => !link.own),
          related,
        ),
        content: contentOf(article),
        ...(mayShow && isHidden('article', id) && { hidden: true }),
      }
    }),

    ...knowledgeEditHandlers,
  ],
}
