import {
  type KnowledgeCard,
  type KnowledgeGroup,
  type KnowledgeQuestion,
  knowledgeCalls,
} from '../../core/knowledge/knowledge.contract'
import { findByIdOrSlug } from '../find-by-id-or-slug'
import { handle, type Service } from '../handle'
import { missing } from '../reply'
import type { Tx } from '../store'
import { table } from '../table'

export const cardsTable = table<KnowledgeCard>('knowledge.cards', { of: 'everyone', key: ({ id }) => id })
/** Groups of questions, by the number of their card. */
export const groupsTable = table<KnowledgeGroup & { card: number }>('knowledge.groups', {
  of: 'everyone',
  key: ({ id }) => id,
})
type ArticleRow = Pick<KnowledgeQuestion, 'lastUpdated' | 'content'> & {
  id: number
  /** numbers of related questions of the same card; missing in articles of earlier versions */
  related?: readonly number[]
}

/** The content of the question with this number. */
export const articlesTable = table<ArticleRow>('knowledge.articles', { of: 'everyone', key: ({ id }) => id })

/** All questions with the number of their card. */
const questionsOf = (tx: Tx) =>
  tx.read(groupsTable).flatMap(({ card, questions }) => questions.map((link) => ({ link, card })))

const mostUnnamed = 5

/** Those that an article names; the first others for one that names none. */
export const relatedAmong = <Link extends { id: number }>(
  others: readonly Link[],
  related?: readonly number[],
): Link[] => (related ? others.filter(({ id }) => related.includes(id)) : others.slice(0, mostUnnamed))

export const knowledgeService: Service = {
  tables: [cardsTable, groupsTable, articlesTable],
  handlers: [
    handle(knowledgeCalls.cards, ({ tx }) => [...tx.read(cardsTable)]),

    handle(knowledgeCalls.category, ({ query, tx }) => {
      const card = findByIdOrSlug(tx.read(cardsTable), query, ({ id, category }) => ({ id, slug: category }))
      if (!card) return missing()
      return tx
        .read(groupsTable)
        .filter((group) => group.card === card.id)
        .map(({ card: _, ...group }) => group)
    }),

    handle(knowledgeCalls.question, ({ query, tx }) => {
      const questions = questionsOf(tx)
      const found = findByIdOrSlug(questions, query, ({ link }) => link)
      const article = tx.read(articlesTable).find(({ id }) => id === found?.link.id)
      if (!found || !article) return missing()
      const { link, card } = found
      const others = questions.filter((each) => each.card === card && each.link !== link).map((each) => each.link)
      return {
        title: link.question,
        lastUpdated: article.lastUpdated,
        relatedQuestions: relatedAmong(others, article.related),
        content: article.content,
      }
    }),
  ],
}
