import type { ReactNode } from 'react'

export type SalesTarget = {
  hrefOf(path: string): string
  go(path: string): void
}

type SalesLinkProps = SalesTarget & { to: string; className: string; children: ReactNode }

/** Leads to another screen of the dashboard; with a key held, to a page of its own. */
export function SalesLink({ to, hrefOf, go, className, children }: SalesLinkProps) {
  return (
    <a
      className={className}
      href={hrefOf(to)}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        go(to)
      }}
    >
      {children}
    </a>
  )
}

/** The list of orders that explains a figure. */
export const ordersPath = (filters: Readonly<Record<string, string>>): string =>
  `/desk/orders?${new URLSearchParams(filters)}`

/** The list of what was sold: cancelled orders are not among it. */
export const soldPath = (filters: Readonly<Record<string, string>>): string =>
  ordersPath({ ...filters, cancelled: 'false' })
