import * as v from 'valibot'
import { plainText } from '../kernel/html-text'

/** Of a shop's own. */
export const mostCategories = 50
export const mostArticles = 500

const said = (most: number) => v.pipe(v.string(), v.maxLength(most, 'too-long'))
const needed = (most: number) =>
  v.pipe(
    said(most),
    v.check((text) => text.trim() !== '', 'required'),
  )

/** All editable fields of a category of the shop's own. */
export const wholeCategorySchema = v.object({
  title: needed(100),
  desc: said(300),
})
export type WholeCategory = v.InferOutput<typeof wholeCategorySchema>

/** All editable fields of an article of the shop's own. */
export const wholeArticleSchema = v.object({
  /** slug of its category: the shop's own, or a built-in one */
  category: needed(100),
  title: needed(200),
  /** HTML */
  content: v.pipe(
    said(100_000),
    v.check((html) => plainText(html) !== '', 'required'),
  ),
})
export type WholeArticle = v.InferOutput<typeof wholeArticleSchema>
