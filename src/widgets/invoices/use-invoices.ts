import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { withChanges } from '../../core/invoices/invoices.changes'
import type { InvoiceSort } from '../../core/invoices/invoices.contract'
import { type InvoiceFilters, invoicesText } from '../../core/invoices/invoices.machine'
import { usualPerPage } from '../../core/kernel/paging'
import { type ListLocation, useList } from '../list/use-list'
import { useApp, useView } from '../runtime/use-engine'

export type InvoicesSort = { column: InvoiceSort; order: 'ascending' | 'descending' }

const newestFirst: InvoicesSort = { column: 'id', order: 'descending' }

export function useInvoices({ perPage = usualPerPage, ...location }: ListLocation & { perPage?: number | undefined }) {
  const text = useMemo(() => invoicesText(perPage), [perPage])
  const { sortBy, ...first } = text.read(location.query ?? '')
  const view = useView('invoices', { ...first, ...(sortBy && { sortBy }) }, String(perPage))
  const list = useList(view, text, location)
  const desk = useApp('invoices')
  const held = useSelector(desk, ({ context }) => context.held)
  const pending = useSelector(desk, ({ context }) => context.pending)
  const rows = useMemo(
    () => list.rows.flatMap((row) => withChanges(row, [...held, ...pending]) ?? []),
    [list.rows, held, pending],
  )
  const { sortBy: column, sortDesc } = list.order
  return {
    ...list,
    rows,
    /** rows being removed, which the backend still counts */
    hidden: list.rows.length - rows.length,
    total: list.total - (list.rows.length - rows.length),
    sort: column
      ? ({ column: column as InvoiceSort, order: sortDesc ? 'descending' : 'ascending' } satisfies InvoicesSort)
      : newestFirst,
    search: (q: string) => list.search({ q }),
    filter: (change: Partial<InvoiceFilters>) => list.filter(change),
    sortBy: ({ column, order }: InvoicesSort) =>
      column === 'id' && order === 'descending'
        ? list.sort(undefined, false)
        : list.sort(column, order === 'descending'),
  }
}

export type InvoicesList = ReturnType<typeof useInvoices>
