import type { EventsByName } from '../../kernel/engine-events'
import type { ConflictEvent, Contested, FieldSet, FormContext } from '../../kernel/form-definition'
import { createFormMachine } from '../../kernel/form-machine'
import { setField } from '../../kernel/form-steps'
import type { Ports } from '../../kernel/ports'
import { noSends } from '../../kernel/sends'
import { blogCalls } from '../blog.contract'
import { postNumber, whichOf } from '../blog.number'
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

export type PostFormInput = Pick<Ports, 'call'> & {
  /** number or slug of the post; '' is the first of the list */
  key: string
}

type Context = PostFormInput &
  FormContext<StoredPost> &
  Contested<StoredPost> & {
    /** as stored when it was opened */
    base: StoredPost | undefined
    draft: PostDraft
    /** the form's requests until the change is saved */
    asked: PostSends
  }

export type PostFormEvent = FieldSet<PostDraft> | { type: 'save' } | ConflictEvent | { type: 'reload' }

export type PostSaved = { type: 'blog.saved'; post: StoredPost }

/** The context once the post is loaded; nothing is saved or fails before. */
const opened = ({ base, ...context }: Context) => {
  if (!base) throw new Error('no post is open')
  return { ...context, base }
}

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
  begin: ({ call, key }) => ({ call, key, base: undefined, draft: blankDraft, asked: noSends }),
  open: {
    async fetch({ call, key }, signal) {
      const post = await call(blogCalls.edit, { query: whichOf(key) }, { signal })
      return { ...post, id: await postNumber(call, key, { ...post, title: post.blogTitle }, signal) }
    },
    take: (base) => ({ base, draft: draftOf(base) }),
  },
  edits: { 'field.set': setField },
  refused: 'blog.editRefused',
  isUnsaved: (context) => isUnsaved(opened(context)),
  errorsOf: ({ base, draft }) => (base ? errorsOf(base, draft) : {}),
  changeOf: (context) => changeOf(opened(context)),
  save: (context, signal) => savePost(context.call, opened(context), signal),
  conflict: {
    currentOf: (context, error) => currentOf(error, opened(context)),
    isOwn: (context, current) => isOwn(opened(context), current),
    resume: (context, made) => ({ base: made, draft: draftOnto(opened(context), made) }),
    // fields not edited here keep the other user's values
    overwrite: (context, theirs) => ({ base: theirs, draft: { ...draftOf(theirs), ...changeOf(opened(context)) } }),
    yield: (_, theirs) => ({ base: theirs, draft: draftOf(theirs) }),
  },
  announce: (_, post) => ({ type: 'blog.saved', post }),
})
