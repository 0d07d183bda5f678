import { messages } from 'langraan:messages/account.sessions'
import { messages as failureMessages } from 'langraan:messages/failure'
import { useLingui } from '@lingui/react/macro'
import Device from 'lucide-react/icons/monitor-smartphone'
import { useRef, useState } from 'react'
import type { SignedInSession } from '../../../core/account/sessions/account.sessions.contract'
import { accountSessionViews } from '../../../core/account/sessions/views'
import { FailurePanel } from '../../failure/failure-panel'
import { momentText } from '../../i18n/dates'
import { defineWidget } from '../../runtime/define-widget'
import { useLocale } from '../../runtime/use-locale'
import { Badge } from '../../ui/badge'
import { Button } from '../../ui/button'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { EmptyPanel } from '../../ui/empty-panel'
import { useKeptFocus } from '../../ui/use-kept-focus'
import { PasswordSkeleton } from '../account-skeleton'
import * as css from './sessions.css'
import { useSessions } from './use-sessions'

function useDeviceName() {
  const { t } = useLingui()
  return ({ browser, system }: SignedInSession): string => {
    if (browser !== '' && system !== '') return t`${browser} on ${system}`
    return browser || system || t`Unknown device`
  }
}

type OneProps = { session: SignedInSession; isBusy: boolean; onEnd(): void }

function One({ session, isBusy, onEnd }: OneProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const device = useDeviceName()(session)
  const since = momentText(session.since, locale)
  const seen = momentText(session.seen, locale)
  return (
    <li className={css.item}>
      <Device className={css.icon} aria-hidden="true" />
      <div className={css.device}>
        <span className={css.name}>
          <bdi>{device}</bdi>
          {session.isCurrent && <Badge tone="success">{t`This device`}</Badge>}
        </span>
        <span className={css.quiet}>
          {t`Signed in: ${since}`} · {t`Last used: ${seen}`}
        </span>
      </div>
      {!session.isCurrent && (
        <Button size="s" disabled={isBusy} label={t`Sign out ${device}, signed in ${since}`} onClick={onEnd}>
          {t`Sign out`}
        </Button>
      )}
    </li>
  )
}

function Sessions({ status, sessions, end, endOthers }: Omit<ReturnType<typeof useSessions>, 'error' | 'reload'>) {
  const { t } = useLingui()
  const [isAsking, setAsking] = useState(false)
  const node = useRef<HTMLDivElement>(null)
  useKeptFocus(node, sessions.length)
  const isBusy = status === 'loading'
  const hasOthers = sessions.some(({ isCurrent }) => !isCurrent)
  return (
    <div ref={node} tabIndex={-1} className={css.root} part="sessions">
      <p className={css.quiet}>
        {t`Where you're signed in now. If you don't recognise a device, sign it out and change your password.`}
      </p>
      <ul className={css.list}>
        {sessions.map((session) => (
          <One key={session.id} session={session} isBusy={isBusy} onEnd={() => end(session.id)} />
        ))}
      </ul>
      {hasOthers && (
        <div>
          <Button disabled={isBusy} onClick={() => setAsking(true)}>
            {t`Sign out all other devices`}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={isAsking}
        title={t`Sign out all other devices?`}
        confirmLabel={t`Sign out`}
        cancelLabel={t`Cancel`}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          endOthers()
          setAsking(false)
        }}
      >
        {t`You stay signed in here. Anything not saved elsewhere can be continued after signing in again.`}
      </ConfirmDialog>
    </div>
  )
}

function SessionsView() {
  const { t } = useLingui()
  const all = useSessions()
  const { status, sessions, error } = all
  if (status === 'unavailable')
    return <EmptyPanel title={t`No devices listed`}>{t`This shop's system doesn't list them.`}</EmptyPanel>
  if (status === 'failed')
    return (
      <FailurePanel
        error={error}
        title={t`Couldn't load your devices`}
        forbidden={t`You don't have access to these settings`}
        onRetry={all.reload}
      />
    )
  if (status === 'loading' && sessions.length === 0) return <PasswordSkeleton />
  return <Sessions {...all} />
}

export const AccountSessions = defineWidget({
  apps: {},
  views: accountSessionViews,
  messages: [messages, failureMessages],
  Skeleton: PasswordSkeleton,
  View: SessionsView,
})
