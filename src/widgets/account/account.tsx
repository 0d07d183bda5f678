import { messages } from 'langraan:messages/account'
import { messages as failureMessages } from 'langraan:messages/failure'
import { messages as unsavedMessages } from 'langraan:messages/form'
import { messages as lazyMessages } from 'langraan:messages/lazy'
import { useLingui } from '@lingui/react/macro'
import { accountApp } from '../../core/account/app'
import { authApp } from '../../core/auth/app'
import { lazyPart } from '../../core/kernel/lazy-part'
import { FailurePanel } from '../failure/failure-panel'
import { useConfirmedUnload } from '../form/use-leave-confirmation'
import { Lazy } from '../lazy/lazy'
import { defineWidget } from '../runtime/define-widget'
import { usePropState } from '../runtime/use-prop-state'
import { useToaster } from '../runtime/use-toaster'
import { CountBadge } from '../ui/badge'
import { Tabs } from '../ui/tabs'
import * as css from './account.css'
import { AccountSettings } from './account-settings'
import { AccountSkeleton, PasswordSkeleton } from './account-skeleton'
import { type AccountTab, knownTab, tabOf } from './account-tabs'
import { type AccountForm, useAccount, useAccountPassword } from './use-account'

export type RaanAccountProps = {
  /** `general` (default), `password`, `sessions`, `information`, `social` or `notifications`; unknown values select the first */
  tab?: string | undefined
  /** use it to keep the tab in your URL */
  onTabChanged?: ((detail: { tab: AccountTab }) => void) | undefined
  /** fires after settings were stored; `password` if it was the password */
  onSaved?: ((detail: { what: 'settings' | 'password' }) => void) | undefined
}

const accountSessions = lazyPart(() => import('./sessions/account-sessions'))
const changePassword = lazyPart(() => import('./password/change-password'))

function Absent({ form }: { form: AccountForm }) {
  const { t } = useLingui()
  if (form.stage === 'closed')
    return (
      <FailurePanel title={t`You're not signed in`} onRetry={form.open}>
        {t`Sign in again.`}
      </FailurePanel>
    )
  if (form.stage !== 'failed') return <AccountSkeleton label={t`Loading settings`} />
  return (
    <FailurePanel
      error={form.error}
      title={t`Couldn't load settings`}
      forbidden={t`You don't have access to these settings`}
      onRetry={form.reload}
    />
  )
}

function AccountView({ tab: asked, onTabChanged, onSaved }: RaanAccountProps) {
  const { t } = useLingui()
  const toaster = useToaster()
  const [tab, setTab] = usePropState<AccountTab>(knownTab(asked))
  const go = (to: AccountTab) => {
    if (to === tab) return
    setTab(to)
    onTabChanged?.({ tab: to })
  }
  const form = useAccount(() => {
    toaster.show({ id: 'account-saved', tone: 'success', title: t`Changes saved` })
    onSaved?.({ what: 'settings' })
  })
  const password = useAccountPassword(() => {
    toaster.show({ id: 'account-password', tone: 'success', title: t`Password changed` })
    onSaved?.({ what: 'password' })
  })
  useConfirmedUnload(form.isDirty || password.isDirty)
  const { base, draft } = form
  if (!base || !draft) return <Absent form={form} />
  const badgeOf = (of: AccountTab) => {
    const paths = of === 'password' ? Object.keys(password.errors) : Object.keys(form.errors).filter(isIn(of))
    const count = paths.length
    return count > 0 ? <CountBadge count={count} tone="danger" label={t`Errors to fix: ${count}`} /> : undefined
  }
  const tabs = [
    { value: 'general', label: t`General`, badge: badgeOf('general') },
    { value: 'password', label: t`Password`, badge: badgeOf('password') },
    { value: 'sessions', label: t`Devices`, badge: undefined },
    { value: 'information', label: t`Information`, badge: badgeOf('information') },
    { value: 'social', label: t`Social`, badge: badgeOf('social') },
    { value: 'notifications', label: t`Notifications`, badge: badgeOf('notifications') },
  ] as const
  return (
    <div className={css.root} part="account">
      <Tabs<AccountTab> label={t`Settings sections`} value={tab} onChange={go} tabs={tabs}>
        {tab === 'password' && (
          <Lazy part={changePassword} fallback={<PasswordSkeleton />}>
            {({ ChangePassword }) => <ChangePassword form={password} person={base.general} />}
          </Lazy>
        )}
        {tab === 'sessions' && (
          <Lazy part={accountSessions} fallback={<PasswordSkeleton />}>
            {({ AccountSessions }) => <AccountSessions />}
          </Lazy>
        )}
        <div hidden={tab === 'password' || tab === 'sessions'}>
          <AccountSettings form={{ ...form, draft }} tab={tab} onTab={go} />
        </div>
      </Tabs>
    </div>
  )
}

const isIn = (tab: AccountTab) => (path: string) => tabOf(path) === tab

export const apps = { account: accountApp, auth: authApp }

export const RaanAccount = defineWidget<RaanAccountProps>({
  apps,
  messages: [messages, unsavedMessages, failureMessages, lazyMessages],
  Skeleton: AccountSkeleton,
  View: AccountView,
})
