import { messages as tableMessages } from 'langraan:messages/data-table'
import { messages as failureMessages } from 'langraan:messages/failure'
import { messages } from 'langraan:messages/invoices'
import { messages as lazyMessages } from 'langraan:messages/lazy'
import { messages as listMessages } from 'langraan:messages/list'
import { authApp } from '../../core/auth/app'
import { invoicesApp } from '../../core/invoices/app'
import { useKeptQuery } from '../list/use-kept-query'
import { defineWidget } from '../runtime/define-widget'
import { Skeleton } from '../ui/skeleton'
import {
  type InvoiceLeads,
  type InvoiceLocation,
  InvoiceNavigationContext,
  useInvoiceLocation,
} from './invoice-navigation'
import { InvoiceStage } from './invoice-stage'
import * as css from './invoices.css'
import { InvoicesRows } from './invoices-results'
import { InvoicesListView } from './invoices-view'

export type RaanInvoicesProps = InvoiceLeads & {
  /** rows per page; default: 10 */
  perPage?: number | undefined
  /**
   * filters, sort order and page as a query string: `status=Past+Due&page=2`; invalid values fall back to the
   * defaults
   */
  query?: string | undefined
  /** `replace` is true if the change should replace the history entry, for example while typing */
  onQueryChanged?: ((detail: { query: string; replace: boolean }) => void) | undefined
}

const theList: InvoiceLocation = { mode: 'list' }

function InvoicesView({ invoiceHref, onOpen, perPage, ...list }: RaanInvoicesProps) {
  const { location, navigation } = useInvoiceLocation(theList, true, { invoiceHref, onOpen })
  const kept = useKeptQuery(list)
  return (
    <InvoiceNavigationContext value={navigation}>
      {location.mode === 'list' ? (
        <InvoicesListView perPage={perPage} {...kept} />
      ) : (
        <InvoiceStage location={location} />
      )}
    </InvoiceNavigationContext>
  )
}

const InvoicesSkeleton = () => (
  <div className={css.root}>
    <div className={css.rows}>
      <Skeleton shape="block" height={38} count={2} />
    </div>
    <InvoicesRows />
  </div>
)

export const apps = { invoices: invoicesApp, auth: authApp }

export const RaanInvoices = defineWidget<RaanInvoicesProps>({
  apps,
  messages: [messages, listMessages, tableMessages, failureMessages, lazyMessages],
  Skeleton: InvoicesSkeleton,
  View: InvoicesView,
})
