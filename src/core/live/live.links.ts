import type { EngineEvent } from '../kernel/engine-events'
import { type Link, type Linked, type Links, send } from '../kernel/links'
import { lookUp } from '../kernel/look-up'
import type { editingMachine } from './editing/live.editing.machine'
import type { ChangedRecord, liveMachine, PageEvent } from './live.machine'
import { showsProducts, type ViewContext } from './live.products'

declare module '../kernel/links' {
  interface LinkedData {
    live: typeof liveMachine
  }
  interface LinkedViews {
    'live.editing': typeof editingMachine
  }
}

/** Views that list records of a kind, or show figures of them. */
export const lists: Readonly<Record<string, readonly string[]>> = {
  orders: [
    'orders',
    'customers',
    'customers.profile',
    'customers.orders',
    'labels',
    'sales',
    'order.paste.today',
    'order.paste.customers',
    'notifications',
  ],
  invoices: ['invoices'],
  shops: ['orders.formats'],
  customers: ['customers', 'customers.profile', 'customers.orders', 'order.paste.customers'],
  users: ['users', 'users.invitations'],
  products: ['products', 'products.picker', 'order.goods', 'notifications'],
  store: ['store'],
  email: ['email', 'notifications'],
  chat: ['notifications'],
  todo: ['todo', 'todo.all'],
  calendar: ['calendar'],
  blog: ['blog', 'blog.one', 'blog.sidebar'],
  profile: ['profile'],
  notifications: ['notifications'],
  faq: ['faq'],
  knowledge: ['knowledge'],
}

/** Views that show one record, by its key. */
export const single: Readonly<Record<string, string>> = {
  orders: 'orders.one',
  invoices: 'invoices.one',
  users: 'users.one',
  products: 'products.moves',
  todo: 'todo.one',
  chat: 'chat.one',
}

type View = {
  send(event: { type: 'reload' }): void
  getSnapshot(): { value: unknown; context: ViewContext }
}
/** safe cast: these views reload, those of `single` have a key, or a contact; lists have rows */
const viewsOf = (linked: Linked, name: string): readonly View[] => linked.views(name as never) as never

function isOpen(view: View, refs: readonly string[] | undefined): boolean {
  try {
    if (refs === undefined) return true
    const { contactId, key = contactId } = view.getSnapshot().context
    // 0 is the newest, whichever that is now
    return key === 0 || refs.includes(String(key))
  } catch {
    // its code is still loading, and so is the record
    return false
  }
}

/** Reloads what shows changed records. Forms aren't among them: they decide when they save. */
function reload(linked: Linked, { kinds, records }: EngineEvent<'records.changed'>): void {
  const has = (kind: string) => kinds === 'all' || kinds.includes(kind)
  if (has('shops')) send(linked.running('shops'), { type: 'reload' })
  if (has('cart')) send(linked.running('cart'), { type: 'reload' })
  if (has('orders')) {
    const numbers = records.filter(({ kind }) => kind === 'orders').map(({ ref }) => ref)
    send(linked.running('cod'), { type: 'orders.outdated', numbers: kinds === 'all' ? 'all' : numbers })
  }
  if (has('chat')) send(linked.running('chat'), { type: 'reload' })
  const session = linked.running('auth')
  const me = session?.getSnapshot().context.user
  const isMe = (record: ChangedRecord) => record.kind === 'users' && record.ref === String(me?.id)
  if (me && (kinds === 'all' || records.some(isMe))) send(session, { type: 'person.outdated' })
  const outdated = new Set<View>()
  for (const kind of kinds === 'all' ? Object.keys(lists) : kinds) {
    const changed = records.filter((each) => each.kind === kind)
    for (const name of lookUp(lists, kind) ?? [])
      for (const view of viewsOf(linked, name))
        if (kinds === 'all' || kind !== 'products' || showsProducts(view, changed)) outdated.add(view)
    const name = lookUp(single, kind)
    const refs = kinds === 'all' ? undefined : changed.map(({ ref }) => ref)
    for (const view of name === undefined ? [] : viewsOf(linked, name)) if (isOpen(view, refs)) outdated.add(view)
  }
  for (const view of outdated) view.send({ type: 'reload' })
}

const toLive: Link<PageEvent['type']> = ({ running }, { type }) => send(running('live'), { type })

/** Orders that are open tell each other who edits them, on pages with live changes only. */
const follow: Link = ({ running, views }) => {
  if (running('live')) for (const view of views('live.editing')) view.send({ type: 'live.on' })
}

/** A user who signs in again gets the actor back that their expired session stopped. */
const userBack: Link<'app.started'> = (linked, event) => {
  if (event.app === 'live') send(linked.running('live'), { type: 'user.back' })
  follow(linked, event)
}

export const liveLinks = (): Links[] => [
  {
    'records.changed': reload,
    'app.started': userBack,
    'view.opened': follow,
    'page.hidden': toLive,
    'page.visible': toLive,
    'network.offline': toLive,
    'network.online': toLive,
  },
]
