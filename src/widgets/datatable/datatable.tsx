import { messages as tableMessages } from 'langraan:messages/data-table'
import { messages } from 'langraan:messages/datatable'
import { messages as failureMessages } from 'langraan:messages/failure'
import { messages as leaveMessages } from 'langraan:messages/form'
import { messages as lazyMessages } from 'langraan:messages/lazy'
import { messages as listMessages } from 'langraan:messages/list'
import { messages as printMessages } from 'langraan:messages/print'
import { datatableApp } from '../../core/datatable/app'
import type { TableRow } from '../../core/datatable/datatable.columns'
import { lazyPart } from '../../core/kernel/lazy-part'
import { Lazy } from '../lazy/lazy'
import { defineWidget } from '../runtime/define-widget'
import { ClientTable } from './client-table'
import { DatatableSkeleton } from './datatable-skeleton'
import type { DatatableColumn } from './use-columns'

export type { DatatableColumn } from './use-columns'

export type RaanDatatableProps = {
  /** `client` has all rows here, `server` requests one page at a time */
  mode?: 'client' | 'server' | undefined
  /** rows per page; without it, a client table is a single scrollable list */
  perPage?: number | undefined
  /** your rows instead of the sample rows, for `client`; a new array discards added and edited rows */
  rows?: readonly TableRow[] | undefined
  /** columns for your rows; default: a text column per key of the first row */
  columns?: readonly DatatableColumn[] | undefined
  onRowAdded?: ((detail: { row: TableRow }) => void) | undefined
  onRowEdited?: ((detail: { row: TableRow; before: TableRow }) => void) | undefined
  /** filters and page of a `server` table as a query string: `q=anna&page=2` */
  query?: string | undefined
  onQueryChanged?: ((detail: { query: string; replace: boolean }) => void) | undefined
}

const server = lazyPart(() => import('./server-table'))

function DatatableView({ mode = 'client', ...props }: RaanDatatableProps) {
  if (mode !== 'server') return <ClientTable {...props} />
  return (
    <Lazy part={server} fallback={<DatatableSkeleton />}>
      {({ ServerTable }) => <ServerTable {...props} />}
    </Lazy>
  )
}

export const apps = { datatable: datatableApp }

export const RaanDatatable = defineWidget<RaanDatatableProps>({
  apps,
  messages: [messages, tableMessages, listMessages, printMessages, leaveMessages, failureMessages, lazyMessages],
  Skeleton: DatatableSkeleton,
  View: DatatableView,
})
