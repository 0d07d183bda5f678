import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import Check from 'lucide-react/icons/check'
import Orders from 'lucide-react/icons/clipboard-pen'
import Labels from 'lucide-react/icons/printer'
import Sales from 'lucide-react/icons/wallet'
import type { ReactNode } from 'react'
import { formatTag } from '../../../core/kernel/format-tag'
import type { UserFigures as Figures } from '../../../core/users/users.contract'
import { type UserPlan as Plan, type SocialName, socialNames, type User } from '../../../core/users/users.user'
import { dayText, momentText } from '../../i18n/dates'
import { useLocale } from '../../runtime/use-locale'
import { Badge } from '../../ui/badge'
import { Card } from '../../ui/card'
import { Price } from '../../ui/price'
import { useAboutMessages } from '../fields/use-about-messages'
import { useUserMessages } from '../use-user-messages'
import * as css from './view.css'

function Figure({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <div className={css.figure}>
      <dt className={css.counted}>
        <span className={css.sign} aria-hidden="true">
          {icon}
        </span>
        {name}
      </dt>
      <dd className={css.number}>{children}</dd>
    </div>
  )
}

export function UserFigures({ figures }: { figures: Figures }) {
  const { t } = useLingui()
  const locale = useLocale()
  const format = new Intl.NumberFormat(formatTag(locale))
  const { orders, sales, printed, lastOrderAt } = figures
  const last = lastOrderAt && momentText(lastOrderAt, locale)
  return (
    <Card title={t`Desk activity`}>
      <dl className={css.figures}>
        <Figure icon={<Orders />} name={t`Orders taken`}>
          {format.format(orders)}
        </Figure>
        <Figure icon={<Sales />} name={t`Value, excluding cancelled`}>
          <Price amount={sales} />
        </Figure>
        <Figure icon={<Labels />} name={t`Labels printed`}>
          {format.format(printed)}
        </Figure>
      </dl>
      <p className={css.note}>{last ? t`Latest order: ${last}` : t`No orders taken by this user yet.`}</p>
    </Card>
  )
}

/** Limits per plan; undefined: unlimited. */
const sizes: Record<Plan, { shops?: number; users?: number }> = {
  basic: { shops: 1, users: 2 },
  team: { shops: 3, users: 10 },
  company: { shops: 10, users: 50 },
  enterprise: {},
}

export function UserPlan({ plan }: { plan: string }) {
  const { t } = useLingui()
  const messages = useUserMessages()
  const known = Object.hasOwn(sizes, plan) ? (plan as Plan) : undefined
  const { shops, users } = known ? sizes[known] : {}
  const isLarge = known === 'company' || known === 'enterprise'
  const benefits: string[] = [
    shops === undefined ? t`Unlimited shops` : t`${plural(shops, { one: '# shop', other: 'Up to # shops' })}`,
    users === undefined ? t`Unlimited users` : t`${plural(users, { one: '# user', other: 'Up to # users' })}`,
    t`Orders, labels and cash on delivery`,
    ...(known === 'basic' ? [] : [t`Invoices and tax invoices`]),
    ...(isLarge ? [t`Combined data from all shops`] : []),
    ...(known === 'enterprise' ? [t`Phone support every day`] : []),
  ]
  return (
    <Card title={t`Plan`} actions={<Badge tone="accent">{messages.plan(plan)}</Badge>}>
      {known ? (
        <ul className={css.benefits}>
          {benefits.map((benefit) => (
            <li key={benefit} className={css.benefit}>
              <Check className={css.tick} aria-hidden="true" />
              <span>{benefit}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p className={css.quiet}>{t`The shop's system decides what this plan includes.`}</p>
      )}
    </Card>
  )
}

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
