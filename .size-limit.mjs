import { readBuild } from './scripts/build/chunks.ts'

const { files } = readBuild('dist/embed')
const supplied = readBuild('dist/embed-react')
const messages = (...names) => names.map((name) => `locales/th/${name}.po`)

const auto = files('src/host/auto.ts')
const cart = files('src/host/auto.ts', 'src/widgets/cart/index.ts', ...messages('cart'))
const order = files('src/widgets/order/index.ts', ...messages('order', 'shops', 'store.picker', 'failure'))
const orders = files('src/widgets/orders/index.ts', ...messages('orders', 'list', 'failure', 'data-table'))
const labels = files('src/widgets/labels/index.ts', ...messages('labels', 'labels.label', 'failure'))
const invoices = files('src/widgets/invoices/index.ts', ...messages('invoices', 'list', 'failure', 'data-table'))
const users = files('src/widgets/users/index.ts', ...messages('users', 'list', 'failure', 'data-table'))
const datatable = files(
  'src/widgets/datatable/index.ts',
  ...messages('datatable', 'data-table', 'list', 'failure', 'print'),
)
const store = files('src/widgets/store/index.ts', ...messages('store', 'list', 'failure'))
const checkout = files('src/widgets/checkout/index.ts', ...messages('checkout', 'failure'))
const email = files('src/widgets/email/index.ts', ...messages('email', 'failure'))
const chat = files('src/widgets/chat/index.ts', ...messages('chat', 'failure'))
const todo = files('src/widgets/todo/index.ts', ...messages('todo', 'failure'))
const profile = files('src/widgets/profile/index.ts', ...messages('profile', 'failure'))
const account = files('src/widgets/account/index.ts', ...messages('account', 'form', 'failure'))
const desk = files('src/widgets/dashboard/index.ts', 'src/widgets/auth/index.ts', ...messages('dashboard', 'auth'))
const overview = files('src/widgets/sales/index.ts', ...messages('sales', 'charts', 'orders', 'failure'))
const pictures = files(
  'src/widgets/charts/echart/echart.tsx',
  'src/widgets/sales/map/province-map.tsx?own',
  'src/widgets/sales/sales-cards.tsx?own',
  ...messages('sales.map', 'analytics', 'statistics'),
)
const cards = files(
  'src/widgets/analytics/index.ts',
  'src/widgets/statistics/index.ts',
  ...messages('analytics', 'statistics', 'charts', 'failure'),
)
const table = files('src/core/customers/address/thai-names.ts')
const english = files('src/core/customers/address/english-names.ts')
const measure = files('src/widgets/password-strength/strength-meter.tsx', ...messages('password-strength'))
const calendar = files('src/widgets/calendar/index.ts', ...messages('calendar', 'failure'))
const blog = files('src/widgets/blog/index.ts', ...messages('blog', 'list', 'failure'))
const search = files('src/widgets/search/index.ts', ...messages('search'))
const faq = files('src/widgets/faq/index.ts', ...messages('faq', 'failure'))
const pricing = files('src/widgets/pricing/index.ts', ...messages('pricing', 'failure'))
const knowledge = files('src/widgets/knowledge/index.ts', ...messages('knowledge', 'failure'))
const without = (list, ...known) => list.filter((file) => !known.flat().includes(file))

// what it costs that data belong to one person at one backend, that failures are told and that reading is lenient: 6 kB of the
// cart, 3 of the order, 4 of the dashboard, 9 of the landing page (its day is the account's)
export default [
  { name: 'auto.js with its static imports', path: auto, limit: '2.7 kB' },
  { name: '<raan-cart> on an empty page', path: cart, limit: '65 kB' },
  {
    name: '<raan-cart> where the host supplies React',
    path: supplied.files('src/host/auto.ts', 'src/widgets/cart/index.ts', ...messages('cart')),
    limit: '57 kB',
  },
  { name: '<raan-order> on top of the cart', path: without(order, cart), limit: '32.6 kB' },
  // what the desk's elements share came with the order
  { name: "<raan-orders>' own code", path: without(orders, cart, order), limit: '27.2 kB' },
  { name: "<raan-labels>' own code", path: without(labels, cart, order, orders), limit: '21 kB' },
  { name: "<raan-invoices>' own code", path: without(invoices, cart, order, orders), limit: '20 kB' },
  { name: "<raan-users>' own code", path: without(users, cart, order, orders), limit: '20 kB' },
  { name: "<raan-datatable>'s own code", path: without(datatable, cart, order, orders), limit: '20 kB' },
  {
    name: "<raan-products>', <raan-product>'s and <raan-wishlist>'s own code",
    path: without(store, cart, order),
    limit: '20.5 kB',
  },
  { name: "<raan-checkout>'s own code", path: without(checkout, cart, order), limit: '20 kB' },
  { name: "<raan-calendar>'s own code", path: without(calendar, cart, order), limit: '20 kB' },
  { name: "<raan-email>'s own code", path: without(email, cart, order), limit: '20 kB' },
  { name: "<raan-chat>'s own code", path: without(chat, cart, order), limit: '20 kB' },
  { name: "<raan-search>'s own code", path: without(search, cart, order), limit: '20 kB' },
  { name: "<raan-profile>'s own code", path: without(profile, cart, order), limit: '20 kB' },
  { name: "<raan-account>'s own code", path: without(account, cart, order), limit: '23.5 kB' },
  { name: "<raan-blog>'s own code", path: without(blog, cart, order), limit: '20 kB' },
  { name: "<raan-todo>'s own code", path: without(todo, cart, order), limit: '21 kB' },
  { name: "<raan-faq>'s own code", path: without(faq, cart, order), limit: '20 kB' },
  { name: "<raan-pricing>'s own code", path: without(pricing, cart, order), limit: '20 kB' },
  { name: "<raan-knowledge>'s own code", path: without(knowledge, cart, order), limit: '20 kB' },
  { name: 'address table, after a paste', path: without(table, cart, order), limit: '45 kB' },
  { name: 'English place names', path: without(english, cart, order), limit: '26 kB' },
  // words, keyboards and the passwords others choose: nothing waits for it
  { name: 'strength of a password, from its first letter', path: without(measure, cart, order), limit: '225 kB' },
  { name: "the cards' own code", path: without(cards, cart, order), limit: '20 kB' },
  {
    name: 'landing page until its figures can be used',
    path: [...new Set([...cart, ...desk, ...overview])],
    limit: '147 kB',
  },
  {
    name: 'all of the landing page, charts and map too',
    path: [...new Set([...cart, ...desk, ...overview, ...pictures])],
    limit: '320 kB',
  },
  { name: 'dashboard until the desk can be used', path: [...new Set([...cart, ...order, ...desk])], limit: '142 kB' },
]
