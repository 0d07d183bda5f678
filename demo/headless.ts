/** The shop desk without a page: from a customer's message to a printed label. `npm run headless` */
import { createEngine, memoryStorage, parsePaste, simulatedClock } from 'langraan/core'
import { createMock } from 'langraan/mock'

const message = `คุณเอก ใจดี 081-234-5678
99/12 หมู่ 4 ถนนสุเทพ ต.สุเทพ อ.เมืองเชียงใหม่ จ.เชียงใหม่ 50200
ชาเขียวใบหม่อน 2 กล่อง เก็บปลายทางค่ะ`

const clock = simulatedClock({ start: '2026-11-21T09:00:00+07:00' })
const mock = createMock({ now: () => new Date(clock.now()) })
const engine = createEngine({ transport: mock.transport, clock, storage: memoryStorage(), locale: 'th' })

const refusal = await engine.login('admin@langraan.test', 'admin')
if (refusal) throw new Error(`not signed in: ${JSON.stringify(refusal)}`)
console.log('signed in, may manage orders:', engine.can('manage', 'Order'))

const shops = engine.app('shops')
shops.send({ type: 'choose', id: 1 })
console.log('shop:', (await shops.settled()).context.chosen.ShopName)

// parse the message
const pasted = await parsePaste(message)
const location = [pasted.subDistrict, pasted.district, pasted.province, pasted.postNum].map((field) => field?.value)
console.log(
  'read:',
  pasted.name?.value,
  '·',
  pasted.phones[0]?.value,
  '·',
  location.join(' '),
  '· COD:',
  pasted.cod !== null,
)

// its product lines, matched with the catalogue
const cart = engine.app('cart')
cart.send({ type: 'init' })
await cart.settled()
cart.send({ type: 'clear' })
for (const { text, qty } of pasted.items) {
  const products = engine.view('store', { query: { q: text } })
  const [product] = (await products.settled()).context.rows
  products.stop()
  if (!product) throw new Error(`the sample shop sells no ${text}`)
  cart.send({ type: 'line.add', product, Quantity: qty })
}
const { context: filled } = await cart.settled()
console.log('cart:', [...filled.lines].map(({ name, Quantity }) => `${name} × ${Quantity}`).join(', '))

// the order, saved once even if requested repeatedly
const order = engine.view('order')
await order.settled()
order.send({
  type: 'fill',
  value: {
    fullCustomerData: message,
    name: pasted.name?.value,
    phoneNumber: pasted.phones[0]?.value,
    address: pasted.addressLine?.value,
    subDistrict: pasted.subDistrict?.value,
    district: pasted.district?.value,
    province: pasted.province?.value,
    postNum: pasted.postNum?.value,
    shippingCost: 50,
    paymentMethod: pasted.cod ? 'cod' : 'transfer',
  },
})
await order.settled()
order.send({ type: 'save' })
order.send({ type: 'save' })
const { context: taken } = await order.settled()
if (!taken.saved) throw new Error(`not saved: ${JSON.stringify(taken.errors)}`)
const { OrderNumber, total } = taken.saved
console.log('saved once:', OrderNumber, '·', total / 100, 'baht')

// its label: stamped, then printed by the caller
const labels = engine.view('labels', { orderNumbers: [OrderNumber] })
await labels.settled()
labels.send({ type: 'print.start', printBy: 'มาลี ใจดี' })
labels.send({ type: 'print.start', printBy: 'มาลี ใจดี' })
const { job } = (await labels.settled()).context
if (job?.orders.length !== 1) throw new Error(`no label: ${JSON.stringify(job)}`)
labels.send({ type: 'print.done' })
console.log('label stamped:', job.printIds.join(), 'for', job.orders.map((each) => each.OrderNumber).join())

// printing again by mistake needs a confirmation
labels.send({ type: 'mark.set', OrderNumber, on: true })
labels.send({ type: 'print.start', printBy: 'มาลี ใจดี' })
const { value: asked, context: again } = await labels.settled()
console.log('printed again:', asked.print, `(${again.job?.again[0]?.printAddrData.printBy} printed it before)`)
labels.send({ type: 'again.skip' })

const orders = engine.view('orders', { query: { printed: true } })
const { context: listed } = await orders.settled()
const [newest] = listed.rows
if (newest?.OrderNumber !== OrderNumber) throw new Error(`not listed as printed: ${OrderNumber}`)
console.log('newest of', listed.total, 'printed orders:', newest.OrderNumber, newest.printAddrData.printId)
console.log('cart after it:', (await cart.settled()).context.lines.size, 'lines')
engine.stop()
