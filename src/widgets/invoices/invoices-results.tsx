import { useLingui } from '@lingui/react/macro'
import Empty from 'lucide-react/icons/receipt-text'
import SearchX from 'lucide-react/icons/search-x'
import { FailurePanel } from '../failure/failure-panel'
import { ListPages } from '../list/list-pages'
import { Button } from '../ui/button'
import { EmptyPanel } from '../ui/empty-panel'
import { Loading, Skeleton } from '../ui/skeleton'
import type { InvoiceActionProps } from './invoice-cells'
import { NavigationButton } from './invoice-navigation'
import * as css from './invoices.css'
import { InvoicesTable } from './invoices-table'
import type { InvoicesList } from './use-invoices'

function Nothing({ list, canCreate }: { list: InvoicesList; canCreate: boolean }) {
  const { t } = useLingui()
  const { q, status } = list.filters
  if (!q?.trim() && !status)
    return (
      <EmptyPanel
        icon={<Empty />}
        title={t`No invoices yet`}
        action={canCreate && <NavigationButton look="primary" to={{ mode: 'add' }}>{t`New invoice`}</NavigationButton>}
      >
        {t`Invoices you save appear here, newest first.`}
      </EmptyPanel>
    )
  return (
    <EmptyPanel
      icon={<SearchX />}
      title={t`No invoices found`}
      action={<Button onClick={() => list.filter({ q: undefined, status: undefined })}>{t`Show all invoices`}</Button>}
    >
      {q?.trim() ? t`Search by number, client, email or service.` : t`No invoices have this status.`}
    </EmptyPanel>
  )
}

export const InvoicesRows = ({ count = 10, label }: { count?: number; label?: string }) => (
  <Loading className={css.rows} {...(label && { label })}>
    <Skeleton shape="block" height={44} count={Math.min(count, 10)} />
  </Loading>
)

export function InvoicesResults({ list, ...actions }: InvoiceActionProps & { list: InvoicesList }) {
  const { t } = useLingui()
  if (list.rows.length > 0 || list.hidden > 0)
    return (
      <>
        <InvoicesTable {...actions} rows={list.rows} stale={list.stale} sort={list.sort} onSort={list.sortBy} />
        <ListPages list={list} label={t`Pages of invoices`} />
      </>
    )
  if (list.status === 'failed')
    return (
      <FailurePanel
        error={list.error}
        title={t`Couldn't load invoices`}
        forbidden={t`You don't have access to invoices`}
        onRetry={list.reload}
      />
    )
  if (list.status === 'loading') return <InvoicesRows count={list.perPage} label={t`Loading invoices`} />
  return <Nothing list={list} canCreate={actions.rights.canCreate} />
}
