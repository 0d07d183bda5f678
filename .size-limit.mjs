import { readBuild } from './scripts/build/chunks.ts'

const { files } = readBuild('dist/embed')
const texts = (...names) => names.map((name) => `locales/th/${name}.po`)

const auto = files('src/host/auto.ts')
const cart = files('src/host/auto.ts', 'src/host/runtime.ts', 'src/widgets/cart/index.ts', ...texts('cart'))
const order = files('src/widgets/order/index.ts', ...texts('order', 'shops', 'store.picker'))
const desk = files('src/widgets/dashboard/index.ts', 'src/widgets/auth/index.ts', ...texts('dashboard', 'auth'))
const without = (list, known) => list.filter((file) => !known.includes(file))

export default [
  { name: 'auto.js with its static imports', path: auto, limit: '2 kB' },
  { name: '<raan-cart> on an empty page', path: cart, limit: '105.5 kB' },
  {
    name: '<raan-cart> where the host supplies React',
    path: readBuild('dist/sizes').files('cart-without-react.ts'),
    limit: '54.5 kB',
  },
  { name: '<raan-order> on top of the cart', path: without(order, cart), limit: '27.9 kB' },
  { name: 'dashboard until the desk can be used', path: [...new Set([...cart, ...order, ...desk])], limit: '160 kB' },
]
