import { readBuild } from './scripts/build/chunks.ts'

const embed = readBuild('dist/embed')
const supplied = readBuild('dist/embed-react')
const element = (build, app) => build.wave(`src/host/element-chunks/${app}.ts`)
const widget = (path) => embed.wave(`src/widgets/${path}`)
const union = (...lists) => [...new Set(lists.flat())]
const without = (list, ...known) => list.filter((file) => !known.flat().includes(file))

const pageOf = (build) => union(build.entry('auto.js'), build.wave('src/host/runtime.ts'), element(build, 'cart'))
/** what a cart loads unasked once it is shown: messages, dialogs, price formats, network status */
const laterOf = (build) =>
  union(
    build.wave('src/widgets/cart/later/cart-later.tsx'),
    build.wave('src/widgets/runtime/loaded-toasts.tsx'),
    build.wave('src/core/kernel/presence.ts'),
  )
const auto = embed.entry('auto.js')
const cart = pageOf(embed)
const cartInAll = union(cart, laterOf(embed))
const own = (app, ...known) => without(element(embed, app), cartInAll, ...known)
const order = element(embed, 'order')
const desk = union(cart, element(embed, 'dashboard'))
const overview = widget('sales/index.ts')
const pictures = union(
  widget('charts/echart/echart.tsx'),
  widget('sales/map/province-map.tsx'),
  widget('sales/sales-cards.tsx'),
)

/** kB of an app's elements on top of cart and order; a file that several apps share counts for each */
const budgets = {
  orders: 36.1,
  labels: 29.5,
  invoices: 23.8,
  users: 22,
  datatable: 26,
  store: 20.3,
  checkout: 11,
  calendar: 25,
  email: 22.1,
  chat: 13.2,
  search: 8.7,
  profile: 21.9,
  account: 24.3,
  blog: 20.7,
  todo: 25.4,
  faq: 12.9,
  pricing: 6.3,
  knowledge: 12.3,
  analytics: 21.4,
  statistics: 11.5,
}

export default [
  { name: 'auto.js with its static imports', path: auto, limit: '4.5 kB' },
  { name: '<raan-cart> until it is shown', path: cart, limit: '69.9 kB' },
  { name: '<raan-cart> with everything it loads unasked', path: cartInAll, limit: '87.0 kB' },
  { name: '<raan-cart> if the page provides React, until it is shown', path: pageOf(supplied), limit: '62.0 kB' },
  {
    name: '<raan-cart> if the page provides React, with everything it loads unasked',
    path: union(pageOf(supplied), laterOf(supplied)),
    limit: '79.2 kB',
  },
  // with the code that all elements but the cart share
  { name: '<raan-order> on top of the cart', path: own('order'), limit: '46.3 kB' },
  ...Object.entries(budgets).map(([app, limit]) => ({
    name: `the ${app} elements on top of cart and order`,
    path: own(app, order),
    limit: `${limit} kB`,
  })),
  {
    name: 'parser of pasted orders',
    path: without(embed.wave('src/core/customers/parse/read-message.ts'), cartInAll),
    limit: '108.3 kB',
  },
  {
    name: 'address table, after a paste',
    path: embed.wave('src/core/customers/address/thai-names.ts'),
    limit: '45 kB',
  },
  {
    name: 'English place names',
    path: without(embed.wave('src/core/customers/address/english-names.ts'), cartInAll),
    limit: '26 kB',
  },
  // dictionaries, keyboard patterns and common passwords: nothing waits for it
  {
    name: 'password strength, from the first letter',
    path: without(widget('password-strength/strength-meter.tsx'), cartInAll),
    limit: '225 kB',
  },
  { name: 'landing page until its figures are usable', path: union(desk, overview), limit: '157.3 kB' },
  {
    name: 'landing page with everything on it, including charts and map',
    path: union(desk, overview, pictures),
    limit: '339.3 kB',
  },
  { name: 'dashboard until an order can be taken', path: union(desk, order), limit: '158.4 kB' },
]
