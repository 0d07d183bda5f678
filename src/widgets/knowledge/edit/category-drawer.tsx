import { useLingui } from '@lingui/react/macro'
import type { OwnCategory } from '../../../core/knowledge/knowledge.edit.contract'
import type { Unsaved } from '../../form/use-unsaved'
import { useToaster } from '../../runtime/use-toaster'
import { Field } from '../../ui/field'
import { Input } from '../../ui/input'
import { KnowledgeFormDrawer } from './knowledge-form-drawer'
import { useKnowledgeFormMessages } from './use-knowledge-form-messages'
import { useCategoryForm } from './use-knowledge-forms'

type CategoryDrawerProps = {
  /** slug, '' for a new category */
  categoryKey: string
  unsaved: Unsaved
  onClose(): void
  onSaved(category: OwnCategory): void
}

export function CategoryDrawer({ categoryKey, unsaved, onClose, onSaved }: CategoryDrawerProps) {
  const { t } = useLingui()
  const toaster = useToaster()
  const messages = useKnowledgeFormMessages('category')
  const { category: labels, errorText } = messages
  const edit = useCategoryForm(categoryKey, (category) => {
    toaster.show({ id: 'knowledge-category-saved', tone: 'success', title: t`“${category.title}” saved` })
    onSaved(category)
  })
  const { base, theirs, draft, errors, set } = edit
  const isNew = categoryKey === ''
  return (
    <KnowledgeFormDrawer
      edit={edit}
      isNew={isNew}
      title={isNew ? t`New category` : (base?.title ?? t`Category`)}
      missing={t`This category was deleted.`}
      fieldErrors={messages.fieldErrors(labels, errors)}
      meanwhile={base && theirs && messages.categoryMeanwhile(base, theirs)}
      failure={messages.categoryFailure}
      unsaved={unsaved}
      onClose={onClose}
    >
      <div data-field="title">
        <Field label={labels.title} required error={errorText(errors.title, 'title')}>
          <Input value={draft.title} autoComplete="off" dir="auto" onChange={(title) => set('title', title)} />
        </Field>
      </div>
      <div data-field="desc">
        <Field
          label={labels.desc}
          error={errorText(errors.desc, 'desc')}
          hint={t`Shown below the name, and found by the search.`}
        >
          <Input value={draft.desc} autoComplete="off" dir="auto" onChange={(desc) => set('desc', desc)} />
        </Field>
      </div>
    </KnowledgeFormDrawer>
  )
}
