import { createContext } from 'react'

export type OrderLinks = {
  /** URL of an order, with `{OrderNumber}` as a placeholder */
  orderHref?: string | undefined
  /** called instead of following that URL */
  onOpenOrder?: ((detail: { OrderNumber: string }) => void) | undefined
}

export const OrderLinksContext = createContext<OrderLinks>({})
