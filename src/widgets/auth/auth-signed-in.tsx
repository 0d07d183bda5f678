import { Trans, useLingui } from '@lingui/react/macro'
import Leave from 'lucide-react/icons/log-out'
import { Avatar } from '../ui/avatar'
import { Badge } from '../ui/badge'
import { Button } from '../ui/button'
import * as css from './auth.css'

type SignedInProps = {
  name: string
  email: string
  role: string
  avatar: string | undefined
  onLeave(): void
  onGoOn?: (() => void) | undefined
}

export function SignedIn({ name, email, role, avatar, onLeave, onGoOn }: SignedInProps) {
  const { t } = useLingui()
  return (
    <div className={css.person} part="person">
      <Avatar name={name} src={avatar} size="l" />
      <div className={css.who}>
        <h2 className={css.name}>{name}</h2>
        <p className={css.muted}>{email}</p>
        <Badge tone="accent">{role}</Badge>
      </div>
      <div className={css.navigation}>
        {onGoOn && (
          <Button wide look="primary" onClick={onGoOn}>
            {t({ message: 'Continue', context: 'sign-in' })}
          </Button>
        )}
        <Button wide icon={<Leave />} onClick={onLeave}>
          {t`Sign out`}
        </Button>
      </div>
    </div>
  )
}

export function PersonStrip({ name, avatar, onLeave, onGoOn }: Omit<SignedInProps, 'email' | 'role'>) {
  const { t } = useLingui()
  return (
    <div className={css.strip} part="person">
      <Avatar name={name} src={avatar} size="m" />
      <p className={css.stripName}>
        <Trans>
          You are signed in as <strong>{name}</strong>.
        </Trans>
      </p>
      <div className={css.stripLinks}>
        {onGoOn && (
          <Button size="s" look="primary" onClick={onGoOn}>
            {t({ message: 'Continue', context: 'sign-in' })}
          </Button>
        )}
        <Button size="s" icon={<Leave />} onClick={onLeave}>
          {t`Sign out`}
        </Button>
      </div>
    </div>
  )
}
