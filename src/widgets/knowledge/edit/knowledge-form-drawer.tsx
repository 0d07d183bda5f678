import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useRef } from 'react'
import type { RaanError } from '../../../core/kernel/errors'
import { FailurePanel } from '../../failure/failure-panel'
import { FormProblem } from '../../form/form-problem'
import { useConfirmedForm } from '../../form/use-leave-confirmation'
import type { Unsaved } from '../../form/use-unsaved'
import { EmptyPanel } from '../../ui/empty-panel'
import { goToField, useFirstError } from '../../ui/first-error'
import * as css from '../../ui/form.css'
import { FormDrawer } from '../../ui/form-drawer'
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

/** What the forms of articles and categories have in common. */
export function KnowledgeFormDrawer(props: KnowledgeFormDrawerProps) {
  const { edit, isNew, title, missing, fieldErrors, meanwhile, failure, unsaved, onClose, children } = props
  const { t } = useLingui()
  const containerRef = useRef<HTMLFormElement>(null)
  const { stage, base, error } = edit
  const isHere = isNew || base !== undefined
  const isBusy = stage === 'saving'
  useConfirmedForm({
    unsaved,
    part: 'knowledge',
    containerRef,
    isDirty: edit.isDirty && !edit.isSaved,
    isUncertain: edit.isUncertain,
    isBusy,
    onClose,
  })
  const notePress = useFirstError(containerRef, fieldErrors[0]?.path, stage === 'editing')
  return (
    <FormDrawer
      containerRef={containerRef}
      width="xl"
      title={title}
      busy={isBusy}
      closeLabel={t`Close`}
      cancelLabel={t`Cancel`}
      saveLabel={t`Save`}
      onClose={onClose}
      onSave={() => {
        notePress(true)
        edit.save()
      }}
    >
      {stage === 'missing' && !isHere && <EmptyPanel title={missing}>{t`Close the form.`}</EmptyPanel>}
      {stage === 'failed' && (
        <FailurePanel
          error={error}
          title={t`Couldn't load this form`}
          forbidden={t`You don't have access to the knowledge base`}
          onRetry={edit.reload}
        />
      )}
      {stage === 'loading' && (
        <Loading>
          <Skeleton shape="block" height={64} count={4} />
        </Loading>
      )}
      {isHere && (
        <>
          <FormProblem
            form={{ ...edit, ...(meanwhile && { meanwhile }) }}
            fieldErrors={fieldErrors}
            failure={failure}
            onGo={(path) => goToField(containerRef.current, path)}
          />
          <div className={css.fields}>{children}</div>
        </>
      )}
    </FormDrawer>
  )
}
