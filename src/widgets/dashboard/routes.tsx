import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { LucideIcon } from 'lucide-react'
import Cod from 'lucide-react/icons/banknote'
import CalendarIcon from 'lucide-react/icons/calendar-days'
import Take from 'lucide-react/icons/clipboard-pen'
import Todo from 'lucide-react/icons/list-checks'
import Mail from 'lucide-react/icons/mail'
import Chat from 'lucide-react/icons/messages-square'
import Products from 'lucide-react/icons/package'
import Labels from 'lucide-react/icons/printer'
import List from 'lucide-react/icons/receipt-text'
import Access from 'lucide-react/icons/shield-check'
import Shops from 'lucide-react/icons/store'
import Customers from 'lucide-react/icons/users'
import { type LazyPart, lazyPart } from './lazy-part'
import type { Guarded, Params } from './where'

export type ScreenProps = {
  params: Params
  /** what stands behind the `?`, without it */
  search: string
  /** keeps the screen and changes what stands behind the `?`; `replace` makes no step of its own to come back to */
  setSearch(search: string, options?: { replace?: boolean }): void
  go(path: string): void
  /** what a link to another screen leads to */
  hrefOf(path: string): string
}

export type ScreenRow = Guarded & {
  group: keyof typeof groups
  icon: LucideIcon
  label: MessageDescriptor
  part: LazyPart<ScreenProps>
}

/** The headings of the menu, in order. */
export const groups = {
  desk: msg`Sales`,
  apps: msg`Apps`,
  ecommerce: msg`Ecommerce`,
  pages: msg({ message: 'Pages', context: 'menu' }),
} satisfies Record<string, MessageDescriptor>

export const deskPath = '/desk/order'
const ordersPath = '/desk/orders'
export const orderPath = (OrderNumber: string) => `${ordersPath}/${encodeURIComponent(OrderNumber)}`
export const chatOf = (contactId: number) => `/apps/chat?chat=${contactId}`
/** the customers of a phone number; of several, those of the first */
export const customersOf = (phoneNumber: string) =>
  `/desk/customers?q=${encodeURIComponent(phoneNumber.split(',')[0] ?? '')}`
const labelsPath = '/desk/labels'
const labelsOf = (orderNumbers: readonly string[]) =>
  `${labelsPath}?orders=${orderNumbers.map(encodeURIComponent).join(',')}`

/** A part of a path as it was meant; one that is badly escaped stands for itself. */
function plain(part = ''): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** One line per screen, in the order of the menu; the first that is open to a person is where they begin. */
// biome-ignore format: one line per screen
export const screens: readonly ScreenRow[] = [
  { path: deskPath, subject: 'Order', group: 'desk', icon: Take, label: msg`Take an order`, part: lazyPart(() => import('../order').then(({ RaanOrder }) => ({ go, hrefOf }) => <RaanOrder ordersHref={hrefOf(ordersPath)} onOrders={() => go(ordersPath)} orderHref={hrefOf(`${ordersPath}/{OrderNumber}`)} onOpenOrder={({ OrderNumber }) => go(orderPath(OrderNumber))} print onPrint={({ orderNumbers }) => go(labelsOf(orderNumbers))} />)) },
  { path: ordersPath, subject: 'Order', group: 'desk', icon: List, label: msg`Orders`, part: lazyPart(() => import('../orders').then(({ RaanOrders }) => ({ search, setSearch, go }) => <RaanOrders query={search} onQueryChanged={({ query, replace }) => setSearch(query, { replace })} print onPrint={({ orderNumbers }) => go(labelsOf(orderNumbers))} />)) },
  { path: labelsPath, subject: 'Order', group: 'desk', icon: Labels, label: msg`Labels`, part: lazyPart(() => import('../labels').then(({ RaanLabels }) => ({ search }) => <RaanLabels orderNumbers={new URLSearchParams(search).get('orders')?.split(',')} />)) },
  { path: `${ordersPath}/:number`, subject: 'Order', group: 'desk', icon: List, label: msg`Order`, part: lazyPart(() => import('../orders/detail/order-page').then(({ OrderPage }) => ({ params, go }) => <OrderPage OrderNumber={plain(params.number)} onBack={() => go(ordersPath)} onPrint={({ orderNumbers }) => go(labelsOf(orderNumbers))} />)) },
  { path: '/desk/cod', subject: 'Order', group: 'desk', icon: Cod, label: msg`Cash on delivery`, part: lazyPart(() => import('../cod').then(({ CodScreen }) => ({ go, hrefOf }) => <CodScreen hrefOf={(number) => hrefOf(orderPath(number))} onOpen={(number) => go(orderPath(number))} />)) },
  { path: '/desk/customers', subject: 'Order', group: 'desk', icon: Customers, label: msg`Customers`, part: lazyPart(() => import('../customers').then(({ CustomersScreen }) => ({ search, setSearch, go, hrefOf }) => <CustomersScreen query={search} onQueryChanged={({ query, replace }) => setSearch(query, { replace })} orderHref={(number) => hrefOf(orderPath(number))} onOpenOrder={(number) => go(orderPath(number))} onNewOrder={() => go(deskPath)} />)) },
  { path: '/desk/shops', subject: 'Shop', group: 'desk', icon: Shops, label: msg`Shops`, part: lazyPart(() => import('../shops/edit/shops-screen').then(({ ShopsScreen }) => ({ search, setSearch }) => <ShopsScreen query={search} onQueryChanged={({ query, replace }) => setSearch(query, { replace })} />)) },
  { path: '/apps/email', also: ['/apps/email/:folder', '/apps/email/label/:label'], subject: 'Email', group: 'apps', icon: Mail, label: msg`Email`, part: lazyPart(() => import('../email/email-screen').then(({ EmailScreen }) => ({ params, search, setSearch, go }) => <EmailScreen folder={params.folder} label={params.label} search={search} setSearch={setSearch} go={go} />)) },
  { path: '/apps/calendar', subject: 'Calendar', group: 'apps', icon: CalendarIcon, label: msg`Calendar`, part: lazyPart(() => import('../calendar').then(({ RaanCalendar }) => ({ search, setSearch }) => <RaanCalendar query={search} onQueryChanged={({ query, replace }) => setSearch(query, { replace })} />)) },
  { path: '/apps/chat', subject: 'Chat', group: 'apps', icon: Chat, label: msg`Chat`, part: lazyPart(() => import('../chat').then(({ RaanChat }) => ({ search, setSearch, go }) => <RaanChat query={search} onQueryChanged={({ query, replace }) => setSearch(query, { replace })} onOrderTaken={() => go(deskPath)} />)) },
  { path: '/apps/todo', also: ['/apps/todo/:filter', '/apps/todo/tag/:tag'], subject: 'Todo', group: 'apps', icon: Todo, label: msg`Todo`, part: lazyPart(() => import('../todo/todo-screen').then(({ TodoScreen }) => ({ params, search, setSearch, go }) => <TodoScreen params={params} search={search} setSearch={setSearch} go={go} />)) },
  { path: '/apps/ecommerce/shop', subject: 'Product', group: 'ecommerce', icon: Products, label: msg({ message: 'Shop', context: 'menu' }), part: lazyPart(() => import('../store').then(({ RaanProducts }) => () => <RaanProducts />)) },
  { path: '/access-control', subject: 'ACL', group: 'pages', icon: Access, label: msg`Access control`, part: lazyPart(() => import('./access-control').then(({ AccessControl }) => () => <AccessControl />)) },
]
