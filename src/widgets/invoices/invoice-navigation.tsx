import { createContext, useContext } from 'react'
import {
  NavigationButton as Button,
  NavigationLink as Link,
  type Navigation,
  type NavigationButtonProps,
  type NavigationLinkProps,
  noNavigation,
  useLocation,
} from '../navigation/navigation'

export const invoiceModes = ['preview', 'edit', 'add', 'print'] as const
export type InvoiceMode = (typeof invoiceModes)[number]

/** Where somebody is among the invoices. Without a number it is the newest. */
export type InvoiceLocation = {
  mode: InvoiceMode | 'list'
  id?: number | undefined
  /** a new one is begun as a copy of this */
  copyOf?: number | undefined
  /** a new one is made of this order */
  orderNumber?: string | undefined
}

export const InvoiceNavigationContext = createContext<Navigation<InvoiceLocation>>(noNavigation)

/** `/apps/invoice/{mode}/{id}` with a place in it. */
export function addressOf(pattern: string, { mode, id, copyOf, orderNumber }: InvoiceLocation): string {
  const path = pattern
    .replace('{mode}', mode)
    .replace('{id}', id === undefined ? '' : String(id))
    .replace(/\/$/, '')
  const query = new URLSearchParams()
  if (copyOf !== undefined) query.set('copy', String(copyOf))
  if (orderNumber !== undefined) query.set('order', orderNumber)
  return query.size > 0 ? `${path}?${query}` : path
}

/** Leads to a place among the invoices: a link where it has an address. */
export const NavigationButton = (props: NavigationButtonProps<InvoiceLocation>) => (
  <Button navigation={useContext(InvoiceNavigationContext)} {...props} />
)

/** The same within a text. */
export const NavigationLink = (props: NavigationLinkProps<InvoiceLocation>) => (
  <Link navigation={useContext(InvoiceNavigationContext)} {...props} />
)

export type InvoiceLeads = {
  /** where the page has its invoices: `/apps/invoice/{mode}/{id}`, mode being list, preview, edit, add or print */
  invoiceHref?: string | undefined
  /** false: the page goes there itself; anything else: it is shown in this place */
  onOpen?: ((location: InvoiceLocation) => unknown) | undefined
}

/** Where somebody is among the invoices of this place, and the ways from there. It follows `asked` when that changes. */
export const useInvoiceLocation = (asked: InvoiceLocation, hasList: boolean, { invoiceHref, onOpen }: InvoiceLeads) =>
  useLocation<InvoiceLocation>(asked, {
    hasList,
    hrefOf: (to) => (invoiceHref === undefined ? undefined : addressOf(invoiceHref, to)),
    onOpen,
  })
