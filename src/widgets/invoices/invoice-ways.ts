import { createContext } from 'react'
import { noWays, type Ways } from '../root/ways'

export const invoiceModes = ['preview', 'edit', 'add', 'print'] as const
export type InvoiceMode = (typeof invoiceModes)[number]

/** Where somebody is among the invoices. Without a number it is the newest. */
export type InvoicePlace = {
  mode: InvoiceMode | 'list'
  id?: number | undefined
  /** a new one is begun as a copy of this */
  copyOf?: number | undefined
  /** a new one is made of this order */
  orderNumber?: string | undefined
}

export type InvoiceWays = Ways<InvoicePlace>

export const InvoiceWaysContext = createContext<InvoiceWays>(noWays)

/** `/apps/invoice/{mode}/{id}` with a place in it. */
export function addressOf(pattern: string, { mode, id, copyOf, orderNumber }: InvoicePlace): string {
  const path = pattern
    .replace('{mode}', mode)
    .replace('{id}', id === undefined ? '' : String(id))
    .replace(/\/$/, '')
  const query = new URLSearchParams()
  if (copyOf !== undefined) query.set('copy', String(copyOf))
  if (orderNumber !== undefined) query.set('order', orderNumber)
  return query.size > 0 ? `${path}?${query}` : path
}
