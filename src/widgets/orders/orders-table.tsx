import { useLingui } from '@lingui/react/macro'
import Printer from 'lucide-react/icons/printer-check'
import type { Order } from '../../core/orders/orders.contract'
import { useLocale } from '../root/use-locale'
import { Badge } from '../ui/badge'
import { Price } from '../ui/price'
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from '../ui/table'
import { momentText } from './order-date'
import * as css from './orders.css'
import { useOrderWords } from './use-order-words'
import type { OrdersSort } from './use-orders'

type OrdersTableProps = {
  rows: readonly Order[]
  stale: boolean
  sort: OrdersSort
  onSort(sort: OrdersSort): void
  onOpen(OrderNumber: string): void
}

function OrderRow({ order, onOpen }: { order: Order; onOpen(): void }) {
  const { t } = useLingui()
  const locale = useLocale()
  const words = useOrderWords()
  const pieces = order.ProductOrders.reduce((sum, { Quantity }) => sum + Quantity, 0)
  return (
    <Row pressable onClick={onOpen}>
      <Cell label={t`Order`}>
        <span className={css.marks}>
          <button
            type="button"
            className={css.number}
            onClick={(event) => {
              event.stopPropagation()
              onOpen()
            }}
          >
            {order.OrderNumber}
          </button>
          {order.printAddrData.IsPrintAddr && (
            <span className={css.printed} role="img" aria-label={t`Label printed`} title={t`Label printed`}>
              <Printer aria-hidden="true" />
            </span>
          )}
        </span>
      </Cell>
      <Cell label={t`Taken`}>
        <span className={css.moment}>{momentText(order.createdAt, locale)}</span>
      </Cell>
      <Cell label={t`Customer`}>
        <span className={css.person}>
          <bdi className={css.name}>{order.name}</bdi>
          <bdi className={css.quiet}>{order.phoneNumber}</bdi>
        </span>
      </Cell>
      <Cell label={t`Items`}>
        <span className={css.person}>
          <bdi className={css.goods}>{order.ProductOrders.map(({ name }) => name).join(', ')}</bdi>
          <span className={css.quiet}>{t`${pieces} pcs`}</span>
        </span>
      </Cell>
      <Cell label={t`Total`} numeric>
        <Price amount={order.total} exact className={css.total} />
      </Cell>
      <Cell label={t`Payment`}>
        <span className={css.marks}>
          <Badge tone={words.paymentTone(order.paymentStatus)}>{words.payment(order.paymentStatus)}</Badge>
          <span className={css.quiet}>{words.method(order.paymentMethod)}</span>
        </span>
      </Cell>
      <Cell label={t`Status`}>
        <Badge tone={words.statusTone(order.OrderStatus)}>
          {words.status(order.OrderStatus, order.OrderStatusDisplay)}
        </Badge>
      </Cell>
    </Row>
  )
}

export function OrdersTable({ rows, stale, sort, onSort, onOpen }: OrdersTableProps) {
  const { t } = useLingui()
  const sorted = (column: OrdersSort['column']) => ({
    sort: sort.column === column ? sort.order : ('none' as const),
    onSort: (order: OrdersSort['order']) => onSort({ column, order }),
  })
  return (
    <Table caption={t`Orders`} stale={stale}>
      <TableHead sticky>
        <HeadCell>{t`Order`}</HeadCell>
        <HeadCell {...sorted('createdAt')}>{t`Taken`}</HeadCell>
        <HeadCell {...sorted('name')}>{t`Customer`}</HeadCell>
        <HeadCell>{t`Items`}</HeadCell>
        <HeadCell numeric {...sorted('total')}>{t`Total`}</HeadCell>
        <HeadCell>{t`Payment`}</HeadCell>
        <HeadCell>{t`Status`}</HeadCell>
      </TableHead>
      <TableBody>
        {rows.map((order) => (
          <OrderRow key={order.OrderNumber} order={order} onOpen={() => onOpen(order.OrderNumber)} />
        ))}
      </TableBody>
    </Table>
  )
}
