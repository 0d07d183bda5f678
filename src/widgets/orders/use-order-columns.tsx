import { useLingui } from '@lingui/react/macro'
import type { Order } from '../../core/orders/orders.contract'
import type { Shop } from '../../core/shops/shops.contract'
import type { Column } from '../data-table/columns'
import { Badge } from '../ui/badge'
import { Price } from '../ui/price'
import { Goods, NextStep, Opener, Payment } from './order-cells'
import * as css from './orders.css'
import * as row from './orders-row.css'
import type { NextSteps } from './use-next-steps'
import { useOrderMessages } from './use-order-messages'

type OrderColumns = { shops: readonly Shop[]; steps: NextSteps; onOpen(OrderNumber: string): void }

/** What the list shows of an order. Where there are several shops its own is named. */
export function useOrderColumns({ shops, steps, onOpen }: OrderColumns): readonly Column<Order>[] {
  const { t } = useLingui()
  const messages = useOrderMessages()
  const shopOf = (id: number) =>
    shops.length > 1 ? (shops.find((shop) => shop.id === id)?.ShopName ?? String(id)) : undefined
  const columns: readonly (Column<Order> & { area: keyof typeof row.areas })[] = [
    {
      key: 'createdAt',
      area: 'order',
      label: t`Order`,
      sort: true,
      sortNames: { descending: t`Latest first`, ascending: t`Oldest first` },
      cell: (order) => <Opener order={order} onOpen={onOpen} />,
    },
    {
      key: 'name',
      area: 'customer',
      label: t`Customer`,
      sort: true,
      sortNames: { ascending: t`Customer` },
      cell: ({ name, phoneNumber }) => (
        <span className={css.person}>
          <bdi className={css.name}>{name}</bdi>
          <bdi className={css.quiet}>{phoneNumber}</bdi>
        </span>
      ),
    },
    {
      key: 'province',
      area: 'province',
      label: t`Province`,
      sort: true,
      sortNames: { ascending: t`Province` },
      cell: ({ province }) => <bdi>{province || '–'}</bdi>,
    },
    {
      key: 'items',
      area: 'items',
      label: t`Items`,
      cell: (order) => <Goods order={order} shop={shopOf(order.shopId)} />,
    },
    {
      key: 'total',
      area: 'total',
      label: t`Total`,
      numeric: true,
      sort: true,
      sortNames: { descending: t`Highest total`, ascending: t`Lowest total` },
      cell: ({ total }) => <Price amount={total} exact className={css.total} />,
    },
    {
      key: 'paymentStatus',
      area: 'payment',
      label: t`Payment`,
      sort: true,
      sortNames: { ascending: t`Payment` },
      cell: (order) => <Payment order={order} />,
    },
    {
      key: 'delivery',
      area: 'delivery',
      label: t`Delivery`,
      cell: ({ DeliveryType, trackingNumber }) => (
        <span className={css.person}>
          <span className={row.delivery}>{messages.delivery(DeliveryType)}</span>
          {trackingNumber !== '' && <bdi className={row.tracking}>{trackingNumber}</bdi>}
        </span>
      ),
    },
    {
      key: 'OrderStatus',
      area: 'status',
      label: t`Status`,
      sort: true,
      sortNames: { ascending: t`Status` },
      cell: ({ OrderStatus, OrderStatusDisplay }) => (
        <Badge tone={messages.statusTone(OrderStatus)}>{messages.status(OrderStatus, OrderStatusDisplay)}</Badge>
      ),
    },
    {
      key: 'step',
      area: 'step',
      label: t`Next step`,
      bare: true,
      cell: (order) => <NextStep order={order} steps={steps} />,
    },
  ]
  return columns.map((column) => ({
    ...column,
    className: row.areas[column.area],
    headClassName: row.heads[column.area],
  }))
}
