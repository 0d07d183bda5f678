import { useLingui } from '@lingui/react/macro'
import SearchX from 'lucide-react/icons/search-x'
import { FailurePanel } from '../failure/failure-panel'
import { ListPages } from '../list/list-pages'
import { Button } from '../ui/button'
import { EmptyPanel } from '../ui/empty-panel'
import { OrdersRows } from './orders-place'
import { OrdersTable } from './orders-table'
import { noFilters, useFilterWords } from './use-filter-words'
import type { OrdersList } from './use-orders'

type OrdersSheetProps = Omit<Parameters<typeof OrdersTable>[0], 'rows' | 'stale' | 'sort' | 'onSort'> & {
  list: OrdersList
}

function Nothing({ list, shops }: Pick<OrdersSheetProps, 'list' | 'shops'>) {
  const { t } = useLingui()
  const { q, orderStatus } = list.filters
  const isFiltered = useFilterWords(list.filters, shops).length > 0
  const isSearched = q !== undefined && q.trim() !== ''
  if (!isFiltered && !isSearched && !orderStatus)
    return <EmptyPanel title={t`No orders yet`}>{t`Orders you save appear here, the latest first.`}</EmptyPanel>
  return (
    <EmptyPanel
      icon={<SearchX />}
      title={t`No order found`}
      action={
        <Button onClick={() => list.filter({ ...noFilters, q: undefined, orderStatus: undefined })}>
          {t`Show all orders`}
        </Button>
      }
    >
      {isFiltered
        ? t`No order passes all the filters. Take some of them off.`
        : isSearched
          ? t`Search for an order number, a name, a phone or a tracking number.`
          : t`No order has this status now.`}
    </EmptyPanel>
  )
}

/** The rows with their pages, or why there are none. */
export function OrdersSheet({ list, ...rest }: OrdersSheetProps) {
  const { t } = useLingui()
  if (list.rows.length > 0)
    return (
      <>
        <OrdersTable {...rest} rows={list.rows} stale={list.stale} sort={list.sort} onSort={list.sortBy} />
        <ListPages list={list} label={t`Pages of orders`} />
      </>
    )
  if (list.status === 'failed')
    return (
      <FailurePanel
        error={list.error}
        title={t`The orders could not be loaded`}
        forbidden={t`The orders are not open to your account`}
        onRetry={list.reload}
      />
    )
  if (list.status === 'loading') return <OrdersRows count={list.perPage} label={t`Loading the orders`} />
  return <Nothing list={list} shops={rest.shops} />
}
