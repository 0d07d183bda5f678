import { type Seed, seed } from '../seed'
import { type Article, type ArticleCategory, articleHtml } from './articles/article'
import { codArticles } from './articles/cod.articles'
import { customersArticles } from './articles/customers.articles'
import { labelsArticles } from './articles/labels.articles'
import { ordersArticles } from './articles/orders.articles'
import { shopsArticles } from './articles/shops.articles'
import { teamArticles } from './articles/team.articles'
import { articlesTable, cardsTable, groupsTable } from './knowledge.table'

/** Help for staff about this product, in the order of the screen. */
export const articleCategories: readonly ArticleCategory[] = [
  ordersArticles,
  labelsArticles,
  codArticles,
  customersArticles,
  shopsArticles,
  teamArticles,
]

/** When the articles were last compared with the screens. */
export const lastUpdated = '2026-11-27T03:00:00.000Z'

const cardId = (nth: number): number => nth + 1

/** By category: its articles with their numbers, counted across its groups. */
const numbered = articleCategories.map(({ groups }, nth) => {
  let number = cardId(nth) * 100
  const link = (article: Article) => ({ id: ++number, article })
  return groups.map(({ articles }) => articles.map(link))
})

const cards = () =>
  articleCategories.map(({ category, title, desc }, nth) => ({ id: cardId(nth), category, img: null, title, desc }))

const groups = () =>
  articleCategories.flatMap((category, nth) =>
    category.groups.map(({ title, icon }, position) => ({
      id: cardId(nth) * 10 + position,
      title,
      icon,
      iconColor: '',
      questions: (numbered[nth]?.[position] ?? []).map(({ id, article: { question, slug } }) => ({
        id,
        question,
        slug,
      })),
      card: cardId(nth),
    })),
  )

const articles = () =>
  numbered.flatMap((groups) => {
    const own = groups.flat()
    const ids = new Map(own.map(({ id, article }) => [article.slug, id]))
    return own.map(({ id, article }) => ({
      id,
      lastUpdated,
      content: articleHtml(article),
      related: article.related.flatMap((slug) => ids.get(slug) ?? []),
    }))
  })

/** The first rows of every shop's knowledge base. */
export const knowledgeFirstRows: readonly Seed[] = [
  seed(cardsTable, cards),
  seed(groupsTable, groups),
  seed(articlesTable, articles),
]
