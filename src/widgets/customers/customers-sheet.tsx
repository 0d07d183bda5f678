import { useLingui } from '@lingui/react/macro'
import SearchX from 'lucide-react/icons/search-x'
import Users from 'lucide-react/icons/users'
import type { Customer } from '../../core/customers/customers.contract'
import { pageSizes } from '../../core/kernel/list-query'
import { usePagingLabels } from '../orders/use-paging-labels'
import { Button } from '../ui/button'
import { EmptyPanel } from '../ui/empty-panel'
import { ErrorPanel } from '../ui/error-panel'
import { Pagination } from '../ui/pagination'
import * as css from './customers.css'
import { CustomersRows } from './customers-place'
import { CustomersTable } from './customers-table'
import type { CustomersList } from './use-customers'

type CustomersSheetProps = {
  list: CustomersList
  onOpen(customer: Customer): void
  onNewOrder(customer: Customer): void
}

function CustomersPages({ list }: { list: CustomersList }) {
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
        labels={usePagingLabels(t`Pages of customers`)}
      />
    </div>
  )
}

function Failure({ list }: { list: CustomersList }) {
  const { t } = useLingui()
  const code = list.error?.code
  if (code === 'forbidden')
    return (
      <ErrorPanel
        title={t`The customers are not open to your account`}
      >{t`Somebody who manages the shop can change that.`}</ErrorPanel>
    )
  return (
    <ErrorPanel title={t`The customers could not be loaded`} onRetry={list.reload} retryLabel={t`Try again`}>
      {code === 'unauthenticated' ? t`Please sign in again.` : t`Check the connection and try again.`}
    </ErrorPanel>
  )
}

function Nothing({ list }: { list: CustomersList }) {
  const { t } = useLingui()
  if (list.q.trim() === '')
    return (
      <EmptyPanel
        icon={<Users />}
        title={t`No customers yet`}
      >{t`Whoever receives an order appears here, the latest first.`}</EmptyPanel>
    )
  return (
    <EmptyPanel
      icon={<SearchX />}
      title={t`No customer found`}
      action={<Button onClick={list.showAll}>{t`Show all customers`}</Button>}
    >
      {t`Search for a part of the name or of the phone number.`}
    </EmptyPanel>
  )
}

/** The rows with their pages, or why there are none. */
export function CustomersSheet({ list, onOpen, onNewOrder }: CustomersSheetProps) {
  const { t } = useLingui()
  if (list.rows.length > 0)
    return (
      <div className={css.sheet}>
        <CustomersTable rows={list.rows} stale={list.stale} onOpen={onOpen} onNewOrder={onNewOrder} />
        <CustomersPages list={list} />
      </div>
    )
  if (list.status === 'failed') return <Failure list={list} />
  if (list.status === 'loading') return <CustomersRows label={t`Loading the customers`} />
  return <Nothing list={list} />
}
