import type { Call } from '../../kernel/endpoint'
import { currentRecord, type RaanError } from '../../kernel/errors'
import { isUncertain, recordChanges, type Sends } from '../../kernel/sends'
import { blogCalls, type PostEdit } from '../blog.contract'
import { changesOf, draftOf, isChanged, isSameField, type PostDraft, tidied } from './blog.edit.fields'

/** A post with its number. */
export type StoredPost = PostEdit & { id: number }

export type PostSends = Sends<Partial<PostDraft>>

type Saving = { base: StoredPost; draft: PostDraft; asked: PostSends }

export const { changeOf, isOwn, draftOnto } = recordChanges<StoredPost, PostDraft>({
  draftOf,
  fieldsOf: (post) => tidied(draftOf(post)),
  tidy: tidied,
  changesOf: (base, draft) => changesOf(base, draft) as Partial<PostDraft>,
  isSame: isSameField,
})

/** Whether leaving would lose edits, or leave it open whether they were saved. */
export const isUnsaved = ({ base, draft, asked }: Saving): boolean => isChanged(base, draft) || isUncertain(asked)

/** Stores the changed fields. */
export async function savePost(call: Call, saving: Saving, signal: AbortSignal): Promise<StoredPost> {
  const { id, version } = saving.base
  const body = { blog: { ...changeOf(saving), id, ...(version !== undefined && { version }) } }
  return { ...(await call(blogCalls.update, { body }, { signal })).blog, id }
}

/** The currently stored post, if a failure brings it. */
export function currentOf(error: RaanError, { base }: Pick<Saving, 'base'>): StoredPost | undefined {
  const current = currentRecord<PostEdit>(error, 'blog')
  return current && { ...current, id: base.id }
}
