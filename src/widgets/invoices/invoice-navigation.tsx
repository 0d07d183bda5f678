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

/** Without an id it is the latest invoice. */
export type InvoiceLocation = {
  mode: InvoiceMode | 'list'
  id?: number | undefined
  /** starts a new invoice as a copy of this one */
  copyOf?: number | undefined
  /** starts a new invoice from this order */
  orderNumber?: string | undefined
}

export const InvoiceNavigationContext = createContext<Navigation<InvoiceLocation>>(noNavigation)

/** Fills in a pattern such as `/apps/invoice/{mode}/{id}`. */
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

/** Navigates within invoices: a link if the page gives it an address, otherwise a button. */
export const NavigationButton = (props: NavigationButtonProps<InvoiceLocation>) => (
  <Button navigation={useContext(InvoiceNavigationContext)} {...props} />
)

export const NavigationLink = (props: NavigationLinkProps<InvoiceLocation>) => (
  <Link navigation={useContext(InvoiceNavigationContext)} {...props} />
)

export type InvoiceLeads = {
  /** URL pattern of the invoices: `/apps/invoice/{mode}/{id}`, mode being list, preview, edit, add or print */
  invoiceHref?: string | undefined
  /** return false to navigate on your own; otherwise it opens in place */
  onOpen?: ((location: InvoiceLocation) => unknown) | undefined
}

export const useInvoiceLocation = (asked: InvoiceLocation, hasList: boolean, { invoiceHref, onOpen }: InvoiceLeads) =>
  useLocation<InvoiceLocation>(asked, {
    hasList,
    hrefOf: (to) => (invoiceHref === undefined ? undefined : addressOf(invoiceHref, to)),
    onOpen,
  })
