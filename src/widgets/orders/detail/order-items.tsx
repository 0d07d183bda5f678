import { useLingui } from '@lingui/react/macro'
import { noMoney, type Satang, timesSatang } from '../../../core/kernel/money'
import { linesTotal } from '../../../core/order/order.totals'
import type { Order } from '../../../core/orders/orders.contract'
import { Price } from '../../ui/price'
import * as css from './detail.css'
import { OrderSection } from './order-section'

export function AmountPart({ label, amount, minus = false }: { label: string; amount: Satang; minus?: boolean }) {
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

/** What was sold, and what it comes to. */
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
