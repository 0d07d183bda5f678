import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readListFile } from '../../src/core/cod/file/cod.file'
import { writeCsv } from '../../src/core/kernel/csv'
import { workbookOf } from '../../src/core/kernel/workbook'
import { planImport } from '../../src/core/products/transfer/products.plan'
import { readSheet } from '../../src/core/products/transfer/products.read-sheet'
import { columnOf, type NamedShop, productRows } from '../../src/core/products/transfer/products.sheet'
import { createMock } from '../../src/mock'
import { ask } from '../helpers/ask'
import { newOrder } from '../orders/new-order'
import { desk, labels } from './transfer-desk'

type Mock = ReturnType<typeof createMock>
type Desk = ReturnType<typeof desk>

const count = (mock: Mock, id: number, pieces: number, lowAt = 0) => {
  const stock = { id, kind: 'count', pieces, lowAt, reason: 'นับ' }
  return ask(mock, 'POST /api/products/stock', { body: { stock }, key: `count ${id} ${pieces}` })
}
const shopsOf = async (mock: Mock): Promise<NamedShop[]> => (await ask(mock, 'GET /api/shops')).body.shops
const exported = async (form: Desk, shops: readonly NamedShop[]) =>
  productRows(await form.all(), { labels, shops, knowsCost: true })
const changed = (form: Desk) =>
  form.plan().filter(([, , kind, errors]) => kind !== 'same' || Object.keys(errors ?? {}).length > 0)
const product = async (form: Desk, id: number) => (await ask(form.mock, `GET /api/products/${id}`)).body.product

/** Two shops, a shirt in two sizes with prices of its own in both shops, and stock of M. */
async function withShirt() {
  const form = desk()
  const shops = await shopsOf(form.mock)
  const [one, two] = shops as [NamedShop, NamedShop]
  const body = {
    product: {
      name: 'เสื้อ',
      sku: 'SHIRT',
      price: 250,
      prices: [{ shopId: two.id, price: 240 }],
      variants: [{ name: 'M' }, { name: 'L' }],
    },
  }
  const { variants } = (await ask(form.mock, 'POST /api/products', { body })).body.product
  await count(form.mock, variants[0].id, 7, 3)
  return { form, shops, one, two, m: variants[0].id as number, l: variants[1].id as number }
}

describe('export', () => {
  test('PROD-140 stock, limit and prices per shop, in CSV and Excel; read back, nothing changes', async () => {
    const { form, shops, one, two } = await withShirt()
    await count(form.mock, 1, 2)
    const ProductOrders = [{ uq: 'p', productId: 1, name: 'x', price: 90, Quantity: 5 }]
    const { order } = (
      await ask(form.mock, 'POST /api/orders', { body: { order: { ...newOrder, ProductOrders } }, key: 'k' })
    ).body
    for (const status of ['confirmed', 'packed', 'shipped'])
      await ask(form.mock, 'POST /api/orders/status', { body: { orderNumbers: [order.OrderNumber], status } })
    const { stock } = await product(form, 1)
    expect(stock.onHand).toBeLessThan(0)
    const rows = await exported(form, shops)
    const [head = []] = rows
    expect(head.slice(-2 - shops.length)).toEqual([
      'In the shop',
      'Low at',
      ...shops.map((shop) => `Price: ${shop.ShopName}`),
    ])
    const cell = (name: string, heading: string, variant = '') =>
      rows.find((row) => row[1] === name && row[2] === variant)?.[head.indexOf(heading)]
    expect(['', 'M', 'L'].map((variant) => cell('เสื้อ', 'In the shop', variant))).toEqual(['', 7, ''])
    expect(cell('เสื้อ', 'Low at', 'M')).toBe(3)
    expect([one, two].map((shop) => cell('เสื้อ', `Price: ${shop.ShopName}`))).toEqual(['', 240])
    for (const text of [
      writeCsv(rows),
      ((await readListFile(await workbookOf(rows), true)) as { text: string }).text,
    ]) {
      await form.take(text)
      expect(changed(form)).toEqual([])
      form.view.send({ type: 'reset' })
    }
  })

  test('PROD-140 shops of one name have their number behind it, and are told apart', () => {
    const shops = [
      { id: 1, ShopName: 'ร้านชา' },
      { id: 2, ShopName: 'ร้านชา ' },
      { id: 3, ShopName: 'ร้านชา2' },
      { id: 4, ShopName: 'A: B' },
      { id: 5, ShopName: '' },
    ]
    const prices = [5, 4, 3, 2, 1].map((shopId) => ({ shopId, price: (shopId * 100) as never }))
    const base = {
      id: 9,
      name: 'ชา',
      sku: '',
      barcode: '',
      unit: '',
      image: '',
      archived: false,
      price: 900,
      prices,
      variants: [],
      aliases: [],
    } as never
    const rows = productRows([base], { labels, shops, knowsCost: false })
    expect(rows[0]?.slice(-5)).toEqual([
      'Price: ร้านชา #1',
      'Price: ร้านชา  #2',
      'Price: ร้านชา2',
      'Price: A: B',
      'Price: #5',
    ])
    const read = readSheet(`No.,Product,${rows[0]?.slice(-5).join(',')}\n9,ชา,1.5,2.5,3.5,4.5,5.5`)
    if (!('rows' in read)) throw new Error(read.problem)
    const [plan] = planImport(read.rows, { existing: [base], shops, knowsCost: false })
    expect(plan?.errors).toEqual({})
    expect(plan?.draft.prices).toEqual([5, 4, 3, 2, 1].map((shopId) => ({ shopId, price: shopId * 100 + 50 })))
  })

  test('PROD-140 the headings of every language are read as their column', () => {
    const named = Object.entries(labels)
    for (const locale of ['th', 'de', 'fr', 'pt']) {
      const po = readFileSync(`src/widgets/i18n/locales/${locale}/products.transfer.po`, 'utf8')
      for (const [column, label] of named) {
        const [, text = ''] = new RegExp(`msgid "${label}"\\nmsgstr "(.+)"`).exec(po) ?? []
        expect([locale, label, columnOf(text)]).toEqual([locale, label, column])
      }
    }
  })
})

describe('stock', () => {
  test('PROD-141 what changes is known before, and stored after it is confirmed', async () => {
    const { form, one, two, m, l } = await withShirt()
    await form.take(
      [
        `SKU,สินค้า,แบบ,ราคา,ราคา: ${one.ShopName},ราคา：${two.ShopName},คงเหลือ,เตือนเมื่อเหลือ`,
        'SHIRT,,,,230,,,',
        ',เสื้อ,M,,,,12.00,',
        ',เสื้อ,XL,,,,๔,1',
        ',หมวก,,90,,85,"1,200",',
        ',เสื้อ,L,,,,,',
      ].join('\n'),
    )
    expect(form.plan()).toEqual([
      [2, 'เสื้อ', 'change', {}],
      [5, 'หมวก', 'new', {}],
    ])
    expect(form.context().plan.products.map(({ stocks }) => stocks.map(({ key: _, ...stock }) => stock))).toEqual([
      [
        { variant: 'M', from: 7, to: 12, lowAt: undefined },
        { variant: 'XL', from: null, to: 4, lowAt: 1 },
      ],
      [{ variant: '', from: null, to: 1200, lowAt: undefined }],
    ])
    expect((await ask(form.mock, `GET /api/products/${m}/moves`)).body.moves).toHaveLength(1)
    await form.run()
    expect([form.stage(), form.context().failures]).toEqual(['done', []])
    const [shirt] = await form.stored('SHIRT')
    expect(shirt.prices).toEqual([
      { shopId: two.id, price: 240 },
      { shopId: one.id, price: 230 },
    ])
    expect(shirt.variants.map(({ name, stock }: { name: string; stock: object }) => [name, stock])).toEqual([
      ['M', { onHand: 12, reserved: 0, lowAt: 3 }],
      ['L', undefined],
      ['XL', { onHand: 4, reserved: 0, lowAt: 1 }],
    ])
    expect(await form.stored('หมวก')).toMatchObject([
      { prices: [{ shopId: two.id, price: 85 }], stock: { onHand: 1200, lowAt: 0 } },
    ])
    const { moves } = (await ask(form.mock, `GET /api/products/${m}/moves`)).body
    expect(moves[0]).toMatchObject({ from: 7, to: 12, reason: 'import' })
    expect((await ask(form.mock, `GET /api/products/${l}/moves`)).body.moves).toEqual([])
  })

  test('PROD-141 a limit alone leaves the pieces', async () => {
    const { form, m } = await withShirt()
    await form.take('สินค้า,แบบ,เตือนเมื่อเหลือ\nเสื้อ,M,9')
    await form.run()
    const [shirt] = await form.stored('SHIRT')
    expect(shirt.variants[0]).toMatchObject({ id: m, stock: { onHand: 7, lowAt: 9 } })
  })

  test('PROD-141 answers that are lost store each stock once', async () => {
    const mock = createMock()
    let lost = 0
    const form = desk(mock, async (request) => {
      const answer = await mock.transport(request)
      if (request.method === 'POST' && lost++ % 3 !== 2) throw new TypeError('Failed to fetch')
      return answer
    })
    await form.take('สินค้า,แบบ,ราคา,คงเหลือ\nหมวก,,90,\nหมวก,ดำ,,5\nหมวก,แดง,,6')
    for (let nth = 0; nth < 12 && form.stage() !== 'done'; nth++) {
      if (form.stage() === 'planned') await form.run()
      else form.view.send({ type: 'resume' })
      for (let turn = 0; turn < 30 && form.stage() === 'running'; turn++) await form.turn()
    }
    expect([form.stage(), form.context().failures]).toEqual(['done', []])
    const [hat, ...others] = await form.stored('หมวก')
    expect(others).toEqual([])
    for (const [nth, onHand] of [5, 6].entries()) {
      expect(hat.variants[nth].stock.onHand).toBe(onHand)
      expect((await ask(mock, `GET /api/products/${hat.variants[nth].id}/moves`)).body.moves).toHaveLength(1)
    }
  })

  test.each([
    ['สินค้า,คงเหลือ\nชาเขียวใบหม่อน,1.5', { onHand: ['whole'] }],
    ['สินค้า,คงเหลือ\nชาเขียวใบหม่อน,ห้า', { onHand: ['whole'] }],
    ['สินค้า;คงเหลือ\nชาเขียวใบหม่อน;1,5', { onHand: ['whole'] }],
    ['สินค้า,คงเหลือ\nชาเขียวใบหม่อน,-1', { onHand: ['range'] }],
    ['สินค้า,คงเหลือ\nชาเขียวใบหม่อน,1000001', { onHand: ['range'] }],
    ['สินค้า,คงเหลือ\nชาเขียวใบหม่อน,5\nชาเขียวใบหม่อน,6', { onHand: ['twice'] }],
    ['สินค้า,แบบ,คงเหลือ\nเสื้อ,M,7\nเสื้อ,M,8', { 'variants.0.onHand': ['twice'] }],
    ['สินค้า,เตือนเมื่อเหลือ\nชาเขียวใบหม่อน,5', { onHand: ['required'] }],
    ['สินค้า,คงเหลือ\nเสื้อ,5', { onHand: ['of-variants'] }],
    ['สินค้า,แบบ,คงเหลือ\nเสื้อ,L,x', { 'variants.1.onHand': ['whole'] }],
  ])('PROD-142 %j is an error by row, and is not imported', async (text, errors) => {
    const { form } = await withShirt()
    await form.take(text)
    expect(form.plan().map((each) => each[3])).toEqual([errors])
    await form.run()
    expect([form.stage(), form.context().queue]).toEqual(['done', []])
  })

  test.each([
    ['สินค้า,ราคา: ร้านอื่น\nชาเขียวใบหม่อน,120', { 'prices.shopร้านอื่น': ['unknown-shop'] }],
    ['สินค้า,ราคา: #2\nชาเขียวใบหม่อน,abc', { 'prices.shop2': ['not-a-number'] }],
    ['สินค้า,แบบ,ราคา: #2\nเสื้อ,L,300', { 'variants.1.price': ['of-product'] }],
  ])('PROD-143 %j is an error by row, and is not imported', async (text, errors) => {
    const { form } = await withShirt()
    await form.take(text)
    expect(form.plan().map((each) => each[3])).toEqual([errors])
    await form.run()
    expect([form.stage(), form.context().queue]).toEqual(['done', []])
  })

  test('PROD-146 what an import leaves at the limit is told as low', async () => {
    const { form, m } = await withShirt()
    await form.take('สินค้า,แบบ,คงเหลือ\nเสื้อ,M,3')
    await form.run()
    const { notifications } = (await ask(form.mock, 'GET /api/notifications')).body
    expect(notifications).toContainEqual(expect.objectContaining({ kind: 'stock.low', ref: String(m), available: 3 }))
  })
})

describe('files of strangers', () => {
  const windows874 = (text: string) =>
    new Blob([
      Uint8Array.from(text, (char) =>
        char >= '\u0e01' && char <= '\u0e5b' ? char.charCodeAt(0) - 0xd60 : char.charCodeAt(0),
      ),
    ])

  test.each(['windows-874', 'utf-8'])(
    'PROD-145 %s with semicolons, a title, empty rows and texts for numbers',
    async (encoding) => {
      const text =
        'รายการสินค้า, พ.ย.\r\n;;;;\r\nรหัส;สินค้า;ราคา;คงเหลือ;\r\n;;;;\r\nTEA-01;ชาเขียวใบหม่อน;" 120.00 ";\'5;\r\n;;;;\r\n;หมวก;฿90.-;๑๒;\r\n;;;;\r\n'
      const read = await readListFile(encoding === 'utf-8' ? new Blob([`\ufeff${text}`]) : windows874(text), true)
      if (!('text' in read)) throw new Error(read.problem)
      const form = desk()
      await form.take(read.text)
      expect(form.plan()).toEqual([
        [5, 'ชาเขียวใบหม่อน', 'change', {}],
        [7, 'หมวก', 'new', {}],
      ])
      expect(form.context().plan.products.map(({ stocks }) => stocks[0]?.to)).toEqual([5, 12])
    },
  )

  test('PROD-145 ten thousand rows are too many, and are told so; rows with a column for each of thirty shops are planned', async () => {
    const form = desk()
    const shops = Array.from({ length: 30 }, (_, nth) => ({ id: nth + 1, ShopName: `ร้าน ${nth + 1}` }))
    const line = (nth: number) => `สินค้า ${nth},${nth},${shops.map(() => '5').join(',')}`
    const head = `สินค้า,คงเหลือ,${shops.map(({ ShopName }) => `ราคา: ${ShopName}`).join(',')},ราคา`
    const sheet = (rows: number) => [head, ...Array.from({ length: rows }, (_, nth) => `${line(nth)},10`)].join('\n')
    await form.take(sheet(10_000))
    expect([form.stage(), form.context().problem]).toEqual(['idle', 'too-long'])
    const read = readSheet(sheet(500))
    if (!('rows' in read)) throw new Error(read.problem)
    const plan = planImport(read.rows, { existing: [], shops, knowsCost: true })
    expect(plan.filter(({ errors }) => Object.keys(errors).length === 0)).toHaveLength(500)
    expect(plan.at(-1)?.draft.prices).toHaveLength(30)
  })
})
