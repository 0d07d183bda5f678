import type { AppModule } from './kernel/ports'

/** Every app, loaded when first asked for. `floors` says where else a folder of this name stands. */
export const apps = {
  auth: () => import('./auth/auth.machine').then((file) => file.authApp),
  misc: () => import('./misc/misc.machine').then((file) => file.miscApp),
  password: () => import('./password/password.machine').then((file) => file.passwordApp),
  layout: () => import('./layout/layout.machine').then((file) => file.layoutApp),
  shops: () => import('./shops/shops.machine').then((file) => file.shopsApp),
  shop: () => import('./shop/shop.machine').then((file) => file.shopApp),
  store: () => import('./store/store.machine').then((file) => file.storeApp),
  shelf: () => import('./shelf/shelf.machine').then((file) => file.shelfApp),
  checkout: () => import('./checkout/checkout.machine').then((file) => file.checkoutApp),
  picker: () => import('./picker/picker.machine').then((file) => file.pickerApp),
  cart: () => import('./cart/cart.machine').then((file) => file.cartApp),
  lines: () => import('./lines/lines.machine').then((file) => file.linesApp),
  order: () => import('./order/order.machine').then((file) => file.orderApp),
  paste: () => import('./paste/paste.machine').then((file) => file.pasteApp),
  customers: () => import('./customers/customers.machine').then((file) => file.customersApp),
  orders: () => import('./orders/orders.machine').then((file) => file.ordersApp),
  cod: () => import('./cod/cod.machine').then((file) => file.codApp),
  edit: () => import('./edit/edit.machine').then((file) => file.editApp),
  invoices: () => import('./invoices/invoices.machine').then((file) => file.invoicesApp),
  invoice: () => import('./invoice/invoice.machine').then((file) => file.invoiceApp),
  users: () => import('./users/users.machine').then((file) => file.usersApp),
  user: () => import('./user/user.machine').then((file) => file.userApp),
  account: () => import('./account/account.machine').then((file) => file.accountApp),
  blog: () => import('./blog/blog.machine').then((file) => file.blogApp),
  post: () => import('./post/post.machine').then((file) => file.postApp),
  profile: () => import('./profile/profile.machine').then((file) => file.profileApp),
  labels: () => import('./labels/labels.machine').then((file) => file.labelsApp),
  sales: () => import('./sales/sales.machine').then((file) => file.salesApp),
  analytics: () => import('./analytics/analytics.machine').then((file) => file.analyticsApp),
  statistics: () => import('./statistics/statistics.machine').then((file) => file.statisticsApp),
  datatable: () => import('./datatable/datatable.machine').then((file) => file.datatableApp),
  email: () => import('./email/email.machine').then((file) => file.emailApp),
  letter: () => import('./letter/letter.machine').then((file) => file.letterApp),
  mail: () => import('./mail/mail.machine').then((file) => file.mailApp),
  chat: () => import('./chat/chat.machine').then((file) => file.chatApp),
  task: () => import('./task/task.machine').then((file) => file.taskApp),
  todo: () => import('./todo/todo.machine').then((file) => file.todoApp),
  search: () => import('./search/search.machine').then((file) => file.searchApp),
  calendar: () => import('./calendar/calendar.machine').then((file) => file.calendarApp),
  pricing: () => import('./pricing/pricing.machine').then((file) => file.pricingApp),
  knowledge: () => import('./knowledge/knowledge.machine').then((file) => file.knowledgeApp),
  faq: () => import('./faq/faq.machine').then((file) => file.faqApp),
}

/** `widget` is a folder of widgets with an element, `screen` one that the dashboard alone shows. */
type Floor = 'contract' | 'mock' | 'widget' | 'screen'

/** Which floors an app stands on besides its machine; tests/manifest.test.ts walks this. */
export const floors: Record<AppName, readonly Floor[]> = {
  auth: ['contract', 'mock', 'widget'],
  misc: ['contract', 'mock', 'screen'],
  password: [],
  layout: [],
  shops: ['contract', 'mock', 'widget'],
  shop: [],
  store: ['contract', 'mock', 'widget'],
  shelf: [],
  checkout: ['widget'],
  picker: [],
  cart: ['contract', 'mock', 'widget'],
  lines: [],
  order: ['widget'],
  paste: [],
  customers: ['contract', 'mock', 'screen'],
  cod: ['screen'],
  orders: ['contract', 'mock', 'widget'],
  edit: [],
  invoices: ['contract', 'mock', 'widget'],
  invoice: [],
  users: ['contract', 'mock', 'widget'],
  user: [],
  account: ['contract', 'mock', 'widget'],
  blog: ['contract', 'mock', 'widget'],
  post: [],
  profile: ['contract', 'mock', 'widget'],
  labels: ['widget'],
  sales: ['contract', 'screen'],
  analytics: ['contract', 'mock', 'widget'],
  statistics: ['contract', 'mock', 'widget'],
  datatable: ['contract', 'mock', 'widget'],
  email: ['contract', 'mock', 'widget'],
  letter: [],
  mail: [],
  chat: ['contract', 'mock', 'widget'],
  task: [],
  todo: ['contract', 'mock', 'widget'],
  search: ['contract', 'mock', 'widget'],
  calendar: ['contract', 'mock', 'widget'],
  pricing: ['contract', 'mock', 'widget'],
  knowledge: ['contract', 'mock', 'widget'],
  faq: ['contract', 'mock', 'widget'],
}

export type AppName = keyof typeof apps
export type AppModules = { [N in AppName]: Awaited<ReturnType<(typeof apps)[N]>> }

type Loaded<V> = V extends () => Promise<infer L> ? L : V
type ViewsOf<M> = M extends { views: infer V } ? { [N in keyof V]: Loaded<V[N]> } : Record<never, never>
type Merged<U> = (U extends unknown ? (each: U) => void : never) extends (all: infer I) => void ? I : never

/** Every view of every app by name: `orders`, `orders.one`. */
export type Views = Merged<ViewsOf<AppModules[AppName]>>
export type ViewName = keyof Views & string

/** Where an engine gets an app from. Throws at once where it has none of this name. */
export type Registry = (name: AppName) => Promise<AppModule>

export const lazyRegistry: Registry = (name) => {
  if (!Object.hasOwn(apps, name)) throw new Error(`there is no app ${name}, only ${Object.keys(apps).join(', ')}`)
  return apps[name]()
}
