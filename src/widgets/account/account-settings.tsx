import { useLingui } from '@lingui/react/macro'
import Save from 'lucide-react/icons/check'
import { useRef, useState } from 'react'
import { FormProblem } from '../form/form-problem'
import { LazyConfirm } from '../lazy/lazy-dialog'
import { useToaster } from '../runtime/use-toaster'
import { Button } from '../ui/button'
import { onSubmitKey, useFieldInTabs, useFirstError } from '../ui/first-error'
import * as css from './account.css'
import { AccountGeneral, AccountInformation, AccountNotices, AccountSocial } from './account-sections'
import { type AccountTab, tabOf } from './account-tabs'
import type { Drafted } from './use-account'
import { useAccountMessages } from './use-account-messages'

type SettingsProps = { form: Drafted; tab: AccountTab; onTab(tab: AccountTab): void }

const parts = [
  ['general', AccountGeneral],
  ['information', AccountInformation],
  ['social', AccountSocial],
  ['notifications', AccountNotices],
] as const

/** All parts are saved together; hidden parts keep their input. */
export function AccountSettings({ form, tab, onTab }: SettingsProps) {
  const { t } = useLingui()
  const toaster = useToaster()
  const messages = useAccountMessages()
  const fieldErrors = messages.fieldErrors(form.errors)
  const node = useRef<HTMLFormElement>(null)
  const [isAsking, setAsking] = useState(false)
  // a new key resets the fields to the stored values
  const [draftNumber, setDraftNumber] = useState(0)
  const isBusy = form.stage === 'saving'
  const goToError = useFieldInTabs(node, { tab, onTab, tabOf })
  const notePress = useFirstError(node, fieldErrors[0]?.path, !isBusy, goToError)
  const stateOf = ({ isUncertain, isDirty }: Drafted) => {
    if (isUncertain) return t`We couldn't confirm whether this was saved.`
    return isDirty ? t`You have unsaved changes.` : t`All changes saved`
  }
  const save = () => {
    notePress(true)
    if (form.isDirty) form.save()
    else toaster.show({ id: 'account-saved', tone: 'info', title: t`No changes to save` })
  }
  const discard = () => {
    setAsking(false)
    form.discard()
    setDraftNumber((number) => number + 1)
    node.current?.querySelector<HTMLElement>('[type=submit]')?.focus()
  }
  return (
    <form
      ref={node}
      className={css.form}
      noValidate
      aria-label={t`Settings`}
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
      onKeyDown={onSubmitKey(save)}
    >
      <FormProblem form={form} fieldErrors={fieldErrors} failure={messages.failure} onGo={goToError} />
      <fieldset className={css.whole} disabled={isBusy}>
        {parts.map(([name, Part]) => (
          <div key={`${name}${draftNumber}`} hidden={tab !== name}>
            <Part form={form} />
          </div>
        ))}
      </fieldset>
      <div className={css.bar}>
        <p className={css.state} role="status">
          {stateOf(form)}
        </p>
        {form.isDirty && (
          <Button className={css.action} disabled={isBusy} onClick={() => setAsking(true)}>
            {t`Discard changes`}
          </Button>
        )}
        <Button
          className={css.action}
          look="primary"
          type="submit"
          icon={<Save />}
          busy={isBusy}
          aria-keyshortcuts="Control+Enter"
        >
          {t`Save changes`}
        </Button>
      </div>
      <LazyConfirm
        open={isAsking}
        dangerous
        title={t`Discard changes?`}
        confirmLabel={t`Discard changes`}
        cancelLabel={t`Keep editing`}
        onConfirm={discard}
        onCancel={() => setAsking(false)}
      >
        {t`You have unsaved changes.`}
      </LazyConfirm>
    </form>
  )
}
