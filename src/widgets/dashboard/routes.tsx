import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { LucideIcon } from 'lucide-react'
import Cod from 'lucide-react/icons/banknote'
import CalendarIcon from 'lucide-react/icons/calendar-days'
import Analytics from 'lucide-react/icons/chart-no-axes-combined'
import Take from 'lucide-react/icons/clipboard-pen'
import Invoices from 'lucide-react/icons/file-text'
import Wishlist from 'lucide-react/icons/heart'
import Overview from 'lucide-react/icons/layout-dashboard'
import Todo from 'lucide-react/icons/list-checks'
import Mail from 'lucide-react/icons/mail'
import Chat from 'lucide-react/icons/messages-square'
import Products from 'lucide-react/icons/package'
import Labels from 'lucide-react/icons/printer'
import List from 'lucide-react/icons/receipt-text'
import Access from 'lucide-react/icons/shield-check'
import Checkout from 'lucide-react/icons/shopping-basket'
import Shops from 'lucide-react/icons/store'
import DataTable from 'lucide-react/icons/table-2'
import Staff from 'lucide-react/icons/user-cog'
import Customers from 'lucide-react/icons/users'
import type { InvoiceMode } from '../invoices'
import type { UserMode } from '../users'
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
  dashboards: msg`Dashboards`,
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

const shopPath = '/apps/ecommerce/shop'
const productsPath = '/apps/ecommerce/product-detail'
const productPath = `${productsPath}/{slug}`
const productOf = (slug: string) => `${productsPath}/${encodeURIComponent(slug)}`
const wishlistPath = '/apps/ecommerce/wishlist'
const checkoutPath = '/apps/ecommerce/checkout'

const invoicePath = '/apps/invoice/{mode}/{id}'
const invoiceOf = (OrderNumber: string) => `/apps/invoice/add?order=${encodeURIComponent(OrderNumber)}`

/** A part of a path as it was meant; one that is badly escaped stands for itself. */
function plain(part = ''): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

const numberIn = (text: string | null | undefined): number | undefined =>
  /^\d+$/.test(text ?? '') ? Number(text) : undefined

const userPath = '/apps/user/{mode}/{id}'

/** One user, looked at or changed. */
const userPart = (mode: UserMode): LazyPart<ScreenProps> =>
  lazyPart(() =>
    import('../users').then(({ RaanUser, addressOf }) => ({ params, go, hrefOf }) => (
      <RaanUser
        mode={mode}
        // what is no number is nobody's
        userId={params.id === undefined ? undefined : (numberIn(params.id) ?? -1)}
        hasList
        userHref={hrefOf(userPath)}
        onOpen={(place) => {
          go(addressOf(userPath, place))
          return false
        }}
      />
    )),
  )

/** One invoice, looked at, written or printed. */
const invoicePart = (mode: InvoiceMode): LazyPart<ScreenProps> =>
  lazyPart(() =>
    import('../invoices').then(({ RaanInvoice, addressOf }) => ({ params, search, go, hrefOf }) => {
      const query = new URLSearchParams(search)
      return (
        <RaanInvoice
          mode={mode}
          // what is no number is nobody's
          invoiceId={params.id === undefined ? undefined : (numberIn(params.id) ?? -1)}
          copyOf={numberIn(query.get('copy'))}
          orderNumber={query.get('order') ?? undefined}
          hasList
          invoiceHref={hrefOf(invoicePath)}
          onOpen={(place) => {
            go(addressOf(invoicePath, place))
            return false
          }}
        />
      )
    }),
  )

/** One line per screen, in the order of the menu; the first that is open to a person is where they begin. */
// biome-ignore format: one line per screen
export const screens: readonly ScreenRow[] = [
  { path: '/', subject: 'Analytics', group: 'dashboards', icon: Overview, label: msg`Overview`, part: lazyPart(() => import('../sales').then(({ SalesScreen }) => ({ go, hrefOf }) => <SalesScreen hrefOf={hrefOf} go={go} />)) },
  { path: '/dashboard/analytics', subject: 'Analytics', group: 'dashboards', icon: Analytics, label: msg`Analytics`, part: lazyPart(() => import('../analytics/dashboard/analytics-screen').then(({ AnalyticsScreen }) => () => <AnalyticsScreen />)) },
  { path: deskPath, subject: 'Order', group: 'desk', icon: Take, label: msg`Take an order`, part: lazyPart(() => import('../order').then(({ RaanOrder }) => ({ go, hrefOf }) => <RaanOrder ordersHref={hrefOf(ordersPath)} onOrders={() => go(ordersPath)} orderHref={hrefOf(`${ordersPath}/{OrderNumber}`)} onOpenOrder={({ OrderNumber }) => go(orderPath(OrderNumber))} print onPrint={({ orderNumbers }) => go(labelsOf(orderNumbers))} />)) },
  { path: ordersPath, subject: 'Order', group: 'desk', icon: List, label: msg`Orders`, part: lazyPart(() => import('../orders').then(({ RaanOrders }) => ({ search, setSearch, go }) => <RaanOrders query={search} onQueryChanged={({ query, replace }) => setSearch(query, { replace })} print onPrint={({ orderNumbers }) => go(labelsOf(orderNumbers))} invoice onInvoice={({ OrderNumber }) => go(invoiceOf(OrderNumber))} />)) },
  { path: labelsPath, subject: 'Order', group: 'desk', icon: Labels, label: msg`Labels`, part: lazyPart(() => import('../labels').then(({ RaanLabels }) => ({ search }) => <RaanLabels orderNumbers={new URLSearchParams(search).get('orders')?.split(',')} />)) },
  { path: `${ordersPath}/:number`, subject: 'Order', group: 'desk', icon: List, label: msg`Order`, part: lazyPart(() => import('../orders/detail/order-page').then(({ OrderPage }) => ({ params, go }) => <OrderPage OrderNumber={plain(params.number)} onBack={() => go(ordersPath)} onPrint={({ orderNumbers }) => go(labelsOf(orderNumbers))} onInvoice={({ OrderNumber }) => go(invoiceOf(OrderNumber))} />)) },
  { path: '/desk/cod', subject: 'Order', group: 'desk', icon: Cod, label: msg`Cash on delivery`, part: lazyPart(() => import('../cod').then(({ CodScreen }) => ({ go, hrefOf }) => <CodScreen hrefOf={(number) => hrefOf(orderPath(number))} onOpen={(number) => go(orderPath(number))} />)) },
  { path: '/desk/customers', subject: 'Order', group: 'desk', icon: Customers, label: msg`Customers`, part: lazyPart(() => import('../customers').then(({ CustomersScreen }) => ({ search, setSearch, go, hrefOf }) => <CustomersScreen query={search} onQueryChanged={({ query, replace }) => setSearch(query, { replace })} orderHref={(number) => hrefOf(orderPath(number))} onOpenOrder={(number) => go(orderPath(number))} onNewOrder={() => go(deskPath)} />)) },
  { path: '/desk/shops', subject: 'Shop', group: 'desk', icon: Shops, label: msg`Shops`, part: lazyPart(() => import('../shops/edit/shops-screen').then(({ ShopsScreen }) => ({ search, setSearch }) => <ShopsScreen query={search} onQueryChanged={({ query, replace }) => setSearch(query, { replace })} />)) },
  { path: '/apps/invoice/list', subject: 'Invoice', group: 'apps', icon: Invoices, label: msg`Invoices`, part: lazyPart(() => import('../invoices').then(({ RaanInvoices, addressOf }) => ({ search, setSearch, go, hrefOf }) => <RaanInvoices query={search} onQueryChanged={({ query, replace }) => setSearch(query, { replace })} invoiceHref={hrefOf(invoicePath)} onOpen={(place) => { go(addressOf(invoicePath, place)); return false }} />)) },
  { path: '/apps/invoice/preview/:id', also: ['/apps/invoice/preview'], subject: 'Invoice', group: 'apps', icon: Invoices, label: msg`Invoice`, part: invoicePart('preview') },
  { path: '/apps/invoice/edit/:id', also: ['/apps/invoice/edit'], subject: 'Invoice', group: 'apps', icon: Invoices, label: msg`Edit an invoice`, part: invoicePart('edit') },
  { path: '/apps/invoice/print/:id', also: ['/apps/invoice/print'], subject: 'Invoice', group: 'apps', icon: Invoices, label: msg`Print an invoice`, part: invoicePart('print') },
  // not in the menu: the list leads to it
  { path: '/apps/invoice/add/:for', also: ['/apps/invoice/add'], subject: 'Invoice', group: 'apps', icon: Invoices, label: msg`New invoice`, part: invoicePart('add') },
  { path: '/apps/user/list', subject: 'User', group: 'apps', icon: Staff, label: msg`Users`, part: lazyPart(() => import('../users').then(({ RaanUsers, addressOf }) => ({ search, setSearch, go, hrefOf }) => <RaanUsers query={search} onQueryChanged={({ query, replace }) => setSearch(query, { replace })} userHref={hrefOf(userPath)} onOpen={(place) => { go(addressOf(userPath, place)); return false }} />)) },
  // not in the menu: the list leads to them
  { path: '/apps/user/view/:id', also: ['/apps/user/view'], subject: 'User', group: 'apps', icon: Staff, label: msg`User`, part: userPart('view') },
  { path: '/apps/user/edit/:id', also: ['/apps/user/edit'], subject: 'User', group: 'apps', icon: Staff, label: msg`Edit a user`, part: userPart('edit') },
  { path: shopPath, subject: 'Product', group: 'ecommerce', icon: Products, label: msg({ message: 'Shop', context: 'menu' }), part: lazyPart(() => import('../store').then(({ RaanProducts }) => ({ search, setSearch, go, hrefOf }) => <RaanProducts query={search} onQueryChanged={({ query, replace }) => setSearch(query, { replace })} productHref={hrefOf(productPath)} onOpen={({ slug }) => { go(productOf(slug)); return false }} wishlistHref={hrefOf(wishlistPath)} onWishlist={() => { go(wishlistPath); return false }} checkoutHref={hrefOf(checkoutPath)} onCheckout={() => { go(checkoutPath); return false }} />)) },
  { path: `${productsPath}/:slug`, also: [productsPath], subject: 'Product', group: 'ecommerce', icon: Products, label: msg`Product`, part: lazyPart(() => import('../store').then(({ RaanProduct, idOfSlug }) => ({ params, go, hrefOf }) => <RaanProduct productId={params.slug === undefined ? undefined : (idOfSlug(plain(params.slug)) ?? 0)} productHref={hrefOf(productPath)} onOpen={({ slug }) => { go(productOf(slug)); return false }} shopHref={hrefOf(shopPath)} onShop={() => { go(shopPath); return false }} checkoutHref={hrefOf(checkoutPath)} onCheckout={() => { go(checkoutPath); return false }} />)) },
  { path: wishlistPath, subject: 'Product', group: 'ecommerce', icon: Wishlist, label: msg`Wishlist`, part: lazyPart(() => import('../store').then(({ RaanWishlist }) => ({ go, hrefOf }) => <RaanWishlist productHref={hrefOf(productPath)} onOpen={({ slug }) => { go(productOf(slug)); return false }} shopHref={hrefOf(shopPath)} onShop={() => { go(shopPath); return false }} checkoutHref={hrefOf(checkoutPath)} onCheckout={() => { go(checkoutPath); return false }} />)) },
  { path: checkoutPath, subject: 'Order', group: 'ecommerce', icon: Checkout, label: msg`Checkout`, part: lazyPart(() => import('../checkout').then(({ RaanCheckout }) => ({ go, hrefOf }) => <RaanCheckout shopHref={hrefOf(shopPath)} onShop={() => { go(shopPath); return false }} ordersHref={hrefOf(ordersPath)} onOrders={() => go(ordersPath)} orderHref={hrefOf(`${ordersPath}/{OrderNumber}`)} onOpenOrder={({ OrderNumber }) => go(orderPath(OrderNumber))} print onPrint={({ orderNumbers }) => go(labelsOf(orderNumbers))} />)) },
  { path: '/tables/data-table', subject: 'DataTable', group: 'pages', icon: DataTable, label: msg`Data table`, part: lazyPart(() => import('../datatable/datatable-screen').then(({ DatatableScreen }) => ({ search, setSearch }) => <DatatableScreen search={search} setSearch={setSearch} />)) },
  { path: '/apps/email', also: ['/apps/email/:folder', '/apps/email/label/:label'], subject: 'Email', group: 'apps', icon: Mail, label: msg`Email`, part: lazyPart(() => import('../email/email-screen').then(({ EmailScreen }) => ({ params, search, setSearch, go }) => <EmailScreen folder={params.folder} label={params.label} search={search} setSearch={setSearch} go={go} />)) },
  { path: '/apps/calendar', subject: 'Calendar', group: 'apps', icon: CalendarIcon, label: msg`Calendar`, part: lazyPart(() => import('../calendar').then(({ RaanCalendar }) => ({ search, setSearch }) => <RaanCalendar query={search} onQueryChanged={({ query, replace }) => setSearch(query, { replace })} />)) },
  { path: '/apps/chat', subject: 'Chat', group: 'apps', icon: Chat, label: msg`Chat`, part: lazyPart(() => import('../chat').then(({ RaanChat }) => ({ search, setSearch, go }) => <RaanChat query={search} onQueryChanged={({ query, replace }) => setSearch(query, { replace })} onOrderTaken={() => go(deskPath)} />)) },
  { path: '/apps/todo', also: ['/apps/todo/:filter', '/apps/todo/tag/:tag'], subject: 'Todo', group: 'apps', icon: Todo, label: msg`Todo`, part: lazyPart(() => import('../todo/todo-screen').then(({ TodoScreen }) => ({ params, search, setSearch, go }) => <TodoScreen params={params} search={search} setSearch={setSearch} go={go} />)) },
  { path: '/access-control', subject: 'ACL', group: 'pages', icon: Access, label: msg`Access control`, part: lazyPart(() => import('./access-control').then(({ AccessControl }) => () => <AccessControl />)) },
]
