import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ProfileChange } from '../../core/profile/profile.changes'
import type { Profile } from '../../core/profile/profile.contract'
import { Avatar } from '../ui/avatar'
import { Badge } from '../ui/badge'
import { Button } from '../ui/button'
import { Card } from '../ui/card'
import { EmptyPanel } from '../ui/empty-panel'
import * as css from './profile.css'
import { useProfileMessages } from './use-profile-messages'

const isAddress = (text: string) => /^https?:\/\/[^\s/.]+\.\S+$/i.test(text)
const isMail = (text: string) => /^[^\s@?&]+@[^\s@?&]+$/.test(text)

const outward = (href: string) => (
  <a className={css.link} href={href} target="_blank" rel="noopener noreferrer">
    {href}
  </a>
)

export function ProfileAbout({ about: { about, joined, lives, email, website } }: { about: Profile['userAbout'] }) {
  const { t } = useLingui()
  const { when } = useProfileMessages()
  const rows: readonly (readonly [string, ReactNode])[] = [
    [t`Joined`, when(joined)],
    [t`Lives in`, lives],
    [
      t`Email`,
      isMail(email) ? (
        <a key="mail" className={css.link} href={`mailto:${email}`}>
          {email}
        </a>
      ) : (
        email
      ),
    ],
    [t`Website`, isAddress(website) ? outward(website) : website],
  ]
  const reported = rows.filter(([, value]) => value !== '')
  return (
    <Card title={t`About`}>
      <div className={css.stack}>
        {about && (
          <p className={css.words} dir="auto">
            {about}
          </p>
        )}
        {reported.length > 0 && (
          <dl className={css.facts}>
            {reported.map(([label, value]) => (
              <div key={label} className={css.fact}>
                <dt className={css.quiet}>{label}</dt>
                <dd className={css.value}>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {!about && reported.length === 0 && <p className={css.quiet}>{t`Nothing here yet.`}</p>}
      </div>
    </Card>
  )
}

/** Shows text only; the picture is all that is fetched from elsewhere. */
export function ProfileNews({ news }: { news: Profile['twitterFeeds'] }) {
  const { t } = useLingui()
  if (news.length === 0) return null
  return (
    <Card title={t`News in brief`}>
      <ul className={css.rows}>
        {news.map(({ id, title, userImg, handle, tags, desc }) => (
          <li key={id} className={css.row}>
            <Avatar name={title} src={userImg || undefined} />
            <div className={css.rowWords}>
              <span className={css.strong}>{title}</span>
              {handle && (
                <span className={css.quiet} dir="ltr">
                  @{handle.replace(/^@/, '')}
                </span>
              )}
              {desc && (
                <span className={css.words} dir="auto">
                  {desc}
                </span>
              )}
              {tags && <span className={css.tag}>{tags}</span>}
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}

type PagesProps = { pages: Profile['suggestedPages']; onChange(change: ProfileChange): void }

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

type PeopleProps = { people: Profile['suggestions']; onChange(change: ProfileChange): void }

/** People stay in place after a change, so that a wrong press can be undone there. */
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
