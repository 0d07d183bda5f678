import { useFollowed } from '../root/use-followed'
import { addressOf, type InvoicePlace, type InvoiceWays } from './invoice-ways'

export type InvoiceLeads = {
  /** where the page has its invoices: `/apps/invoice/{mode}/{id}`, mode being list, preview, edit, add or print */
  invoiceHref?: string | undefined
  /** false: the page goes there itself; anything else: it is shown in this place */
  onOpen?: ((place: InvoicePlace) => unknown) | undefined
}

/** Where somebody is among the invoices of this place, and the ways from there. It follows `asked` when that changes. */
export function useInvoicePlace(asked: InvoicePlace, hasList: boolean, { invoiceHref, onOpen }: InvoiceLeads) {
  const [place, setPlace] = useFollowed(asked)
  const ways: InvoiceWays = {
    hasList,
    hrefOf: (to) => (invoiceHref === undefined ? undefined : addressOf(invoiceHref, to)),
    go(to) {
      if (onOpen?.(to) !== false) setPlace(to)
    },
  }
  return { place, ways }
}
