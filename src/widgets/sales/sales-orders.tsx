import { useLingui } from '@lingui/react/macro'
import { pathSegment } from '../../core/kernel/address'
import { FigureCard } from '../charts/figure-card'
import { momentText } from '../i18n/dates'
import { TakeOrderButton } from '../orders/take-order-button'
import { useOrderMessages } from '../orders/use-order-messages'
import { useLocale } from '../runtime/use-locale'
import { Badge } from '../ui/badge'
import { EmptyPanel } from '../ui/empty-panel'
import { Price } from '../ui/price'
import { ordersPath, SalesLink, type SalesTarget } from './sales-link'
import * as css from './sales-lists.css'
import { ordersHeight } from './sales-skeleton'
import { useDaysName } from './use-days-name'
import { type SelectedDays, useDayOrders } from './use-sales'

export function SalesOrders({ selected, ...way }: SalesTarget & { selected: SelectedDays }) {
  const { t } = useLingui()
  const locale = useLocale()
  const messages = useOrderMessages()
  const { name, isDay, isToday, filters } = useDaysName(selected)
  const day = name ?? ''
  const title = name === undefined ? t`Latest orders` : isDay ? t`Orders on ${day}` : t`Orders: ${name}`
  const { rows, state } = useDayOrders(selected)
  return (
    <FigureCard
      title={isToday ? t`Today's orders` : title}
      state={state}
      height={ordersHeight}
      hasTable={false}
      menu={
        <SalesLink to={ordersPath(filters)} className={css.all} {...way}>
          {t`See all`}
        </SalesLink>
      }
    >
      {rows.length === 0 ? (
        isToday ? (
          <EmptyPanel title={t`No orders today yet`} action={<TakeOrderButton />}>
            {t`Your first order appears here.`}
          </EmptyPanel>
        ) : (
          <EmptyPanel title={isDay ? t`No orders on this day` : t`No orders on these days`} />
        )
      ) : (
        <ul className={css.orders}>
          {rows.map((order) => (
            <li key={order.OrderNumber} className={css.order}>
              <SalesLink to={`/desk/orders/${pathSegment(order.OrderNumber)}`} className={css.orderNumber} {...way}>
                {order.OrderNumber}
              </SalesLink>
              <Price amount={order.total} exact className={css.amount} />
              <span className={css.person}>
                {order.name} · {momentText(order.createdAt, locale)}
              </span>
              <span className={css.status}>
                <Badge tone={messages.statusTone(order.OrderStatus)}>
                  {messages.status(order.OrderStatus, order.OrderStatusDisplay)}
                </Badge>
              </span>
            </li>
          ))}
        </ul>
      )}
    </FigureCard>
  )
}
