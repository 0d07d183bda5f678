import { texts as failureTexts } from 'langraan:texts/failure'
import { texts as lazyTexts } from 'langraan:texts/lazy'
import { texts as listTexts } from 'langraan:texts/list'
import { texts as leaveTexts } from 'langraan:texts/root.unsaved'
import { texts as userTexts } from 'langraan:texts/users'
import { texts } from 'langraan:texts/users.edit'
import { texts as fieldTexts } from 'langraan:texts/users.fields'
import { texts as matrixTexts } from 'langraan:texts/users.matrix'
import { useLingui } from '@lingui/react/macro'
import Back from 'lucide-react/icons/arrow-left'
import Save from 'lucide-react/icons/check'
import { useContext, useRef } from 'react'
import { userEditViews } from '../../../core/users/edit/views'
import { ForbiddenPanel } from '../../failure/failure-panel'
import { defineWidget } from '../../root/define-widget'
import { FormProblem } from '../../root/unsaved/form-problem'
import { LeaveQuestion } from '../../root/unsaved/leave-question'
import { useAskedUnload } from '../../root/unsaved/use-asked'
import { useMarked, useUnsaved } from '../../root/unsaved/use-unsaved'
import { useToaster } from '../../root/use-toaster'
import { CountBadge } from '../../ui/badge'
import { Button } from '../../ui/button'
import * as fields from '../../ui/form.css'
import { onSubmitKey, useFirstFault } from '../../ui/form-acts'
import { Tabs } from '../../ui/tabs'
import { useFieldWords } from '../fields/use-field-words'
import { useUserForm } from '../fields/use-user-form'
import { nameOf } from '../use-user-changes'
import { useUserRights } from '../use-user-rights'
import { UserProblem } from '../user-problem'
import { UserPlaceholder, type UserRoomProps } from '../user-stage'
import { UserWaysContext } from '../user-ways'
import { apps } from '../users'
import { AccountTab } from './account-tab'
import * as css from './edit.css'
import { InformationFields } from './information-fields'
import { SocialFields } from './social-fields'
import { type EditTab, tabOf, useEditTabs } from './use-edit-tabs'

function UserEditView({ place, onSaved }: UserRoomProps) {
  const { t } = useLingui()
  const toaster = useToaster()
  const { go } = useContext(UserWaysContext)
  const { me, canWrite } = useUserRights()
  const unsaved = useUnsaved()
  const words = useFieldWords()
  const node = useRef<HTMLFormElement>(null)
  const { tab, setTab, go: goToFault } = useEditTabs(node)
  const form = useUserForm(place.id ?? 0, (user) => {
    const name = nameOf(user)
    toaster.show({ id: 'user-saved', tone: 'success', title: t`${name} saved` })
    onSaved?.({ id: user.id })
    go({ mode: 'view', id: user.id })
  })
  const { stage, base, errors } = form
  const faults = words.faults(errors)
  const notePress = useFirstFault(node, faults[0]?.path, stage === 'editing', goToFault)
  useMarked(unsaved.mark, 'user', form.isDirty && base !== undefined, form.isUncertain)
  useAskedUnload(form.isDirty && base !== undefined)
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
    <div className={css.place} part="user-edit">
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
        <FormProblem form={form} faults={faults} failure={words.failure} onGo={goToFault} />
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

/** One user being changed. */
export const UserEdit = defineWidget<UserRoomProps>({
  apps,
  views: userEditViews,
  texts: [texts, userTexts, fieldTexts, matrixTexts, leaveTexts, listTexts, failureTexts, lazyTexts],
  Skeleton: UserPlaceholder,
  View: UserEditView,
})
