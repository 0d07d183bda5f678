// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import type { Transport } from '../../src/core/kernel/transport'
import { RaanProducts } from '../../src/widgets/store'
import { openPage } from '../cart/page'

const failing =
  (path: string, isOn = () => true, status = 403) =>
  (answer: Transport): Transport =>
  async (request) =>
    isOn() && new URL(request.url).pathname.includes(path) ? new Response(null, { status }) : answer(request)

const names = (page: { all(selector: string): HTMLElement[] }) =>
  page.all('[part=product] h2').map((each) => each.textContent)
const search = 'Search products'

test('STORE-50 shows nine products with brand, price and rating, and the total', async () => {
  const page = await openPage(<RaanProducts />)
  expect(names(page).length).toBe(9)
  expect(page.all('[part=product]')[0]?.textContent).toContain('สานฝันผ้าขาวม้าทอมือ฿3205')
  expect(page.text()).toContain('27 products')
  expect(page.text()).toContain('1–9 of 27')
})

test('STORE-51 adding creates a line, the stepper changes its quantity, 0 removes it', async () => {
  const onAdded = vi.fn()
  const page = await openPage(<RaanProducts onAdded={onAdded} />)
  await page.tap('Add ผ้าขาวม้าทอมือ to cart')
  expect(onAdded.mock.calls).toEqual([[{ productId: 27, name: 'ผ้าขาวม้าทอมือ', price: 320 }]])
  expect(page.lines().at(-1)).toEqual(['p27', 1])
  const label = 'Quantity of ผ้าขาวม้าทอมือ'
  expect(page.focused()).toBe(label)
  await page.key('ArrowUp', label)
  expect(page.lines().at(-1)).toEqual(['p27', 2])
  await page.fill(label, '๐')
  await page.key('Enter', label)
  expect([page.lines().length, page.focused()]).toEqual([5, 'Add ผ้าขาวม้าทอมือ to cart'])
})

test('STORE-52 a search is debounced, resets the page, and can be cleared if nothing is found', async () => {
  const page = await openPage(<RaanProducts />)
  await page.tap('Page 3')
  await page.fill(search, 'ข้าว')
  await page.pass(200)
  expect(names(page)).toEqual(['ข้าวไรซ์เบอร์รี 1 กก.', 'ข้าวหอมมะลิ 2 กก.'])
  expect(page.calls.filter((call) => call.includes('q=ข้าว'))).toEqual([
    'GET /apps/ecommerce/products?q=ข้าว&sortBy=featured&perPage=9&page=1',
  ])
  await page.fill(search, '<b>none</b>')
  await page.pass(200)
  expect([names(page), page.text()]).toEqual([[], expect.stringContaining('No products found')])
  await page.tap('Show all products')
  expect([names(page).length, page.field(search).value]).toEqual([9, ''])
})

test('STORE-53 a heart changes, is sent, and changes back with a message if rejected', async () => {
  let refusing = false
  const page = await openPage(<RaanProducts />, { transport: failing('/wishlist', () => refusing) })
  const heart = () => page.button('ผ้าขาวม้าทอมือ on wishlist').getAttribute('aria-pressed')
  expect(heart()).toBe('false')
  await page.tap('ผ้าขาวม้าทอมือ on wishlist')
  expect([heart(), page.calls.at(-1)]).toEqual(['true', 'POST /apps/ecommerce/wishlist'])
  refusing = true
  await page.tap('ผ้าขาวม้าทอมือ on wishlist')
  await page.until(() => expect(page.text()).toContain("Couldn't change the wishlist: ผ้าขาวม้าทอมือ"))
  expect(heart()).toBe('true')
})

test('STORE-54 the wishlist is shown alone, searched immediately, and a removed product disappears', async () => {
  const page = await openPage(<RaanProducts />)
  await page.tap('Wishlist')
  expect([names(page), page.text()]).toEqual([['ตะกร้าหวายสาน', 'ชาอู่หลงยอดดอย'], expect.stringContaining('2 products')])
  await page.fill(search, 'ชา')
  expect(names(page)).toEqual(['ชาอู่หลงยอดดอย'])
  await page.fill(search, '')
  for (const name of ['ตะกร้าหวายสาน', 'ชาอู่หลงยอดดอย']) await page.tap(`${name} on wishlist`)
  expect(page.text()).toContain('Your wishlist is empty')
})

test('STORE-55 a product opens in full; one that no longer exists says so', async () => {
  const page = await openPage(<RaanProducts />)
  await page.tap('ผ้าขาวม้าทอมือ')
  await page.until(() => expect(page.find('dialog').textContent).toContain('ฝ้ายทอมือย้อมสีธรรมชาติ'))
  // no field has the focus: that would bring up the keyboard of a phone
  expect(document.activeElement?.matches('dialog div')).toBe(true)
  await page.tap('Close')
  expect(page.all('dialog')).toEqual([])
  const gone = await openPage(<RaanProducts />, {
    transport: (answer) => async (request) =>
      /products\/27$/.test(new URL(request.url).pathname) ? new Response(null, { status: 404 }) : answer(request),
  })
  await gone.tap('ผ้าขาวม้าทอมือ')
  await gone.until(() => expect(gone.find('dialog').textContent).toContain('This product is no longer available'))
})

test('STORE-56 products that fail to load say so and are loaded on request', async () => {
  let isOn = true
  const page = await openPage(<RaanProducts />, { transport: failing('/products', () => isOn, 400) })
  expect(page.find('[part=error]').textContent).toContain("Couldn't load products")
  isOn = false
  await page.tap('Try again')
  expect(names(page).length).toBe(9)
})

test("STORE-57 the host's page size and order are used", async () => {
  const page = await openPage(<RaanProducts perPage={4} sortBy="price-asc" />)
  expect([names(page).length, names(page)[0], page.text()]).toEqual([
    4,
    'ขนมผิงโบราณ',
    expect.stringContaining('1–4 of 27'),
  ])
})

test('UI-806 in the picker Home and End move to the ends of the list once the arrow keys are in it', async () => {
  const page = await openPage(<RaanProducts mode="picker" />)
  const field = 'Add products'
  await page.until(() => expect(page.all('[role=option]').length).toBe(6))
  const at = () => page.all('[role=option]').findIndex((each) => each.getAttribute('aria-selected') === 'true')
  await page.key('End', field)
  expect(at()).toBe(0)
  await page.key('ArrowDown', field)
  await page.key('End', field)
  expect(at()).toBe(5)
  await page.key('Home', field)
  expect(at()).toBe(0)
})

test('STORE-58 the picker adds with the keyboard alone and keeps the focus', async () => {
  const onAdded = vi.fn()
  const page = await openPage(<RaanProducts mode="picker" onAdded={onAdded} />)
  const field = 'Add products'
  page.field(field).focus()
  const active = () => {
    const id = page.field(field).getAttribute('aria-activedescendant')
    return id ? document.getElementById(id)?.querySelector('span > span')?.textContent : id
  }
  await page.until(() => expect(page.all('[role=option]').length).toBe(6))
  expect(active()).toBe('ผ้าขาวม้าทอมือ')
  await page.key('ArrowDown', field)
  await page.key('Enter', field)
  await page.key('Enter', field)
  expect(active()).toBe('ถ้วยเซรามิกเขียนลาย')
  expect(page.lines().at(-1)).toEqual(['p26', 4])
  expect(page.find('[role=status]').textContent).toBe('ถ้วยเซรามิกเขียนลาย: 4 in the cart')
  await page.key('ArrowUp', field)
  await page.key('ArrowUp', field)
  expect(active()).toBe('ลูกประคบสมุนไพร')
  await page.fill(field, 'ข้าว')
  await page.key('Enter', field)
  expect(onAdded).toHaveBeenCalledTimes(2)
  await page.pass(200)
  await page.key('Enter', field)
  expect([page.lines().at(-1), page.focused()]).toEqual([['p17', 1], field])
})
