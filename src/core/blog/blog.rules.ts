import * as v from 'valibot'
import { idSchema } from '../kernel/record-id'

/** Maximum characters of a picture, stored as a data URL. */
export const longestImage = 600_000
/** Maximum characters of a comment. */
export const longestComment = 2_000

const said = (most: number) => v.pipe(v.string(), v.maxLength(most, 'too-long'))
const named = (most: number) =>
  v.pipe(
    said(most),
    v.check((text) => text.trim() !== '', 'required'),
  )

/** Letters and digits of any language with hyphens between them, at least one letter: digits alone are a number. */
const slug = /^(?=.*\p{L})[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*$/u

export const commentTextSchema = named(longestComment)

const image = v.pipe(
  v.string(),
  v.maxLength(longestImage, 'too-large'),
  v.regex(/^(data:image\/(png|jpeg|webp|gif|svg\+xml)[;,]|https?:\/\/|\/(?!\/)|$)/, 'picture'),
)

/** All editable fields of a post; status and category may be the backend's own. */
export const wholePostSchema = v.object({
  blogTitle: named(200),
  blogCategories: v.pipe(
    v.array(v.object({ value: named(60), label: v.optional(said(100), '') })),
    v.maxLength(20, 'too-many'),
  ),
  slug: v.pipe(
    named(100),
    v.check((text) => text.trim() === '' || slug.test(text), 'slug'),
  ),
  status: v.pipe(v.string(), v.nonEmpty('required'), v.maxLength(60, 'too-long')),
  /** plain text for the list */
  excerpt: said(500),
  /** HTML */
  content: said(200_000),
  featuredImage: image,
})
export type WholePost = v.InferOutput<typeof wholePostSchema>

export const postChangesSchema = v.object({
  id: idSchema,
  version: v.exactOptional(v.number()),
  ...v.partial(wholePostSchema).entries,
})
export type PostChanges = v.InferOutput<typeof postChangesSchema>

/** A URL slug made from a title: `ชาใหม่ ปีนี้!` is `ชาใหม่-ปีนี้`. '' if the title has no letters. */
export function slugOf(title: string): string {
  const words = title
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
  let made = ''
  for (const word of words) {
    const next = made === '' ? word : `${made}-${word}`
    if (next.length > 80) break
    made = next
  }
  return slug.test(made) ? made : ''
}
