import type { Locale } from '../../../core/kernel/locale'
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

const files: Partial<Record<Locale, () => Promise<{ texts: HelpTexts }>>> = {
  en: () => import('./en/articles.en'),
  de: () => import('./de/articles.de'),
  fr: () => import('./fr/articles.fr'),
  pt: () => import('./pt/articles.pt'),
}

/** The help in one language; undefined for Thai, in which it is stored, and for other languages. */
export const helpTexts = async (locale: Locale | undefined): Promise<HelpTexts | undefined> =>
  locale && (await files[locale]?.())?.texts
