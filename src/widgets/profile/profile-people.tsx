import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ProfileChange } from '../../core/profile/profile.changes'
import type { Profile } from '../../core/profile/profile.contract'
import { Avatar } from '../ui/avatar'
import { Badge } from '../ui/badge'
import { Button } from '../ui/button'
import { Card } from '../ui/card'
import { EmptyPanel } from '../ui/empty-panel'
import * as css from './profile.css'

type PeopleProps = { people: Profile['suggestions']; onChange(change: ProfileChange): void }

/** Friends and people who might be; each stays at its place, so that a wrong press is taken back where it was made. */
export function ProfilePeople({ people, onChange }: PeopleProps) {
  const { t } = useLingui()
  const friends = people.filter(({ isFriend }) => isFriend).length
  const mutual = (text: string) => {
    const count = /^\d+$/.test(text) ? Number(text) : undefined
    return count === undefined ? text : t`${plural(count, { one: '# mutual friend', other: '# mutual friends' })}`
  }
  return (
    <Card title={t`Friends`}>
      {people.length === 0 ? (
        <EmptyPanel title={t`No suggestions yet`} />
      ) : (
        <div className={css.stack}>
          <p className={css.quiet} role="status">
            {t`${plural(friends, { one: '# friend', other: '# friends' })}`} ·{' '}
            {t`${plural(people.length - friends, { one: '# person you may know', other: '# people you may know' })}`}
          </p>
          <ul className={css.rows}>
            {people.map(({ id, name, avatar, mutualFriend, isFriend }) => (
              <li key={id} className={css.row}>
                <Avatar name={name} src={avatar || undefined} />
                <div className={css.rowWords}>
                  <span className={css.strong}>{name}</span>
                  <span className={css.quiet}>
                    {isFriend ? <Badge tone="success">{t`Friend`}</Badge> : mutual(mutualFriend)}
                  </span>
                </div>
                <Button
                  size="s"
                  look={isFriend ? 'ghost' : 'secondary'}
                  label={isFriend ? t`Unfriend: ${name}` : t`Add friend: ${name}`}
                  onClick={() => onChange({ kind: 'befriend', id, isOn: !isFriend, name })}
                >
                  {isFriend ? t`Unfriend` : t`Add friend`}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Card>
  )
}
