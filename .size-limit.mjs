import { readBuild } from './scripts/build/chunks.ts'

const { files } = readBuild('dist/embed')
const texts = (...names) => names.map((name) => `locales/th/${name}.po`)

const auto = files('src/host/auto.ts')
const cart = files('src/host/auto.ts', 'src/host/runtime.ts', 'src/widgets/cart/index.ts', ...texts('cart'))
const order = files('src/widgets/order/index.ts', ...texts('order', 'shops', 'store.picker'))
const orders = files('src/widgets/orders/index.ts', ...texts('orders'))
const labels = files('src/widgets/labels/index.ts', ...texts('labels', 'labels.label'))
const desk = files('src/widgets/dashboard/index.ts', 'src/widgets/auth/index.ts', ...texts('dashboard', 'auth'))
const table = files('src/core/customers/address/thai-names.ts')
const english = files('src/core/customers/address/english-names.ts')
const without = (list, ...known) => list.filter((file) => !known.flat().includes(file))

export default [
  { name: 'auto.js with its static imports', path: auto, limit: '2 kB' },
  { name: '<raan-cart> on an empty page', path: cart, limit: '98 kB' },
  {
    name: '<raan-cart> where the host supplies React',
    path: readBuild('dist/sizes').files('cart-without-react.ts'),
    limit: '40 kB',
  },
  { name: '<raan-order> on top of the cart', path: without(order, cart), limit: '25 kB' },
  // what the desk's elements share came with the order
  { name: "<raan-orders>' own code", path: without(orders, cart, order), limit: '25 kB' },
  { name: "<raan-labels>' own code", path: without(labels, cart, order, orders), limit: '20 kB' },
  { name: 'address table, after a paste', path: without(table, cart, order), limit: '45 kB' },
  { name: 'English place names', path: without(english, cart, order), limit: '26 kB' },
  { name: 'dashboard until the desk can be used', path: [...new Set([...cart, ...order, ...desk])], limit: '160 kB' },
]
