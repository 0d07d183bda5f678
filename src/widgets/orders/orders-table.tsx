import { useLingui } from '@lingui/react/macro'
import { mostOrdersPerCall, type Order } from '../../core/orders/orders.contract'
import type { Shop } from '../../core/shops/shops.contract'
import { DataTable } from '../data-table/data-table'
import { useRowFocus } from '../ui/use-row-focus'
import * as row from './orders-row.css'
import type { NextSteps } from './use-next-steps'
import { useOrderColumns } from './use-order-columns'
import type { OrdersSort } from './use-orders'
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

const keyOf = ({ OrderNumber }: Order) => OrderNumber

export function OrdersTable(props: OrdersTableProps) {
  const { rows, shops, stale, sort, selection, onSort, onOpen, steps } = props
  const { t } = useLingui()
  const focus = useRowFocus<HTMLDivElement>()
  const columns = useOrderColumns({ shops, steps, onOpen })
  return (
    <div ref={focus.containerRef} {...focus.listeners} {...focus.keys}>
      <DataTable<Order>
        caption={t`Orders`}
        columns={columns}
        rows={rows}
        keyOf={keyOf}
        nameOf={keyOf}
        stale={stale}
        sort={sort}
        // only columns that sort are pressed
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
