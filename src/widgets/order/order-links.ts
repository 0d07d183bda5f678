import { createContext } from 'react'

export type OrderLinks = {
  /** address of one order, `{OrderNumber}` in place of its number */
  orderHref?: string | undefined
  /** instead of following that address */
  onOpenOrder?: ((detail: { OrderNumber: string }) => void) | undefined
}

/** The way from the form to a stored order, where the page has one. */
export const OrderLinksContext = createContext<OrderLinks>({})
