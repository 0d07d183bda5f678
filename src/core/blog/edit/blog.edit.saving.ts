import type { Call } from '../../kernel/endpoint'
import { currentRecord, type RaanError } from '../../kernel/errors'
import type { KeyedRequest } from '../../kernel/keyed-request'
import { enteredSince, isUncertain, recordChanges, type Sends } from '../../kernel/sends'
import { blogCalls, type PostEdit } from '../blog.contract'
import { postNumber } from '../blog.number'
import {
  blankDraft,
  changesOf,
  draftOf,
  isChanged,
  isSameField,
  newPost,
  type PostDraft,
  tidied,
} from './blog.edit.fields'

/** A post with its number. */
export type StoredPost = PostEdit & { id: number }

export type PostSends = KeyedRequest & Sends<Partial<PostDraft>>

/** `base`: undefined for a new post */
type Saving = { base: StoredPost | undefined; draft: PostDraft; asked: PostSends }

const stored = recordChanges<StoredPost, PostDraft>({
  draftOf,
  fieldsOf: (post) => tidied(draftOf(post)),
  tidy: tidied,
  changesOf: (base, draft) => changesOf(base, draft) as Partial<PostDraft>,
  isSame: isSameField,
})

const isOf = (saving: Saving): saving is Saving & { base: StoredPost } => saving.base !== undefined

/** The change as sent: of a new post all of it. */
export const changeOf = (saving: Saving): Partial<PostDraft> =>
  isOf(saving) ? stored.changeOf(saving) : newPost(saving.draft)

/** Whether an unanswered request of this form stored the post as it is now. */
export const isOwn = (saving: Saving, current: StoredPost): boolean => isOf(saving) && stored.isOwn(saving, current)

/** The draft on top of the stored post: later edits stay. */
export function draftOnto(saving: Saving, made: StoredPost): PostDraft {
  if (isOf(saving)) return stored.draftOnto(saving, made)
  const as = { stored: tidied(draftOf(made)), sent: saving.asked.sent, isSame: isSameField }
  return { ...draftOf(made), ...enteredSince<Partial<PostDraft>>(newPost(saving.draft), as) }
}

/** Whether leaving would lose edits, or leave it open whether they were saved. */
export const isUnsaved = ({ base, draft, asked }: Saving): boolean =>
  (base ? isChanged(base, draft) : JSON.stringify(draft) !== JSON.stringify(blankDraft)) || isUncertain(asked)

/** Stores a new post, or the changed fields. */
export async function savePost(call: Call, saving: Saving, signal: AbortSignal): Promise<StoredPost> {
  if (!isOf(saving)) {
    const { key } = saving.asked
    const { blog } = await call(blogCalls.add, { body: { blog: newPost(saving.draft) } }, { signal, key })
    return { ...blog, id: await postNumber(call, blog.slug, { ...blog, title: blog.blogTitle }, signal) }
  }
  const { id, version } = saving.base
  const body = { blog: { ...changeOf(saving), id, ...(version !== undefined && { version }) } }
  return { ...(await call(blogCalls.update, { body }, { signal })).blog, id }
}

/** The currently stored post, if a failure brings it. */
export function currentOf(error: RaanError, { base }: Pick<Saving, 'base'>): StoredPost | undefined {
  const current = currentRecord<PostEdit>(error, 'blog')
  const id = base?.id ?? current?.id
  return current && id !== undefined ? { ...current, id } : undefined
}
