import { Plural, useLingui } from '@lingui/react/macro'
import Add from 'lucide-react/icons/plus'
import type { ReactNode } from 'react'
import { type InvoiceStatus, invoiceStatuses } from '../../core/invoices/invoices.status'
import type { UnknownValue } from '../../core/kernel/filter'
import { StalePanel } from '../failure/failure-panel'
import { ListBar } from '../list/list-bar'
import { Price } from '../ui/price'
import { StatusTabs } from '../ui/tabs'
import { useRowFocus } from '../ui/use-row-focus'
import { NavigationButton } from './invoice-navigation'
import * as css from './invoices.css'
import { InvoicesResults } from './invoices-results'
import { useActionPart } from './use-action-part'
import { useFailedInvoiceChanges, useInvoiceChanges } from './use-invoice-changes'
import { useInvoiceMessages } from './use-invoice-messages'
import { useInvoiceRights } from './use-invoice-rights'
import { type InvoicesList, useInvoices } from './use-invoices'

type InvoicesTabsProps = {
  /** undefined: all */
  status: InvoiceStatus | UnknownValue | undefined
  /** over all invoices; undefined until loaded */
  counts: Readonly<Record<string, number>> | undefined
  onChange(status: InvoiceStatus | undefined): void
  children: ReactNode
}

function InvoicesTabs(props: InvoicesTabsProps) {
  const { t } = useLingui()
  const messages = useInvoiceMessages()
  return (
    <div className={css.tabs}>
      <StatusTabs
        {...props}
        label={t`Invoices by status`}
        allLabel={t`All`}
        statuses={invoiceStatuses}
        textOf={messages.status}
      />
    </div>
  )
}

function Owed({ list }: { list: InvoicesList }) {
  const { t } = useLingui()
  if (!list.extra) return null
  const { outstanding, overdue } = list.extra
  return (
    <p className={css.owed}>
      <span>
        {t`Outstanding`} <Price amount={outstanding} className={css.sum} />
      </span>
      {overdue > 0 && (
        <span>
          {t`of which past due`} <Price amount={overdue} className={css.late} />
        </span>
      )}
    </p>
  )
}

function InvoicesBar({ list, canCreate }: { list: InvoicesList; canCreate: boolean }) {
  const { t } = useLingui()
  return (
    <search>
      <ListBar
        list={list}
        label={t`Search invoices`}
        placeholder={t`Number, client, email, service`}
        count={<Plural value={list.total} one="# invoice" other="# invoices" />}
        actions={
          canCreate && (
            <NavigationButton look="primary" icon={<Add />} to={{ mode: 'add' }}>
              {t`New invoice`}
            </NavigationButton>
          )
        }
      >
        <Owed list={list} />
      </ListBar>
    </search>
  )
}

type InvoicesListViewProps = Parameters<typeof useInvoices>[0]

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
        {list.status === 'failed' && list.rows.length > 0 && <StalePanel error={list.error} onRetry={list.reload} />}
        <div ref={focus.containerRef} tabIndex={-1} className={css.surface} {...focus.listeners}>
          <InvoicesResults
            list={list}
            rights={rights}
            onSend={action.send}
            onPay={action.pay}
            onRemove={({ id }) => remove(id)}
            onCancel={action.cancel}
          />
        </div>
      </InvoicesTabs>
      {Action && action.action && <Action action={action.action} onClose={action.close} />}
    </div>
  )
}
