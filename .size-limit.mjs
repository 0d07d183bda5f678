import { readBuild } from './scripts/build/chunks.ts'

const embed = readBuild('dist/embed')
const supplied = readBuild('dist/embed-react')
const element = (build, app) => build.wave(`src/host/element-chunks/${app}.ts`)
const widget = (path) => embed.wave(`src/widgets/${path}`)
const union = (...lists) => [...new Set(lists.flat())]
const without = (list, ...known) => list.filter((file) => !known.flat().includes(file))

const pageOf = (build) => union(build.entry('auto.js'), build.wave('src/host/runtime.ts'), element(build, 'cart'))
/** what a cart loads by itself once it is shown: messages, dialogs, what its prices come with, whether the network is there */
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

export default [
  { name: 'auto.js with its static imports', path: auto, limit: '4.3 kB' },
  { name: '<raan-cart> until it stands', path: cart, limit: '70 kB' },
  { name: '<raan-cart>, all that loads by itself', path: cartInAll, limit: '90 kB' },
  { name: '<raan-cart> where the host supplies React, until it stands', path: pageOf(supplied), limit: '60 kB' },
  {
    name: '<raan-cart> where the host supplies React, all that loads by itself',
    path: union(pageOf(supplied), laterOf(supplied)),
    limit: '80 kB',
  },
  { name: '<raan-order> on top of the cart', path: own('order'), limit: '50 kB' },
  // what the desk's elements share came with the order
  ...['orders', 'labels', 'invoices', 'users', 'datatable', 'store', 'checkout', 'calendar', 'email', 'chat'].map(
    (app) => ({ name: `the ${app} elements on top of cart and order`, path: own(app, order), limit: '20 kB' }),
  ),
  ...['search', 'profile', 'account', 'blog', 'todo', 'faq', 'pricing', 'knowledge', 'analytics', 'statistics'].map(
    (app) => ({ name: `the ${app} elements on top of cart and order`, path: own(app, order), limit: '30 kB' }),
  ),
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
  // words, keyboards and the passwords others choose: nothing waits for it
  {
    name: 'strength of a password, from its first letter',
    path: without(widget('password-strength/strength-meter.tsx'), cartInAll),
    limit: '225 kB',
  },
  { name: 'landing page until its figures can be used', path: union(desk, overview), limit: '147 kB' },
  { name: 'all of the landing page, charts and map too', path: union(desk, overview, pictures), limit: '320 kB' },
  { name: 'dashboard until the desk can be used', path: union(desk, order), limit: '150 kB' },
]
