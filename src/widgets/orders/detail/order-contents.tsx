import { useLingui } from '@lingui/react/macro'
import { noMoney, type Satang, timesSatang } from '../../../core/kernel/money'
import { linesTotal } from '../../../core/order/order.totals'
import type { Order, OrderChange } from '../../../core/orders/orders.contract'
import { momentText } from '../../i18n/dates'
import { PhoneNumbers } from '../../list/phone-numbers'
import { useLocale } from '../../runtime/use-locale'
import { Price } from '../../ui/price'
import * as css from './order-detail.css'
import { OrderSection } from './order-section'
import { useFieldMessages } from './use-order-field-messages'

const addressOf = (order: Order): string =>
  [
    order.address,
    [order.subDistrict, order.district].filter(Boolean).join(' '),
    [order.province, order.postNum].filter(Boolean).join(' '),
  ]
    .filter((line) => line !== '')
    .join('\n')

export function OrderCustomer({ order }: { order: Order }) {
  const { t } = useLingui()
  const address = addressOf(order)
  return (
    <OrderSection title={t`Customer`}>
      <bdi className={css.strong}>{order.name}</bdi>
      <PhoneNumbers numbers={order.phoneNumber} />
      {address !== '' && <bdi className={css.address}>{address}</bdi>}
    </OrderSection>
  )
}

export function OrderNote({ order }: { order: Order }) {
  const { t } = useLingui()
  if (order.note === '') return null
  return (
    <OrderSection title={t`Note`}>
      <bdi className={css.message}>{order.note}</bdi>
    </OrderSection>
  )
}

export function OrderMessage({ order }: { order: Order }) {
  const { t } = useLingui()
  if (order.fullCustomerData === '') return null
  return (
    <OrderSection title={t`The customer's message`}>
      <bdi className={css.message}>{order.fullCustomerData}</bdi>
    </OrderSection>
  )
}

function AmountPart({ label, amount, minus = false }: { label: string; amount: Satang; minus?: boolean }) {
  if (amount === noMoney) return null
  return (
    <div className={css.part}>
      <dt>{label}</dt>
      <dd className={css.amount}>
        {minus && '−'}
        <Price amount={amount} exact />
      </dd>
    </div>
  )
}

export function OrderItems({ order }: { order: Order }) {
  const { t } = useLingui()
  return (
    <OrderSection title={t`Items`}>
      <ul className={css.lines}>
        {order.ProductOrders.map((line) => (
          <li key={line.uq} className={css.line}>
            <bdi>{line.name}</bdi>
            <Price amount={timesSatang(line.price, line.Quantity)} exact className={css.amount} />
            <span className={css.quiet}>
              {line.Quantity} × <Price amount={line.price} />
              {line.priceReason && <bdi> · {line.priceReason}</bdi>}
            </span>
          </li>
        ))}
      </ul>
      <dl className={css.parts}>
        <AmountPart label={t`Goods`} amount={linesTotal(order.ProductOrders)} />
        <AmountPart label={t`Shipping`} amount={order.shippingCost} />
        <AmountPart label={t`COD fee`} amount={order.CODFee} />
        <AmountPart label={t`Other costs`} amount={order.otherCost} />
        <AmountPart label={t`Discount`} amount={order.discount} minus />
        <div className={css.sum}>
          <dt>{t`Total`}</dt>
          <dd className={css.amount}>
            <Price amount={order.total} exact />
          </dd>
        </div>
      </dl>
    </OrderSection>
  )
}

type Entry = { at: string; by: string; nth: number; changes: OrderChange[] }

/** Groups what one user changed at once; latest first. */
function entriesOf(changes: readonly OrderChange[]): Entry[] {
  const entries: Entry[] = []
  for (const [nth, change] of changes.entries()) {
    const last = entries.at(-1)
    const isSameGo = last?.at === change.at && last.by === change.by
    // two steps within one clock tick are two entries
    if (last && isSameGo && last.changes.every(({ field }) => field !== change.field)) last.changes.push(change)
    else entries.push({ at: change.at, by: change.by, nth, changes: [change] })
  }
  return entries.reverse()
}

function OneChange({ change: { field, from, to } }: { change: OrderChange }) {
  const { t } = useLingui()
  const messages = useFieldMessages()
  return (
    <span className={css.changeValues}>
      <span className={css.strong}>{messages.name(field)}:</span>{' '}
      {from !== '' && <bdi>{messages.past(field, from)} → </bdi>}
      <bdi>{to === '' ? t`(empty)` : messages.past(field, to)}</bdi>
    </span>
  )
}

export function OrderHistory({ changes }: { changes: readonly OrderChange[] }) {
  const locale = useLocale()
  return (
    <ol className={css.history}>
      {entriesOf(changes).map(({ at, by, nth, changes: together }) => (
        <li key={nth} className={css.change}>
          {together.map((change) => (
            <OneChange key={change.field} change={change} />
          ))}
          <span className={css.quiet}>
            {momentText(at, locale)} · <bdi>{by}</bdi>
          </span>
        </li>
      ))}
    </ol>
  )
}
