import * as v from 'valibot'
import { idSchema } from '../kernel/record-id'

/** A picture is stored as a data URL of at most this many characters. */
export const longestImage = 600_000
/** Letters of a comment. */
export const longestComment = 2_000

const said = (most: number) => v.pipe(v.string(), v.maxLength(most, 'too-long'))
const named = (most: number) =>
  v.pipe(
    said(most),
    v.check((text) => text.trim() !== '', 'required'),
  )

/** Letters and digits of any language with hyphens between them, and a letter among them: digits alone are a number. */
const slug = /^(?=.*\p{L})[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*$/u

export const commentTextSchema = named(longestComment)

const image = v.pipe(
  v.string(),
  v.maxLength(longestImage, 'too-large'),
  v.regex(/^(data:image\/(png|jpeg|webp|gif|svg\+xml)[;,]|https?:\/\/|\/(?!\/)|$)/, 'picture'),
)

/** All of a post that can be changed; a status or category may be a backend's own. */
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
  /** words for the list */
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

/** A part of an address made of a title: `ชาใหม่ ปีนี้!` is `ชาใหม่-ปีนี้`. '' where the title holds no letter. */
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
