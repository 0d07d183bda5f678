import { useLingui } from '@lingui/react/macro'
import SearchX from 'lucide-react/icons/search-x'
import { mostOrdersPerCall, type Order } from '../../core/orders/orders.contract'
import type { Shop } from '../../core/shops/shops.contract'
import type { Column } from '../data-table/columns'
import { DataTable } from '../data-table/data-table'
import { FailurePanel } from '../failure/failure-panel'
import { ListPages } from '../list/list-pages'
import { Button } from '../ui/button'
import { classNames } from '../ui/class-names'
import { EmptyPanel } from '../ui/empty-panel'
import { Loading, Skeleton } from '../ui/skeleton'
import { useRowFocus } from '../ui/use-row-focus'
import * as css from './orders.css'
import * as row from './orders-row.css'
import { TakeOrderButton } from './take-order-button'
import { noFilters, useFilterMessages } from './use-filter-messages'
import type { Selection } from './use-order-selection'
import type { OrdersList, OrdersSort } from './use-orders'
import type { TableLook } from './use-table-look'

type OrdersTableProps = {
  rows: readonly Order[]
  columns: readonly Column<Order>[]
  look: TableLook
  stale: boolean
  sort: OrdersSort
  selection: Selection
  onSort(sort: OrdersSort): void
  onOpen(OrderNumber: string): void
}

const keyOf = ({ OrderNumber }: Order) => OrderNumber

function OrdersTable(props: OrdersTableProps) {
  const { rows, columns, look, stale, sort, selection, onSort, onOpen } = props
  const { hidden, isDense } = look
  const { t } = useLingui()
  const focus = useRowFocus<HTMLDivElement>()
  return (
    <div
      ref={focus.containerRef}
      className={classNames(!hidden && row.fits, isDense ? row.dense : hidden && row.chosen)}
      {...focus.listeners}
      {...focus.keys}
    >
      <DataTable<Order>
        caption={t`Orders`}
        columns={columns}
        hidden={hidden}
        rows={rows}
        keyOf={keyOf}
        nameOf={keyOf}
        stale={stale}
        sort={sort}
        // only sortable columns call this
        onSort={({ column, order }) => onSort({ column: column as OrdersSort['column'], order })}
        selected={selection.numbers}
        onSelect={selection.choose}
        mostSelected={mostOrdersPerCall}
        tickAllLabel={t`Select this page`}
        onOpen={({ OrderNumber }) => onOpen(OrderNumber)}
        cardClassName={row.card}
      />
    </div>
  )
}

type OrdersResultsProps = Omit<Parameters<typeof OrdersTable>[0], 'rows' | 'stale' | 'sort' | 'onSort'> & {
  list: OrdersList
  shops: readonly Shop[]
}

function Nothing({ list, shops }: Pick<OrdersResultsProps, 'list' | 'shops'>) {
  const { t } = useLingui()
  const { q, orderStatus } = list.filters
  const isFiltered = useFilterMessages(list.filters, shops).length > 0
  const isSearched = q !== undefined && q.trim() !== ''
  if (!isFiltered && !isSearched && !orderStatus)
    return (
      <EmptyPanel title={t`No orders yet`} action={<TakeOrderButton />}>
        {t`Orders you save appear here, newest first.`}
      </EmptyPanel>
    )
  return (
    <EmptyPanel
      icon={<SearchX />}
      title={t`No orders found`}
      action={
        <Button onClick={() => list.filter({ ...noFilters, q: undefined, orderStatus: undefined })}>
          {t`Show all orders`}
        </Button>
      }
    >
      {isFiltered
        ? t`No orders match all the filters. Remove some of them.`
        : isSearched
          ? t`Search by order number, name, phone, tracking number, total or province.`
          : t`No orders have this status.`}
    </EmptyPanel>
  )
}

export const OrdersRows = ({ count, label }: { count: number; label?: string }) => (
  <Loading className={css.skeletonRow} {...(label && { label })}>
    <Skeleton shape="block" height={40} count={Math.min(count, 10)} />
  </Loading>
)

export function OrdersResults({ list, shops, ...rest }: OrdersResultsProps) {
  const { t } = useLingui()
  if (list.rows.length > 0)
    return (
      <>
        <div ref={rest.look.containerRef}>
          <OrdersTable {...rest} rows={list.rows} stale={list.stale} sort={list.sort} onSort={list.sortBy} />
        </div>
        <ListPages list={list} label={t`Pages of orders`} />
      </>
    )
  if (list.status === 'failed')
    return (
      <FailurePanel
        error={list.error}
        title={t`Couldn't load orders`}
        forbidden={t`You don't have access to orders`}
        onRetry={list.reload}
      />
    )
  if (list.status === 'loading') return <OrdersRows count={list.perPage} label={t`Loading orders`} />
  return <Nothing list={list} shops={shops} />
}
