import * as css from './cod.css'

export type OrderLinkProps = {
  OrderNumber: string
  hrefOf: ((OrderNumber: string) => string) | undefined
  onOpen: ((OrderNumber: string) => void) | undefined
}

/** An order's number; leads to the order where there is a screen for it. */
export function OrderLink({ OrderNumber, hrefOf, onOpen }: OrderLinkProps) {
  if (!onOpen || !hrefOf) return <span className={css.number}>{OrderNumber}</span>
  return (
    <a
      className={css.link}
      href={hrefOf(OrderNumber)}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        onOpen(OrderNumber)
      }}
    >
      {OrderNumber}
    </a>
  )
}
