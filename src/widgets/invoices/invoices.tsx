import { texts as tableTexts } from 'langraan:texts/data-table'
import { texts as failureTexts } from 'langraan:texts/failure'
import { texts } from 'langraan:texts/invoices'
import { texts as lazyTexts } from 'langraan:texts/lazy'
import { texts as listTexts } from 'langraan:texts/list'
import { authApp } from '../../core/auth/app'
import { invoicesApp } from '../../core/invoices/app'
import { defineWidget } from '../root/define-widget'
import { useKeptQuery } from '../root/use-kept-query'
import { InvoiceStage } from './invoice-stage'
import { type InvoicePlace, InvoiceWaysContext } from './invoice-ways'
import { InvoicesPlace } from './invoices-place'
import { InvoicesListView } from './invoices-view'
import { type InvoiceLeads, useInvoicePlace } from './use-invoice-place'

export type RaanInvoicesProps = InvoiceLeads & {
  /** rows of a page, 10 unless given */
  perPage?: number | undefined
  /** filters, order and page as the text of a query: `status=Past+Due&page=2`; nonsense in it means the default */
  query?: string | undefined
  /** `replace` where the change is no step to come back to, as while somebody types */
  onQueryChanged?: ((detail: { query: string; replace: boolean }) => void) | undefined
}

const theList: InvoicePlace = { mode: 'list' }

function InvoicesView({ invoiceHref, onOpen, perPage, ...list }: RaanInvoicesProps) {
  const { place, ways } = useInvoicePlace(theList, true, { invoiceHref, onOpen })
  const kept = useKeptQuery(list)
  return (
    <InvoiceWaysContext value={ways}>
      {place.mode === 'list' ? <InvoicesListView perPage={perPage} {...kept} /> : <InvoiceStage place={place} />}
    </InvoiceWaysContext>
  )
}

export const apps = { invoices: invoicesApp, auth: authApp }

export const RaanInvoices = defineWidget<RaanInvoicesProps>({
  apps,
  texts: [texts, listTexts, tableTexts, failureTexts, lazyTexts],
  Skeleton: InvoicesPlace,
  View: InvoicesView,
})
