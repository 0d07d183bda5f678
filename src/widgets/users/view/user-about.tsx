import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { type SocialName, socialNames, type User } from '../../../core/users/users.user'
import { dayText } from '../../i18n/dates'
import { useLocale } from '../../runtime/use-locale'
import { Card } from '../../ui/card'
import { useAboutMessages } from '../fields/use-about-messages'
import * as css from './view.css'

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text)
const isWeb = (text: string) => /^https?:\/\//i.test(text)

function Address({ text }: { text: string }) {
  if (!isWeb(text)) return <bdi>{text}</bdi>
  return (
    <a className={css.link} href={text} target="_blank" rel="noreferrer noopener">
      <bdi>{text.replace(/^https?:\/\//i, '')}</bdi>
    </a>
  )
}

/** What somebody told of themselves; what was not told does not stand there. */
export function UserAbout({ user }: { user: User }) {
  const { t } = useLingui()
  const locale = useLocale()
  const messages = useAboutMessages()
  const { information, social } = user
  const { birthDate, mobile, website, language, gender, contactOptions } = information
  const { address1, address2, city, state, postcode, country } = information
  const address = [address1, address2, city, [state, postcode].filter(Boolean).join(' '), country].filter(Boolean)
  const rows: readonly (readonly [name: string, reported: ReactNode])[] = [
    [t`Date of birth`, isDay(birthDate) ? dayText(birthDate, locale) : birthDate],
    [t`Mobile number`, mobile],
    [t`Website`, website && <Address text={website} />],
    [t`Language`, messages.language(language)],
    [t`Gender`, messages.gender(gender)],
    [t`May be contacted by`, contactOptions.map(messages.contactBy).join(', ')],
    [t`Address`, address.join(', ')],
    ...socialNames.map(
      (name: SocialName) => [messages.social(name), social[name] && <Address text={social[name]} />] as const,
    ),
  ]
  const reported = rows.filter(([, value]) => value !== '')
  return (
    <Card title={t`Information`}>
      {reported.length === 0 ? (
        <p className={css.quiet}>{t`Nothing here yet.`}</p>
      ) : (
        <dl className={css.list}>
          {reported.map(([name, value]) => (
            <div key={name} className={css.item}>
              <dt className={css.quiet}>{name}</dt>
              <dd className={css.anywhere}>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  )
}
