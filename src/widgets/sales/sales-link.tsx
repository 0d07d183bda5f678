import type { ReactNode } from 'react'

export type SalesTarget = {
  hrefOf(path: string): string
  go(path: string): void
}

type SalesLinkProps = SalesTarget & { to: string; className: string; children: ReactNode }

/** Clicks with a modifier key are left to the browser. */
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

export const ordersPath = (filters: Readonly<Record<string, string>>): string =>
  `/desk/orders?${new URLSearchParams(filters)}`

/** Excludes cancelled orders. */
export const soldPath = (filters: Readonly<Record<string, string>>): string =>
  ordersPath({ ...filters, cancelled: 'false' })
