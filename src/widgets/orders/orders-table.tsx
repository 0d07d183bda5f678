import { useLingui } from '@lingui/react/macro'
import type { Order } from '../../core/orders/orders.contract'
import type { Shop } from '../../core/shops/shops.contract'
import { Checkbox } from '../ui/checkbox'
import { HeadCell, Table, TableBody, TableHead } from '../ui/table'
import { OrderRow } from './order-row'
import * as bar from './orders-bar.css'
import { OrdersOrder } from './orders-order'
import * as row from './orders-row.css'
import type { NextSteps } from './use-next-steps'
import type { OrdersSort } from './use-orders'
import { useRowKeys } from './use-row-keys'
import type { Selection } from './use-selection'

type OrdersTableProps = {
  rows: readonly Order[]
  shops: readonly Shop[]
  stale: boolean
  sort: OrdersSort
  selection: Selection
  onSort(sort: OrdersSort): void
  onOpen(OrderNumber: string): void
  steps: NextSteps
}

type SelectPageProps = Pick<OrdersTableProps, 'rows' | 'selection'> & { labelHidden?: boolean }

function SelectPage({ rows, selection, labelHidden = false }: SelectPageProps) {
  const { t } = useLingui()
  return (
    <Checkbox
      checked={selection.onPage === rows.length}
      indeterminate={selection.onPage > 0 && selection.onPage < rows.length}
      labelHidden={labelHidden}
      onChange={selection.togglePage}
    >
      {t`Select this page`}
    </Checkbox>
  )
}

export function OrdersTable(props: OrdersTableProps) {
  const { rows, shops, stale, sort, selection, onSort, onOpen, steps } = props
  const { t } = useLingui()
  const keys = useRowKeys(rows)
  const sorted = (column: OrdersSort['column']) => ({
    sort: sort.column === column ? sort.order : ('none' as const),
    onSort: (order: OrdersSort['order']) => onSort({ column, order }),
  })
  const shopOf = (id: number) =>
    shops.length > 1 ? (shops.find((shop) => shop.id === id)?.ShopName ?? String(id)) : undefined
  return (
    <div {...keys}>
      <div className={bar.cardBar}>
        <SelectPage rows={rows} selection={selection} />
        <OrdersOrder sort={sort} onSort={onSort} />
      </div>
      <Table caption={t`Orders`} stale={stale}>
        <TableHead sticky>
          <HeadCell>
            <SelectPage rows={rows} selection={selection} labelHidden />
          </HeadCell>
          <HeadCell {...sorted('createdAt')}>{t`Order`}</HeadCell>
          <HeadCell {...sorted('name')}>{t`Customer`}</HeadCell>
          <HeadCell className={row.heads.province} {...sorted('province')}>{t`Province`}</HeadCell>
          <HeadCell className={row.heads.items}>{t`Items`}</HeadCell>
          <HeadCell numeric {...sorted('total')}>{t`Total`}</HeadCell>
          <HeadCell {...sorted('paymentStatus')}>{t`Payment`}</HeadCell>
          <HeadCell className={row.heads.delivery}>{t`Delivery`}</HeadCell>
          <HeadCell {...sorted('OrderStatus')}>{t`Status`}</HeadCell>
          <HeadCell className={row.heads.step}>{t`Next step`}</HeadCell>
        </TableHead>
        <TableBody>
          {rows.map((order) => (
            <OrderRow
              key={order.OrderNumber}
              order={order}
              shop={shopOf(order.shopId)}
              selected={selection.has(order.OrderNumber)}
              isFull={selection.isFull}
              onSelect={selection.toggle}
              onOpen={onOpen}
              steps={steps}
            />
          ))}
        </TableBody>
      </Table>
    </div>
  )
}
