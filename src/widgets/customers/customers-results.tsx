import { useLingui } from '@lingui/react/macro'
import SearchX from 'lucide-react/icons/search-x'
import Users from 'lucide-react/icons/users'
import type { Customer } from '../../core/customers/customers.contract'
import { FailurePanel } from '../failure/failure-panel'
import { ListPages } from '../list/list-pages'
import { Button } from '../ui/button'
import { EmptyPanel } from '../ui/empty-panel'
import * as css from './customers.css'
import { CustomersRows } from './customers-skeleton'
import { CustomersTable } from './customers-table'
import type { CustomersList } from './use-customers'

type CustomersResultsProps = {
  list: CustomersList
  onOpen(customer: Customer): void
  onNewOrder(customer: Customer): void
}

function Nothing({ list }: { list: CustomersList }) {
  const { t } = useLingui()
  if (list.q.trim() === '')
    return (
      <EmptyPanel
        icon={<Users />}
        title={t`No customers yet`}
      >{t`People who receive orders appear here, newest first.`}</EmptyPanel>
    )
  return (
    <EmptyPanel
      icon={<SearchX />}
      title={t`No customers found`}
      action={<Button onClick={list.showAll}>{t`Show all customers`}</Button>}
    >
      {t`Try part of the name or phone number.`}
    </EmptyPanel>
  )
}

/** The rows with their pages, or why there are none. */
export function CustomersResults({ list, onOpen, onNewOrder }: CustomersResultsProps) {
  const { t } = useLingui()
  if (list.rows.length > 0)
    return (
      <div className={css.surface}>
        <CustomersTable rows={list.rows} stale={list.stale} onOpen={onOpen} onNewOrder={onNewOrder} />
        <ListPages list={list} label={t`Pages of customers`} />
      </div>
    )
  if (list.status === 'failed')
    return (
      <FailurePanel
        error={list.error}
        title={t`Couldn't load customers`}
        forbidden={t`You don't have access to customers`}
        onRetry={list.reload}
      />
    )
  if (list.status === 'loading') return <CustomersRows label={t`Loading customers`} />
  return <Nothing list={list} />
}
