import { Plural, Trans, useLingui } from '@lingui/react/macro'
import Warning from 'lucide-react/icons/triangle-alert'
import { Fragment, type ReactNode } from 'react'
import { type Satang, satang } from '../../../core/kernel/money'
import { useLocale } from '../../runtime/use-locale'
import { Button } from '../../ui/button'
import { priceText } from '../../ui/price-text'
import { textButton } from '../../ui/text-button.css'
import { visuallyHidden } from '../../ui/visually-hidden.css'
import { OrderLink } from '../order-link'
import type { OrderDifference } from '../order-message'
import type { OpenOrder } from '../use-order'
import { type OrderFieldName, useOrderFormMessages } from '../use-order-form-messages'
import * as css from './paste.css'
import type { Warnings } from './use-warnings'

type PasteWarningsProps = {
  order: OpenOrder
  warnings: Warnings
  difference: OrderDifference | undefined
  onGo(name: OrderFieldName): void
}

const Point = ({ children }: { children: ReactNode }) => (
  <li className={css.warning}>
    <Warning className={css.icon} aria-hidden="true" />
    <div>{children}</div>
  </li>
)

function PlacePoint({ place, onGo }: { place: NonNullable<Warnings['place']>; onGo(name: OrderFieldName): void }) {
  const { t } = useLingui()
  const { labels } = useOrderFormMessages()
  const field = place.code === 'disagree' ? place.field : 'postNum'
  const name = labels[field]
  return (
    <Point>
      {place.code === 'disagree' ? (
        <Trans>
          The postcode doesn't match the address. For this postcode: <bdi>{place.expected.join(', ')}</bdi>.
        </Trans>
      ) : (
        <Trans>This postcode doesn't exist.</Trans>
      )}{' '}
      <button type="button" className={textButton} onClick={() => onGo(field)}>
        {t`Check: ${name}`}
      </button>
    </Point>
  )
}

function AmountPoint({ amount, total }: { amount: Satang; total: Satang }) {
  const { t } = useLingui()
  const locale = useLocale()
  const [said, now] = [priceText(amount, locale, true), priceText(total, locale, true)]
  const difference = priceText(satang(Math.abs(total - amount)), locale, true)
  return (
    <Point>
      {total > amount
        ? t`The message says ${said}, but the order total is ${now}: ${difference} more.`
        : t`The message says ${said}, but the order total is ${now}: ${difference} less.`}
    </Point>
  )
}

/** Nothing here prevents saving; what differs from the message is asked about. */
export function PasteWarnings({ order, warnings, difference, onGo }: PasteWarningsProps) {
  const { t } = useLingui()
  const { today, flags, refusals, place, left, isUnchecked } = warnings
  const amount = difference?.amount
  const isQuiet =
    today.length === 0 &&
    flags.length === 0 &&
    !refusals &&
    !place &&
    amount === undefined &&
    left === 0 &&
    !isUnchecked
  const name = refusals?.name
  return (
    <div role="status" className={isQuiet ? visuallyHidden : css.warnings}>
      {!isQuiet && <p className={css.warningsTitle}>{t`Check before saving`}</p>}
      <ul className={css.points}>
        {today.length > 0 && (
          <Point>
            <Trans>This phone number already ordered today:</Trans>{' '}
            {today.map(({ OrderNumber }, index) => (
              <Fragment key={OrderNumber}>
                {index > 0 && ', '}
                <OrderLink OrderNumber={OrderNumber} />
              </Fragment>
            ))}
          </Point>
        )}
        {flags.map((each) => (
          <Point key={each.flag}>
            <bdi>{each.name}</bdi>
            {': '}
            <bdi>{each.flag}</bdi>
          </Point>
        ))}
        {refusals && (
          <Point>
            <bdi>{name}</bdi>
            {': '}
            <Plural
              value={refusals.count}
              one="# cash-on-delivery parcel was returned"
              other="# cash-on-delivery parcels were returned"
            />
          </Point>
        )}
        {place && <PlacePoint place={place} onGo={onGo} />}
        {amount !== undefined && <AmountPoint amount={amount} total={order.totals.total} />}
        {left > 0 && (
          <Point>
            <Plural
              value={left}
              one="# product in the message isn't in the order"
              other="# products in the message aren't in the order"
            />
          </Point>
        )}
      </ul>
      {isUnchecked && (
        <p className={css.unchecked}>
          {t`Couldn't check everything.`}{' '}
          <Button size="s" look="ghost" onClick={warnings.checkAgain}>{t`Check again`}</Button>
        </p>
      )}
    </div>
  )
}
