import type { KnowledgeCard, KnowledgeGroup, KnowledgeLink } from '../../core/knowledge/knowledge.contract'
import { articleHtml } from './articles/article'
import type { ArticleTexts, HelpTexts } from './articles/help-texts'
import { articleCategories } from './knowledge.first-rows'

/** Identifies a group's title: another category may have it, too. */
const titleIn = (category: string, title: string) => `${category}\n${title}`

/**
 * Built-in rows as this version has them, in a language: a row from an earlier version gets its corrections. Each as far as
 * its Thai title or question is the delivered one.
 */
export function translation(texts: HelpTexts = {}) {
  const cards = new Map<string, { title: string; desc: string }>()
  const titles = new Map<string, string>()
  const articles = new Map<string, ArticleTexts>()
  const known = new Map(Object.entries(texts))
  for (const { category, title, groups } of articleCategories) {
    const given = known.get(category)
    if (given) cards.set(titleIn(category, title), given)
    const bySlug = new Map(Object.entries(given?.articles ?? {}))
    for (const [nth, group] of groups.entries()) {
      titles.set(titleIn(category, group.title), given?.groups[nth] ?? group.title)
      for (const article of group.articles) articles.set(article.question, bySlug.get(article.slug) ?? article)
    }
  }
  return {
    card<Card extends KnowledgeCard>(card: Card): Card {
      const given = cards.get(titleIn(card.category, card.title))
      return given ? { ...card, title: given.title, desc: given.desc } : card
    },
    group: <Group extends Pick<KnowledgeGroup, 'title'>>(category: string, group: Group): Group => ({
      ...group,
      title: titles.get(titleIn(category, group.title)) ?? group.title,
    }),
    link: (link: KnowledgeLink): KnowledgeLink => ({
      ...link,
      question: articles.get(link.question)?.question ?? link.question,
    }),
    /** of the article with this Thai question */
    content(question: string, stored: string): string {
      const article = articles.get(question)
      return article ? articleHtml(article) : stored
    },
  }
}
