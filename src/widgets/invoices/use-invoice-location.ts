import { usePropState } from '../runtime/use-prop-state'
import { addressOf, type InvoiceLocation, type InvoiceNavigation } from './invoice-navigation'

export type InvoiceLeads = {
  /** where the page has its invoices: `/apps/invoice/{mode}/{id}`, mode being list, preview, edit, add or print */
  invoiceHref?: string | undefined
  /** false: the page goes there itself; anything else: it is shown in this place */
  onOpen?: ((location: InvoiceLocation) => unknown) | undefined
}

/** Where somebody is among the invoices of this place, and the ways from there. It follows `asked` when that changes. */
export function useInvoiceLocation(asked: InvoiceLocation, hasList: boolean, { invoiceHref, onOpen }: InvoiceLeads) {
  const [location, setLocation] = usePropState(asked)
  const navigation: InvoiceNavigation = {
    hasList,
    hrefOf: (to) => (invoiceHref === undefined ? undefined : addressOf(invoiceHref, to)),
    go(to) {
      if (onOpen?.(to) !== false) setLocation(to)
    },
  }
  return { location, navigation }
}
