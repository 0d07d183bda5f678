import { Plural, useLingui } from '@lingui/react/macro'
import PhoneIcon from 'lucide-react/icons/phone'
import Warning from 'lucide-react/icons/triangle-alert'
import type { CustomerProfile } from '../../../core/customers/profile/customers.profile.contract'
import { groupedPhone } from '../../../core/orders/orders.phones'
import { momentText } from '../../i18n/dates'
import { useLocale } from '../../runtime/use-locale'
import { Price } from '../../ui/price'
import * as problem from '../../ui/problem.css'
import { addressOf } from '../address-of'
import * as css from '../customers.css'
import * as own from './customer-profile.css'

const phonesOf = (phoneNumber: string): string[] =>
  phoneNumber
    .split(',')
    .map((phone) => phone.trim())
    .filter((phone) => phone !== '')

export function Flag({ flag }: { flag: string }) {
  if (flag === '') return null
  return (
    <p className={problem.warning}>
      <Warning className={problem.warningIcon} aria-hidden="true" />
      <bdi>{flag}</bdi>
    </p>
  )
}

function Phones({ phones }: { phones: readonly string[] }) {
  return (
    <ul className={css.phones}>
      {phones.map((phone) => (
        <li key={phone}>
          <a className={css.link} href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
            <PhoneIcon className={css.linkIcon} aria-hidden="true" />
            {groupedPhone(phone)}
          </a>
        </li>
      ))}
    </ul>
  )
}

export function Contact({ profile }: { profile: CustomerProfile }) {
  const { t } = useLingui()
  const locale = useLocale()
  const address = addressOf(profile)
  const { addresses, otherPhones } = profile
  return (
    <section className={css.section}>
      <h3 className={css.heading}>{t`Contact`}</h3>
      <Phones phones={phonesOf(profile.phoneNumber)} />
      {address === '' ? (
        <p className={css.quiet}>{t`No address on file.`}</p>
      ) : (
        <bdi className={css.address}>{address}</bdi>
      )}
      {otherPhones.length > 0 && (
        <>
          <h4 className={css.quiet}>{t`Other numbers used`}</h4>
          <Phones phones={otherPhones} />
        </>
      )}
      {addresses.length > 0 && (
        <details>
          <summary className={css.quiet}>
            <Plural value={addresses.length} one="# other address used" other="# other addresses used" />
          </summary>
          <ul className={own.list}>
            {addresses.map((each) => (
              <li key={addressOf(each)} className={own.words}>
                <bdi className={css.address}>{addressOf(each)}</bdi>
                <span className={css.quiet}>{momentText(each.lastOrderAt, locale)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

export function Figures({ profile }: { profile: CustomerProfile }) {
  const { t } = useLingui()
  const { spent, orderCount, refusedCOD } = profile
  return (
    <dl className={own.figures}>
      <div className={own.figure}>
        <dt className={css.quiet}>{t`Total spent`}</dt>
        <dd className={own.number}>
          <Price amount={spent} />
        </dd>
        <dd className={css.quiet}>{t`paid orders only`}</dd>
      </div>
      <div className={own.figure}>
        <dt className={css.quiet}>{t`Order count`}</dt>
        <dd className={own.number}>{orderCount}</dd>
      </div>
      <div className={own.figure}>
        <dt className={css.quiet}>{t`Refused COD parcels`}</dt>
        <dd className={own.number}>{refusedCOD.count}</dd>
        {refusedCOD.count > 0 && (
          <dd className={css.quiet}>
            <Price amount={refusedCOD.amount} />
          </dd>
        )}
      </div>
    </dl>
  )
}

export function Note({ note }: { note: string }) {
  const { t } = useLingui()
  if (note === '') return null
  return (
    <section className={css.section}>
      <h3 className={css.heading}>{t`Note`}</h3>
      <p className={own.note} dir="auto">
        {note}
      </p>
    </section>
  )
}
