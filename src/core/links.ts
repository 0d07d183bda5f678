import type { AppName, ViewName } from './apps'
import type { OrderLines } from './cart/cart.lines'
import type { Announced, Events } from './kernel/events'
import type { Handle } from './kernel/handle'
import type { NewOrder } from './orders/orders.contract'

/** What a link may reach: actors that run already. A link starts nothing. */
export type Linked = {
  events$: Events
  running(name: AppName): Handle | undefined
  views(name: ViewName): Handle[]
}

type Link = (linked: Linked, event: Announced) => void

const send = (handle: Handle | undefined, event: Announced) => handle?.send(event as never)

/** A draft needs the shop and the lines that stand when it opens. */
const tellDraft: Link = (linked) => {
  for (const draft of linked.views('order')) {
    const cart = linked.running('cart')
    const shops = linked.running('shops')
    if (cart) send(draft, { type: 'lines.changed', lines: cart.getSnapshot().context.lines })
    if (shops) send(draft, { type: 'shop.changed', shop: shops.getSnapshot().context.chosen })
  }
}

const toDrafts =
  (event: Announced): Link =>
  ({ views }) =>
    views('order').forEach((draft) => send(draft, event))

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

/** Who reacts to what, across apps: announced event -> reactions. */
const links: Record<string, Link[]> = {
  'view.opened': [tellDraft],
  'app.started': [tellDraft],
  'cart.changed': [tellDraft],
  'shops.chosen': [tellDraft],
  'auth.signedIn': [
    ({ running }) => send(running('cart'), { type: 'reload' }),
    ({ running }) => send(running('shops'), { type: 'reload' }),
    ({ running }) => send(running('store'), { type: 'reload' }),
    ({ running }) => send(running('cod'), { type: 'reload' }),
    toDrafts({ type: 'session.start' }),
  ],
  // a session that ran out keeps what was entered, for whoever signs in again
  'auth.signedOut': [
    (linked, event) => {
      if (event.reason === 'expired') return
      for (const name of ['cart', 'store', 'cod', 'invoices', 'users'] as const)
        send(linked.running(name), { type: 'forget' })
      toDrafts({ type: 'session.end' })(linked, event)
    },
  ],
  'shops.saved': [({ running }, { shop }) => send(running('shops'), { type: 'shop.replace', shop })],
  // a change of whoever is signed in holds at once: what they may do, and what they are called
  'users.saved': [({ running }, { person }) => person && send(running('auth'), { type: 'person.change', person })],
  'order.saved': [takeOutLines],
  'order.setAside': [takeOutLines],
  'order.filled': [fillIn],
  'orders.changed': [({ running }, { orders }) => send(running('cod'), { type: 'orders.patch', orders })],
  'order.cleared': [({ running }) => send(running('cart'), { type: 'clear' })],
  'network.online': [({ running }) => send(running('cart'), { type: 'resume' }), toDrafts({ type: 'save.resume' })],
  'page.visible': [toDrafts({ type: 'orphans.look' })],
}

/** A customer chosen for a new order goes into the draft that is open, or into the next that opens. */
function customerLink(): Link {
  let chosen: unknown
  return (linked, event) => {
    if (event.type === 'customers.chosen') chosen = event.customer
    if (event.type === 'auth.signedOut') chosen = undefined
    const draft = linked.views('order').at(-1)
    if (chosen === undefined || !draft) return
    send(draft, { type: 'customer.take', customer: chosen })
    chosen = undefined
  }
}

/** Listens until the returned function is called. */
export function link(linked: Linked): () => void {
  const giveCustomer = customerLink()
  const listening = linked.events$.subscribe((event) => {
    for (const react of links[event.type] ?? []) react(linked, event)
    giveCustomer(linked, event)
  })
  return () => listening.unsubscribe()
}
