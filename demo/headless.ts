/** The shop desk without a page: sign in, choose a shop, fill the cart, take an order, see it in the list. `npm run headless` */
import { createEngine, memoryStorage, simulatedClock } from 'langraan/core'
import { createMock } from 'langraan/mock'

const clock = simulatedClock({ start: '2026-11-21T09:00:00+07:00' })
const mock = createMock({ now: () => new Date(clock.now()) })
const engine = createEngine({ transport: mock.transport, clock, storage: memoryStorage(), locale: 'th' })

const refusal = await engine.login('admin@langraan.test', 'admin')
if (refusal) throw new Error(`not signed in: ${JSON.stringify(refusal)}`)
console.log('signed in, may manage orders:', engine.can('manage', 'Order'))

const shops = engine.app('shops')
shops.send({ type: 'choose', id: 1 })
console.log('shop:', (await shops.settled()).context.chosen.ShopName)

const products = engine.view('store', { query: { q: 'ชาเขียว' } })
const tea = (await products.settled()).context.rows[0]
if (!tea) throw new Error('the sample shop sells no tea')

const cart = engine.app('cart')
cart.send({ type: 'init' })
await cart.settled()
cart.send({ type: 'clear' })
cart.send({ type: 'line.add', product: tea, Quantity: 2 })
const { context: filled } = await cart.settled()
console.log('cart:', [...filled.lines].map(({ name, Quantity }) => `${name} × ${Quantity}`).join(', '))

const order = engine.view('order')
await order.settled()
order.send({
  type: 'fill',
  value: {
    name: 'เอก ใจดี',
    phoneNumber: '081 234 5678',
    address: '99/12 หมู่ 4 ถนนสุเทพ',
    subDistrict: 'สุเทพ',
    district: 'เมืองเชียงใหม่',
    province: 'เชียงใหม่',
    postNum: '50200',
    shippingCost: 50,
    paymentMethod: 'cod',
  },
})
await order.settled()
order.send({ type: 'save' })
order.send({ type: 'save' })
const { context: taken } = await order.settled()
if (!taken.saved) throw new Error(`not saved: ${JSON.stringify(taken.errors)}`)
console.log('saved once:', taken.saved.OrderNumber, '·', taken.saved.total / 100, 'baht')

const orders = engine.view('orders')
const { context: listed } = await orders.settled()
console.log('newest of', listed.total, 'orders:', listed.rows[0]?.OrderNumber)
console.log('cart after it:', (await cart.settled()).context.lines.size, 'lines')
engine.stop()
