import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { type InvoiceStatus, invoiceStatuses } from '../../core/invoices/invoices.status'
import type { UnknownValue } from '../../core/kernel/filter'
import { StatusTabs } from '../ui/tabs'
import { tabs } from './invoices.css'
import { useInvoiceMessages } from './use-invoice-messages'

type InvoicesTabsProps = {
  /** undefined = all */
  status: InvoiceStatus | UnknownValue | undefined
  /** of all invoices; undefined until they are known */
  counts: Readonly<Record<string, number>> | undefined
  onChange(status: InvoiceStatus | undefined): void
  children: ReactNode
}

export function InvoicesTabs(props: InvoicesTabsProps) {
  const { t } = useLingui()
  const messages = useInvoiceMessages()
  return (
    <div className={tabs}>
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
