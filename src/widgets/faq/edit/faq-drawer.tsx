import { useLingui } from '@lingui/react/macro'
import type { FaqCategory } from '../../../core/faq/faq.contract'
import { FailurePanel } from '../../failure/failure-panel'
import { EditDrawer } from '../../form/edit-drawer'
import type { Unsaved } from '../../form/use-unsaved'
import { useToaster } from '../../runtime/use-toaster'
import { EmptyPanel } from '../../ui/empty-panel'
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

/** What the drawer shows instead of a form that isn't loaded. */
function Unopened({ edit: { stage, error, reload } }: { edit: ReturnType<typeof useFaqForm> }) {
  const { t } = useLingui()
  if (stage === 'missing')
    return <EmptyPanel title={t`This category was deleted.`}>{t`Close the form and choose another one.`}</EmptyPanel>
  if (stage === 'failed')
    return (
      <FailurePanel
        error={error}
        title={t`Couldn't load the questions`}
        forbidden={t`You don't have permission to change the questions.`}
        onRetry={reload}
      />
    )
  return (
    <Loading>
      <Skeleton shape="block" height={64} count={4} />
    </Loading>
  )
}

export function FaqDrawer({ opened, unsaved, onClose, onSaved }: FaqDrawerProps) {
  const { t } = useLingui()
  const toaster = useToaster()
  const messages = useFaqFormMessages()
  const edit = useFaqForm(opened, (category) => {
    toaster.show({ id: 'faq-saved', tone: 'success', title: t`“${category.title}” saved` })
    onSaved(category)
  })
  const { base, theirs } = edit
  const isNew = opened.key === ''
  const isHere = isNew || base !== undefined
  return (
    <EditDrawer
      edit={edit}
      part="faq"
      unsaved={unsaved}
      fieldErrors={messages.fieldErrors(edit.errors)}
      meanwhile={base && theirs && messages.meanwhile(base, theirs)}
      failure={messages.failure}
      width="xl"
      title={isNew ? t`New category` : (base?.title ?? t`Questions and answers`)}
      closeLabel={t`Close`}
      cancelLabel={t`Cancel`}
      saveLabel={t`Save`}
      onClose={onClose}
      instead={isHere ? undefined : <Unopened edit={edit} />}
    >
      <FaqFields edit={edit} />
    </EditDrawer>
  )
}
