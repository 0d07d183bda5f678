import { Plural, useLingui } from '@lingui/react/macro'
import type { Order } from '../../../core/orders/orders.contract'
import { FailurePanel } from '../../failure/failure-panel'
import { momentText } from '../../i18n/dates'
import { usePagingLabels } from '../../list/list-pages'
import { useOrderMessages } from '../../orders/use-order-messages'
import { useLocale } from '../../runtime/use-locale'
import { Badge } from '../../ui/badge'
import { EmptyPanel } from '../../ui/empty-panel'
import { Pagination } from '../../ui/pagination'
import { Price } from '../../ui/price'
import { Loading, Skeleton } from '../../ui/skeleton'
import * as css from '../customers.css'
import { useCustomerOrders } from './use-customer-profile'

export type OrderTarget = { orderHref(OrderNumber: string): string; onOpenOrder(OrderNumber: string): void }

function EarlierOrder({ order, orderHref, onOpenOrder }: OrderTarget & { order: Order }) {
  const locale = useLocale()
  const messages = useOrderMessages()
  const { OrderNumber, OrderStatus, OrderStatusDisplay, paymentStatus, paymentMethod } = order
  return (
    <li className={css.order}>
      <a
        className={css.link}
        href={orderHref(OrderNumber)}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return
          event.preventDefault()
          onOpenOrder(OrderNumber)
        }}
      >
        {OrderNumber}
      </a>
      <Price amount={order.total} exact className={css.amount} />
      <span className={css.quiet}>
        {momentText(order.createdAt, locale)}
        {paymentMethod && ` · ${messages.method(paymentMethod)}`}
      </span>
      <span className={css.badges}>
        <Badge tone={messages.statusTone(OrderStatus)}>{messages.status(OrderStatus, OrderStatusDisplay)}</Badge>
        <Badge tone={messages.paymentTone(paymentStatus)}>{messages.payment(paymentStatus)}</Badge>
      </span>
      <bdi className={css.goods}>{order.ProductOrders.map(({ name }) => name).join(', ')}</bdi>
    </li>
  )
}

export function CustomerOrders({ customerKey, ...way }: OrderTarget & { customerKey: string }) {
  const { t } = useLingui()
  const pagingLabels = usePagingLabels(t`Pages of orders`)
  const orders = useCustomerOrders(customerKey)
  const { status, rows } = orders
  const isThere = rows.length > 0
  return (
    <section className={css.section} aria-busy={status === 'loading' || undefined}>
      <h3 className={css.heading}>
        {t`Earlier orders`}
        {isThere && (
          <span className={css.quiet}>
            <Plural value={orders.total} one="# order" other="# orders" />
          </span>
        )}
      </h3>
      {status === 'failed' && (
        <FailurePanel
          error={orders.error}
          title={t`Couldn't load orders`}
          forbidden={t`You don't have access to orders`}
          onRetry={orders.reload}
        />
      )}
      {status === 'loading' && !isThere && (
        <Loading label={t`Loading orders`} className={css.orders}>
          <Skeleton shape="block" height={76} count={3} />
        </Loading>
      )}
      {status === 'ready' && !isThere && (
        <EmptyPanel title={t`No orders yet`}>{t`Orders with this customer's phone number appear here.`}</EmptyPanel>
      )}
      {isThere && (
        <ul className={css.orders}>
          {rows.map((order) => (
            <EarlierOrder key={order.OrderNumber} order={order} {...way} />
          ))}
        </ul>
      )}
      {orders.total > orders.perPage && (
        <Pagination
          page={orders.page}
          perPage={orders.perPage}
          total={orders.total}
          onChange={orders.goTo}
          labels={pagingLabels}
        />
      )}
    </section>
  )
}
