import type { OrderLines } from '../cart/cart.lines'
import { type Link, type Links, send } from '../kernel/links'
import type { NewOrder } from '../orders/orders.contract'

/** A draft needs the shop and the lines that stand when it opens. */
const tellDrafts: Link = ({ running, views }) => {
  for (const draft of views('order')) {
    const cart = running('cart')
    const shops = running('shops')
    if (cart) send(draft, { type: 'lines.changed', lines: cart.getSnapshot().context.lines })
    if (shops) send(draft, { type: 'shop.changed', shop: shops.getSnapshot().context.chosen })
  }
}

/** An order that is stored or put aside takes its own lines out of the cart; what came in since stays. */
const takeOutLines: Link = ({ running }, event) => {
  const { ProductOrders } = event.order as NewOrder
  const cart = running('cart')
  const lines: OrderLines | undefined = cart?.getSnapshot().context.lines
  const taken = new Set(ProductOrders.map(({ uq }) => uq))
  if (!lines?.toArray().some(({ uq }) => !taken.has(uq))) return send(cart, { type: 'clear' })
  for (const uq of taken) if (lines.has(uq)) send(cart, { type: 'line.remove', uq })
}

/** A prefilled or reopened order brings its own lines and shop. */
const fillIn: Link = ({ running }, { lines, shopId }) => {
  if (lines !== undefined) send(running('cart'), { type: 'lines.replace', lines })
  if (shopId !== undefined) send(running('shops'), { type: 'choose', id: shopId })
}

export const orderLinks = (): Links[] => [
  {
    'view.opened': tellDrafts,
    'app.started': tellDrafts,
    'cart.changed': tellDrafts,
    'shops.chosen': tellDrafts,
    'order.saved': takeOutLines,
    'order.setAside': takeOutLines,
    'order.filled': fillIn,
    'order.cleared': ({ running }) => send(running('cart'), { type: 'clear' }),
  },
]

/** What a draft hears itself, after those that hold its lines and its shop. */
export function orderReacts({ type, reason }: { type: string; reason?: unknown }): { type: string } | undefined {
  if (type === 'auth.signedIn') return { type: 'session.start' }
  // a session that ran out keeps what was entered, for whoever signs in again
  if (type === 'auth.signedOut' && reason !== 'expired') return { type: 'session.end' }
  if (type === 'network.online') return { type: 'save.resume' }
  return type === 'page.visible' ? { type: 'orphans.look' } : undefined
}
