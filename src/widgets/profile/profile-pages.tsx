import { useLingui } from '@lingui/react/macro'
import type { ProfileChange } from '../../core/profile/profile.changes'
import type { Profile } from '../../core/profile/profile.contract'
import { Avatar } from '../ui/avatar'
import { Button } from '../ui/button'
import { Card } from '../ui/card'
import * as css from './profile.css'

type PagesProps = { pages: Profile['suggestedPages']; onChange(change: ProfileChange): void }

/** Pages one may follow. */
export function ProfilePages({ pages, onChange }: PagesProps) {
  const { t } = useLingui()
  if (pages.length === 0) return null
  return (
    <Card title={t`Pages you may like`}>
      <ul className={css.rows}>
        {pages.map(({ id, username: name, subtitle, avatar, favorite }) => (
          <li key={id} className={css.row}>
            <Avatar name={name} src={avatar || undefined} />
            <div className={css.rowWords}>
              <span className={css.strong}>{name}</span>
              {subtitle && <span className={css.quiet}>{subtitle}</span>}
            </div>
            <Button
              size="s"
              look={favorite ? 'ghost' : 'secondary'}
              label={favorite ? t`Unfollow ${name}` : t`Follow ${name}`}
              onClick={() => onChange({ kind: 'follow', id, isOn: !favorite, name })}
            >
              {favorite ? t`Unfollow` : t`Follow`}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
