// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { createMock } from '../../src/mock'
import { RaanProducts } from '../../src/widgets/store'
import { ask } from '../helpers/ask'
import { widgetPage } from '../helpers/widget-page'

async function picker() {
  const mock = createMock()
  const variants = [{ name: 'M', barcode: '8850000000017' }, { name: 'L' }]
  const product = { name: 'เสื้อยืด', sku: 'SHIRT', price: 250, variants }
  await ask(mock, 'POST /api/products', { body: { product } })
  await ask(mock, 'DELETE /apps/ecommerce/cart/4')
  const page = await widgetPage(<RaanProducts mode="picker" />, { transport: mock.transport })
  await page.until(() => page.find('[role=option]'))
  const before = page.engine.app('cart').getSnapshot().context.pieces
  return {
    ...page,
    added: () => page.engine.app('cart').getSnapshot().context.pieces - before,
    async scan(text: string) {
      await page.type('input[type=search]', text)
      await page.key('input[type=search]', { key: 'Enter' })
      await page.pass(300)
      await page.until(() => expect(page.find('[role=listbox]').getAttribute('aria-busy')).toBeNull())
    },
  }
}

test('PROD-44 a scanned barcode is added once it is found, though Enter comes before its rows', async () => {
  const page = await picker()
  await page.scan('8850000000017')
  await page.until(() => expect(page.text()).toContain('เสื้อยืด M: 1 in the cart'))
  expect(page.added()).toBe(1)
  await page.scan('TEA-01')
  await page.until(() => expect(page.added()).toBe(2))
})

test('PROD-44 nothing that is only alike is added so', async () => {
  const page = await picker()
  await page.scan('เสื้อ')
  expect([page.added(), page.all('[role=option]').length]).toEqual([0, 2])
})

test('PROD-123 a code that several variants share adds none of them by itself', async () => {
  const page = await picker()
  await page.scan('SHIRT')
  expect([page.added(), page.all('[role=option]').length]).toEqual([0, 2])
})

test('PROD-92 the search says how many are left', async () => {
  const mock = createMock()
  const count = (id: number, pieces: number) =>
    ask(mock, 'POST /api/products/stock', { body: { stock: { id, kind: 'count', pieces, reason: 'นับ' } } })
  await count(27, 1_000)
  await count(26, 0)
  const { stock } = (await ask(mock, 'GET /api/products/27')).body.product
  const page = await widgetPage(<RaanProducts mode="picker" />, { transport: mock.transport })
  await page.until(() => page.find('[role=option]'))
  const [cloth, cup, bag] = page.all('[role=option]').map((option) => option.textContent)
  expect(cloth).toContain(`${1_000 - stock.reserved} left`)
  expect(cup).toContain('None left')
  expect(bag).not.toMatch(/left/)
})
