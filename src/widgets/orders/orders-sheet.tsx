import { useLingui } from '@lingui/react/macro'
import SearchX from 'lucide-react/icons/search-x'
import { pageSizes } from '../../core/kernel/list-query'
import { Button } from '../ui/button'
import { EmptyPanel } from '../ui/empty-panel'
import { ErrorPanel } from '../ui/error-panel'
import { Pagination } from '../ui/pagination'
import * as css from './orders.css'
import { OrdersRows } from './orders-place'
import { OrdersTable } from './orders-table'
import { noFilters, useFilterWords } from './use-filter-words'
import type { OrdersList } from './use-orders'
import { usePagingLabels } from './use-paging-labels'

type OrdersSheetProps = Omit<Parameters<typeof OrdersTable>[0], 'rows' | 'stale' | 'sort' | 'onSort'> & {
  list: OrdersList
}

function OrdersPages({ list }: { list: OrdersList }) {
  const { t } = useLingui()
  return (
    <div className={css.foot}>
      <Pagination
        page={list.page}
        perPage={list.perPage}
        total={list.total}
        onChange={list.goTo}
        perPageChoices={pageSizes}
        onPerPageChange={list.show}
        labels={usePagingLabels(t`Pages of orders`)}
      />
    </div>
  )
}

function Failure({ list }: { list: OrdersList }) {
  const { t } = useLingui()
  const code = list.error?.code
  if (code === 'forbidden')
    return (
      <ErrorPanel
        title={t`The orders are not open to your account`}
      >{t`Somebody who manages the shop can change that.`}</ErrorPanel>
    )
  return (
    <ErrorPanel title={t`The orders could not be loaded`} onRetry={list.reload} retryLabel={t`Try again`}>
      {code === 'unauthenticated' ? t`Please sign in again.` : t`Check the connection and try again.`}
    </ErrorPanel>
  )
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
        <OrdersPages list={list} />
      </>
    )
  if (list.status === 'failed') return <Failure list={list} />
  if (list.status === 'loading') return <OrdersRows count={list.perPage} label={t`Loading the orders`} />
  return <Nothing list={list} shops={rest.shops} />
}
