// @vitest-environment happy-dom
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { RaanProduct, RaanProducts } from '../../src/widgets/store'
import { openPage, type Page } from '../cart/page'

const names = (page: Page) => page.all('[part=product] h2').map((each) => each.textContent)
const chips = (page: Page) =>
  page.all('[part=filter-chip]').map((each) => each.textContent?.replace('Remove filter', '').trim())
const last = (page: Page) =>
  page.calls
    .filter((call) => call.startsWith('GET /apps/ecommerce/products?'))
    .at(-1)
    ?.split('?')[1]

/** Checks the box, or chooses the one of several, with this label. */
async function choose(page: Page, label: string) {
  const container = page.all('label').find((each) => each.textContent?.trim() === label)
  await page.tapOn(container?.querySelector('input') ?? undefined)
}

test('STORE-66 every filter applies immediately, appears as a chip, and is removed with it', async () => {
  const page = await openPage(<RaanProducts />)
  await choose(page, 'สานฝัน 4')
  expect(names(page)).toEqual(['ผ้าขาวม้าทอมือ', 'ถ้วยเซรามิกเขียนลาย', 'กระเป๋าสานผักตบชวา', 'ตะกร้าหวายสาน'])
  await choose(page, 'สวนสมุนไพรบ้านดิน 5')
  expect(page.text()).toContain('9 products')
  await choose(page, '5 stars')
  await choose(page, 'Free shipping')
  expect(names(page)).toEqual(['ผ้าขาวม้าทอมือ', 'ถ้วยเซรามิกเขียนลาย', 'ตะกร้าหวายสาน'])
  await page.fill('Price up to', '400')
  await page.pass(200)
  expect(names(page)).toEqual(['ผ้าขาวม้าทอมือ', 'ถ้วยเซรามิกเขียนลาย'])
  expect(last(page)).toBe(
    'q=&sortBy=featured&priceMax=400&brand=สานฝัน&brand=สวนสมุนไพรบ้านดิน&ratingMin=5&hasFreeShipping=true&perPage=9&page=1',
  )
  expect(chips(page)).toEqual([
    'Price up to ฿400',
    'Brand สานฝัน',
    'Brand สวนสมุนไพรบ้านดิน',
    'Rating 5 stars',
    'Shipping Free shipping',
  ])
  await page.tapOn(page.all('[part=filter-chip]')[0])
  expect([names(page).length, page.field('Price up to').value]).toEqual([3, ''])
  await page.tap('Clear filters')
  expect([names(page).length, chips(page), page.text()]).toEqual([9, [], expect.stringContaining('27 products')])
})

test('STORE-66 an invalid amount and a reversed price range are reported beside their field', async () => {
  const page = await openPage(<RaanProducts />)
  const asked = page.calls.length
  await page.fill('Price from', 'abc')
  await page.pass(200)
  expect([page.text(), page.calls.length]).toEqual([expect.stringContaining('Enter an amount, e.g. 120'), asked])
  await page.fill('Price from', '๔๐๐')
  await page.fill('Price up to', '100')
  await page.pass(200)
  expect(page.text()).toContain('The lowest price is higher than the highest.')
  expect([names(page), page.has('Show all products')]).toEqual([[], true])
  await page.tap('Show all products')
  expect(names(page).length).toBe(9)
})

test('STORE-66 without space beside the list the filters are in a drawer', async () => {
  const page = await openPage(<RaanProducts />)
  await choose(page, 'สานฝัน 4')
  await page.tap('Filters (1)')
  await page.until(() => expect(page.find('dialog').textContent).toContain('สวนสมุนไพรบ้านดิน'))
  await page.tap('Show 4 products')
  expect(page.all('dialog')).toEqual([])
})

test('STORE-66 a chosen brand without matches can be deselected', async () => {
  const page = await openPage(<RaanProducts query="brand=gone" />)
  expect([names(page), chips(page)]).toEqual([[], ['Brand gone']])
  await choose(page, 'gone 0')
  expect([names(page).length, chips(page)]).toEqual([9, []])
})

test('STORE-66 a brand without matches keeps its place', async () => {
  const page = await openPage(<RaanProducts />)
  const brands = () => page.all('[role=group][aria-label=Brand] label').map((each) => each.textContent)
  expect(brands()).toEqual(['ครัวคุณยายละเมียด 12', 'ไร่ปลายหมอก 6', 'สวนสมุนไพรบ้านดิน 5', 'สานฝัน 4'])
  await page.fill('Price from', '500')
  await page.pass(200)
  expect(brands()).toEqual(['ครัวคุณยายละเมียด 0', 'ไร่ปลายหมอก 0', 'สวนสมุนไพรบ้านดิน 0', 'สานฝัน 1'])
})

test('STORE-66 removing a price clears its error', async () => {
  const page = await openPage(<RaanProducts query="priceMax=100" />)
  await page.fill('Price up to', '100x')
  expect(page.text()).toContain('Enter an amount, e.g. 120')
  await page.tap('Clear filters')
  expect([page.field('Price up to').value, page.text()]).toEqual(['', expect.not.stringContaining('Enter an amount')])
})

test('STORE-67 the state comes from the page and each change is reported', async () => {
  const reported: { query: string; replace: boolean }[] = []
  const page = await openPage(
    <RaanProducts query="priceMin=450&sortBy=price-asc" onQueryChanged={(change) => reported.push(change)} />,
  )
  expect([names(page), chips(page), reported]).toEqual([['ตะกร้าหวายสาน', 'กระเป๋าสานผักตบชวา'], ['Price from ฿450'], []])
  await page.tap('Clear filters')
  await page.tap('Page 2')
  await page.fill('Search products', 'ชา')
  await page.pass(200)
  expect(reported.map(({ query, replace }) => [decodeURIComponent(query).split('&').sort(), replace])).toEqual([
    [['sortBy=price-asc'], false],
    [['page=2', 'sortBy=price-asc'], false],
    [['q=ชา', 'sortBy=price-asc'], true],
  ])
})

function AddressPage() {
  const [query, setQuery] = useState('')
  return <RaanProducts query={query} onQueryChanged={(change) => setQuery(change.query)} />
}

test('STORE-67 a page that passes back the reported state does not replace what is being typed', async () => {
  const page = await openPage(<AddressPage />)
  await page.fill('Search products', 'ข้าว ')
  await page.pass(200)
  expect(page.field('Search products').value).toBe('ข้าว ')
  expect(names(page)).toEqual(['ข้าวไรซ์เบอร์รี 1 กก.', 'ข้าวหอมมะลิ 2 กก.'])
})

test("STORE-68 rows show the product's description, and the choice is kept", async () => {
  const page = await openPage(<RaanProducts />)
  expect(page.text()).not.toContain('ฝ้ายทอมือย้อมสีธรรมชาติ')
  await choose(page, 'Rows')
  expect(page.text()).toContain('ฝ้ายทอมือย้อมสีธรรมชาติ')
  page.render(null)
  expect((await page.engine.app('store').settled()).context.look).toBe('rows')
})

test('STORE-69 a product links to its page, by its address or by a listener that handles it', async () => {
  const onOpen = vi.fn(() => false)
  const page = await openPage(<RaanProducts productHref="/shop/{slug}" wishlistHref="/wishes" onOpen={onOpen} />)
  const link = page.all('[part=product] h2 a')[1]
  expect([link?.getAttribute('href'), page.all('a').map((each) => each.getAttribute('href'))]).toEqual([
    '/shop/painted-cup-26',
    expect.arrayContaining(['/wishes']),
  ])
  await page.tapOn(link)
  expect(onOpen.mock.calls).toEqual([[{ productId: 26, slug: 'painted-cup-26' }]])
  expect(page.all('dialog')).toEqual([])
})

test('STORE-79 with a filled cart the list links to the checkout, by address or by a listener that handles it', async () => {
  const onCheckout = vi.fn(() => false)
  const page = await openPage(<RaanProducts checkoutHref="/checkout" onCheckout={onCheckout} />)
  const navigation = () => page.all('a').filter((each) => each.textContent === 'Check out')
  expect(navigation().map((each) => each.getAttribute('href'))).toEqual(['/checkout'])
  await page.tapOn(navigation()[0])
  expect(onCheckout).toHaveBeenCalledTimes(1)
  page.engine.app('cart').send({ type: 'clear' })
  await page.rest()
  expect(navigation()).toEqual([])
})

test('STORE-70 a product that the account may not see says so, whichever it is', async () => {
  for (const productId of [undefined, 27]) {
    const page = await openPage(<RaanProduct productId={productId} />, {
      transport: () => async () => new Response(null, { status: 403 }),
    })
    await page.until(() => expect(page.text()).toContain("You don't have access to products"))
    expect(page.has('Try again')).toBe(false)
  }
})

test('STORE-70 products and wishlist that the account may not see say so, without a retry', async () => {
  const page = await openPage(<RaanProducts />, {
    transport: () => async () => new Response(null, { status: 403 }),
  })
  await page.until(() => expect(page.text()).toContain("You don't have access to products"))
  await page.tap('Wishlist')
  await page.until(() => expect(page.text()).toContain("You don't have access to the wishlist"))
  expect(page.has('Try again')).toBe(false)
})
