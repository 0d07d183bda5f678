import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { noMoney, type Satang, timesSatang } from '../../core/kernel/money'
import { linesTotal } from '../../core/order/order.totals'
import type { Order } from '../../core/orders/orders.contract'
import { useLocale } from '../root/use-locale'
import { Badge } from '../ui/badge'
import { Price } from '../ui/price'
import { momentText } from './order-date'
import { OrderHistory } from './order-history'
import * as css from './orders.css'
import { useOrderWords } from './use-order-words'

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={css.section}>
      <h3 className={css.heading}>{title}</h3>
      {children}
    </section>
  )
}

const addressOf = (order: Order): string =>
  [
    order.address,
    [order.subDistrict, order.district].filter(Boolean).join(' '),
    [order.province, order.postNum].filter(Boolean).join(' '),
  ]
    .filter((line) => line !== '')
    .join('\n')

function Part({ label, amount, minus = false }: { label: string; amount: Satang; minus?: boolean }) {
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

/** Everything about one order, as it was stored. */
export function OrderDetail({ order }: { order: Order }) {
  const { t } = useLingui()
  const locale = useLocale()
  const words = useOrderWords()
  return (
    <div className={css.detail}>
      <div className={css.section}>
        <span className={css.badges}>
          <Badge tone={words.statusTone(order.OrderStatus)}>
            {words.status(order.OrderStatus, order.OrderStatusDisplay)}
          </Badge>
          <Badge tone={words.paymentTone(order.paymentStatus)}>{words.payment(order.paymentStatus)}</Badge>
          {order.printAddrData.IsPrintAddr && <Badge>{t`Label printed`}</Badge>}
        </span>
        <span className={css.quiet}>{momentText(order.createdAt, locale)}</span>
      </div>
      <Section title={t`Customer`}>
        <bdi className={css.name}>{order.name}</bdi>
        <bdi>{order.phoneNumber}</bdi>
        <bdi className={css.address}>{addressOf(order)}</bdi>
      </Section>
      {order.fullCustomerData !== '' && (
        <Section title={t`The customer's message`}>
          <bdi className={css.message}>{order.fullCustomerData}</bdi>
        </Section>
      )}
      <Section title={t`Items`}>
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
          <Part label={t`Goods`} amount={linesTotal(order.ProductOrders)} />
          <Part label={t`Shipping`} amount={order.shippingCost} />
          <Part label={t`COD fee`} amount={order.CODFee} />
          <Part label={t`Other costs`} amount={order.otherCost} />
          <Part label={t`Discount`} amount={order.discount} minus />
          <div className={css.sum}>
            <dt>{t`Total`}</dt>
            <dd className={css.amount}>
              <Price amount={order.total} exact />
            </dd>
          </div>
        </dl>
      </Section>
      <Section title={t`Delivery and payment`}>
        <span>{words.delivery(order.DeliveryType)}</span>
        {order.trackingNumber !== '' && <bdi className={css.quiet}>{order.trackingNumber}</bdi>}
        <span>{words.method(order.paymentMethod)}</span>
      </Section>
      {order.note !== '' && (
        <Section title={t`Note`}>
          <bdi className={css.message}>{order.note}</bdi>
        </Section>
      )}
      {order.history.length > 0 && (
        <Section title={t`History`}>
          <OrderHistory changes={order.history} />
        </Section>
      )}
    </div>
  )
}
