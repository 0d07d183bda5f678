import { texts as leaveTexts } from 'langraan:texts/root.unsaved'
import { texts } from 'langraan:texts/users.add'
import { texts as fieldTexts } from 'langraan:texts/users.fields'
import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { userEditViews } from '../../../core/users/edit/views'
import type { User } from '../../../core/users/users.user'
import { defineWidget } from '../../root/define-widget'
import { FormProblem } from '../../root/unsaved/form-problem'
import { LeaveQuestion } from '../../root/unsaved/leave-question'
import { useAskedForm } from '../../root/unsaved/use-asked'
import { useUnsaved } from '../../root/unsaved/use-unsaved'
import { useToaster } from '../../root/use-toaster'
import { goToField, useFirstFault } from '../../ui/form-acts'
import { FormDrawer } from '../../ui/form-drawer'
import { AccountFields } from '../fields/account-fields'
import { useFieldWords } from '../fields/use-field-words'
import { useUserForm } from '../fields/use-user-form'
import { nameOf } from '../use-user-changes'

type UserDrawerProps = { onAdded(user: User): void; onClose(): void }

function UserDrawerView({ onAdded, onClose }: UserDrawerProps) {
  const { t } = useLingui()
  const toaster = useToaster()
  const unsaved = useUnsaved()
  const words = useFieldWords()
  const node = useRef<HTMLFormElement>(null)
  const form = useUserForm('new', (user) => {
    const name = nameOf(user)
    toaster.show({ id: 'user-added', tone: 'success', title: t`${name} added` })
    onAdded(user)
  })
  const isBusy = form.stage === 'saving'
  const faults = words.faults(form.errors)
  const notePress = useFirstFault(node, faults[0]?.path, form.stage === 'editing')
  const close = () => unsaved.ask(onClose)
  useAskedForm({
    unsaved,
    part: 'user',
    place: node,
    isDirty: form.isDirty,
    isUncertain: form.isUncertain,
    isBusy,
    onClose: close,
  })
  return (
    <>
      <FormDrawer
        place={node}
        title={t`Add a user`}
        busy={isBusy}
        closeLabel={t`Close`}
        cancelLabel={t`Cancel`}
        saveLabel={form.isMade ? t`Save changes` : t`Add user`}
        onClose={close}
        onSave={() => {
          notePress(true)
          form.save()
        }}
      >
        <FormProblem
          form={form}
          faults={faults}
          failure={words.failure}
          onGo={(path) => goToField(node.current, path)}
        />
        <AccountFields form={form} isNew />
      </FormDrawer>
      <LeaveQuestion unsaved={unsaved} />
    </>
  )
}

const Nothing = () => null

/** Somebody new, as a form beside the list. */
export const UserDrawer = defineWidget<UserDrawerProps>({
  apps: {},
  views: userEditViews,
  texts: [texts, fieldTexts, leaveTexts],
  Skeleton: Nothing,
  View: UserDrawerView,
})
