import type { Call } from '../../kernel/endpoint'
import type { RaanError } from '../../kernel/errors'
import { isOwnChange, isUncertain, type Sends, stillToChange, toChange } from '../../kernel/sends'
import { blogCalls, type PostEdit } from '../blog.contract'
import { changesOf, draftOf, isChanged, isSameField, type PostDraft, tidied } from './blog.edit.fields'

/** A post with its number. */
export type StoredPost = PostEdit & { id: number }

export type PostSends = Sends<Partial<PostDraft>>

type Saving = { base: StoredPost; draft: PostDraft; asked: PostSends }

const fieldsOf = (post: PostEdit): PostDraft => tidied(draftOf(post))

/** Whether leaving would lose something, or leave open whether it was saved. */
export const isUnsaved = ({ base, draft, asked }: Saving): boolean => isChanged(base, draft) || isUncertain(asked)

/** What is asked for, as it is sent. */
export const changeOf = ({ base, draft, asked: { sent } }: Saving): Partial<PostDraft> =>
  toChange(changesOf(base, draft) as Partial<PostDraft>, { draft: tidied(draft), sent, isSame: isSameField })

/** Stores what differs. */
export async function savePost(call: Call, saving: Saving, signal: AbortSignal): Promise<StoredPost> {
  const { id, version } = saving.base
  const body = { blog: { ...changeOf(saving), id, ...(version !== undefined && { version }) } }
  return { ...(await call(blogCalls.update, { body }, { signal })).blog, id }
}

/** The post as it is stored now, where a conflict brings it. */
export function currentOf({ code, detail }: RaanError, { base }: Pick<Saving, 'base'>): StoredPost | undefined {
  // the endpoint's `conflict` schema decoded it
  const current = code === 'conflict' ? (detail.current as { blog: PostEdit } | undefined)?.blog : undefined
  return current && { ...current, id: base.id }
}

/** Whether the post that a conflict brings is what an unanswered send of ours made of it. */
export const isMade = (saving: Saving, current: StoredPost): boolean =>
  isOwnChange({
    base: fieldsOf(saving.base),
    change: changeOf(saving),
    stored: fieldsOf(current),
    sent: saving.asked.sent,
    isSame: isSameField,
  })

/** The draft on top of what has been made: what was entered since stays. */
export const draftOnto = (saving: Saving, made: StoredPost): PostDraft => ({
  ...draftOf(made),
  ...stillToChange({ change: changeOf(saving), stored: fieldsOf(made), isSame: isSameField }),
})
