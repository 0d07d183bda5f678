import { useLingui } from '@lingui/react/macro'
import type { Order } from '../../../core/orders/orders.contract'
import * as css from './detail.css'
import { OrderSection } from './order-section'

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
      <bdi>{order.phoneNumber}</bdi>
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
