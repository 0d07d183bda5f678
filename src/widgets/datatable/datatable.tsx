import { texts as tableTexts } from 'langraan:texts/data-table'
import { texts } from 'langraan:texts/datatable'
import { texts as failureTexts } from 'langraan:texts/failure'
import { texts as lazyTexts } from 'langraan:texts/lazy'
import { texts as listTexts } from 'langraan:texts/list'
import { texts as printTexts } from 'langraan:texts/print'
import { texts as leaveTexts } from 'langraan:texts/root.unsaved'
import { datatableApp } from '../../core/datatable/app'
import type { TableRow } from '../../core/datatable/datatable.columns'
import { lazyPart } from '../../core/kernel/lazy-part'
import { Lazy } from '../lazy/lazy'
import { defineWidget } from '../root/define-widget'
import { ClientTable } from './client-table'
import { DatatablePlace } from './datatable-place'
import type { DatatableColumn } from './use-columns'

export type { DatatableColumn } from './use-columns'

export type RaanDatatableProps = {
  /** `client` has all rows here, `server` asks the backend for a page at a time */
  mode?: 'client' | 'server' | undefined
  /** rows of a page; without it a client table is one list to scroll through */
  perPage?: number | undefined
  /** own rows instead of the sample rows, for `client`; a new array replaces what was added and edited */
  rows?: readonly TableRow[] | undefined
  /** columns of own rows; without them every key of the first row is a column of text */
  columns?: readonly DatatableColumn[] | undefined
  onRowAdded?: ((detail: { row: TableRow }) => void) | undefined
  onRowEdited?: ((detail: { row: TableRow; before: TableRow }) => void) | undefined
  /** filters and page of a `server` table as text: `q=anna&page=2` */
  query?: string | undefined
  onQueryChanged?: ((detail: { query: string; replace: boolean }) => void) | undefined
}

const server = lazyPart(() => import('./server-table'))

function DatatableView({ mode = 'client', ...props }: RaanDatatableProps) {
  if (mode !== 'server') return <ClientTable {...props} />
  return (
    <Lazy part={server} place={<DatatablePlace />}>
      {({ ServerTable }) => <ServerTable {...props} />}
    </Lazy>
  )
}

export const apps = { datatable: datatableApp }

export const RaanDatatable = defineWidget<RaanDatatableProps>({
  apps,
  texts: [texts, tableTexts, listTexts, printTexts, leaveTexts, failureTexts, lazyTexts],
  Skeleton: DatatablePlace,
  View: DatatableView,
})
