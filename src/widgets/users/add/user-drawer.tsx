import { texts as leaveTexts } from 'langraan:texts/root.unsaved'
import { texts } from 'langraan:texts/users.add'
import { texts as fieldTexts } from 'langraan:texts/users.fields'
import { useLingui } from '@lingui/react/macro'
import { type FormEvent, type KeyboardEvent, useId, useRef } from 'react'
import { userApp } from '../../../core/user/user.machine'
import type { User } from '../../../core/users/users.user'
import { defineWidget } from '../../root/define-widget'
import { LeaveQuestion } from '../../root/unsaved/leave-question'
import { useAskedForm } from '../../root/unsaved/use-asked'
import { useUnsaved } from '../../root/unsaved/use-unsaved'
import { useToaster } from '../../root/use-toaster'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { AccountFields } from '../fields/account-fields'
import * as css from '../fields/fields.css'
import { FormProblem } from '../fields/form-problem'
import { useFirstFault } from '../fields/use-first-fault'
import { useUserForm } from '../fields/use-user-form'
import { nameOf } from '../use-user-changes'

type UserDrawerProps = { onAdded(user: User): void; onClose(): void }

function UserDrawerView({ onAdded, onClose }: UserDrawerProps) {
  const { t } = useLingui()
  const id = useId()
  const toaster = useToaster()
  const unsaved = useUnsaved()
  const node = useRef<HTMLFormElement>(null)
  const form = useUserForm('new', (user) => {
    const name = nameOf(user)
    toaster.show({ id: 'user-added', tone: 'success', title: t`${name} is added` })
    onAdded(user)
  })
  const isBusy = form.stage === 'saving'
  const fault = useFirstFault(node, form)
  const close = () => unsaved.ask(onClose)
  useAskedForm({ unsaved, part: 'user', place: node, isDirty: form.isDirty, isBusy, onClose: close })
  const save = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault()
    fault.pressed()
    form.save()
  }
  return (
    <Dialog
      open
      look="end"
      title={t`Add a user`}
      closeLabel={t`Close`}
      dismissible={!isBusy}
      onClose={close}
      footer={
        <>
          <Button disabled={isBusy} onClick={close}>{t`Cancel`}</Button>
          <Button look="primary" type="submit" form={id} busy={isBusy}>{t`Add the user`}</Button>
        </>
      }
    >
      <div className={css.place}>
        <form
          ref={node}
          id={id}
          className={css.form}
          noValidate
          onSubmit={save}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save(event)
          }}
        >
          <FormProblem form={form} onGo={fault.go} />
          <AccountFields form={form} isNew />
        </form>
      </div>
      <LeaveQuestion unsaved={unsaved} />
    </Dialog>
  )
}

const Nothing = () => null

/** Somebody new, as a form beside the list. */
export const UserDrawer = defineWidget<UserDrawerProps>({
  apps: { user: userApp },
  texts: [texts, fieldTexts, leaveTexts],
  Skeleton: Nothing,
  View: UserDrawerView,
})
