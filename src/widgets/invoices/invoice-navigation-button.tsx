import { useContext } from 'react'
import {
  NavigationButton as Button,
  NavigationLink as Link,
  type NavigationButtonProps,
  type NavigationLinkProps,
} from '../navigation/navigation-button'
import { type InvoiceLocation, InvoiceNavigationContext } from './invoice-navigation'

/** Leads to a place among the invoices: a link where it has an address. */
export const NavigationButton = (props: NavigationButtonProps<InvoiceLocation>) => (
  <Button navigation={useContext(InvoiceNavigationContext)} {...props} />
)

/** The same within a text. */
export const NavigationLink = (props: NavigationLinkProps<InvoiceLocation>) => (
  <Link navigation={useContext(InvoiceNavigationContext)} {...props} />
)
