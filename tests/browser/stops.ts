import { deepFind, until } from '../helpers/looking'
import type { Dashboard } from './dashboard'
import { storedOrder } from './demo-rows'

export type Stop = {
  path: string
  /** the path where it hangs on the sample data */
  at?: () => Promise<string>
  /** where the path leads to; the path itself unless given */
  leadsTo?: string
  /** in English */
  heading: string
  /** stands there once the screen has what it shows */
  shows: string
}

/** There for the signed-in user as well: the menu leads there. */
export const formStops: readonly Stop[] = [
  { path: '/pages/login-v1', heading: 'Sign in', shows: 'input[name=password]' },
  { path: '/pages/login-v2', heading: 'Sign in', shows: 'input[name=password]' },
  { path: '/pages/register-v1', heading: 'Create an account', shows: 'input[name=username]' },
  { path: '/pages/register-v2', heading: 'Create an account', shows: 'input[name=username]' },
  { path: '/pages/forgot-password-v1', heading: 'Forgot your password?', shows: 'input[name=email]' },
  { path: '/pages/forgot-password-v2', heading: 'Forgot your password?', shows: 'input[name=email]' },
  // without a link: says so
  { path: '/pages/reset-password-v1', heading: 'Set a new password', shows: '[part=card] button' },
  { path: '/pages/reset-password-v2', heading: 'Set a new password', shows: '[part=card] button' },
]

export const signedOutStops: readonly Stop[] = [
  { path: '/login', heading: 'Sign in', shows: 'input[name=password]' },
  { path: '/register', heading: 'Create an account', shows: 'input[name=username]' },
  { path: '/forgot-password', heading: 'Forgot your password?', shows: 'input[name=email]' },
  {
    path: '/reset-password?token=of-a-letter',
    leadsTo: '/reset-password',
    heading: 'Set a new password',
    shows: 'input[name=again]',
  },
  ...formStops,
  { path: '/misc/coming-soon', heading: 'Coming soon', shows: '[role=timer]' },
  { path: '/misc/maintenance', heading: 'Under maintenance', shows: 'main form input' },
  { path: '/misc/error', heading: 'Something went wrong', shows: 'main button' },
]

const aSavedOrder = async () => `/desk/order/saved/${(await storedOrder(() => true)).OrderNumber}`
const anOrder = async () => `/desk/orders/${(await storedOrder(() => true)).OrderNumber}`

export const stops: readonly Stop[] = [
  { path: '/', heading: 'Overview', shows: 'main a[href*=orderStatus]' },
  { path: '/dashboard/analytics', heading: 'Analytics', shows: 'main svg[role=img]' },
  { path: '/desk/order', heading: 'Take an order', shows: '[role=combobox]' },
  { path: '/desk/order/saved/:number', at: aSavedOrder, heading: 'Take an order', shows: 'main textarea' },
  { path: '/desk/orders', heading: 'Orders', shows: 'td' },
  { path: '/desk/orders/:number', at: anOrder, heading: 'Order', shows: 'main h3' },
  { path: '/desk/labels', heading: 'Labels', shows: 'li input' },
  { path: '/desk/cod', heading: 'Cash on delivery', shows: 'td' },
  { path: '/desk/customers', heading: 'Customers', shows: 'td' },
  { path: '/desk/products', heading: 'Products', shows: 'td' },
  { path: '/desk/shops', heading: 'Shops', shows: 'td' },
  { path: '/desk/couriers', heading: 'Couriers', shows: 'td' },
  { path: '/apps/invoice/list', heading: 'Invoices', shows: 'td' },
  { path: '/apps/invoice/preview', heading: 'Invoice', shows: 'article td' },
  { path: '/apps/invoice/edit', heading: 'Edit an invoice', shows: 'main form li input' },
  { path: '/apps/invoice/add', heading: 'New invoice', shows: 'main form li input' },
  { path: '/apps/invoice/print', heading: 'Print an invoice', shows: 'article td' },
  { path: '/apps/user/list', heading: 'Users', shows: 'td' },
  { path: '/apps/user/view', heading: 'User details', shows: 'main dl' },
  { path: '/apps/user/edit', heading: 'Edit a user', shows: 'main form input' },
  { path: '/apps/user/activity', heading: 'Activity log', shows: 'td' },
  { path: '/apps/email', heading: 'Email', shows: '[data-mail]' },
  { path: '/apps/email/draft', heading: 'Email', shows: '[data-mail]' },
  { path: '/apps/email?mail=1', leadsTo: '/apps/email', heading: 'Email', shows: 'main article' },
  { path: '/apps/chat', heading: 'Chat', shows: '[data-contact]' },
  { path: '/apps/calendar', heading: 'Calendar', shows: '[role=table] [data-date], [role=list] [data-date]' },
  { path: '/apps/todo', heading: 'Todo', shows: 'li[data-task]' },
  { path: '/apps/ecommerce/shop', heading: 'Shop', shows: 'li img, li svg' },
  { path: '/apps/ecommerce/product-detail/painted-cup-26', heading: 'Product', shows: '[part=related]' },
  { path: '/apps/ecommerce/product-detail', heading: 'Product', shows: '[part=related]' },
  { path: '/apps/ecommerce/wishlist', heading: 'Wishlist', shows: '[part=product]' },
  { path: '/apps/ecommerce/checkout', heading: 'Checkout', shows: '[part=line]' },
  { path: '/layouts/collapse-menu', heading: 'Collapsed menu', shows: 'main a[href*=orderStatus]' },
  { path: '/layouts/boxed', heading: 'Boxed content', shows: 'main a[href*=orderStatus]' },
  { path: '/layouts/layout-boxed', heading: 'Boxed content', shows: 'main a[href*=orderStatus]' },
  { path: '/layouts/without-menu', heading: 'No menu', shows: 'main a[href*=orderStatus]' },
  { path: '/layouts/empty', heading: 'No header', shows: 'main a[href*=orderStatus]' },
  { path: '/layouts/layout-empty', heading: 'No header', shows: 'main a[href*=orderStatus]' },
  { path: '/layouts/blank', heading: 'Content only', shows: 'main a[href*=orderStatus]' },
  { path: '/layouts/layout-blank', heading: 'Content only', shows: 'main a[href*=orderStatus]' },
  { path: '/tables/data-table', heading: 'Data table', shows: 'td' },
  {
    path: '/tables/data-table?mode=server',
    leadsTo: '/tables/data-table',
    heading: 'Data table',
    shows: '[part=pagination] nav',
  },
  { path: '/pages/account-settings', heading: 'Account settings', shows: 'main form input' },
  { path: '/pages/profile', heading: 'Profile', shows: 'main article' },
  { path: '/pages/faq', heading: 'Questions and answers', shows: 'main details' },
  { path: '/pages/knowledge-base', heading: 'Knowledge base', shows: 'main li a' },
  { path: '/pages/pricing', heading: 'Plans', shows: '[part=plan]' },
  { path: '/ui', heading: 'UI elements', shows: '[part=specimen] button' },
  { path: '/forms', heading: 'Forms', shows: '[part=specimen] input' },
  { path: '/tables', heading: 'Tables', shows: '[part=specimen] td' },
  { path: '/extensions', heading: 'Extensions', shows: '[part=specimen] button' },
  { path: '/charts', heading: 'Charts', shows: '[part=specimen] canvas, [part=specimen] svg[role=img]' },
  { path: '/maps', heading: 'Maps', shows: '[part=specimen] svg[role=img]' },
  { path: '/pages/blog/list', heading: 'Blog', shows: '[part=post] img' },
  { path: '/pages/blog/detail', heading: 'Post', shows: '[part=comment]' },
  { path: '/pages/blog/detail/cod-without-headache', heading: 'Post', shows: 'main article h2' },
  { path: '/pages/blog/add', heading: 'New post', shows: '[role=textbox]' },
  { path: '/pages/blog/edit', heading: 'Edit a post', shows: '[role=textbox]' },
  { path: '/access-control', heading: 'Access control', shows: 'main li' },
  { path: '/misc/not-authorized', heading: 'No access', shows: 'main button' },
  { path: '/no/such/page', heading: 'Not found', shows: 'main a' },
]

export const pathOf = async ({ path, at }: Stop) => (await at?.()) ?? path

export const arrive = async (dashboard: Dashboard, stop: Stop) => {
  const { path, leadsTo = await pathOf(stop), shows } = stop
  await until(
    `what stands at ${path}`,
    () => dashboard.path() === leadsTo && dashboard.isShown() && deepFind(dashboard.page.document, shows),
  )
}
