import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { RaanError } from '../../../core/kernel/errors'
import { FailurePanel } from '../../failure/failure-panel'
import { EditDrawer } from '../../form/edit-drawer'
import type { Unsaved } from '../../form/use-unsaved'
import { EmptyPanel } from '../../ui/empty-panel'
import * as css from '../../ui/form.css'
import { Loading, Skeleton } from '../../ui/skeleton'
import type { ArticleForm, CategoryForm } from './use-knowledge-forms'

type FieldError = { path: string; label: string; text: string }
type Meanwhile = { by: string; changes: readonly { label: string; text: string }[] }

type KnowledgeFormDrawerProps = {
  edit: ArticleForm | CategoryForm
  isNew: boolean
  title: string
  /** of the panel in place of a record that was deleted */
  missing: string
  fieldErrors: readonly FieldError[]
  meanwhile: Meanwhile | undefined
  failure(error: RaanError): string
  unsaved: Unsaved
  /** a request to close: there may be unsaved changes */
  onClose(): void
  children: ReactNode
}

/** What the drawer shows instead of a form that isn't loaded. */
function Unopened({ edit: { stage, error, reload }, missing }: Pick<KnowledgeFormDrawerProps, 'edit' | 'missing'>) {
  const { t } = useLingui()
  if (stage === 'missing') return <EmptyPanel title={missing}>{t`Close the form.`}</EmptyPanel>
  if (stage === 'failed')
    return (
      <FailurePanel
        error={error}
        title={t`Couldn't load this form`}
        forbidden={t`You don't have access to the knowledge base`}
        onRetry={reload}
      />
    )
  return (
    <Loading>
      <Skeleton shape="block" height={64} count={4} />
    </Loading>
  )
}

/** What the forms of articles and categories have in common. */
export function KnowledgeFormDrawer(props: KnowledgeFormDrawerProps) {
  const { edit, isNew, title, missing, fieldErrors, meanwhile, failure, unsaved, onClose, children } = props
  const { t } = useLingui()
  const isHere = isNew || edit.base !== undefined
  return (
    <EditDrawer
      edit={{ ...edit, isDirty: edit.isDirty && !edit.isSaved }}
      part="knowledge"
      unsaved={unsaved}
      fieldErrors={fieldErrors}
      meanwhile={meanwhile}
      failure={failure}
      width="xl"
      title={title}
      closeLabel={t`Close`}
      cancelLabel={t`Cancel`}
      saveLabel={t`Save`}
      onClose={onClose}
      instead={isHere ? undefined : <Unopened edit={edit} missing={missing} />}
    >
      <div className={css.fields}>{children}</div>
    </EditDrawer>
  )
}
