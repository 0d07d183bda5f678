import { messages as leaveMessages } from 'langraan:messages/form'
import { messages as fieldMessages } from 'langraan:messages/users.fields'
import { messages } from 'langraan:messages/users.invite'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useId, useState } from 'react'
import { authApp } from '../../../core/auth/app'
import { shopsApp } from '../../../core/shops/app'
import type { Invitation } from '../../../core/users/invite/users.invite.contract'
import { invitationViews } from '../../../core/users/invite/views'
import { momentText } from '../../i18n/dates'
import { useRoleNames } from '../../roles/use-role-names'
import { defineWidget } from '../../runtime/define-widget'
import { useEffectEvent } from '../../runtime/use-effect-event'
import { useLocale } from '../../runtime/use-locale'
import { Badge } from '../../ui/badge'
import { Button } from '../../ui/button'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { useShopNames } from '../fields/use-shop-names'
import { useFieldMessages } from '../fields/use-user-field-messages'
import * as css from './invite.css'
import { InviteDialog } from './invite-dialog'
import { useInvitations } from './use-invitations'

type PendingProps = { invitation: Invitation; isBusy: boolean; onRenew(): void; onWithdraw(): void }

function Pending({ invitation, isBusy, onRenew, onWithdraw }: PendingProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const roleName = useRoleNames()
  const { fullName, email, role, expiresAt, isExpired } = invitation
  const until = momentText(expiresAt, locale)
  const shops = useShopNames(invitation)
  return (
    <li className={css.item}>
      <div className={css.person}>
        <bdi>{fullName}</bdi>{' '}
        <span className={css.quiet}>
          · {roleName(role)}
          {shops && (
            <>
              {' '}
              · <bdi>{shops}</bdi>
            </>
          )}
        </span>
        <div className={css.quiet}>
          <bdi>{email}</bdi>
          {!isExpired && <> · {t`until ${until}`}</>}
        </div>
      </div>
      {isExpired && <Badge tone="warning">{t`Link expired`}</Badge>}
      <div className={css.tools}>
        <Button size="s" disabled={isBusy} label={t`New link for ${fullName}`} onClick={onRenew}>
          {t`New link`}
        </Button>
        <Button
          size="s"
          look="ghost"
          disabled={isBusy}
          label={t`Withdraw the invitation of ${fullName}`}
          onClick={onWithdraw}
        >
          {t`Withdraw`}
        </Button>
      </div>
    </li>
  )
}

export type InvitationsProps = {
  /** URL pattern of the page that sets a password, with `{token}` */
  pattern: string
  /** the form is open */
  isInviting: boolean
  onClose(): void
  /** the backend has no invitations */
  onUnavailable(): void
}

function InvitationsView({ pattern, isInviting, onClose, onUnavailable }: InvitationsProps) {
  const { t } = useLingui()
  const { failure } = useFieldMessages()
  const all = useInvitations()
  const headingId = useId()
  const [asked, setAsked] = useState<Invitation>()
  const isUnavailable = all.status === 'unavailable'
  const tellUnavailable = useEffectEvent(onUnavailable)
  useEffect(() => {
    if (isUnavailable) tellUnavailable()
  }, [isUnavailable, tellUnavailable])
  const isBusy = all.status === 'changing'
  const close = () => {
    all.closeLink()
    onClose()
  }
  const name = asked?.fullName ?? ''
  return (
    <>
      {all.invitations.length > 0 && (
        <section className={css.section} aria-labelledby={headingId} part="invitations">
          <h2 id={headingId} className={css.heading}>{t`Pending invitations`}</h2>
          {!isInviting && all.error && (
            <p role="alert" className={css.failure}>
              {failure(all.error)}
            </p>
          )}
          <ul className={css.list}>
            {all.invitations.map((invitation) => (
              <Pending
                key={invitation.id}
                invitation={invitation}
                isBusy={isBusy}
                onRenew={() => all.renew(invitation.id)}
                onWithdraw={() => setAsked(invitation)}
              />
            ))}
          </ul>
        </section>
      )}
      {(isInviting || all.link) && <InviteDialog invitations={all} pattern={pattern} onClose={close} />}
      <ConfirmDialog
        open={asked !== undefined}
        dangerous
        title={t`Withdraw the invitation of ${name}?`}
        confirmLabel={t`Withdraw`}
        cancelLabel={t`Keep`}
        onCancel={() => setAsked(undefined)}
        onConfirm={() => {
          if (asked) all.withdraw(asked.id)
          setAsked(undefined)
        }}
      >
        {t`Their link stops working, and they're removed from the users.`}
      </ConfirmDialog>
    </>
  )
}

const Nothing = () => null

export const InvitationsPart = defineWidget<InvitationsProps>({
  apps: { shops: shopsApp, auth: authApp },
  views: invitationViews,
  messages: [messages, fieldMessages, leaveMessages],
  Skeleton: Nothing,
  View: InvitationsView,
})
