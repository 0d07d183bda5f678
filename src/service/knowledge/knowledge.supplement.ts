import type { KnowledgeLink } from '../../core/knowledge/knowledge.contract'
import type { Tx } from '../store'
import { type Article, type ArticleCategory, articleHtml } from './articles/article'
import { articleCategories, lastUpdated } from './knowledge.first-rows'
import { type ArticleRow, articlesTable, cardsTable, type GroupRow, groupsTable } from './knowledge.table'

type Help = { readonly groups: readonly GroupRow[]; readonly articles: readonly ArticleRow[] }

const links = (groups: readonly GroupRow[]): KnowledgeLink[] => groups.flatMap(({ questions }) => questions)

const isLinkTo =
  ({ slug, question }: Article) =>
  (link: KnowledgeLink) =>
    link.slug === slug || link.question === question

const highest = (rows: readonly { id: number }[], least = 0): number =>
  rows.reduce((max, { id }) => Math.max(max, id), least)

/** The links of a group with those that are missing, each after the one that it follows in this version. */
function withLinks(
  stored: readonly KnowledgeLink[],
  articles: readonly Article[],
  missing: ReadonlyMap<Article, number>,
) {
  const complete = [...stored]
  let position = 0
  for (const article of articles) {
    const { question, slug } = article
    const id = missing.get(article)
    if (id !== undefined) complete.splice(position++, 0, { id, question, slug })
    else position = Math.max(position, complete.findIndex(isLinkTo(article)) + 1)
  }
  return complete
}

/** The groups of a category with the missing articles under new numbers. */
function withArticles(
  stored: readonly GroupRow[],
  delivered: ArticleCategory,
  card: number,
  lastGroup: number,
): GroupRow[] {
  const articles = delivered.groups.flatMap((group) => group.articles)
  const lacking = articles.filter((article) => !links(stored).some(isLinkTo(article)))
  const last = highest(links(stored), card * 100)
  const missing = new Map(lacking.map((article, nth) => [article, last + nth + 1]))
  const empty = { icon: '', iconColor: '', questions: [], card }
  const lackingGroups = delivered.groups
    .filter(
      ({ title, articles }) =>
        !stored.some((group) => group.title === title) && articles.some((each) => missing.has(each)),
    )
    .map(({ title, icon }, nth) => ({ ...empty, id: lastGroup + nth + 1, title, icon }))
  return [...stored, ...lackingGroups].map((group) => {
    const given = delivered.groups.find(({ title }) => title === group.title)
    return given ? { ...group, questions: withLinks(group.questions, given.articles, missing) } : group
  })
}

/** The articles with those of a category that only its groups name, and with what this version relates them to. */
function withContents(
  stored: readonly ArticleRow[],
  groups: readonly GroupRow[],
  delivered: ArticleCategory,
): ArticleRow[] {
  const articles = delivered.groups.flatMap((group) => group.articles)
  const all = links(groups)
  const ids = new Map(articles.map((article) => [article.slug, all.find(isLinkTo(article))?.id]))
  const rows = articles.flatMap((article): ArticleRow[] => {
    const id = ids.get(article.slug)
    const related = article.related.flatMap((slug) => ids.get(slug) ?? [])
    const known = stored.find((row) => row.id === id)
    return id === undefined
      ? []
      : [known ? { ...known, related } : { id, lastUpdated, content: articleHtml(article), related }]
  })
  const changed = new Set(rows.map(({ id }) => id))
  return [...stored.filter(({ id }) => !changed.has(id)), ...rows]
}

/** Adds what this version has in a category, or returns the same help. */
function supplemented(help: Help, delivered: ArticleCategory, card: number): Help {
  const own = help.groups.filter((group) => group.card === card)
  const known = links(own)
  if (delivered.groups.every(({ articles }) => articles.every((article) => known.some(isLinkTo(article))))) return help
  const groups = withArticles(own, delivered, card, highest(help.groups))
  return {
    groups: [...help.groups.filter((group) => group.card !== card), ...groups],
    articles: withContents(help.articles, groups, delivered),
  }
}

/** Adds built-in articles that the shop's version didn't have yet to the categories it has. */
export function supplementHelp(tx: Tx): void {
  const stored: Help = { groups: tx.read(groupsTable), articles: tx.read(articlesTable) }
  const help = tx.read(cardsTable).reduce((all, { id, category }) => {
    const delivered = articleCategories.find((each) => each.category === category)
    return delivered ? supplemented(all, delivered, id) : all
  }, stored)
  if (help === stored) return
  tx.write(groupsTable, help.groups)
  tx.write(articlesTable, help.articles)
}
