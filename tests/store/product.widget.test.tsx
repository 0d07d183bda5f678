// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import type { Transport } from '../../src/core/kernel/transport'
import { RaanProduct } from '../../src/widgets/store'
import { openPage, type Page } from '../cart/page'

const answering =
  (path: RegExp, answer: () => Response | undefined) =>
  (backend: Transport): Transport =>
  async (request) =>
    (path.test(new URL(request.url).pathname) ? answer() : undefined) ?? backend(request)

const related = (page: Page) => page.all('[part=related] h4').map((each) => each.textContent)
const cartLines = (page: Page) =>
  page.engine
    .app('cart')
    .getSnapshot()
    .context.lines.toArray()
    .map(({ uq, name, Quantity }) => [uq, name, Quantity])

async function chooseColour(page: Page, label: string) {
  const container = page.all('[role=radiogroup] label').find((each) => each.textContent?.startsWith(label))
  await page.tapOn(container?.querySelector('input') ?? undefined)
}

test("STORE-71 a product shows the call's data, and can be added to cart and wishlist", async () => {
  const onAdded = vi.fn()
  const page = await openPage(<RaanProduct productId={27} onAdded={onAdded} checkoutHref="/checkout" />)
  expect(page.find('h2').textContent).toBe('ผ้าขาวม้าทอมือ')
  for (const said of ['สานฝัน', '฿320', 'Free shipping', 'ฝ้ายทอมือย้อมสีธรรมชาติ ขนาด 75 x 180 ซม.'])
    expect(page.text()).toContain(said)
  expect(page.find('[role=img]').getAttribute('aria-label')).toBe('Rated 5 out of 5')
  expect(page.text()).not.toContain('stock')
  await page.tap('Add ผ้าขาวม้าทอมือ to cart')
  await page.key('ArrowUp', 'Quantity of ผ้าขาวม้าทอมือ')
  expect(cartLines(page).at(-1)).toEqual(['p27', 'ผ้าขาวม้าทอมือ', 2])
  expect(onAdded.mock.calls).toEqual([[{ productId: 27, name: 'ผ้าขาวม้าทอมือ', price: 320 }]])
  await page.tap('ผ้าขาวม้าทอมือ on wishlist')
  expect(page.calls.filter((call) => call.startsWith('POST ')).at(-1)).toEqual('POST /apps/ecommerce/wishlist')
  expect(
    page
      .all('a')
      .find((each) => each.textContent === 'Check out')
      ?.getAttribute('href'),
  ).toBe('/checkout')
})

test('STORE-71 a chosen colour has its own line, and each colour shows its quantity in the cart', async () => {
  const page = await openPage(<RaanProduct productId={27} />)
  await chooseColour(page, 'Green')
  await page.tap('Add ผ้าขาวม้าทอมือ to cart')
  await page.key('ArrowUp', 'Quantity of ผ้าขาวม้าทอมือ')
  await chooseColour(page, 'Red')
  expect(page.has('Add ผ้าขาวม้าทอมือ to cart')).toBe(true)
  await page.tap('Add ผ้าขาวม้าทอมือ to cart')
  expect(cartLines(page).slice(-2)).toEqual([
    ['p27:k.success', 'ผ้าขาวม้าทอมือ · Green', 2],
    ['p27:k.danger', 'ผ้าขาวม้าทอมือ · Red', 1],
  ])
  expect(page.all('[role=radiogroup] [role=img]').map((each) => each.getAttribute('aria-label'))).toEqual([
    '2 in the cart',
    '1 in the cart',
  ])
  await chooseColour(page, 'As shown')
  expect(page.has('Add ผ้าขาวม้าทอมือ to cart')).toBe(true)
})

test('STORE-71 a product without colours has no colour choice', async () => {
  const page = await openPage(<RaanProduct productId={27} />, {
    transport: (backend) => async (request) => {
      const answer = await backend(request)
      if (!request.url.endsWith('/products/27')) return answer
      const { product } = await answer.json()
      return Response.json({ product: { ...product, colorOptions: undefined } })
    },
  })
  expect([page.find('h2').textContent, page.all('[role=radiogroup]')]).toEqual(['ผ้าขาวม้าทอมือ', []])
})

test('STORE-72 a product links back to the list', async () => {
  const onShop = vi.fn(() => false)
  const page = await openPage(<RaanProduct productId={27} shopHref="/shop" onShop={onShop} />)
  const [back] = page.all('a').filter((each) => each.textContent === 'Go to products')
  expect(back?.getAttribute('href')).toBe('/shop')
  await page.tapOn(back)
  expect(onShop).toHaveBeenCalledTimes(1)
})

test('STORE-72 without a number the newest is shown; an unknown one says so and links back', async () => {
  const newest = await openPage(<RaanProduct />)
  expect(newest.find('h2').textContent).toBe('ผ้าขาวม้าทอมือ')
  const onShop = vi.fn(() => false)
  const unknown = await openPage(<RaanProduct productId={999} shopHref="/shop" onShop={onShop} />)
  expect(unknown.text()).toContain('This product is no longer available')
  await unknown.tapOn(unknown.all('a')[0])
  expect([unknown.all('a')[0]?.getAttribute('href'), onShop.mock.calls.length]).toEqual(['/shop', 1])
})

test('STORE-72 a product that fails to load is loaded on request', async () => {
  let isOn = true
  const page = await openPage(<RaanProduct productId={3} />, {
    transport: answering(/products\/3$/, () => (isOn ? Response.json({ product: 'broken' }) : undefined)),
  })
  expect(page.text()).toContain("Couldn't load the product")
  isOn = false
  await page.tap('Try again')
  expect(page.find('h2').textContent).toBe('ชาอู่หลงยอดดอย')
})

test('STORE-73 related products are links: to their address, or in place with the focus on the name', async () => {
  const page = await openPage(<RaanProduct productId={27} />)
  expect(related(page)).toEqual([
    'ถ้วยเซรามิกเขียนลาย',
    'ตะกร้าหวายสาน',
    'กระเป๋าสานผักตบชวา',
    'ชาอู่หลงยอดดอย',
    'กาแฟคั่วกลางดอยสันหมอก',
  ])
  await page.tap('ถ้วยเซรามิกเขียนลาย')
  expect([page.find('h2').textContent, page.focused()]).toEqual(['ถ้วยเซรามิกเขียนลาย', 'ถ้วยเซรามิกเขียนลาย'])
  expect(related(page)).not.toContain('ถ้วยเซรามิกเขียนลาย')
  const linked = await openPage(<RaanProduct productId={27} productHref="/p/{id}" />)
  expect(linked.all('[part=related] a').map((each) => each.getAttribute('href'))).toEqual([
    '/p/26',
    '/p/24',
    '/p/25',
    '/p/3',
    '/p/5',
  ])
})

test('STORE-73 related products that fail to load can be retried; the product stays', async () => {
  let isOn = true
  const page = await openPage(<RaanProduct productId={27} />, {
    transport: answering(/products$/, () => (isOn ? new Response(null, { status: 400 }) : undefined)),
  })
  expect([page.find('h2').textContent, page.text()]).toEqual([
    'ผ้าขาวม้าทอมือ',
    expect.stringContaining("Couldn't load related products"),
  ])
  isOn = false
  await page.tap('Try again')
  expect(related(page).length).toBe(5)
})

const own = { share: navigator.share, clipboard: navigator.clipboard }
afterEach(() => {
  Object.defineProperty(navigator, 'share', { configurable: true, value: own.share })
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: own.clipboard })
})
const has = (name: 'share' | 'clipboard', value: unknown) =>
  Object.defineProperty(navigator, name, { configurable: true, value })

test('STORE-74 sharing uses the device’s own dialog, and cancelling it is not an error', async () => {
  const share = vi.fn(async () => {
    throw new DOMException('no', 'AbortError')
  })
  const writeText = vi.fn(async () => undefined)
  has('share', share)
  has('clipboard', { writeText })
  const page = await openPage(<RaanProduct productId={27} productHref="/p/{slug}" />)
  await page.tap('Share')
  const url = new URL('/p/handwoven-pakhaoma-27', location.href).href
  expect([share.mock.calls, writeText.mock.calls]).toEqual([[[{ title: 'ผ้าขาวม้าทอมือ', url }]], []])
})

test('STORE-74 without a dialog the link is copied, or shown if that is not allowed either', async () => {
  const writeText = vi.fn(async () => undefined)
  has('share', undefined)
  has('clipboard', { writeText })
  const page = await openPage(<RaanProduct productId={27} />)
  await page.tap('Share')
  expect([writeText.mock.calls, page.text()]).toEqual([[[location.href]], expect.stringContaining('Link copied')])
  has('clipboard', undefined)
  await page.tap('Share')
  expect(page.field('Link to this product').value).toBe(location.href)
})
