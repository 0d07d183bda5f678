import type { AppName, ViewName } from './apps'
import type { OrderLines } from './cart/cart.lines'
import type { Letter } from './email/email.letter.contract'
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
    ({ running }) => send(running('search'), { type: 'reload' }),
    ({ running }) => send(running('chat'), { type: 'reload' }),
    toDrafts({ type: 'session.start' }),
  ],
  // a session that ran out keeps what was entered, for whoever signs in again
  'auth.signedOut': [
    (linked, event) => {
      if (event.reason === 'expired') return
      for (const name of [
        'cart',
        'store',
        'cod',
        'email',
        'calendar',
        'todo',
        'search',
        'chat',
        'invoices',
        'users',
      ] as const)
        send(linked.running(name), { type: 'forget' })
      toDrafts({ type: 'session.end' })(linked, event)
    },
  ],
  'shops.saved': [({ running }, { shop }) => send(running('shops'), { type: 'shop.replace', shop })],
  // a change of whoever is signed in holds at once: what they may do, and what they are called
  'users.saved': [({ running }, { person }) => person && send(running('auth'), { type: 'person.change', person })],
  'todo.submitted': [({ running }, { change }) => send(running('todo'), { type: 'change.make', change })],
  'order.saved': [takeOutLines],
  'order.setAside': [takeOutLines],
  'order.filled': [fillIn],
  'calendar.submitted': [
    ({ running }, { id, change }) => send(running('calendar'), { type: 'change.make', id, change }),
  ],
  'orders.changed': [({ running }, { orders }) => send(running('cod'), { type: 'orders.patch', orders })],
  'order.cleared': [({ running }) => send(running('cart'), { type: 'clear' })],
  'network.online': [
    ({ running }) => send(running('cart'), { type: 'resume' }),
    ({ running }) => send(running('chat'), { type: 'resume' }),
    toDrafts({ type: 'save.resume' }),
  ],
  'chat.seen': [({ running }, { contactId }) => send(running('chat'), { type: 'chat.see', contactId })],
  'page.hidden': [({ running }, event) => send(running('chat'), event)],
  'page.visible': [({ running }, event) => send(running('chat'), event), toDrafts({ type: 'orphans.look' })],
}

/** A customer or messages chosen for a new order go into the draft that is open, or into the next that opens. */
function draftLink(): Link {
  let given: Announced | undefined
  return (linked, event) => {
    const { type, customer, text, contactId } = event
    if (type === 'customers.chosen') given = { type: 'customer.take', customer }
    if (type === 'chat.orderTaken') given = { type: 'message.add', text, from: contactId }
    if (type === 'auth.signedOut') given = undefined
    const draft = linked.views('order').at(-1)
    if (!given || !draft) return
    const giving = given
    given = undefined
    send(draft, giving)
  }
}

const mailHold = 5_000

/** What a letter's place asks of the mail's data actor; it can be taken back for five seconds. */
function mailChangeOf({ type, id, letter }: Announced): Announced | undefined {
  if (type === 'email.sendAsked') return { type: 'change.make', id, change: { kind: 'send', letter }, holdMs: mailHold }
  const draft = type === 'email.discarded' ? (letter as Letter).id : undefined
  if (draft === undefined) return undefined
  return {
    type: 'change.make',
    id,
    change: { kind: 'patch', ids: [draft], patch: { folder: 'trash' } },
    holdMs: mailHold,
  }
}

/** A letter asked to be sent before the data actor runs waits for it. */
function letterLink(): Link {
  let waiting: Announced[] = []
  return ({ running }, event) => {
    if (event.type === 'auth.signedOut' && event.reason !== 'expired') waiting = []
    const change = mailChangeOf(event)
    if (change) waiting.push(change)
    const email = running('email')
    if (email) for (const each of waiting.splice(0)) send(email, each)
  }
}

/** Listens until the returned function is called. */
export function link(linked: Linked): () => void {
  const fillDraft = draftLink()
  const giveLetter = letterLink()
  const listening = linked.events$.subscribe((event) => {
    for (const react of links[event.type] ?? []) react(linked, event)
    fillDraft(linked, event)
    giveLetter(linked, event)
  })
  return () => listening.unsubscribe()
}
