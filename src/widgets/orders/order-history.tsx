import { useLingui } from '@lingui/react/macro'
import { type OrderChange, type PaymentStatus, paymentStatuses } from '../../core/orders/orders.contract'
import { useLocale } from '../root/use-locale'
import { momentText } from './order-date'
import * as css from './orders.css'
import { useOrderWords } from './use-order-words'

const isPaymentStatus = (code: string): code is PaymentStatus => (paymentStatuses as readonly string[]).includes(code)

/** What happened to an order, latest first. */
export function OrderHistory({ changes }: { changes: readonly OrderChange[] }) {
  const { t } = useLingui()
  const locale = useLocale()
  const words = useOrderWords()
  const fields: Record<string, string> = {
    OrderStatus: t`Status`,
    paymentStatus: t`Payment`,
    trackingNumber: t`Tracking number`,
    printAddrData: t`Label`,
  }
  const wordsOf = (field: string, value: string) => {
    if (field === 'OrderStatus') return words.status(value)
    return field === 'paymentStatus' && isPaymentStatus(value) ? words.payment(value) : value
  }
  return (
    <ol className={css.history}>
      {changes.toReversed().map(({ at, by, field, from, to }) => (
        <li key={`${at} ${field} ${to}`} className={css.change}>
          <span>
            {fields[field] ?? field}: {from !== '' && <bdi>{wordsOf(field, from)} → </bdi>}
            <bdi>{wordsOf(field, to)}</bdi>
          </span>
          <span className={css.quiet}>
            {momentText(at, locale)} · <bdi>{by}</bdi>
          </span>
        </li>
      ))}
    </ol>
  )
}
