// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { satang } from '../../src/core/kernel/money'
import { memoryStorage } from '../../src/core/kernel/storage'
import { createMock } from '../../src/mock'
import { RaanOrder } from '../../src/widgets/order'
import { ask } from '../helpers/ask'
import { widgetPage } from '../helpers/widget-page'
import { field } from './paste-page'

const hat = { name: 'หมวกสาน', price: 100, prices: [{ shopId: 2, price: 120.5 }] }

/** The desk of a shop that sells a hat, dearer in shop 2; shop 3 has no price of its own. */
async function hatDesk(storage = memoryStorage(), mock = createMock()) {
  const known = (await ask(mock, 'GET /api/products/find?q=หมวกสาน')).body.products[0]
  const { id } = known ?? (await ask(mock, 'POST /api/products', { body: { product: hat } })).body.product
  let isBroken = false
  const asked: string[] = []
  let held: Promise<void> | undefined
  const page = await widgetPage(<RaanOrder ownLines />, {
    storage,
    async transport(request) {
      if (request.url.includes('ids=')) asked.push(new URL(request.url).search)
      if (request.url.includes('ids=')) await held
      if (isBroken && request.url.includes('ids=')) return new Response('', { status: 500 })
      return mock.transport(request)
    },
  })
  await page.until(() => expect(page.all('[data-field=shopId] option').length).toBeGreaterThan(3))
  const lines = page.engine.app('lines')
  return Object.assign(page, {
    mock,
    id: id as number,
    asked,
    storage,
    lines,
    prices: () => [...lines.getSnapshot().context.lines].map(({ price, Quantity }) => [price / 100, Quantity]),
    breakDown: (broken: boolean) => {
      isBroken = broken
    },
    /** answers about prices wait until the returned function is called */
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>()
      held = promise
      return resolve
    },
    choose: (shop: number) => page.type(field('shopId'), String(shop)),
    add: (price = 100) =>
      page.run(() =>
        lines.send({ type: 'line.add', product: { id, name: hat.name, price: satang(price * 100), image: '' } }),
      ),
    reprice: (price: number) =>
      page.run(() => {
        const [line] = lines.getSnapshot().context.lines
        if (line) lines.send({ type: 'line.reprice', uq: line.uq, price: satang(price * 100) })
      }),
    change: (product: object) => ask(mock, 'POST /api/products/update', { body: { product: { id, ...product } } }),
    async fill() {
      const texts = { name: 'มาลี ศรีสุข', phoneNumber: '0898765432', address: '45 ซ.ลาดพร้าว 23' }
      const place = { subDistrict: 'จันทรเกษม', district: 'จตุจักร', province: 'กรุงเทพมหานคร', postNum: '10900' }
      for (const [name, value] of Object.entries({ ...texts, ...place })) await page.type(field(name), value)
    },
  })
}

test('PROD-601 lines follow the prices of the shop chosen after them, and the form says which changed', async () => {
  const page = await hatDesk()
  await page.choose(1)
  await page.add()
  await page.add()
  await page.choose(2)
  await page.until(() => expect(page.prices()).toEqual([[120.5, 2]]))
  await page.until(() => expect(page.text()).toContain('Prices are now those of ครัวคุณยายละเมียด'))
  expect(page.text()).toContain('หมวกสาน ฿100.00 → ฿120.50')
  expect(page.text()).toContain('฿241.00')
  await page.press('OK, got it')
  expect(page.text()).not.toContain('Prices are now')
  // a shop without a price of its own sells at the product's price
  await page.choose(3)
  await page.until(() => expect(page.prices()).toEqual([[100, 2]]))
  await page.until(() => expect(page.text()).toContain('หมวกสาน ฿120.50 → ฿100.00'))
  await page.choose(2)
  await page.until(() => expect(page.prices()).toEqual([[120.5, 2]]))
  // back where it was when the user last looked
  expect(page.text()).not.toContain('→')
})

test('PROD-602 a price that staff typed stays, and the catalogue price to return to is the new shop’s', async () => {
  const page = await hatDesk()
  await page.choose(1)
  await page.add()
  await page.reprice(90)
  await page.run(() => page.lines.send({ type: 'line.write', name: 'ของแถม', price: satang(10_000), Quantity: 1 }))
  await page.choose(2)
  await page.until(() => expect(page.asked.at(-1)).toContain('shopId=2'))
  await page.until(() =>
    expect(page.lines.getSnapshot().context.products.get(String(page.id))?.price).toBe(satang(12_050)),
  )
  expect(page.prices()).toEqual([
    [90, 1],
    [100, 1],
  ])
  expect(page.text()).not.toContain('→')
  await page.reprice(120.5)
  expect([...page.lines.getSnapshot().context.lines][0]?.uq).toBe(`p${page.id}`)
})

test('PROD-603 lines from before a reload take the price of the shop that is chosen by then', async () => {
  const storage = memoryStorage()
  const before = await hatDesk(storage)
  await before.choose(1)
  await before.add()
  await before.change({ prices: [{ shopId: 1, price: 80 }] })
  const page = await hatDesk(storage, before.mock)
  await page.until(() => expect(page.prices()).toEqual([[80, 1]]))
  await page.until(() => expect(page.text()).toContain('หมวกสาน ฿100.00 → ฿80.00'))
})

test('PROD-603 a price that somebody else changed meanwhile is that of the shop chosen next', async () => {
  const page = await hatDesk()
  await page.choose(1)
  await page.add()
  await page.change({ price: 111, prices: [{ shopId: 2, price: 130 }] })
  await page.choose(2)
  await page.until(() => expect(page.prices()).toEqual([[130, 1]]))
  // shop 1's price was another when the line was added
  await page.choose(1)
  await page.until(() => expect(page.prices()).toEqual([[111, 1]]))
})

test('PROD-603 a removed line that is put back has the price of the shop chosen since', async () => {
  const page = await hatDesk()
  await page.choose(1)
  await page.add()
  await page.run(() => page.lines.send({ type: 'line.remove', uq: `p${page.id}` }))
  await page.choose(2)
  await page.run(() => page.lines.send({ type: 'line.restore', uq: `p${page.id}` }))
  await page.until(() => expect(page.prices()).toEqual([[120.5, 1]]))
})

test('PROD-604 prices that cannot be checked are said, and asked about before saving; trying again takes them', async () => {
  const page = await hatDesk()
  await page.choose(1)
  await page.add()
  await page.fill()
  page.breakDown(true)
  await page.choose(2)
  for (let attempt = 0; attempt < 5; attempt++) await page.pass(60_000)
  await page.until(() => expect(page.text()).toContain("Couldn't check prices and stock of these products."))
  await page.press('Save order')
  await page.until(() => expect(page.text()).toContain('Save with these prices?'))
  await page.press('Back to order')
  page.breakDown(false)
  await page.press('Try again')
  await page.until(() => expect(page.prices()).toEqual([[120.5, 1]]))
  await page.until(() => expect(page.text()).not.toContain("Couldn't check prices"))
})

test('PROD-604 saving right after another shop was chosen waits for its prices, and stops if one changed', async () => {
  const page = await hatDesk()
  await page.choose(1)
  await page.add()
  await page.fill()
  const release = page.hold()
  await page.choose(2)
  await page.press('Save order')
  await page.press('Save order')
  expect(page.prices()).toEqual([[100, 1]])
  release()
  await page.until(() => expect(page.prices()).toEqual([[120.5, 1]]))
  expect(page.text()).not.toContain('Order saved')
  await page.until(() => expect(page.text()).toContain('→'))
  await page.pass(0)
  await page.press('Save order')
  await page.until(() => expect(page.text()).toContain('Order saved'))
  const { orders } = (await ask(page.mock, 'GET /api/orders')).body
  expect(orders[0]).toMatchObject({ shopId: 2, ProductOrders: [{ price: 120.5 }] })
})

test('PROD-600 an order for more than is left is saved only after a question that names it', async () => {
  const page = await hatDesk()
  await ask(page.mock, 'POST /api/products/stock', {
    body: { stock: { id: page.id, kind: 'count', pieces: 1, reason: 'นับ' } },
  })
  await page.choose(1)
  await page.add()
  await page.add()
  await page.fill()
  await page.until(() => expect(page.asked.length).toBeGreaterThan(0))
  await page.press('Save order')
  await page.until(() => expect(page.all('dialog tbody tr').map((row) => row.textContent)).toEqual(['หมวกสาน21']))
  await page.press('Back to order')
  expect(page.text()).not.toContain('Order saved')
  await page.press('Save order')
  await page.until(() => expect(page.text()).toContain('Not enough in stock'))
  await page.press('Save anyway')
  await page.until(() => expect(page.text()).toContain('Order saved'))
})

test('PROD-5518 an order for what was withdrawn from sale while it was entered is saved only after a question', async () => {
  const page = await hatDesk()
  await page.choose(1)
  await page.add()
  await page.fill()
  await page.until(() => expect(page.asked.length).toBe(1))
  await page.engine.app('live').settled()
  const sell = async (archived: boolean) => {
    const before = page.asked.length
    await page.change({ archived })
    await page.run(() => page.engine.announce({ type: 'records.changed', kinds: 'all', records: [] }))
    await page.until(() => expect(page.asked.length).toBeGreaterThan(before))
    await page.run(() => undefined)
  }
  await sell(true)
  await page.press('Save order')
  await page.until(() =>
    expect(page.all('dialog tbody tr').map((row) => row.textContent)).toEqual(['หมวกสาน1No longer sold']),
  )
  expect(page.text()).not.toContain('Not enough in stock')
  await page.press('Back to order')
  await sell(false)
  await page.press('Save order')
  await page.until(() => expect(page.text()).toContain('Order saved'))
})

test('PROD-600 enough pieces, or ones that are not counted, need no question', async () => {
  const page = await hatDesk()
  await page.choose(1)
  await page.add()
  await page.fill()
  await page.press('Save order')
  await page.until(() => expect(page.text()).toContain('Order saved'))
})
