import { texts as failureTexts } from 'langraan:texts/failure'
import { texts } from 'langraan:texts/invoices'
import { texts as lazyTexts } from 'langraan:texts/lazy'
import { defineWidget } from '../root/define-widget'
import { InvoicePlaceholder, type InvoiceSaved, InvoiceStage } from './invoice-stage'
import { type InvoiceMode, InvoiceWaysContext, invoiceModes } from './invoice-ways'
import { apps } from './invoices'
import { type InvoiceLeads, useInvoicePlace } from './use-invoice-place'

export type RaanInvoiceProps = InvoiceLeads & {
  /** the newest unless given */
  invoiceId?: number | undefined
  /** `preview` unless given */
  mode?: InvoiceMode | undefined
  /** `add` begins as a copy of this invoice */
  copyOf?: number | undefined
  /** `add` begins with what stands on this order */
  orderNumber?: string | undefined
  /** the page has a list to go back to, which `onOpen` leads to */
  hasList?: boolean | undefined
  onSaved?: ((detail: InvoiceSaved) => void) | undefined
}

function InvoiceView(props: RaanInvoiceProps) {
  const { invoiceId: id, mode = 'preview', copyOf, orderNumber, hasList = false, onSaved, ...leads } = props
  const known = invoiceModes.find((each) => each === mode) ?? 'preview'
  const { place, ways } = useInvoicePlace({ mode: known, id, copyOf, orderNumber }, hasList, leads)
  return (
    <InvoiceWaysContext value={ways}>
      <InvoiceStage place={place} onSaved={onSaved} />
    </InvoiceWaysContext>
  )
}

export const RaanInvoice = defineWidget<RaanInvoiceProps>({
  apps,
  texts: [texts, failureTexts, lazyTexts],
  Skeleton: InvoicePlaceholder,
  View: InvoiceView,
})
