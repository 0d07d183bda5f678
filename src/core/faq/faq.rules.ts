import * as v from 'valibot'

/** Questions of one category, and categories of one shop. */
export const mostQuestions = 100
export const mostCategories = 50

const said = (most: number) => v.pipe(v.string(), v.maxLength(most, 'too-long'))
const needed = (most: number) =>
  v.pipe(
    said(most),
    v.check((text) => text.trim() !== '', 'required'),
  )

/** All editable fields of a category, with its questions in order. */
export const wholeCategorySchema = v.object({
  title: needed(100),
  subtitle: said(300),
  /** the name of a picture, '' for the usual one */
  icon: said(60),
  qandA: v.pipe(
    v.array(v.object({ question: needed(300), ans: needed(5_000) })),
    v.minLength(1, 'required'),
    v.maxLength(mostQuestions, 'too-many'),
  ),
})
export type WholeCategory = v.InferOutput<typeof wholeCategorySchema>
