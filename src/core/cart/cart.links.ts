import { type Link, type Links, send } from '../kernel/links'
import type { NewOrder } from '../orders/orders.contract'
import type { OrderLines } from './cart.lines'

/** An order that is stored or put aside takes its own lines out of the cart; what came in since stays. */
const takeOutLines: Link = ({ running }, event) => {
  const { ProductOrders } = event.order as NewOrder
  const cart = running('cart')
  const lines: OrderLines | undefined = cart?.getSnapshot().context.lines
  const taken = new Set(ProductOrders.map(({ uq }) => uq))
  if (!lines?.toArray().some(({ uq }) => !taken.has(uq))) return send(cart, { type: 'clear' })
  for (const uq of taken) if (lines.has(uq)) send(cart, { type: 'line.remove', uq })
}

export const cartLinks = (): Links[] => [
  {
    'order.saved': takeOutLines,
    'order.setAside': takeOutLines,
    // a prefilled or reopened order brings its own
    'order.filled': ({ running }, { lines }) => {
      if (lines !== undefined) send(running('cart'), { type: 'lines.replace', lines })
    },
    'order.cleared': ({ running }) => send(running('cart'), { type: 'clear' }),
    'network.online': ({ running }) => send(running('cart'), { type: 'resume' }),
  },
]
