import { messages as leaveMessages } from 'langraan:messages/form'
import { messages } from 'langraan:messages/users.add'
import { messages as fieldMessages } from 'langraan:messages/users.fields'
import { useLingui } from '@lingui/react/macro'
import { authApp } from '../../../core/auth/app'
import { shopsApp } from '../../../core/shops/app'
import { userEditViews } from '../../../core/users/edit/views'
import type { User } from '../../../core/users/users.user'
import { EditDrawer } from '../../form/edit-drawer'
import { LeaveQuestion } from '../../form/leave-question'
import { useUnsaved } from '../../form/use-unsaved'
import { defineWidget } from '../../runtime/define-widget'
import { useToaster } from '../../runtime/use-toaster'
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
  const ignored = useIgnoredShops()
  const form = useUserForm('new', (user) => {
    const name = nameOf(user)
    toaster.show({ id: 'user-added', tone: 'success', title: t`${name} added` })
    ignored.check(form.draft.shops, user)
    onAdded(user)
  })
  const close = () => unsaved.ask(onClose)
  return (
    <>
      <EditDrawer
        edit={form}
        part="user"
        unsaved={unsaved}
        fieldErrors={messages.fieldErrors(form.errors)}
        failure={messages.failure}
        title={t`Add a user`}
        closeLabel={t`Close`}
        cancelLabel={t`Cancel`}
        saveLabel={form.isMade ? t`Save changes` : t`Add user`}
        onClose={close}
      >
        <AccountFields form={form} isNew />
        <FormShops form={form} />
      </EditDrawer>
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
