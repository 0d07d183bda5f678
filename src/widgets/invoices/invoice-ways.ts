import { createContext, type MouseEvent, useContext } from 'react'

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

export type InvoiceWays = {
  /** undefined where places have no address */
  hrefOf(place: InvoicePlace): string | undefined
  go(place: InvoicePlace): void
  /** there is a list to go back to */
  hasList: boolean
}

export const InvoiceWaysContext = createContext<InvoiceWays>({
  hrefOf: () => undefined,
  go: () => undefined,
  hasList: false,
})

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

/** What a link to a place needs; a click with a modifier is the browser's. */
export function useWay(place: InvoicePlace) {
  const { hrefOf, go } = useContext(InvoiceWaysContext)
  return {
    href: hrefOf(place),
    onClick(event: MouseEvent) {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      go(place)
    },
  }
}
