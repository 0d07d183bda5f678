import type { EventsByName } from '../../kernel/engine-events'
import { RaanError } from '../../kernel/errors'
import type { ConflictEvent, Contested, FieldSet, FormContext } from '../../kernel/form-definition'
import { createFormMachine } from '../../kernel/form-machine'
import { setField } from '../../kernel/form-steps'
import { type KeyedRequest, newKeyedRequest } from '../../kernel/keyed-request'
import type { Ports } from '../../kernel/ports'
import { noSends, type Sends } from '../../kernel/sends'
import { knowledgeCalls } from '../knowledge.contract'
import { knowledgeEditCalls, type OwnCategory } from '../knowledge.edit.contract'
import type { WholeCategory } from '../knowledge.rules'
import { categoryRecord, type OwnEditing } from './knowledge.edit.fields'

export type CategoryFormInput = Pick<Ports, 'call' | 'newId'> & {
  /** slug of the category; '' is a new one */
  key: string
}

type Context = CategoryFormInput &
  FormContext<OwnCategory> &
  Contested<OwnCategory> &
  OwnEditing<OwnCategory, WholeCategory> & { asked: KeyedRequest & Sends<Partial<WholeCategory>> }

export type CategoryFormEvent = FieldSet<WholeCategory> | { type: 'save' } | ConflictEvent | { type: 'reload' }

type CategoryFormEmitted =
  | { type: 'knowledge.categorySaved'; category: OwnCategory; isNew: boolean }
  | { type: 'knowledge.categoryEditRefused'; event: string }

declare module '../../kernel/engine-events' {
  interface EngineEvents extends EventsByName<CategoryFormEmitted> {}
}

/** A category of the shop's own, being edited in one view. */
export const knowledgeCategoryMachine = createFormMachine<{
  input: CategoryFormInput
  context: Context
  event: CategoryFormEvent
  opened: OwnCategory
  answer: OwnCategory
  emitted: CategoryFormEmitted
}>({
  id: 'knowledge-category',
  record: 'category',
  begin({ call, newId, key }) {
    const blank = { title: '', desc: '' }
    return { call, newId, key, blank, base: undefined, draft: blank, asked: { ...newKeyedRequest(newId), ...noSends } }
  },
  open: {
    isNew: ({ key }) => key === '',
    async fetch({ call, key }, signal) {
      const cards = await call(knowledgeCalls.cards, {}, { signal })
      const card = cards.find(({ category, own }) => own && category === key)
      if (!card) throw new RaanError('http', { call: knowledgeCalls.cards.name, status: 404 })
      return card
    },
    take: (base) => ({ base, draft: categoryRecord.draftOf(base) }),
  },
  edits: { 'field.set': setField },
  refused: 'knowledge.categoryEditRefused',
  isUnsaved: categoryRecord.isUnsaved,
  errorsOf: categoryRecord.errorsOf,
  changeOf: categoryRecord.changeOf,
  async save(context, signal) {
    const { call, base, draft, asked } = context
    if (!base) {
      const body = { category: categoryRecord.tidy(draft) }
      return (await call(knowledgeEditCalls.addCategory, { body }, { signal, key: asked.key })).category
    }
    const { id, version } = base
    const body = { category: { ...categoryRecord.changeOf(context), id, ...(version !== undefined && { version }) } }
    return (await call(knowledgeEditCalls.updateCategory, { body }, { signal })).category
  },
  conflict: {
    isOwn: categoryRecord.isOwn,
    resume: (context, made) => ({ base: made, draft: categoryRecord.draftOnto(context, made) }),
    // fields not edited here keep the other user's values
    overwrite: (context, theirs) => ({ base: theirs, draft: categoryRecord.draftOnto(context, theirs) }),
    yield: (_, theirs) => ({ base: theirs, draft: categoryRecord.draftOf(theirs) }),
  },
  announce: ({ base }, category) => ({ type: 'knowledge.categorySaved', category, isNew: base === undefined }),
})
