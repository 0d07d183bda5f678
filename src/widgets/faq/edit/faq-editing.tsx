import { messages as failureMessages } from 'langraan:messages/failure'
import { messages } from 'langraan:messages/faq.edit'
import { messages as leaveMessages } from 'langraan:messages/form'
import { messages as lazyMessages } from 'langraan:messages/lazy'
import { useLingui } from '@lingui/react/macro'
import Down from 'lucide-react/icons/arrow-down'
import Up from 'lucide-react/icons/arrow-up'
import More from 'lucide-react/icons/ellipsis-vertical'
import Category from 'lucide-react/icons/folder-plus'
import Edit from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import Remove from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { authApp } from '../../../core/auth/app'
import { faqApp } from '../../../core/faq/app'
import { faqEditViews } from '../../../core/faq/edit/views'
import type { FaqCategory } from '../../../core/faq/faq.contract'
import { LeaveQuestion } from '../../form/leave-question'
import { useUnsaved } from '../../form/use-unsaved'
import { useReportLoadFailure } from '../../lazy/use-pressed-part'
import { defineWidget } from '../../runtime/define-widget'
import { Button } from '../../ui/button'
import { EmptyPanel } from '../../ui/empty-panel'
import { Menu } from '../../ui/menu'
import * as list from '../faq.css'
import type { FaqState } from '../use-faq'
import { FaqDrawer } from './faq-drawer'
import { useFailedFaqChanges, useFaqChanges } from './use-faq-changes'
import type { OpenedCategory } from './use-faq-form'

type FaqEditingProps = { faq: FaqState }
type OpenProps = { onOpen(opened: OpenedCategory): void }

/** What can be done with the category that is shown. */
function CategoryActions({ faq, shown, onOpen }: FaqEditingProps & OpenProps & { shown: FaqCategory }) {
  const { t } = useLingui()
  const changes = useFaqChanges()
  const reportLoadFailure = useReportLoadFailure()
  const { canAdd, canWrite, canDelete } = faq.rights
  const { key, title } = shown
  const at = faq.categories.findIndex((each) => each.key === key)
  const move = (by: number) => {
    // it stays the one that is shown, wherever it goes
    faq.choose(key)
    changes.move(shown, faq.categories, by)
  }
  return (
    <div className={list.editing}>
      {canWrite && (
        <>
          <Button look="primary" icon={<Plus />} onClick={() => onOpen({ key, isAdding: true })}>
            {t`Add a question`}
          </Button>
          <Button icon={<Edit />} label={t`Edit ${title}`} onClick={() => onOpen({ key, isAdding: false })}>
            {t`Edit`}
          </Button>
        </>
      )}
      <Menu
        onFailed={reportLoadFailure}
        trigger={(props) => <Button {...props} look="ghost" icon={<More />} label={t`More actions for ${title}`} />}
        items={[
          ...(canAdd
            ? [
                {
                  value: 'add',
                  label: t`New category`,
                  icon: <Category />,
                  onSelect: () => onOpen({ key: '', isAdding: false }),
                },
              ]
            : []),
          ...(canWrite
            ? [
                {
                  value: 'up',
                  label: t`Move up`,
                  icon: <Up />,
                  disabled: at <= 0,
                  onSelect: () => move(-1),
                },
                {
                  value: 'down',
                  label: t`Move down`,
                  icon: <Down />,
                  disabled: at === faq.categories.length - 1,
                  onSelect: () => move(1),
                },
              ]
            : []),
          ...(canDelete
            ? [
                {
                  value: 'remove',
                  label: t`Delete category`,
                  icon: <Remove />,
                  danger: true,
                  onSelect: () => changes.remove(shown),
                },
              ]
            : []),
        ]}
      />
    </div>
  )
}

/** Nothing is written yet: says what to do. */
function FirstQuestions({ onOpen }: OpenProps) {
  const { t } = useLingui()
  return (
    <EmptyPanel
      title={t`No questions yet`}
      action={
        <Button look="primary" icon={<Plus />} onClick={() => onOpen({ key: '', isAdding: false })}>
          {t`Write the first question`}
        </Button>
      }
    >
      {t`Collect what customers and staff ask again and again. Everyone in the shop can search it here.`}
    </EmptyPanel>
  )
}

function FaqEditingView({ faq }: FaqEditingProps) {
  useFailedFaqChanges()
  const unsaved = useUnsaved()
  const [opened, setOpened] = useState<OpenedCategory>()
  const { shown, asked, status, rights } = faq
  return (
    <>
      {shown && <CategoryActions faq={faq} shown={shown} onOpen={setOpened} />}
      {!shown && status === 'ready' && asked === '' && rights.canAdd && <FirstQuestions onOpen={setOpened} />}
      {opened && (
        <FaqDrawer
          opened={opened}
          unsaved={unsaved}
          onClose={() => unsaved.ask(() => setOpened(undefined))}
          onSaved={({ key }) => {
            setOpened(undefined)
            faq.choose(key)
          }}
        />
      )}
      <LeaveQuestion unsaved={unsaved} />
    </>
  )
}

export const FaqEditing = defineWidget<FaqEditingProps>({
  apps: { faq: faqApp, auth: authApp },
  views: faqEditViews,
  messages: [messages, failureMessages, leaveMessages, lazyMessages],
  Skeleton: () => <div className={list.editing} />,
  View: FaqEditingView,
})
