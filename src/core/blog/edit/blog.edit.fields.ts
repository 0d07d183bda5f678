import { decode, encode } from '../../kernel/codec'
import type { FieldErrors } from '../../kernel/errors'
import { errorsIn } from '../../kernel/record-errors'
import type { PostEdit } from '../blog.contract'
import { type PostChanges, slugOf, type WholePost, wholePostSchema } from '../blog.rules'

/** A post in a form. */
export type PostDraft = WholePost

export const blankDraft: PostDraft = {
  blogTitle: '',
  blogCategories: [],
  slug: '',
  status: 'Draft',
  excerpt: '',
  content: '',
  featuredImage: '',
}

export const draftOf = ({
  blogTitle,
  blogCategories,
  slug,
  status,
  excerpt,
  content,
  featuredImage,
}: PostEdit): PostDraft => ({ blogTitle, blogCategories, slug, status, excerpt, content, featuredImage })

const tidy = (text: string): string => text.normalize('NFC').trim()

/** As stored: with trimmed texts. */
export const tidied = (draft: PostDraft): PostDraft => ({
  ...draft,
  blogTitle: tidy(draft.blogTitle),
  slug: tidy(draft.slug),
  excerpt: tidy(draft.excerpt),
})

/** A new post as sent: its address is made from its title unless one was typed. */
export function newPost(draft: PostDraft): PostDraft {
  const post = tidied(draft)
  return { ...post, slug: post.slug || slugOf(post.blogTitle) }
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
const codes = (categories: PostDraft['blogCategories'] = []) => categories.map(({ value }) => value).sort()

/** Whether a field has the same value in two versions; the order of categories doesn't matter. */
export const isSameField = (name: keyof PostDraft, one: Partial<PostDraft>, other: Partial<PostDraft>): boolean =>
  name === 'blogCategories'
    ? same(codes(one.blogCategories), codes(other.blogCategories))
    : same(one[name], other[name])

/** The difference from the stored post; nothing else is sent, so nothing else is overwritten. */
export function changesOf(base: PostEdit, draft: PostDraft): Omit<PostChanges, 'id' | 'version'> {
  const before = tidied(draftOf(base))
  const next = tidied(draft)
  const names = (Object.keys(next) as (keyof PostDraft)[]).filter((name) => !isSameField(name, next, before))
  return Object.fromEntries(names.map((name) => [name, next[name]]))
}

/** Whether leaving would lose edits. */
export const isChanged = (base: PostEdit, draft: PostDraft): boolean => Object.keys(changesOf(base, draft)).length > 0

/** Validation errors by field; empty if it can be saved. */
export function errorsOf(base: PostEdit | undefined, draft: PostDraft): FieldErrors {
  const read = decode(wholePostSchema, encode(wholePostSchema, base ? tidied(draft) : newPost(draft)))
  if (read.ok) return {}
  return base ? errorsIn(read.fields, changesOf(base, draft)) : read.fields
}
