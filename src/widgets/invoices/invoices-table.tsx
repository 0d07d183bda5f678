import { useLingui } from '@lingui/react/macro'
import { useContext } from 'react'
import type { Invoice } from '../../core/invoices/invoices.invoice'
import type { Column } from '../data-table/columns'
import { DataTable } from '../data-table/data-table'
import { dayText } from '../i18n/dates'
import { useLocale } from '../runtime/use-locale'
import { Price } from '../ui/price'
import {
  type InvoiceActionProps,
  InvoiceActions,
  InvoiceBalance,
  InvoiceClient,
  InvoiceStatusBadge,
} from './invoice-cells'
import { InvoiceNavigationContext, NavigationLink } from './invoice-navigation'
import * as css from './invoices.css'
import type { InvoicesSort } from './use-invoices'

type InvoicesTableProps = InvoiceActionProps & {
  rows: readonly Invoice[]
  stale: boolean
  sort: InvoicesSort
  onSort(sort: InvoicesSort): void
}

const keyOf = ({ id }: Invoice): string => String(id)

function useColumns(): readonly (Column<Invoice> & { key: InvoicesSort['column'] })[] {
  const { t } = useLingui()
  const locale = useLocale()
  const day = (text: string) => <span className={css.nowrap}>{dayText(text, locale)}</span>
  return [
    {
      key: 'id',
      label: t`Number`,
      sort: true,
      bare: true,
      cell: ({ id }) => (
        <NavigationLink className={css.number} to={{ mode: 'preview', id }}>
          {t`No. ${id}`}
        </NavigationLink>
      ),
    },
    {
      key: 'invoiceStatus',
      label: t`Status`,
      sort: true,
      cell: (invoice) => <InvoiceStatusBadge invoice={invoice} />,
    },
    {
      key: 'client',
      label: t({ message: 'Client', context: 'invoice' }),
      sort: true,
      bare: true,
      cell: (invoice) => <InvoiceClient invoice={invoice} />,
    },
    {
      key: 'total',
      label: t`Total`,
      sort: true,
      numeric: true,
      cell: ({ total }) => <Price amount={total} exact className={css.amount} />,
    },
    {
      key: 'issuedDate',
      label: t`Issued`,
      sort: true,
      className: css.seldom,
      headClassName: css.seldom,
      cell: ({ issuedDate }) => day(issuedDate),
    },
    {
      key: 'dueDate',
      label: t`Due`,
      sort: true,
      className: css.onlyWide,
      headClassName: css.onlyWide,
      cell: ({ dueDate }) => day(dueDate),
    },
    {
      key: 'balance',
      label: t`Balance`,
      sort: true,
      numeric: true,
      cell: (invoice) => <InvoiceBalance invoice={invoice} />,
    },
  ]
}

export function InvoicesTable({ rows, stale, sort, onSort, ...actions }: InvoicesTableProps) {
  const { t } = useLingui()
  const { go } = useContext(InvoiceNavigationContext)
  const columns = useColumns()
  return (
    <DataTable<Invoice>
      caption={t`Invoices`}
      columns={columns}
      rows={rows}
      keyOf={keyOf}
      nameOf={({ id }) => t`No. ${id}`}
      stale={stale}
      sort={sort}
      onSort={({ column, order }) => {
        const chosen = columns.find(({ key }) => key === column)
        if (chosen) onSort({ column: chosen.key, order })
      }}
      onOpen={({ id }) => go({ mode: 'preview', id })}
      actions={(invoice) => <InvoiceActions invoice={invoice} {...actions} />}
    />
  )
}
