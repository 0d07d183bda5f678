import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { type InvoiceStatus, invoiceStatuses } from '../../core/invoices/invoices.status'
import { Tabs } from '../ui/tabs'
import * as css from './invoices.css'
import { useInvoiceWords } from './use-invoice-words'

type InvoicesTabsProps = {
  /** undefined = all */
  status: InvoiceStatus | undefined
  /** of all invoices; undefined until they are known */
  counts: Readonly<Record<string, number>> | undefined
  onChange(status: InvoiceStatus | undefined): void
  children: ReactNode
}

/** A tab per status with how many there are. */
export function InvoicesTabs({ status, counts, onChange, children }: InvoicesTabsProps) {
  const { t } = useLingui()
  const words = useInvoiceWords()
  const count = (of: number) => counts && <span className={css.tabCount}>{of}</span>
  const all = Object.values(counts ?? {}).reduce((sum, each) => sum + each, 0)
  return (
    <div className={css.tabs}>
      <Tabs<InvoiceStatus | 'all'>
        label={t`Invoices by status`}
        value={status ?? 'all'}
        onChange={(chosen) => onChange(chosen === 'all' ? undefined : chosen)}
        tabs={[
          { value: 'all', label: t`All`, badge: count(all) },
          ...invoiceStatuses.map((value) => ({
            value,
            label: words.status(value),
            badge: count(counts?.[value] ?? 0),
          })),
        ]}
      >
        {children}
      </Tabs>
    </div>
  )
}
