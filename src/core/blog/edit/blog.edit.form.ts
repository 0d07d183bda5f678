import type { EventsByName } from '../../kernel/engine-events'
import type { ConflictEvent, Contested, FieldSet, FormContext } from '../../kernel/form-definition'
import { createFormMachine } from '../../kernel/form-machine'
import { setField } from '../../kernel/form-steps'
import { newKeyedRequest } from '../../kernel/keyed-request'
import type { Ports } from '../../kernel/ports'
import { noSends } from '../../kernel/sends'
import { blogCalls } from '../blog.contract'
import { newPostKey, postNumber, whichOf } from '../blog.number'
import { blankDraft, draftOf, errorsOf, type PostDraft } from './blog.edit.fields'
import {
  changeOf,
  currentOf,
  draftOnto,
  isOwn,
  isUnsaved,
  type PostSends,
  type StoredPost,
  savePost,
} from './blog.edit.saving'

export type PostFormInput = Pick<Ports, 'call' | 'newId'> & {
  /** number or slug of the post, or `newPostKey`; '' is the first of the list */
  key: string
}

type Context = PostFormInput &
  FormContext<StoredPost> &
  Contested<StoredPost> & {
    /** as stored when it was opened; undefined for a new one until it is known to be stored */
    base: StoredPost | undefined
    draft: PostDraft
    /** the form's requests until the change is saved */
    asked: PostSends
  }

export type PostFormEvent = FieldSet<PostDraft> | { type: 'save' } | ConflictEvent | { type: 'reload' }

export type PostSaved = { type: 'blog.saved'; post: StoredPost; isNew: boolean }

type PostFormEmitted = PostSaved | { type: 'blog.editRefused'; event: string }

declare module '../../kernel/engine-events' {
  interface EngineEvents extends EventsByName<PostFormEmitted> {}
}

/** A post being edited in one view. */
export const postFormMachine = createFormMachine<{
  input: PostFormInput
  context: Context
  event: PostFormEvent
  opened: StoredPost
  answer: StoredPost
  emitted: PostFormEmitted
}>({
  id: 'post-form',
  record: 'blog',
  begin: ({ call, newId, key }) => ({
    call,
    newId,
    key,
    base: undefined,
    draft: blankDraft,
    asked: { ...newKeyedRequest(newId), ...noSends },
  }),
  open: {
    isNew: ({ key }) => key === newPostKey,
    async fetch({ call, key }, signal) {
      const post = await call(blogCalls.edit, { query: whichOf(key) }, { signal })
      return { ...post, id: await postNumber(call, key, { ...post, title: post.blogTitle }, signal) }
    },
    take: (base) => ({ base, draft: draftOf(base) }),
  },
  edits: { 'field.set': setField },
  refused: 'blog.editRefused',
  isUnsaved,
  errorsOf: ({ base, draft }) => errorsOf(base, draft),
  changeOf,
  save: (context, signal) => savePost(context.call, context, signal),
  conflict: {
    currentOf: (context, error) => currentOf(error, context),
    isOwn,
    resume: (context, made) => ({ base: made, draft: draftOnto(context, made) }),
    // fields not edited here keep the other user's values
    overwrite: (context, theirs) => ({ base: theirs, draft: { ...draftOf(theirs), ...changeOf(context) } }),
    yield: (_, theirs) => ({ base: theirs, draft: draftOf(theirs) }),
  },
  announce: ({ base }, post) => ({ type: 'blog.saved', post, isNew: base === undefined }),
})
