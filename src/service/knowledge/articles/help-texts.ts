import type { Article } from './article'

/** An article in another language: as many steps as the Thai one, and the same parts. */
export type ArticleTexts = Pick<Article, 'question' | 'about' | 'steps' | 'hint'>

export type CategoryTexts = {
  title: string
  desc: string
  /** titles of the groups, in their order */
  groups: readonly string[]
  /** slug -> its texts */
  articles: Readonly<Record<string, ArticleTexts>>
}

/** Category -> its texts in one language, in the words of the screens in this language. */
export type HelpTexts = Readonly<Record<string, CategoryTexts>>
