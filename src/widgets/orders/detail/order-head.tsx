import { useLingui } from '@lingui/react/macro'
import type { Order } from '../../../core/orders/orders.contract'
import { momentText } from '../../i18n/dates'
import { useLocale } from '../../runtime/use-locale'
import { Badge } from '../../ui/badge'
import { useOrderMessages } from '../use-order-messages'
import * as css from './detail.css'
import { OrderTrack } from './order-track'
import { useOrderShop } from './use-order-shop'

function printedBy({ printAddrDate, printBy }: Order['printAddrData'], when: (time: string) => string): string {
  return [printAddrDate && when(printAddrDate), printBy].filter(Boolean).join(' · ')
}

/** Where the order stands, at a glance. */
export function OrderHead({ order }: { order: Order }) {
  const { t } = useLingui()
  const locale = useLocale()
  const messages = useOrderMessages()
  const shop = useOrderShop(order.shopId)
  const printed = printedBy(order.printAddrData, (time) => momentText(time, locale))
  return (
    <div className={css.head}>
      <span className={css.badges}>
        <Badge tone={messages.statusTone(order.OrderStatus)}>
          {messages.status(order.OrderStatus, order.OrderStatusDisplay)}
        </Badge>
        <Badge tone={messages.paymentTone(order.paymentStatus)}>{messages.payment(order.paymentStatus)}</Badge>
        <Badge>{messages.method(order.paymentMethod)}</Badge>
        {order.printAddrData.IsPrintAddr && <Badge tone="success">{t`Label printed`}</Badge>}
      </span>
      <OrderTrack status={order.OrderStatus} />
      <p className={css.quiet}>
        {t`Taken`} {momentText(order.createdAt, locale)}
        {shop && (
          <>
            {' · '}
            <bdi>{shop.ShopName}</bdi>
          </>
        )}
      </p>
      {printed !== '' && (
        <p className={css.quiet}>
          {t`Label printed`}: <bdi>{printed}</bdi>
        </p>
      )}
    </div>
  )
}
