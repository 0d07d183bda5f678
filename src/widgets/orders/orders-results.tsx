import { useLingui } from '@lingui/react/macro'
import SearchX from 'lucide-react/icons/search-x'
import { FailurePanel } from '../failure/failure-panel'
import { ListPages } from '../list/list-pages'
import { Button } from '../ui/button'
import { EmptyPanel } from '../ui/empty-panel'
import { OrdersRows } from './orders-skeleton'
import { OrdersTable } from './orders-table'
import { noFilters, useFilterMessages } from './use-filter-messages'
import type { OrdersList } from './use-orders'

type OrdersResultsProps = Omit<Parameters<typeof OrdersTable>[0], 'rows' | 'stale' | 'sort' | 'onSort'> & {
  list: OrdersList
}

function Nothing({ list, shops }: Pick<OrdersResultsProps, 'list' | 'shops'>) {
  const { t } = useLingui()
  const { q, orderStatus } = list.filters
  const isFiltered = useFilterMessages(list.filters, shops).length > 0
  const isSearched = q !== undefined && q.trim() !== ''
  if (!isFiltered && !isSearched && !orderStatus)
    return <EmptyPanel title={t`No orders yet`}>{t`Orders you save appear here, newest first.`}</EmptyPanel>
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
          ? t`Search by order number, name, phone or tracking number.`
          : t`No orders have this status.`}
    </EmptyPanel>
  )
}

/** The rows with their pages, or why there are none. */
export function OrdersResults({ list, ...rest }: OrdersResultsProps) {
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
        title={t`Couldn't load orders`}
        forbidden={t`You don't have access to orders`}
        onRetry={list.reload}
      />
    )
  if (list.status === 'loading') return <OrdersRows count={list.perPage} label={t`Loading orders`} />
  return <Nothing list={list} shops={rest.shops} />
}
