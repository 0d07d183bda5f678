import { messages as fieldMessages } from 'langraan:messages/users.fields'
import { messages } from 'langraan:messages/users.link'
import { useLingui } from '@lingui/react/macro'
import { passwordLinkViews } from '../../../core/users/link/views'
import type { User } from '../../../core/users/users.user'
import { defineWidget } from '../../runtime/define-widget'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { LinkToCopy } from '../fields/link-to-copy'
import { useFieldMessages } from '../fields/use-user-field-messages'
import { nameOf } from '../use-user-changes'
import * as css from './link.css'
import { usePasswordLink } from './use-password-link'

type PasswordLinkDialogProps = {
  user: User
  /** URL pattern of the page that sets a password, with `{token}` */
  pattern: string
  onClose(): void
}

function PasswordLinkDialogView({ user, pattern, onClose }: PasswordLinkDialogProps) {
  const { t } = useLingui()
  const { failure } = useFieldMessages()
  const { stage, link, error, make } = usePasswordLink(user.id)
  const name = nameOf(user)
  const isBusy = stage === 'making'
  return (
    <Dialog
      open
      title={t`New password link`}
      closeLabel={t`Close`}
      dismissible={!isBusy}
      onClose={onClose}
      footer={
        link ? (
          <Button onClick={onClose}>{t`Done`}</Button>
        ) : (
          <>
            <Button disabled={isBusy} onClick={onClose}>{t`Cancel`}</Button>
            <Button look="primary" busy={isBusy} data-autofocus="" onClick={make}>
              {t`Create link`}
            </Button>
          </>
        )
      }
    >
      <div className={css.fields}>
        {error && (
          <p role="alert" className={css.failure}>
            {failure(error)}
          </p>
        )}
        {link ? (
          <>
            <p>{t`Send this link to ${name} yourself: no email is sent. With it, they choose a password that nobody else knows.`}</p>
            <LinkToCopy pattern={pattern} token={link.token} expiresAt={link.expiresAt} />
          </>
        ) : (
          <p>
            {t`For ${name}, who can't sign in any more. Until they use the link, their password and devices stay as they are; then all their devices are signed out.`}
          </p>
        )}
      </div>
    </Dialog>
  )
}

const Nothing = () => null

export const PasswordLinkDialog = defineWidget<PasswordLinkDialogProps>({
  apps: {},
  views: passwordLinkViews,
  messages: [messages, fieldMessages],
  Skeleton: Nothing,
  View: PasswordLinkDialogView,
})
