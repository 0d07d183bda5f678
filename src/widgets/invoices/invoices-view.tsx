import { StalePanel } from '../failure/failure-panel'
import { useRowFocus } from '../ui/use-row-focus'
import * as css from './invoices.css'
import { InvoicesBar } from './invoices-bar'
import { InvoicesResults } from './invoices-results'
import { InvoicesTabs } from './invoices-tabs'
import { useActionPart } from './use-action-part'
import { useFailedInvoiceChanges, useInvoiceChanges } from './use-invoice-changes'
import { useInvoiceRights } from './use-invoice-rights'
import { useInvoices } from './use-invoices'

type InvoicesListViewProps = Parameters<typeof useInvoices>[0]

/** All invoices: by status, found, in order, page by page. */
export function InvoicesListView(props: InvoicesListViewProps) {
  const list = useInvoices(props)
  const rights = useInvoiceRights()
  const { remove } = useInvoiceChanges()
  const action = useActionPart()
  const focus = useRowFocus<HTMLDivElement>()
  useFailedInvoiceChanges()
  const { Part: Action } = action
  return (
    <div className={css.root} part="invoices">
      <InvoicesTabs
        status={list.filters.status}
        counts={list.extra?.counts}
        onChange={(status) => list.filter({ status })}
      >
        <InvoicesBar list={list} canCreate={rights.canCreate} />
        {list.status === 'failed' && list.rows.length > 0 && <StalePanel onRetry={list.reload} />}
        <div ref={focus.containerRef} tabIndex={-1} className={css.surface} {...focus.listeners}>
          <InvoicesResults
            list={list}
            rights={rights}
            onSend={action.send}
            onPay={action.pay}
            onRemove={({ id }) => remove(id)}
          />
        </div>
      </InvoicesTabs>
      {Action && action.action && <Action action={action.action} onClose={action.close} />}
    </div>
  )
}
