import { expect } from 'chai'
import { deepAll, deepFind, nameOf, shown, until } from '../helpers/looking'
import { type Dashboard, newBrowser, openDashboard } from './dashboard'
import { storedOrder, storedOrders } from './demo-rows'
import { phone } from './looks'
import { dialog, examine, first, type Opening, press } from './opening'

const shop = '/apps/ecommerce/shop'
const cloth = 'ผ้าขาวม้าทอมือ'

describe('the shop and its checkout in a browser', () => {
  let dashboard: Dashboard
  beforeEach(async () => {
    await newBrowser()
    dashboard = await openDashboard('/login')
    await dashboard.signIn()
    dashboard.page.close()
  })
  afterEach(() => dashboard.page.close())

  const document = () => dashboard.page.document
  const names = () => deepAll(document(), '[part=product] h2').map(({ textContent }) => textContent)
  const labelled = (messages: string) =>
    until(`a choice ${messages}`, () => deepAll(document(), 'label').find((each) => nameOf(each).startsWith(messages)))
  const choose = async (messages: string) => {
    ;(await labelled(messages)).click()
    await shown()
  }
  const step = () => deepFind(document(), '[aria-current=step]')?.textContent?.replace(/^\d/, '')
  const at = (name: string) => until(`the step ${name}`, () => step() === name)

  it('CHECK-21 from the product list to a stored order: filter, choose a colour, check out, reload, pay on delivery', async () => {
    dashboard = await openDashboard(shop)
    await choose('สานฝัน')
    await choose('5 stars')
    await until('three products', () => names().length === 3)
    expect(new URLSearchParams(dashboard.page.window.location.search).toString()).to.equal(
      new URLSearchParams({ brand: 'สานฝัน', ratingMin: '5' }).toString(),
    )
    await dashboard.press(cloth, 'a')
    await until('the product', () => dashboard.path() === '/apps/ecommerce/product-detail/handwoven-pakhaoma-27')
    await choose('Green')
    await dashboard.press(`Add ${cloth} to cart`)
    await dashboard.press('Check out', 'a')
    await dashboard.at('Checkout')
    const { desk } = dashboard
    await at('Cart')
    for (const { name } of (await desk.lines()).filter(({ name }) => !name.startsWith(cloth)))
      await dashboard.press(`Remove ${name}`)
    expect(await desk.lines()).to.deep.equal([{ name: `${cloth} · Green`, Quantity: 1 }])
    await dashboard.press('Continue')
    await at('Address')
    await desk.chooseShop('บ้านชาปลายดอย')
    await desk.deliver('pickup')
    await desk.fill({ name: 'คุณแดง', phoneNumber: '0891112222' })
    await dashboard.press('Continue')
    await at('Payment')

    await dashboard.page.reload()
    await at('Payment')
    await desk.pay('cod')
    await desk.fill({ shippingCost: '40' })
    expect(await desk.total()).to.equal(380)
    const before = (await storedOrders()).length
    const saved = await desk.save(2)
    if (!('OrderNumber' in saved)) throw new Error(JSON.stringify(saved))
    const { ProductOrders, paymentMethod, CODFee, total, name } = await storedOrder(
      ({ OrderNumber }) => OrderNumber === saved.OrderNumber,
    )
    expect({
      added: (await storedOrders()).length - before,
      ProductOrders,
      paymentMethod,
      CODFee,
      total,
      name,
    }).to.deep.equal({
      added: 1,
      ProductOrders: [{ uq: 'p27:k.success', productId: 27, name: `${cloth} · Green`, price: 32_000, Quantity: 1 }],
      paymentMethod: 'cod',
      CODFee: 2_000,
      total: 38_000,
      name: 'คุณแดง',
    })
    await dashboard.press('View orders', 'a')
    await dashboard.at('Orders')
    expect((await desk.orders())[0]).to.deep.equal({ OrderNumber: saved.OrderNumber, name: 'คุณแดง', total: 380 })
    dashboard.page.window.history.back()
    await dashboard.at('Checkout')
    await dashboard.page.reload()
    await until(
      'an empty cart',
      () => document() && deepAll(document(), 'h3, p').some((each) => each.textContent === 'Your cart is empty'),
    )
    expect(dashboard.page.complaints).to.deep.equal([])
  })
})

const toAddress = async (dashboard: Dashboard) => {
  await dashboard.press('Continue')
  await until('the address', () => deepFind(dashboard.page.document, '[data-field=shopId]'))
}

const openings: readonly Opening[] = [
  {
    title: 'a shelf with nothing on it',
    path: `${shop}?brand=nobody&priceMin=500&priceMax=100`,
    open: (dashboard) => dashboard.see('button', 'Show all products'),
  },
  {
    title: 'the filters of the shelf',
    path: shop,
    size: phone,
    fits: true,
    async open(dashboard) {
      await press(dashboard, 'Filters')
      await dialog(dashboard)
      await first(dashboard, 'dialog input[type=checkbox]')
    },
  },
  {
    title: 'a colour in the cart',
    path: '/apps/ecommerce/product-detail/handwoven-pakhaoma-27',
    fits: true,
    async open(dashboard) {
      ;(await first(dashboard, 'input[value=danger]')).click()
      await press(dashboard, `Add ${cloth} to cart`)
      await first(dashboard, '[role=spinbutton]')
    },
  },
  {
    title: 'an address with everything to mend',
    path: '/apps/ecommerce/checkout',
    fits: true,
    async open(dashboard) {
      await toAddress(dashboard)
      await dashboard.press('Continue')
      await first(dashboard, '[role=alert] button')
    },
  },
  {
    title: 'the payment',
    path: '/apps/ecommerce/checkout',
    fits: true,
    async open(dashboard) {
      const { desk } = dashboard
      await toAddress(dashboard)
      await desk.chooseShop('บ้านชาปลายดอย')
      await desk.deliver('pickup')
      await desk.fill({ name: 'คุณแดง', phoneNumber: '0891112222' })
      await dashboard.press('Continue')
      await desk.pay('promptpay')
    },
  },
]

describe('what opens in the store', () => {
  beforeEach(() => sessionStorage.clear())
  examine(openings)
})
