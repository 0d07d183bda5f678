import { useContext } from 'react'
import { pathSegment } from '../../core/kernel/address'
import { textButton } from '../ui/text-button.css'
import { OrderLinksContext } from './order-links'
import * as css from './order-notices.css'

export function OrderLink({ OrderNumber }: { OrderNumber: string }) {
  const { orderHref, onOpenOrder } = useContext(OrderLinksContext)
  if (orderHref === undefined) return <strong className={css.number}>{OrderNumber}</strong>
  return (
    <a
      className={textButton}
      href={orderHref.replace('{OrderNumber}', pathSegment(OrderNumber))}
      onClick={(event) => {
        if (!onOpenOrder || event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        onOpenOrder({ OrderNumber })
      }}
    >
      {OrderNumber}
    </a>
  )
}
