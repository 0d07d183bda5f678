import { useLingui } from '@lingui/react/macro'
import type { KnowledgeCard } from '../../../core/knowledge/knowledge.contract'
import type { OwnArticle } from '../../../core/knowledge/knowledge.edit.contract'
import type { Unsaved } from '../../form/use-unsaved'
import { RichText } from '../../rich-text/rich-text'
import { useToaster } from '../../runtime/use-toaster'
import { Field, FieldError } from '../../ui/field'
import { Input } from '../../ui/input'
import { Select } from '../../ui/select'
import * as css from './knowledge-edit.css'
import { KnowledgeFormDrawer } from './knowledge-form-drawer'
import { useKnowledgeFormMessages } from './use-knowledge-form-messages'
import { type ArticleForm, useArticleForm } from './use-knowledge-forms'

type ArticleFieldsProps = { edit: ArticleForm; cards: readonly KnowledgeCard[] }

export function ArticleFields({ edit, cards }: ArticleFieldsProps) {
  const { t } = useLingui()
  const { article: labels, errorText } = useKnowledgeFormMessages('article')
  const { draft, errors, set } = edit
  return (
    <>
      <div data-field="category">
        <Field label={labels.category} required error={errorText(errors.category, 'category')}>
          <Select
            value={draft.category}
            onChange={(category) => set('category', category)}
            options={cards.map(({ category, title }) => ({ value: category, label: title }))}
          />
        </Field>
      </div>
      <div data-field="title">
        <Field
          label={labels.title}
          required
          error={errorText(errors.title, 'title')}
          hint={t`A question that a colleague would ask, for example: How do we pack glass?`}
        >
          <Input value={draft.title} autoComplete="off" dir="auto" onChange={(title) => set('title', title)} />
        </Field>
      </div>
      <div className={css.text} data-field="content">
        <p className={css.label} aria-hidden="true">
          {labels.content}
        </p>
        <RichText
          value={draft.content}
          onChange={(content) => set('content', content)}
          label={labels.content}
          placeholder={t`Write the answer, step by step`}
          disabled={edit.stage === 'saving'}
          minHeight={280}
          onSubmit={edit.save}
        />
        {errors.content && <FieldError>{errorText(errors.content, 'content')}</FieldError>}
      </div>
    </>
  )
}

type ArticleDrawerProps = {
  /** slug, '' for a new article */
  articleKey: string
  category: string
  cards: readonly KnowledgeCard[]
  unsaved: Unsaved
  onClose(): void
  onSaved(article: OwnArticle): void
}

export function ArticleDrawer({ articleKey, category, cards, unsaved, onClose, onSaved }: ArticleDrawerProps) {
  const { t } = useLingui()
  const toaster = useToaster()
  const messages = useKnowledgeFormMessages('article')
  const edit = useArticleForm(articleKey, category, (article) => {
    toaster.show({ id: 'article-saved', tone: 'success', title: t`“${article.title}” saved` })
    onSaved(article)
  })
  const { base, theirs } = edit
  const isNew = articleKey === ''
  return (
    <KnowledgeFormDrawer
      edit={edit}
      isNew={isNew}
      title={isNew ? t`New article` : (base?.title ?? t`Article`)}
      missing={t`This article was deleted.`}
      fieldErrors={messages.fieldErrors(messages.article, edit.errors)}
      meanwhile={base && theirs && messages.articleMeanwhile(base, theirs, cards)}
      failure={messages.articleFailure}
      unsaved={unsaved}
      onClose={onClose}
    >
      <ArticleFields edit={edit} cards={cards} />
    </KnowledgeFormDrawer>
  )
}
