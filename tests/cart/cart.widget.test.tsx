// @vitest-environment happy-dom
import { act, Profiler } from 'react'
import { expect, test, vi } from 'vitest'
import type { Transport } from '../../src/core/kernel/transport'
import { RaanCart } from '../../src/widgets/cart'
import { openPage } from './page'

const refusing =
  (path: string, status: number, isOn = () => true) =>
  (answer: Transport): Transport =>
  async (request) =>
    isOn() && new URL(request.url).pathname.endsWith(path) ? new Response(null, { status }) : answer(request)

test('CART-100 shows each line with its price, quantity and sum, and the total', async () => {
  const page = await openPage(<RaanCart />)
  const [first] = page.all('[part=line]')
  expect(first?.textContent).toContain('ยาหม่องไพล')
  expect(page.all('[part=line]').length).toBe(5)
  expect(page.find('header').textContent).toBe('Cart5 items')
  expect(page.find('footer').textContent).toBe('Total฿1,434.00')
  expect(page.field('Quantity of น้ำผึ้งดอกลำไย').value).toBe('2')
})

test('CART-101 announces every change with count, pieces and total in baht', async () => {
  const onChanged = vi.fn()
  const page = await openPage(<RaanCart onChanged={onChanged} />)
  expect(onChanged.mock.calls).toEqual([[{ count: 5, pieces: 9, total: 1434, reason: 'init' }]])
  await page.key('ArrowUp', 'Quantity of น้ำผึ้งดอกลำไย')
  expect(onChanged).toHaveBeenLastCalledWith({ count: 5, pieces: 10, total: 1654, reason: 'user' })
  const late = vi.fn()
  const other = await openPage(<RaanCart onChanged={late} />)
  expect([late.mock.calls.length, other.lines().length]).toEqual([1, 5])
})

test('CART-102 a removed line can be brought back from the message, to its place', async () => {
  const page = await openPage(<RaanCart />)
  await page.tap('Remove น้ำผึ้งดอกลำไย')
  expect(page.lines()).toEqual([
    ['p21', 1],
    ['p1', 3],
    ['p7', 1],
    ['p26', 2],
  ])
  expect(page.focused()).toBe('Remove ชาเขียวใบหม่อน')
  await page.until(() => page.button('Undo'))
  await page.tap('Undo')
  expect(page.lines()[1]).toEqual(['p11', 2])
})

test('CART-103 a custom price requires a reason and is shown beside the usual one', async () => {
  const page = await openPage(<RaanCart />)
  await page.tap('Change price of ชาเขียวใบหม่อน')
  await page.until(() => page.field('Unit price'))
  await page.fill('Unit price', '99.999')
  await page.tap('Use this price')
  expect(page.text()).toContain('Use up to two decimals')
  await page.fill('Unit price', '๙๙.๕๐')
  await page.fill('Reason', 'friend')
  await page.key('Enter', 'Reason')
  expect(page.all('[part=line]')[2]?.textContent).toContain('฿99.50Usual price ฿120friendSpecial price')
  expect(page.find('footer').textContent).toBe('Total฿1,372.50')
  await page.tap('Change price of ชาเขียวใบหม่อน')
  await page.tap('Reset to usual price')
  expect(page.lines()[2]).toEqual(['p1', 3])
  expect(page.find('footer').textContent).toBe('Total฿1,434.00')
})

test('CART-104 free text needs a name and a price', async () => {
  const page = await openPage(<RaanCart />)
  await page.tap('Add custom line')
  await page.until(() => page.button('Add to cart'))
  await page.tap('Add to cart')
  expect(page.text()).toContain('Enter a name')
  expect(page.text()).toContain('Enter an amount')
  await page.fill('What is it?', '<img src=x onerror=alert(1)> \u202eห่อ')
  await page.fill('Unit price', '35')
  await page.tap('Add to cart')
  const last = page.all('[part=line]').at(-1)
  expect([last?.querySelector('p')?.textContent, page.all('img[src=x]').length]).toEqual([
    '<img src=x onerror=alert(1)> \u202eห่อ',
    0,
  ])
  expect(page.find('footer').textContent).toBe('Total฿1,469.00')
})

test('CART-105 emptying the cart asks first', async () => {
  const page = await openPage(<RaanCart />)
  await page.tap('Empty cart')
  await page.until(() => page.button('Keep it'))
  await page.tap('Keep it')
  expect(page.lines().length).toBe(5)
  await page.tap('Empty cart')
  await page.tapOn(page.all('dialog button').at(-1))
  expect([page.lines(), page.text()]).toEqual([[], expect.stringContaining('Your cart is empty')])
})

test('CART-106 a rejected change says so beside the lines and can be retried', async () => {
  let isOn = true
  const page = await openPage(<RaanCart />, { transport: refusing('/cart/update', 422, () => isOn) })
  await page.key('ArrowUp', 'Quantity of น้ำผึ้งดอกลำไย')
  expect(page.find('[part=notice]').textContent).toContain("Couldn't change น้ำผึ้งดอกลำไย. It's back to how it was.")
  expect(page.field('Quantity of น้ำผึ้งดอกลำไย').value).toBe('2')
  isOn = false
  await page.tap('Try again')
  expect([page.all('[part=notice]').length, page.field('Quantity of น้ำผึ้งดอกลำไย').value]).toEqual([0, '3'])
})

test('CART-4500 a rejected change says why, if the backend does', async () => {
  const said = async (error: unknown) => {
    const transport = (answer: Transport) => async (request: Request) =>
      request.url.endsWith('/cart/update') ? Response.json({ error }, { status: 422 }) : answer(request)
    const page = await openPage(<RaanCart />, { transport })
    await page.key('ArrowUp', 'Quantity of น้ำผึ้งดอกลำไย')
    return page.find('[part=notice] p').textContent
  }
  const changed = "Couldn't change น้ำผึ้งดอกลำไย. It's back to how it was."
  expect(await said({ qty: ['เหลือ 2 ขวด'] })).toBe(`${changed} เหลือ 2 ขวด`)
  expect(await said('หยุดขายชั่วคราว')).toBe(`${changed} หยุดขายชั่วคราว`)
  expect((await said({ qty: 'whole' }))?.trim()).toBe(changed)
})

test('CART-107 a cart that fails to load says so and is loaded on request', async () => {
  let isOn = true
  const page = await openPage(<RaanCart />, { transport: refusing('/ecommerce/cart', 403, () => isOn) })
  expect(page.find('[part=error]').textContent).toContain("Couldn't load the cart")
  isOn = false
  await page.tap('Try again')
  expect(page.all('[part=line]').length).toBe(5)
})

test('CART-108 the checkout button is shown on request, and its link can be prevented', async () => {
  const none = await openPage(<RaanCart />)
  expect(none.has('Check out')).toBe(false)
  const onCheckout = vi.fn(() => false)
  const page = await openPage(<RaanCart checkoutHref="/order" onCheckout={onCheckout} />)
  const link = page.find('a[href="/order"]')
  const goesOn = link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  expect([goesOn, onCheckout.mock.calls]).toEqual([false, [[{ count: 5, total: 1434 }]]])
  const plain = await openPage(<RaanCart checkout onCheckout={onCheckout} />)
  await plain.tap('Check out')
  expect(onCheckout).toHaveBeenCalledTimes(2)
})

test('CART-109 read only shows the lines without controls to change them', async () => {
  const page = await openPage(<RaanCart readOnly />)
  expect([page.all('[part=line]').length, page.all('input').length, page.has('Add custom line')]).toEqual([5, 0, false])
})

test('CART-110 a change made elsewhere shows both quantities and can be kept', async () => {
  const page = await openPage(<RaanCart />)
  await page.engine.app('cart' as never).settled()
  const elsewhere = { 'content-type': 'application/json' }
  await page.elsewhere('/apps/ecommerce/cart/update', {
    method: 'POST',
    headers: elsewhere,
    body: '{"productId":1,"qty":7}',
  })
  page.engine.app('cart' as never).send({ type: 'reload' } as never)
  await page.until(() => page.find('[part=notice]'))
  expect(page.find('[part=notice]').textContent).toContain('was changed elsewhere to 7. You had 3.')
  expect(page.field('Quantity of ชาเขียวใบหม่อน').value).toBe('7')
  await page.tap('Use 3')
  expect([page.field('Quantity of ชาเขียวใบหม่อน').value, page.all('[part=notice]').length]).toEqual(['3', 0])
})

test('CART-5645 of a line that disappeared, the cart says that it was ordered or removed elsewhere', async () => {
  const page = await openPage(<RaanCart />)
  await page.engine.app('cart' as never).settled()
  await page.elsewhere('/apps/ecommerce/cart/1', { method: 'DELETE' })
  page.engine.app('cart' as never).send({ type: 'reload' } as never)
  await page.until(() => page.find('[part=notice]'))
  expect(page.find('[part=notice]').textContent).toContain('ชาเขียวใบหม่อน was ordered or removed elsewhere. You had 3.')
})

test('CART-111 a local cart makes no calls and shows no server data', async () => {
  const page = await openPage(<RaanCart />, { cart: 'local' })
  expect([page.calls, page.text()]).toEqual([[], expect.stringContaining('Your cart is empty')])
})

/** The sample cart, its first line with what a backend says of it. */
const withOffer =
  (offer: object) =>
  (answer: Transport): Transport =>
  async (request) => {
    const response = await answer(request)
    if (request.method !== 'GET' || !request.url.endsWith('/apps/ecommerce/cart')) return response
    const { products } = (await response.json()) as { products: Record<string, unknown>[] }
    return Response.json({
      products: products.map(({ shippingDate: _, offers: _1, discountPercentage: _2, ...product }, nth) =>
        nth === 0 ? { ...product, ...offer } : product,
      ),
    })
  }

// in Bangkok it is the 25th already
const offer = { shippingDate: '2026-11-24T18:00:00.000Z', offers: 4, discountPercentage: 17 }

test.each([
  ['th', ['จัดส่งภายใน พุธ 25 พ.ย.', 'ลด 17%', 'มี 4 ข้อเสนอ']],
  ['en', ['Ships by Wed, Nov 25', '17% off', '4 offers']],
  ['de', ['Versand bis Mi., 25. Nov.', '17\u00a0% Rabatt', '4 Angebote']],
  ['fr', ['Expédié d’ici le mer. 25 nov.', '17\u00a0% de remise', '4 offres']],
  ['pt', ['Enviado até quarta, 25/11', '17% de desconto', '4 ofertas']],
] as const)('CART-522 a line shows shipping date, discount and number of offers (%s)', async (locale, said) => {
  const page = await openPage(<RaanCart />, { locale, transport: withOffer(offer) })
  const offers = () => page.all('[part=offer]')
  await page.until(() => expect(offers()).toHaveLength(1))
  expect(offers().map((each) => [...each.children].map((part) => part.textContent))).toEqual([said])
})

test('CART-522 what a backend omits is not shown', async () => {
  const page = await openPage(<RaanCart />, { transport: withOffer({ discountPercentage: 0, offers: 1 }) })
  const said = () => page.all('[part=offer]').map((each) => each.textContent)
  await page.until(() => expect(said()).toEqual(['1 offer']))
  const bare = await openPage(<RaanCart />, { transport: withOffer({}) })
  expect(bare.all('[part=offer]')).toEqual([])
})

test('CART-522 a custom price is shown without the catalogue’s discount', async () => {
  const page = await openPage(<RaanCart />, { transport: withOffer(offer) })
  await page.tap('Change price of ยาหม่องไพล')
  await page.until(() => page.field('Unit price'))
  await page.fill('Unit price', '40')
  await page.key('Enter', 'Unit price')
  const said = () => page.all('[part=offer]').map((each) => each.textContent)
  await page.until(() => expect(said()).toEqual(['Ships by Wed, Nov 25']))
})

test('CART-112 a change that the cart does not show causes no render', async () => {
  const rendered = vi.fn()
  const page = await openPage(
    <Profiler id="cart" onRender={rendered}>
      <RaanCart />
    </Profiler>,
  )
  const cart = page.engine.app('cart')
  rendered.mockClear()
  act(() => cart.send({ type: 'fetched.clear' }))
  expect([cart.getSnapshot().context.isFetchCartData, rendered.mock.calls.length]).toEqual([false, 0])
  act(() => cart.send({ type: 'line.remove', uq: 'p1' }))
  expect(rendered).toHaveBeenCalled()
})
