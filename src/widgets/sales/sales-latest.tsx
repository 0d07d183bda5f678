import { useLingui } from '@lingui/react/macro'
import { pathSegment } from '../../core/kernel/address'
import { FigureCard } from '../charts/figure-card'
import { momentText } from '../i18n/dates'
import { useOrderWords } from '../orders/use-order-words'
import { useLocale } from '../root/use-locale'
import { Badge } from '../ui/badge'
import { EmptyPanel } from '../ui/empty-panel'
import { Price } from '../ui/price'
import * as css from './sales-latest.css'
import { SalesLink, type SalesWay } from './sales-link'
import { latestHeight } from './sales-place'
import { useLatestOrders } from './use-latest-orders'

/** The orders that came in last, each leading to its page. */
export function SalesLatest(way: SalesWay) {
  const { t } = useLingui()
  const locale = useLocale()
  const words = useOrderWords()
  const { rows, state } = useLatestOrders()
  return (
    <FigureCard
      title={t`Latest orders`}
      state={state}
      height={latestHeight}
      hasTable={false}
      menu={
        <SalesLink to="/desk/orders" className={css.all} {...way}>
          {t`All orders`}
        </SalesLink>
      }
    >
      {rows.length === 0 ? (
        <EmptyPanel title={t`No orders yet`}>{t`The first order appears here.`}</EmptyPanel>
      ) : (
        <ul className={css.orders}>
          {rows.map((order) => (
            <li key={order.OrderNumber} className={css.order}>
              <SalesLink to={`/desk/orders/${pathSegment(order.OrderNumber)}`} className={css.number} {...way}>
                {order.OrderNumber}
              </SalesLink>
              <Price amount={order.total} exact className={css.amount} />
              <span className={css.person}>
                {order.name} · {momentText(order.createdAt, locale)}
              </span>
              <span className={css.status}>
                <Badge tone={words.statusTone(order.OrderStatus)}>
                  {words.status(order.OrderStatus, order.OrderStatusDisplay)}
                </Badge>
              </span>
            </li>
          ))}
        </ul>
      )}
    </FigureCard>
  )
}
