import { and, assign, emit, fromPromise, setup } from 'xstate'
import { blogCalls, type PostEdit } from '../blog/blog.contract'
import { type FieldErrors, isMissing, type RaanError, toRaanError } from '../kernel/errors'
import type { Ports } from '../kernel/ports'
import { openingStates, saveSteps, savingState } from '../kernel/saving'
import { blankDraft, changesOf, draftOf, faultsOf, isChanged, type PostDraft, without } from './post.fields'
import { postNumber, whichOf } from './post.number'

/** A post with its number. */
export type StoredPost = PostEdit & { id: number }

export type PostFormInput = Pick<Ports, 'call'> & {
  /** number or slug of the post, '' being the first of the list */
  key: string
}

type Context = PostFormInput & {
  /** as the backend had it when it was opened */
  base: StoredPost | undefined
  draft: PostDraft
  /** codes by field */
  errors: FieldErrors
  error: RaanError | undefined
  /** somebody else's, stored meanwhile */
  theirs: StoredPost | undefined
  saved: StoredPost | undefined
}

type FieldSet = { [F in keyof PostDraft]: { type: 'field.set'; name: F; value: PostDraft[F] } }[keyof PostDraft]

export type PostFormEvent =
  | FieldSet
  | { type: 'save' }
  /** the form over what somebody else stored */
  | { type: 'conflict.overwrite' }
  /** what somebody else stored instead of the form */
  | { type: 'conflict.yield' }
  | { type: 'reload' }

export type PostSaved = { type: 'blog.saved'; post: StoredPost }

const faults = ({ base, draft }: Context): FieldErrors => (base ? faultsOf(base, draft) : {})

/** Codes by field, as a backend said them; it may say `blog.slug`. */
const fieldsOf = ({ detail }: RaanError): FieldErrors =>
  Object.fromEntries(Object.entries(detail.fields ?? {}).map(([path, codes]) => [path.replace(/^blog\./, ''), codes]))

function currentOf(error: RaanError, base: StoredPost | undefined): StoredPost | undefined {
  // the endpoint's `conflict` schema decoded it
  const current = error.code === 'conflict' ? (error.detail.current as { blog: PostEdit } | undefined)?.blog : undefined
  return current && base && { ...current, id: base.id }
}

/** A post being changed at one place of the screen, from the first letter to the answer. */
export const postFormMachine = setup({
  types: {
    input: {} as PostFormInput,
    context: {} as Context,
    events: {} as PostFormEvent,
    emitted: {} as PostSaved | { type: 'blog.editRefused'; event: string },
  },
  actors: {
    open: fromPromise<StoredPost, Context>(async ({ input: { call, key }, signal }) => {
      const post = await call(blogCalls.edit, { query: whichOf(key) }, { signal })
      return { ...post, id: await postNumber(call, key, { ...post, title: post.blogTitle }, signal) }
    }),
    save: fromPromise<StoredPost, Context>(async ({ input: { call, base, draft }, signal }) => {
      if (!base) throw new Error('no post is open')
      const { id, version } = base
      const body = { blog: { ...changesOf(base, draft), id, ...(version !== undefined && { version }) } }
      return { ...(await call(blogCalls.update, { body }, { signal })).blog, id }
    }),
  },
  guards: {
    isMissing: (_, { error }: { error: unknown }) => isMissing(error),
    isUntouched: ({ context: { base, draft } }) => base !== undefined && !isChanged(base, draft),
    isFit: ({ context }) => Object.keys(faults(context)).length === 0,
    isContested: ({ context }) => context.theirs !== undefined,
  },
  actions: {
    takeOpened: assign((_, base: StoredPost) => ({ base, draft: draftOf(base), errors: {}, error: undefined })),
    takeError: assign((_, { error }: { error: unknown }) => ({ error: toRaanError(error) })),
    set: assign(({ context: { draft, errors } }, { name, value }: FieldSet) => ({
      draft: { ...draft, [name]: value },
      errors: without(errors, name),
    })),
    showFaults: assign(({ context }) => ({ errors: faults(context), error: undefined })),
    forgetFaults: assign({ errors: {}, error: undefined }),
    takeFailure: assign(({ context: { base } }, error: RaanError) => ({
      error,
      errors: fieldsOf(error),
      theirs: currentOf(error, base),
    })),
    /** From here on theirs is what is changed: what was not touched here stays as it is there. */
    overwrite: assign(({ context: { base, theirs, draft } }) => ({
      base: theirs,
      draft: base && theirs ? { ...draftOf(theirs), ...(changesOf(base, draft) as Partial<PostDraft>) } : draft,
      theirs: undefined,
      error: undefined,
    })),
    yieldTo: assign(({ context: { theirs, draft } }) => ({
      base: theirs,
      draft: theirs ? draftOf(theirs) : draft,
      theirs: undefined,
      errors: {},
      error: undefined,
    })),
    keepBase: assign(({ context: { base } }) => ({ saved: base })),
    takeSaved: assign((_, saved: StoredPost) => ({ saved })),
    announce: emit((_, post: StoredPost) => ({ type: 'blog.saved' as const, post })),
    refuse: emit(({ event }) => ({ type: 'blog.editRefused' as const, event: event.type })),
  },
}).createMachine({
  id: 'post-form',
  options: { maxIterations: 1_000 },
  context: ({ input: { call, key } }) => ({
    call,
    key,
    base: undefined,
    draft: blankDraft,
    errors: {},
    error: undefined,
    theirs: undefined,
    saved: undefined,
  }),
  initial: 'loading',
  states: {
    ...openingStates<StoredPost>(),
    editing: {
      on: {
        'field.set': { actions: { type: 'set', params: ({ event }) => event } },
        'conflict.overwrite': [
          { guard: and(['isContested', 'isFit']), target: 'saving', actions: 'overwrite' },
          { guard: 'isContested', actions: 'showFaults' },
        ],
        'conflict.yield': { guard: 'isContested', actions: 'yieldTo' },
        save: saveSteps,
      },
    },
    saving: savingState<StoredPost>(),
    saved: {},
  },
})
