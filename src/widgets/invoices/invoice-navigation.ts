import { createContext } from 'react'
import { type Navigation, noNavigation } from '../navigation/navigation'

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

export type InvoiceNavigation = Navigation<InvoiceLocation>

export const InvoiceNavigationContext = createContext<InvoiceNavigation>(noNavigation)

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
