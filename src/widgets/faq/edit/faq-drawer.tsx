import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import type { FaqCategory } from '../../../core/faq/faq.contract'
import { FailurePanel } from '../../failure/failure-panel'
import { FormProblem } from '../../form/form-problem'
import { useConfirmedForm } from '../../form/use-leave-confirmation'
import type { Unsaved } from '../../form/use-unsaved'
import { useToaster } from '../../runtime/use-toaster'
import { EmptyPanel } from '../../ui/empty-panel'
import { goToField, useFirstError } from '../../ui/first-error'
import { FormDrawer } from '../../ui/form-drawer'
import { Loading, Skeleton } from '../../ui/skeleton'
import { FaqFields } from './faq-fields'
import { type OpenedCategory, useFaqForm } from './use-faq-form'
import { useFaqFormMessages } from './use-faq-form-messages'

type FaqDrawerProps = {
  opened: OpenedCategory
  unsaved: Unsaved
  /** a request to close: there may be unsaved changes */
  onClose(): void
  onSaved(category: FaqCategory): void
}

export function FaqDrawer({ opened, unsaved, onClose, onSaved }: FaqDrawerProps) {
  const { t } = useLingui()
  const toaster = useToaster()
  const messages = useFaqFormMessages()
  const containerRef = useRef<HTMLFormElement>(null)
  const edit = useFaqForm(opened, (category) => {
    toaster.show({ id: 'faq-saved', tone: 'success', title: t`“${category.title}” saved` })
    onSaved(category)
  })
  const { stage, base, theirs, error } = edit
  const isNew = opened.key === ''
  const isHere = isNew || base !== undefined
  const isBusy = stage === 'saving'
  const fieldErrors = messages.fieldErrors(edit.errors)
  useConfirmedForm({
    unsaved,
    part: 'faq',
    containerRef,
    isDirty: edit.isDirty,
    isUncertain: edit.isUncertain,
    isBusy,
    onClose,
  })
  const notePress = useFirstError(containerRef, fieldErrors[0]?.path, stage === 'editing')
  return (
    <FormDrawer
      containerRef={containerRef}
      width="xl"
      title={isNew ? t`New category` : (base?.title ?? t`Questions and answers`)}
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
      {stage === 'missing' && !isHere && (
        <EmptyPanel title={t`This category was deleted.`}>{t`Close the form and choose another one.`}</EmptyPanel>
      )}
      {stage === 'failed' && (
        <FailurePanel
          error={error}
          title={t`Couldn't load the questions`}
          forbidden={t`You don't have permission to change the questions.`}
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
            form={{ ...edit, ...(base && theirs && { meanwhile: messages.meanwhile(base, theirs) }) }}
            fieldErrors={fieldErrors}
            failure={messages.failure}
            onGo={(path) => goToField(containerRef.current, path)}
          />
          <FaqFields edit={edit} />
        </>
      )}
    </FormDrawer>
  )
}
