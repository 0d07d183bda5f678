import { messages as leaveMessages } from 'langraan:messages/form'
import { messages } from 'langraan:messages/users.add'
import { messages as fieldMessages } from 'langraan:messages/users.fields'
import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { authApp } from '../../../core/auth/app'
import { shopsApp } from '../../../core/shops/app'
import { userEditViews } from '../../../core/users/edit/views'
import type { User } from '../../../core/users/users.user'
import { FormProblem } from '../../form/form-problem'
import { LeaveQuestion } from '../../form/leave-question'
import { useConfirmedForm } from '../../form/use-leave-confirmation'
import { useUnsaved } from '../../form/use-unsaved'
import { defineWidget } from '../../runtime/define-widget'
import { useToaster } from '../../runtime/use-toaster'
import { goToField, useFirstError } from '../../ui/first-error'
import { FormDrawer } from '../../ui/form-drawer'
import { useIgnoredShops } from '../fields/use-ignored-shops'
import { useFieldMessages } from '../fields/use-user-field-messages'
import { useUserForm } from '../fields/use-user-form'
import { AccountFields } from '../fields/user-fields'
import { FormShops } from '../fields/works-for'
import { nameOf } from '../use-user-changes'

type UserDrawerProps = { onAdded(user: User): void; onClose(): void }

function UserDrawerView({ onAdded, onClose }: UserDrawerProps) {
  const { t } = useLingui()
  const toaster = useToaster()
  const unsaved = useUnsaved()
  const messages = useFieldMessages()
  const node = useRef<HTMLFormElement>(null)
  const ignored = useIgnoredShops()
  const form = useUserForm('new', (user) => {
    const name = nameOf(user)
    toaster.show({ id: 'user-added', tone: 'success', title: t`${name} added` })
    ignored.check(form.draft.shops, user)
    onAdded(user)
  })
  const isBusy = form.stage === 'saving'
  const fieldErrors = messages.fieldErrors(form.errors)
  const notePress = useFirstError(node, fieldErrors[0]?.path, form.stage === 'editing')
  const close = () => unsaved.ask(onClose)
  useConfirmedForm({
    unsaved,
    part: 'user',
    containerRef: node,
    isDirty: form.isDirty,
    isUncertain: form.isUncertain,
    isBusy,
    onClose: close,
  })
  return (
    <>
      <FormDrawer
        containerRef={node}
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
          fieldErrors={fieldErrors}
          failure={messages.failure}
          onGo={(path) => goToField(node.current, path)}
        />
        <AccountFields form={form} isNew />
        <FormShops form={form} />
      </FormDrawer>
      <LeaveQuestion unsaved={unsaved} />
    </>
  )
}

const Nothing = () => null

export const UserDrawer = defineWidget<UserDrawerProps>({
  apps: { shops: shopsApp, auth: authApp },
  views: userEditViews,
  messages: [messages, fieldMessages, leaveMessages],
  Skeleton: Nothing,
  View: UserDrawerView,
})
