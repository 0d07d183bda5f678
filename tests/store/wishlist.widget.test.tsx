// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import type { Transport } from '../../src/core/kernel/transport'
import { RaanWishlist } from '../../src/widgets/store'
import { openPage, type Page } from '../cart/page'

const names = (page: Page) => page.all('[part=product] h2').map((each) => each.textContent)
const [basket, tea] = ['ตะกร้าหวายสาน', 'ชาอู่หลงยอดดอย']

const refusing =
  (status: number, isOn = () => true) =>
  (backend: Transport): Transport =>
  async (request) =>
    isOn() && request.url.includes('/wishlist') ? new Response(null, { status }) : backend(request)

test('STORE-75 the wishlist is in the order added; removing one moves the focus to the neighbour, and can be undone', async () => {
  const page = await openPage(<RaanWishlist productHref="/p/{slug}" />)
  expect([names(page), page.text()]).toEqual([[basket, tea], expect.stringContaining('2 products')])
  expect(page.all('h2 a').map((each) => each.getAttribute('href'))).toEqual([
    '/p/rattan-basket-24',
    '/p/doi-oolong-tea-3',
  ])
  await page.tap(`Remove ${basket} from wishlist`)
  expect([names(page), page.focused(), page.calls.at(-1)]).toEqual([
    [tea],
    `Move to cart: ${tea}`,
    'DELETE /apps/ecommerce/wishlist/24',
  ])
  await page.until(() => expect(page.has('Undo')).toBe(true))
  await page.tap('Undo')
  expect([names(page), page.calls.at(-1)]).toEqual([[basket, tea], 'POST /apps/ecommerce/wishlist'])
})

test('STORE-75 a rejected removal restores the product and says so', async () => {
  let isOn = false
  const page = await openPage(<RaanWishlist />, { transport: refusing(403, () => isOn) })
  isOn = true
  await page.tap(`Remove ${tea} from wishlist`)
  await page.until(() => expect(page.text()).toContain(`Couldn't change the wishlist: ${tea}`))
  expect(names(page)).toEqual([basket, tea])
})

test('STORE-76 a product moves into the cart, and back with the earlier quantity', async () => {
  const onAdded = vi.fn()
  const page = await openPage(<RaanWishlist onAdded={onAdded} />)
  const before = page.lines()
  await page.tap(`Move to cart: ${tea}`)
  expect([names(page), page.lines().at(-1)]).toEqual([[basket], ['p3', 1]])
  expect(onAdded.mock.calls).toEqual([[{ productId: 3, name: tea, price: 280 }]])
  await page.until(() => expect(page.has('Undo')).toBe(true))
  await page.tap('Undo')
  expect([names(page), page.lines()]).toEqual([[basket, tea], before])
})

test('STORE-79 with a filled cart the wishlist links to the checkout', async () => {
  const page = await openPage(<RaanWishlist checkoutHref="/checkout" />)
  const navigation = () => page.all('a').map((each) => [each.textContent, each.getAttribute('href')])
  expect(navigation()).toEqual([['Check out', '/checkout']])
  page.engine.app('cart').send({ type: 'clear' })
  await page.rest()
  expect(navigation()).toEqual([])
})

test('STORE-77 an empty wishlist links to the products; one that fails to load is loaded on request', async () => {
  const page = await openPage(<RaanWishlist shopHref="/shop" />)
  for (const name of [basket, tea]) await page.tap(`Remove ${name} from wishlist`)
  expect(page.text()).toContain('Your wishlist is empty')
  expect(page.all('a').map((each) => [each.textContent, each.getAttribute('href')])).toEqual([
    ['Go to products', '/shop'],
  ])
  let isOn = true
  const failed = await openPage(<RaanWishlist />, { transport: refusing(400, () => isOn) })
  expect(failed.text()).toContain("Couldn't load the wishlist")
  isOn = false
  await failed.tap('Try again')
  expect(names(failed)).toEqual([basket, tea])
})
