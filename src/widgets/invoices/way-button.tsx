import { useContext } from 'react'
import { WayButton as Button, WayLink as Link, type WayButtonProps, type WayLinkProps } from '../root/way-button'
import { type InvoicePlace, InvoiceWaysContext } from './invoice-ways'

/** Leads to a place among the invoices: a link where it has an address. */
export const WayButton = (props: WayButtonProps<InvoicePlace>) => (
  <Button ways={useContext(InvoiceWaysContext)} {...props} />
)

/** The same within a text. */
export const WayLink = (props: WayLinkProps<InvoicePlace>) => <Link ways={useContext(InvoiceWaysContext)} {...props} />
