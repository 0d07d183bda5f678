import { StalePanel } from '../failure/failure-panel'
import { useRowFocus } from '../ui/use-row-focus'
import * as css from './invoices.css'
import { InvoicesBar } from './invoices-bar'
import { InvoicesSheet } from './invoices-sheet'
import { InvoicesTabs } from './invoices-tabs'
import { useDeedRoom } from './use-deed-room'
import { useFailedInvoiceChanges, useInvoiceChanges } from './use-invoice-changes'
import { useInvoiceRights } from './use-invoice-rights'
import { useInvoices } from './use-invoices'

type InvoicesListViewProps = Parameters<typeof useInvoices>[0]

/** All invoices: by status, found, in order, page by page. */
export function InvoicesListView(props: InvoicesListViewProps) {
  const list = useInvoices(props)
  const rights = useInvoiceRights()
  const { remove } = useInvoiceChanges()
  const room = useDeedRoom()
  const focus = useRowFocus<HTMLDivElement>()
  useFailedInvoiceChanges()
  const { Part: Deed } = room
  return (
    <div className={css.place} part="invoices">
      <InvoicesTabs
        status={list.filters.status}
        counts={list.extra?.counts}
        onChange={(status) => list.filter({ status })}
      >
        <InvoicesBar list={list} canCreate={rights.canCreate} />
        {list.status === 'failed' && list.rows.length > 0 && <StalePanel onRetry={list.reload} />}
        <div ref={focus.place} tabIndex={-1} className={css.sheet} {...focus.listeners}>
          <InvoicesSheet
            list={list}
            rights={rights}
            onSend={room.send}
            onPay={room.pay}
            onRemove={({ id }) => remove(id)}
          />
        </div>
      </InvoicesTabs>
      {Deed && room.deed && <Deed deed={room.deed} onClose={room.close} />}
    </div>
  )
}
