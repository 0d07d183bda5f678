import { messages as failureMessages } from 'langraan:messages/failure'
import { messages as leaveMessages } from 'langraan:messages/form'
import { messages as lazyMessages } from 'langraan:messages/lazy'
import { messages as listMessages } from 'langraan:messages/list'
import { messages as userMessages } from 'langraan:messages/users'
import { messages } from 'langraan:messages/users.edit'
import { messages as fieldMessages } from 'langraan:messages/users.fields'
import { messages as matrixMessages } from 'langraan:messages/users.matrix'
import { useLingui } from '@lingui/react/macro'
import Back from 'lucide-react/icons/arrow-left'
import Save from 'lucide-react/icons/check'
import { useContext, useRef, useState } from 'react'
import { authApp } from '../../../core/auth/app'
import { shopsApp } from '../../../core/shops/app'
import { usersApp } from '../../../core/users/app'
import { userEditViews } from '../../../core/users/edit/views'
import { ForbiddenPanel } from '../../failure/failure-panel'
import { FormProblem } from '../../form/form-problem'
import { LeaveQuestion } from '../../form/leave-question'
import { useConfirmedUnload } from '../../form/use-leave-confirmation'
import { useMarked, useUnsaved } from '../../form/use-unsaved'
import { defineWidget } from '../../runtime/define-widget'
import { useToaster } from '../../runtime/use-toaster'
import { CountBadge } from '../../ui/badge'
import { Button } from '../../ui/button'
import { onSubmitKey, useFieldInTabs, useFirstError } from '../../ui/first-error'
import * as fields from '../../ui/form.css'
import { Tabs } from '../../ui/tabs'
import { useIgnoredShops } from '../fields/use-ignored-shops'
import { useFieldMessages } from '../fields/use-user-field-messages'
import { useUserForm } from '../fields/use-user-form'
import { nameOf } from '../use-user-changes'
import { useUserRights } from '../use-user-rights'
import { UserNavigationContext } from '../user-navigation'
import { type UserPartProps, UserPlaceholder } from '../user-part'
import { UserProblem } from '../user-problem'
import * as css from './user-edit.css'
import { AccountTab, InformationFields, SocialFields } from './user-edit-tabs'

type EditTab = 'account' | 'information' | 'social'

const tabOf = (path: string): EditTab =>
  path.startsWith('information') ? 'information' : path.startsWith('social') ? 'social' : 'account'

function UserEditView({ location, onSaved }: UserPartProps) {
  const { t } = useLingui()
  const toaster = useToaster()
  const { go } = useContext(UserNavigationContext)
  const { me, canWrite } = useUserRights()
  const unsaved = useUnsaved()
  const messages = useFieldMessages()
  const node = useRef<HTMLFormElement>(null)
  const [tab, setTab] = useState<EditTab>('account')
  const goToError = useFieldInTabs(node, { tab, onTab: setTab, tabOf })
  const ignored = useIgnoredShops()
  const form = useUserForm(location.id ?? 0, (user) => {
    const name = nameOf(user)
    toaster.show({ id: 'user-saved', tone: 'success', title: t`${name} saved` })
    ignored.check(form.draft.shops, user)
    onSaved?.({ id: user.id })
    go({ mode: 'view', id: user.id })
  })
  const { stage, base, errors } = form
  const fieldErrors = messages.fieldErrors(errors)
  const notePress = useFirstError(node, fieldErrors[0]?.path, stage === 'editing', goToError)
  useMarked(unsaved.mark, 'user', form.isDirty && base !== undefined, form.isUncertain)
  useConfirmedUnload(form.isDirty && base !== undefined)
  if (!canWrite) return <ForbiddenPanel title={t`You don't have permission to change users.`} />
  if (!base) return <UserProblem status={stage} error={form.error} onRetry={form.reload} />

  const isBusy = stage === 'saving'
  const save = () => {
    notePress(true)
    form.save()
  }
  const leave = () => unsaved.ask(() => go({ mode: 'view', id: base.id }))
  const badgeOf = (of: EditTab) => {
    const count = Object.keys(errors).filter((path) => tabOf(path) === of).length
    return count > 0 ? <CountBadge count={count} tone="danger" label={t`Errors to fix: ${count}`} /> : undefined
  }
  return (
    <div className={css.root} part="user-edit">
      <form
        ref={node}
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
        onKeyDown={onSubmitKey(save)}
      >
        <div className={css.bar}>
          <Button look="ghost" icon={<Back />} label={t`Back`} disabled={isBusy} onClick={leave} />
          <h2 className={css.name}>
            <bdi>{nameOf(base)}</bdi>
          </h2>
          <div className={css.ends}>
            <Button disabled={isBusy} onClick={leave}>{t`Cancel`}</Button>
            <Button look="primary" type="submit" icon={<Save />} busy={isBusy} aria-keyshortcuts="Control+Enter">
              {t`Save changes`}
            </Button>
          </div>
        </div>
        <FormProblem form={form} fieldErrors={fieldErrors} failure={messages.failure} onGo={goToError} />
        <fieldset className={fields.form} disabled={isBusy}>
          <Tabs<EditTab>
            label={t`User sections`}
            value={tab}
            onChange={setTab}
            tabs={[
              { value: 'account', label: t({ message: 'Account', context: 'user' }), badge: badgeOf('account') },
              { value: 'information', label: t`Information`, badge: badgeOf('information') },
              { value: 'social', label: t`Social`, badge: badgeOf('social') },
            ]}
          >
            <div hidden={tab !== 'account'}>
              <AccountTab form={form} isMe={base.username === me} />
            </div>
            <div hidden={tab !== 'information'}>
              <InformationFields form={form} />
            </div>
            <div hidden={tab !== 'social'}>
              <SocialFields form={form} />
            </div>
          </Tabs>
        </fieldset>
      </form>
      <LeaveQuestion unsaved={unsaved} />
    </div>
  )
}

export const UserEdit = defineWidget<UserPartProps>({
  apps: { users: usersApp, shops: shopsApp, auth: authApp },
  views: userEditViews,
  messages: [
    messages,
    userMessages,
    fieldMessages,
    matrixMessages,
    leaveMessages,
    listMessages,
    failureMessages,
    lazyMessages,
  ],
  Skeleton: UserPlaceholder,
  View: UserEditView,
})
