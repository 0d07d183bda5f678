import { useLingui } from '@lingui/react/macro'
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
}

export function SignedIn({ name, email, role, avatar, onLeave }: SignedInProps) {
  const { t } = useLingui()
  return (
    <div className={css.person} part="person">
      <Avatar name={name} src={avatar} size="l" />
      <div className={css.who}>
        <h2 className={css.name}>{name}</h2>
        <p className={css.muted}>{email}</p>
        <Badge tone="accent">{role}</Badge>
      </div>
      <Button wide icon={<Leave />} onClick={onLeave}>
        {t`Sign out`}
      </Button>
    </div>
  )
}
