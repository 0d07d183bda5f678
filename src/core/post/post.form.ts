import { and, assign, emit, enqueueActions, fromPromise, setup } from 'xstate'
import { blogCalls } from '../blog/blog.contract'
import type { EventsByName } from '../kernel/engine-events'
import { type FieldErrors, type RaanError, toRaanError } from '../kernel/errors'
import type { Ports } from '../kernel/ports'
import { isGone, openingStates, saveSteps, savingStates } from '../kernel/saving'
import { noSends, sentInVain } from '../kernel/sends'
import { blankDraft, draftOf, faultsOf, type PostDraft, without } from './post.fields'
import { postNumber, whichOf } from './post.number'
import {
  changeOf,
  currentOf,
  draftOnto,
  isMade,
  isUnsaved,
  type PostSends,
  type StoredPost,
  savePost,
} from './post.saving'

export type PostFormInput = Pick<Ports, 'call'> & {
  /** number or slug of the post, '' being the first of the list */
  key: string
}

type Context = PostFormInput & {
  /** as the backend had it when it was opened */
  base: StoredPost | undefined
  draft: PostDraft
  /** what the form asked for, until it is saved */
  asked: PostSends
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

/** The same with a post that is open; nothing is saved or failed before. */
const opened = ({ base, ...context }: Context) => {
  if (!base) throw new Error('no post is open')
  return { ...context, base }
}

type PostFormEmitted = PostSaved | { type: 'blog.editRefused'; event: string }

declare module '../kernel/engine-events' {
  interface EngineEvents extends EventsByName<PostFormEmitted> {}
}

/** A post being changed at one place of the screen, from the first letter to the answer. */
export const postFormMachine = setup({
  types: {
    input: {} as PostFormInput,
    context: {} as Context,
    events: {} as PostFormEvent,
    emitted: {} as PostFormEmitted,
  },
  actors: {
    open: fromPromise<StoredPost, Context>(async ({ input: { call, key }, signal }) => {
      const post = await call(blogCalls.edit, { query: whichOf(key) }, { signal })
      return { ...post, id: await postNumber(call, key, { ...post, title: post.blogTitle }, signal) }
    }),
    save: fromPromise<StoredPost, Context>(({ input, signal }) => savePost(input.call, opened(input), signal)),
  },
  guards: {
    isMissing: (_, { error }: { error: unknown }) => isGone(error),
    isUntouched: ({ context }) => context.base !== undefined && !isUnsaved(opened(context)),
    isMade: ({ context }, error: RaanError) => {
      const current = currentOf(error, opened(context))
      return current !== undefined && isMade(opened(context), current)
    },
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
    takeFailure: assign(({ context }, error: RaanError) => ({
      error,
      errors: fieldsOf(error),
      theirs: currentOf(error, opened(context)),
      asked: sentInVain(context.asked, changeOf(opened(context)), error),
    })),
    takeMade: enqueueActions(({ context, enqueue }, error: RaanError) => {
      const made = currentOf(error, opened(context))
      if (!made) return
      enqueue.emit({ type: 'blog.saved', post: made })
      enqueue.assign({ base: made, draft: draftOnto(opened(context), made), asked: noSends })
    }),
    /** From here on theirs is what is changed: what was not touched here stays as it is there. */
    overwrite: assign(({ context }) => ({
      base: context.theirs,
      draft: context.theirs ? { ...draftOf(context.theirs), ...changeOf(opened(context)) } : context.draft,
      asked: noSends,
      theirs: undefined,
      error: undefined,
    })),
    yieldTo: assign(({ context: { theirs, draft } }) => ({
      base: theirs,
      draft: theirs ? draftOf(theirs) : draft,
      asked: noSends,
      theirs: undefined,
      errors: {},
      error: undefined,
    })),
    keepBase: assign(({ context: { base } }) => ({ saved: base })),
    takeSaved: assign((_, saved: StoredPost) => ({ saved, asked: noSends })),
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
    asked: noSends,
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
    ...savingStates<StoredPost>(),
    saved: {},
  },
})
