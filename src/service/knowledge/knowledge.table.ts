import type { KnowledgeCard, KnowledgeGroup, KnowledgeQuestion } from '../../core/knowledge/knowledge.contract'
import type { Hideable, OwnArticle, OwnCategory } from '../../core/knowledge/knowledge.edit.contract'
import { table } from '../table'

/** Built-in categories: the same in every shop, and never changed by one. */
export const cardsTable = table<KnowledgeCard>('knowledge.cards', { of: 'everyone', key: ({ id }) => id })

/** Questions of a card, with its number. */
export type GroupRow = KnowledgeGroup & { card: number }

export const groupsTable = table<GroupRow>('knowledge.groups', {
  of: 'everyone',
  key: ({ id }) => id,
})

export type ArticleRow = Pick<KnowledgeQuestion, 'lastUpdated' | 'content'> & {
  id: number
  /** numbers of related questions of the same card; missing in articles of earlier versions */
  related?: readonly number[]
}

/** The content of the built-in question with this number. */
export const articlesTable = table<ArticleRow>('knowledge.articles', { of: 'everyone', key: ({ id }) => id })

const ofShop = { of: 'shop', kind: 'knowledge' } as const

export const ownCategoriesTable = table<OwnCategory>('knowledge.own.categories', { ...ofShop, key: ({ id }) => id })

/** Of all categories; within one, the order of the rows is the shop's. */
export const ownArticlesTable = table<OwnArticle>('knowledge.own.articles', { ...ofShop, key: ({ id }) => id })

type HiddenRow = { kind: Hideable; id: number }
export const hiddenKey = ({ kind, id }: HiddenRow): string => `${kind} ${id}`

/** The built-in parts that the shop has hidden. */
export const hiddenTable = table<HiddenRow>('knowledge.hidden', { ...ofShop, key: hiddenKey })
