/** An answer about this product, in the words of its Thai screens. `**name**` marks a button, menu entry or field. */
export type Article = {
  /** in URLs; unique among all articles */
  slug: string
  question: string
  /** what to know before the steps, or the whole answer */
  about?: string
  steps?: readonly string[]
  /** where people stumble */
  hint?: string
  /** slugs of other questions of the category */
  related: readonly string[]
}

export type ArticleGroup = { title: string; icon: string; articles: readonly Article[] }

export type ArticleCategory = {
  /** slug */
  category: string
  title: string
  desc: string
  groups: readonly ArticleGroup[]
}

const named = (text: string): string => text.replaceAll(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')

/** The article as HTML. */
export function articleHtml({ about, steps = [], hint }: Pick<Article, 'about' | 'steps' | 'hint'>): string {
  const parts = [
    about && `<p>${about}</p>`,
    steps.length > 0 && `<ol>${steps.map((step) => `<li>${step}</li>`).join('')}</ol>`,
    hint && `<blockquote>${hint}</blockquote>`,
  ]
  return named(parts.filter((part) => part).join(''))
}
