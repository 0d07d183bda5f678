import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Profile } from '../../core/profile/profile.contract'
import { Card } from '../ui/card'
import * as css from './profile.css'
import { useProfileMessages } from './use-profile-messages'

const isAddress = (text: string) => /^https?:\/\/[^\s/.]+\.\S+$/i.test(text)
const isMail = (text: string) => /^[^\s@?&]+@[^\s@?&]+$/.test(text)

const outward = (href: string) => (
  <a className={css.link} href={href} target="_blank" rel="noopener noreferrer">
    {href}
  </a>
)

/** Who it is; what is not told is not shown. */
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
