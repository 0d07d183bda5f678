import { useLingui } from '@lingui/react/macro'
import type { Order, OrderStatus } from '../../../core/orders/orders.contract'
import { isHoused } from '../../../core/orders/orders.kinds'
import { hasOldLabel } from '../../../core/orders/orders.label'
import { momentText } from '../../i18n/dates'
import { useLocale } from '../../runtime/use-locale'
import { Badge } from '../../ui/badge'
import { classNames } from '../../ui/class-names'
import { useOrderMessages } from '../use-order-messages'
import * as css from './order-detail.css'
import { useOrderShop } from './use-shown-order'

const way = ['new', 'confirmed', 'packed', 'shipped', 'delivered'] as const satisfies readonly OrderStatus[]

/** Nothing for orders that left the usual course. */
function OrderTrack({ status }: { status: string }) {
  const { t } = useLingui()
  const messages = useOrderMessages()
  const at = (way as readonly string[]).indexOf(status)
  if (at < 0) return null
  return (
    <ol className={css.track} aria-label={t`Order progress`}>
      {way.map((step, index) => (
        <li
          key={step}
          className={classNames(css.step, index <= at && css.stepDone)}
          aria-current={index === at ? 'step' : undefined}
        >
          {messages.status(step)}
        </li>
      ))}
    </ol>
  )
}

function printedBy({ printAddrDate, printBy }: Order['printAddrData'], when: (time: string) => string): string {
  return [printAddrDate && when(printAddrDate), printBy].filter(Boolean).join(' · ')
}

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
        {order.paymentMethod && <Badge>{messages.method(order.paymentMethod)}</Badge>}
        {order.printAddrData.IsPrintAddr && <Badge tone="success">{t`Label printed`}</Badge>}
        {hasOldLabel(order) && isHoused(order) && <Badge tone="warning">{t`Label out of date: print it again`}</Badge>}
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
      {order.printAddrData.IsPrintAddr && printed !== '' && (
        <p className={css.quiet}>
          {t`Label printed`}: <bdi>{printed}</bdi>
        </p>
      )}
    </div>
  )
}
