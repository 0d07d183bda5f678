import type { EventsByName } from '../../kernel/engine-events'
import { RaanError } from '../../kernel/errors'
import type { ConflictEvent, Contested, FieldSet, FormContext } from '../../kernel/form-definition'
import { createFormMachine } from '../../kernel/form-machine'
import { setField } from '../../kernel/form-steps'
import { type KeyedRequest, newKeyedRequest } from '../../kernel/keyed-request'
import type { Ports } from '../../kernel/ports'
import { noSends, type Sends } from '../../kernel/sends'
import { knowledgeCalls } from '../knowledge.contract'
import { knowledgeEditCalls, type OwnArticle } from '../knowledge.edit.contract'
import type { WholeArticle } from '../knowledge.rules'
import { articleRecord, type OwnEditing } from './knowledge.edit.fields'

export type ArticleFormInput = Pick<Ports, 'call' | 'newId'> & {
  /** slug of the article; '' is a new one */
  key: string
  /** slug of the category of a new one */
  category: string
}

type Context = Pick<Ports, 'call' | 'newId'> &
  FormContext<OwnArticle> &
  Contested<OwnArticle> &
  OwnEditing<OwnArticle, WholeArticle> & { key: string; asked: KeyedRequest & Sends<Partial<WholeArticle>> }

export type ArticleFormEvent = FieldSet<WholeArticle> | { type: 'save' } | ConflictEvent | { type: 'reload' }

type ArticleFormEmitted =
  | { type: 'knowledge.articleSaved'; article: OwnArticle; isNew: boolean }
  | { type: 'knowledge.editRefused'; event: string }

declare module '../../kernel/engine-events' {
  interface EngineEvents extends EventsByName<ArticleFormEmitted> {}
}

/** An article of the shop's own, being edited in one view. */
export const knowledgeArticleMachine = createFormMachine<{
  input: ArticleFormInput
  context: Context
  event: ArticleFormEvent
  opened: OwnArticle
  answer: OwnArticle
  emitted: ArticleFormEmitted
}>({
  id: 'knowledge-article',
  record: 'article',
  begin({ call, newId, key, category }) {
    const blank = { category, title: '', content: '' }
    return { call, newId, key, blank, base: undefined, draft: blank, asked: { ...newKeyedRequest(newId), ...noSends } }
  },
  open: {
    isNew: ({ key }) => key === '',
    async fetch({ call, key }, signal) {
      const { id, own, category, ...article } = await call(
        knowledgeCalls.question,
        { query: { slug: key } },
        { signal },
      )
      // built-in ones can't be changed
      if (!own || id === undefined || category === undefined)
        throw new RaanError('http', { call: knowledgeCalls.question.name, status: 404 })
      return { ...article, id, category, slug: key }
    },
    take: (base) => ({ base, draft: articleRecord.draftOf(base) }),
  },
  edits: { 'field.set': setField },
  refused: 'knowledge.editRefused',
  isUnsaved: articleRecord.isUnsaved,
  errorsOf: articleRecord.errorsOf,
  changeOf: articleRecord.changeOf,
  async save(context, signal) {
    const { call, base, draft, asked } = context
    if (!base) {
      const body = { article: articleRecord.tidy(draft) }
      return (await call(knowledgeEditCalls.addArticle, { body }, { signal, key: asked.key })).article
    }
    const { id, version } = base
    const body = { article: { ...articleRecord.changeOf(context), id, ...(version !== undefined && { version }) } }
    return (await call(knowledgeEditCalls.updateArticle, { body }, { signal })).article
  },
  conflict: {
    isOwn: articleRecord.isOwn,
    resume: (context, made) => ({ base: made, draft: articleRecord.draftOnto(context, made) }),
    // fields not edited here keep the other user's values
    overwrite: (context, theirs) => ({ base: theirs, draft: articleRecord.draftOnto(context, theirs) }),
    yield: (_, theirs) => ({ base: theirs, draft: articleRecord.draftOf(theirs) }),
  },
  announce: ({ base }, article) => ({ type: 'knowledge.articleSaved', article, isNew: base === undefined }),
})
