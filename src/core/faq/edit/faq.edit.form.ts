import type { EventsByName } from '../../kernel/engine-events'
import { currentRecord, RaanError } from '../../kernel/errors'
import { without } from '../../kernel/field-errors'
import type { ConflictEvent, Contested, FieldSet, FormContext } from '../../kernel/form-definition'
import { createFormMachine } from '../../kernel/form-machine'
import { type KeyedRequest, newKeyedRequest } from '../../kernel/keyed-request'
import type { Ports } from '../../kernel/ports'
import { noSends, type Sends } from '../../kernel/sends'
import { type FaqCategory, faqCalls } from '../faq.contract'
import { categoriesIn } from '../faq.machine'
import type { WholeCategory } from '../faq.rules'
import {
  blankFaqDraft,
  blankQuestion,
  changeOf,
  draftOf,
  draftOnto,
  errorsOf,
  type FaqDraft,
  isOwn,
  isUnsaved,
  newCategory,
} from './faq.edit.fields'

export type FaqFormInput = Pick<Ports, 'call' | 'newId'> & {
  /** of the category; '' is a new one */
  key: string
  /** begins with a blank question at the end */
  isAdding?: boolean
}

type Context = Pick<Ports, 'call' | 'newId'> &
  FormContext<FaqCategory> &
  Contested<FaqCategory> & {
    key: string
    isAdding: boolean
    /** as stored when it was opened; undefined for a new one until it is known to be stored */
    base: FaqCategory | undefined
    draft: FaqDraft
    /** the form's requests until the change is saved */
    asked: KeyedRequest & Sends<Partial<WholeCategory>>
  }

export type FaqFormEvent = FieldSet<FaqDraft> | { type: 'save' } | ConflictEvent | { type: 'reload' }

type FaqFormEmitted =
  | { type: 'faq.saved'; category: FaqCategory; isNew: boolean }
  | { type: 'faq.editRefused'; event: string }

declare module '../../kernel/engine-events' {
  interface EngineEvents extends EventsByName<FaqFormEmitted> {}
}

/** A category being edited in one view, with all its questions. */
export const faqFormMachine = createFormMachine<{
  input: FaqFormInput
  context: Context
  event: FaqFormEvent
  opened: { base: FaqCategory; isAdding: boolean }
  answer: FaqCategory
  emitted: FaqFormEmitted
}>({
  id: 'faq-form',
  record: 'category',
  begin: ({ call, newId, key, isAdding = false }) => ({
    call,
    newId,
    key,
    isAdding,
    base: undefined,
    draft: blankFaqDraft,
    asked: { ...newKeyedRequest(newId), ...noSends },
  }),
  open: {
    isNew: ({ key }) => key === '',
    // the list may show only those questions that match a search
    async fetch({ call, key, isAdding }, signal) {
      const base = categoriesIn(await call(faqCalls.data, { query: {} }, { signal })).find((each) => each.key === key)
      if (!base) throw new RaanError('http', { call: faqCalls.data.name, status: 404 })
      return { base, isAdding }
    },
    take({ base, isAdding }) {
      const draft = draftOf(base)
      const { questions } = draft
      return { base, draft: isAdding ? { ...draft, questions: [...questions, blankQuestion(questions)] } : draft }
    },
  },
  edits: {
    'field.set': ({ draft, errors }, { name, value }) => ({
      draft: { ...draft, [name]: value },
      errors: without(errors, name === 'questions' ? 'qandA' : name),
    }),
  },
  refused: 'faq.editRefused',
  isUnsaved,
  errorsOf,
  changeOf,
  async save(context, signal) {
    const { call, base, draft, asked } = context
    if (!base) {
      const body = { category: newCategory(draft) }
      return (await call(faqCalls.add, { body }, { signal, key: asked.key })).category
    }
    const { key, version } = base
    const body = { category: { ...changeOf(context), key, ...(version !== undefined && { version }) } }
    return (await call(faqCalls.update, { body }, { signal })).category
  },
  conflict: {
    currentOf: (_, error) => currentRecord<FaqCategory>(error, 'category'),
    isOwn,
    resume: (context, made) => ({ base: made, draft: draftOnto(context, made) }),
    // fields not edited here keep the other user's values
    overwrite: (context, theirs) => ({ base: theirs, draft: draftOnto(context, theirs) }),
    yield: (_, theirs) => ({ base: theirs, draft: draftOf(theirs) }),
  },
  announce: ({ base }, category) => ({ type: 'faq.saved', category, isNew: base === undefined }),
})
