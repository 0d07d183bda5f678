import { messages as failureMessages } from 'langraan:messages/failure'
import { messages } from 'langraan:messages/invoices'
import { messages as lazyMessages } from 'langraan:messages/lazy'
import { defineWidget } from '../runtime/define-widget'
import {
  type InvoiceLeads,
  type InvoiceMode,
  InvoiceNavigationContext,
  invoiceModes,
  useInvoiceLocation,
} from './invoice-navigation'
import { InvoicePlaceholder, type InvoiceSaved } from './invoice-part'
import { InvoiceStage } from './invoice-stage'
import { apps } from './invoices'

export type RaanInvoiceProps = InvoiceLeads & {
  /** default: the latest invoice */
  invoiceId?: number | undefined
  /** default: `preview` */
  mode?: InvoiceMode | undefined
  /** `add` starts as a copy of this invoice */
  copyOf?: number | undefined
  /** `add` starts from this order */
  orderNumber?: string | undefined
  /** the page has a list to go back to, reached through `onOpen` */
  hasList?: boolean | undefined
  onSaved?: ((detail: InvoiceSaved) => void) | undefined
}

function InvoiceView(props: RaanInvoiceProps) {
  const { invoiceId: id, mode = 'preview', copyOf, orderNumber, hasList = false, onSaved, ...leads } = props
  const known = invoiceModes.find((each) => each === mode) ?? 'preview'
  const { location, navigation } = useInvoiceLocation({ mode: known, id, copyOf, orderNumber }, hasList, leads)
  return (
    <InvoiceNavigationContext value={navigation}>
      <InvoiceStage location={location} onSaved={onSaved} />
    </InvoiceNavigationContext>
  )
}

export const RaanInvoice = defineWidget<RaanInvoiceProps>({
  apps,
  messages: [messages, failureMessages, lazyMessages],
  Skeleton: InvoicePlaceholder,
  View: InvoiceView,
})
