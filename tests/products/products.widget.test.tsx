// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import { createMock } from '../../src/mock'
import { ask } from '../helpers/ask'
import { savedFiles } from '../helpers/saved-files'
import { newOrder } from '../orders/new-order'
import { productsDesk } from './products-desk'

const shirt = {
  name: 'เสื้อยืด',
  price: 250,
  sku: 'SHIRT',
  aliases: ['tee'],
  prices: [{ shopId: 2, price: 240 }],
  variants: [{ name: 'M' }, { name: 'L', price: 270 }],
}

async function withShirt() {
  const mock = createMock()
  await ask(mock, 'POST /api/products', { body: { product: shirt } })
  const desk = await productsDesk({ mock })
  await desk.start()
  await desk.until(() => expect(desk.rows()).toHaveLength(25))
  return desk
}

const only = (path: string, answer: () => Response) => (request: Request) =>
  new URL(request.url).pathname === path ? answer() : undefined

describe('the list', () => {
  test('PROD-60 shows name, other names, SKU, variants, prices and cost', async () => {
    const desk = await withShirt()
    expect(desk.row('เสื้อยืด').slice(0, 6)).toEqual([
      'เสื้อยืดtee',
      'SHIRT',
      'M, L',
      '–',
      '฿250 – ฿270another price in 1 shop',
      '–',
    ])
    expect(desk.row('ผ้าขาวม้าทอมือ').slice(0, 6)).toEqual(['ผ้าขาวม้าทอมือ', 'CRAFT-04', '–', '–', '฿320', '฿176'])
  })

  test('PROD-61 search and filter are in the address; a search without results can be cleared', async () => {
    const desk = await withShirt()
    await desk.type('input[type=search]', 'tee')
    await desk.pass(300)
    await desk.until(() => expect(desk.rows()).toHaveLength(1))
    await desk.type('select', 'archived')
    await desk.shown('No products found')
    expect(desk.moved.map(({ query }) => query)).toEqual(['q=tee', 'q=tee&show=archived'])
    await desk.press('Show all products')
    await desk.until(() => expect(desk.rows()).toHaveLength(25))
    expect(desk.moved.at(-1)).toEqual({ query: '', replace: false })
  })

  test('PROD-61 an empty shop is told what to do', async () => {
    const desk = await productsDesk({
      broken: only('/api/products', () => Response.json({ products: [], total: 0 })),
    })
    await desk.start()
    await desk.shown('No products yet')
    await desk.press('Add a product')
    await desk.shown('Product name')
  })

  test('PROD-65 a failure is reported, and loaded rows stay', async () => {
    const desk = await withShirt()
    desk.breakIt(only('/api/products', () => new Response('{}', { status: 500 })))
    await desk.press('Refresh list')
    await desk.passUntil("Couldn't refresh the list")
    expect(desk.rows()).toHaveLength(25)
  })

  test('PROD-65 missing access is reported', async () => {
    const desk = await productsDesk({ broken: only('/api/products', () => new Response('{}', { status: 403 })) })
    await desk.start()
    await desk.shown("You don't have access to products")
  })
})

describe('the form', () => {
  test('PROD-62 a product is added with a variant, and is in the list', async () => {
    const desk = await withShirt()
    await desk.press('Add a product')
    await desk.shown('Product name')
    await desk.enter('Product name', 'หมวกปีกกว้าง')
    await desk.enter('Price', '129.50')
    await desk.enter('Other names', 'หมวก, bucket hat')
    await desk.press('Add a variant')
    expect(document.activeElement).toBe(desk.field('Size, colour'))
    await desk.enter('Size, colour', 'ดำ')
    await desk.press('Add product')
    await desk.shown('หมวกปีกกว้าง added')
    await desk.until(() => expect(desk.row('หมวกปีกกว้าง')[2]).toBe('ดำ'))
    expect(await desk.stored('bucket')).toMatchObject([{ price: 129.5, aliases: ['หมวก', 'bucket hat'], cost: null }])
    expect(desk.all('dialog')).toEqual([])
  })

  test("PROD-5204 a scanner's Enter after a code goes on to the next field and saves nothing", async () => {
    const desk = await withShirt()
    await desk.press('Add a product')
    await desk.shown('Product name')
    await desk.enter('Product name', 'หมวกปีกกว้าง')
    await desk.enter('Price', '129.50')
    await desk.press('Add a variant')
    const enter = (label: string) =>
      desk.run(() => {
        const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
        desk.field(label).focus()
        return !desk.field(label).dispatchEvent(event)
      })
    expect(await enter('SKU')).toBe(true)
    expect(document.activeElement).toBe(desk.field('Barcode'))
    expect(await enter('Barcode')).toBe(true)
    expect(document.activeElement).toBe(desk.field('Size, colour'))
    expect(await enter('Product name')).toBe(false)
  })

  test('PROD-2608 a product and its new variants are added with what is in the shop', async () => {
    const desk = await withShirt()
    await desk.press('Add a product')
    await desk.shown('Product name')
    await desk.enter('Product name', 'หมวกปีกกว้าง')
    await desk.enter('Price', '90')
    await desk.enter('In the shop', '1.5')
    await desk.press('Add product')
    await desk.shown('In the shop: Enter a whole number')
    expect(document.activeElement).toBe(desk.field('In the shop'))
    await desk.press('Add a variant')
    await desk.enter('Size, colour', 'ดำ')
    await desk.enter('In the shop', '12')
    await desk.press('Add product')
    await desk.until(() => expect(desk.row('หมวกปีกกว้าง')[3]).toBe('12'))
    await desk.press('หมวกปีกกว้าง')
    await desk.until(() => expect(desk.field('Size, colour').value).toBe('ดำ'))
    expect(() => desk.field('In the shop')).toThrow('no field')
    const [{ variants }] = (await desk.stored('หมวกปีกกว้าง')) as [{ variants: { id: number }[] }]
    const { moves } = (await ask(desk.mock, `GET /api/products/${variants[0]?.id}/moves`)).body
    expect(moves).toMatchObject([{ from: null, to: 12, reason: 'Opening stock' }])
  })

  test('PROD-2800 PROD-2802 stock typed before the first variant belongs to that variant, with its limit', async () => {
    const desk = await withShirt()
    await desk.press('Add a product')
    await desk.shown('Product name')
    await desk.enter('Product name', 'หมวกปีกกว้าง')
    await desk.enter('Price', '90')
    await desk.enter('Low at', '5')
    await desk.press('Add product')
    await desk.shown('In the shop: Fill this in, or leave “Low at” blank')
    expect(document.activeElement).toBe(desk.field('In the shop'))
    await desk.enter('In the shop', '12')
    await desk.press('Add a variant')
    await desk.enter('Size, colour', 'ดำ')
    expect([desk.field('In the shop').value, desk.field('Low at').value]).toEqual(['12', '5'])
    await desk.press('Add product')
    await desk.shown('หมวกปีกกว้าง added')
    expect(await desk.stored('หมวกปีกกว้าง')).toMatchObject([
      { variants: [{ name: 'ดำ', stock: { onHand: 12, reserved: 0, lowAt: 5 } }] },
    ])
  })

  test('PROD-63 an error moves focus to its field; a taken SKU is said there; the change is stored', async () => {
    const desk = await withShirt()
    await desk.press('เสื้อยืด')
    await desk.shown('Size, colour')
    await desk.enter('Product name', '')
    await desk.press('Save changes')
    await desk.shown('This field is required')
    expect(document.activeElement).toBe(desk.field('Product name'))
    await desk.enter('Product name', 'เสื้อยืดคอกลม')
    await desk.enter('SKU', 'TEA-01')
    await desk.press('Save changes')
    await desk.shown('Another product or variant has it')
    await desk.enter('SKU', 'SHIRT-1')
    await desk.press('Save changes')
    await desk.until(() => expect(desk.row('เสื้อยืดคอกลม')[1]).toBe('SHIRT-1'))
    expect(await desk.stored('SHIRT-1')).toMatchObject([{ name: 'เสื้อยืดคอกลม', version: 2 }])
  })

  test('PROD-63 closing with unsaved edits asks first', async () => {
    const desk = await withShirt()
    await desk.press('เสื้อยืด')
    await desk.shown('Size, colour')
    await desk.enter('Product name', 'อื่น')
    await desk.press('Cancel')
    await desk.shown('Leave without saving?')
    expect(await desk.stored('tee')).toMatchObject([{ name: 'เสื้อยืด', version: 1 }])
  })

  test('PROD-64 whoever may not change products sees the list without forms and costs', async () => {
    const mock = createMock()
    await ask(mock, 'POST /apps/users/update', { body: { user: { id: 2, role: 'clerk' } } })
    const desk = await productsDesk({ mock })
    const auth = desk.engine.app('auth')
    auth.send({ type: 'login', email: 'client@langraan.test', password: 'client' } as never)
    await desk.until(() => expect(auth.getSnapshot().context.user?.username).toBeTruthy())
    await desk.start()
    await desk.until(() => expect(desk.rows()).toHaveLength(25))
    expect(desk.row('ผ้าขาวม้าทอมือ')).toEqual(['ผ้าขาวม้าทอมือ', 'CRAFT-04', '–', '–', '฿320'])
    expect(desk.text()).not.toContain('Add a product')
    expect(desk.all('tbody button')).toEqual([])
  })
})

describe('stock', () => {
  const order = (mock: ReturnType<typeof createMock>, productId: number, Quantity: number) =>
    ask(mock, 'POST /api/orders', {
      body: {
        order: { ...newOrder, ProductOrders: [{ uq: `p${productId}`, productId, name: 'x', price: 1, Quantity }] },
      },
      key: `k${productId}`,
    })

  test('PROD-90 the list shows available and reserved pieces and what is low', async () => {
    const mock = createMock()
    await ask(mock, 'POST /api/products/stock', {
      body: { stock: { id: 27, kind: 'count', pieces: 9, lowAt: 6, reason: 'นับ' } },
    })
    await ask(mock, 'POST /api/products/stock', { body: { stock: { id: 26, kind: 'count', pieces: 9, reason: 'นับ' } } })
    await order(mock, 27, 3)
    const desk = await productsDesk({ mock })
    await desk.start()
    await desk.until(() => expect(desk.rows()).toHaveLength(25))
    const reserved = (await desk.stored('CRAFT-04'))[0]?.stock as { onHand: number; reserved: number }
    const free = reserved.onHand - reserved.reserved
    expect(desk.row('ผ้าขาวม้าทอมือ')[3]).toBe(`${free}and ${reserved.reserved} in ordersLow`)
    await desk.type('select', 'low')
    await desk.until(() => expect(desk.rows().map((row) => row.dataset.row)).toContain('27'))
  })

  test('PROD-91 the stock of a variant is changed with a reason, and earlier changes are listed', async () => {
    const desk = await withShirt()
    await desk.press('Stock of เสื้อยืด')
    await desk.shown('Not counted yet')
    await desk.press('Change stock')
    await desk.shown('This field is required')
    await desk.type(`#${CSS.escape(desk.field('Variant').id)}`, '36')
    await desk.enter('Pieces in the shop', '๑๒')
    await desk.enter('Low at', '12')
    await desk.enter('Reason', 'ตรวจนับ')
    await desk.press('Change stock')
    await desk.shown('Stock changed')
    await desk.until(() => expect(desk.row('เสื้อยืด')[3]).toBe('12Low'))
    await desk.press('Stock of เสื้อยืด')
    await desk.type(`#${CSS.escape(desk.field('Variant').id)}`, '36')
    await desk.shown('Earlier changes')
    expect(desk.text()).toContain('ตรวจนับ– → 12')
  })

  test('PROD-2260 counting variants goes on to the next one, with the kind and reason of the last; Close closes', async () => {
    const desk = await withShirt()
    await desk.press('Stock of เสื้อยืด')
    await desk.shown('Not counted yet')
    const variants = [...desk.field('Variant').querySelectorAll('option')].map(({ value }) => value)
    const [first = '', second = ''] = variants
    expect(desk.field('Variant').value).toBe(first)
    await desk.enter('Pieces in the shop', '7')
    await desk.enter('Reason', 'นับสิ้นเดือน')
    await desk.press('Change stock')
    await desk.until(() => expect(desk.field('Variant').value).toBe(second))
    await desk.until(() => expect(document.activeElement).toBe(desk.field('Pieces in the shop')))
    expect([desk.field('Pieces in the shop').value, desk.field('Reason').value]).toEqual(['', 'นับสิ้นเดือน'])
    await desk.press('Close')
    await desk.until(() => expect(desk.container.querySelector('dialog')).toBeNull())
    await desk.press('Stock of เสื้อยืด')
    await desk.shown('Earlier changes')
    for (const pieces of variants.map((_, nth) => String(nth))) {
      await desk.until(() => expect(desk.field('Variant').value).toBe(variants[Number(pieces)]))
      await desk.enter('Pieces in the shop', pieces)
      await desk.press('Change stock')
    }
    await desk.until(() => expect(desk.container.querySelector('dialog')).toBeNull())
  })

  test('PROD-1806 a count says so by itself; something that came in or went out needs a reason', async () => {
    const desk = await productsDesk({ mock: createMock() })
    await desk.start()
    await desk.until(() => expect(desk.rows()).toHaveLength(25))
    await desk.press('Stock of ผ้าขาวม้าทอมือ')
    await desk.shown('I counted them')
    const reason = () => (desk.field('Reason') as HTMLInputElement).value
    expect(reason()).toBe('Stock-take')
    const chooseKind = (name: string) =>
      desk.run(() =>
        desk
          .all('[role=radiogroup] label, fieldset label')
          .find((each) => each.textContent?.includes(name))
          ?.click(),
      )
    await chooseKind('Some came in or went out')
    expect(reason()).toBe('')
    await desk.enter('Reason', 'ของเข้า')
    await chooseKind('I counted them')
    expect(reason()).toBe('ของเข้า')
    await desk.enter('Reason', '')
    await chooseKind('Some came in or went out')
    await chooseKind('I counted them')
    await desk.enter('Pieces in the shop', '12')
    await desk.press('Change stock')
    await desk.shown('Stock changed')
    await desk.press('Stock of ผ้าขาวม้าทอมือ')
    await desk.shown('Earlier changes')
    expect(desk.text()).toMatch(/Stock-take(–|\d+) → 12/)
  })

  test('PROD-1807 on a card, what a product has not is left out', async () => {
    const desk = await productsDesk({ mock: createMock() })
    await desk.start()
    await desk.until(() => expect(desk.rows()).toHaveLength(25))
    const cells = (name: string) => {
      const row = desk.rows().find((each) => each.textContent?.includes(name)) as HTMLElement
      const empty = [...row.querySelectorAll<HTMLElement>('td[data-empty]')]
      return empty.map((each) => [each.dataset.label, each.textContent])
    }
    const product = (await desk.stored('CRAFT-04'))[0] as { stock?: object; cost?: number }
    expect(product).toEqual(expect.objectContaining({ cost: expect.any(Number) }))
    expect(cells('ผ้าขาวม้าทอมือ')).toEqual([['Variants', '–'], ...(product.stock ? [] : [['Available', '–']])])
  })

  test('LIVE-93 an open stock form shows what was ordered meanwhile, and keeps what is entered', async () => {
    const desk = await withShirt()
    const count = { id: 35, kind: 'count', pieces: 12, reason: 'นับ' }
    await ask(desk.mock, 'POST /api/products/stock', { body: { stock: count } })
    await desk.press('Refresh list')
    await desk.until(() => expect(desk.row('เสื้อยืด')[3]).toBe('12'))
    await desk.press('Stock of เสื้อยืด')
    await desk.shown('In open orders')
    await desk.enter('Pieces in the shop', '40')
    const figures = () =>
      desk
        .text()
        .match(/In the shop(\d+)In open orders(\d+)Available(\d+)/)
        ?.slice(1)
    expect(figures()).toEqual(['12', '0', '12'])
    await order(desk.mock, 35, 3)
    await desk.press('Refresh list')
    await desk.until(() => expect(figures()).toEqual(['12', '3', '9']))
    expect((desk.field('Pieces in the shop') as HTMLInputElement).value).toBe('40')
  })
})

describe('spreadsheets', () => {
  const choose = (desk: Awaited<ReturnType<typeof productsDesk>>, text: string) =>
    desk.run(() => {
      const input = desk.find<HTMLInputElement>('input[type=file]')
      Object.defineProperty(input, 'files', { value: [new File([text], 'products.csv')], configurable: true })
      input.dispatchEvent(new Event('change', { bubbles: true }))
    })

  test('PROD-106 a file is imported after it says what it will do', async () => {
    const desk = await withShirt()
    await desk.press('Import, export')
    await desk.shown('Import from a file')
    await choose(desk, 'ชา,120')
    await desk.shown('No row names the columns')
    await choose(desk, 'สินค้า,SKU,ราคา\nหมวก,HAT,90\nถุงผ้า,,abc\nชา,TEA-01,120')
    await desk.shown('1 new product')
    expect(desk.text()).not.toContain("Columns that aren't imported")
    expect(desk.text()).toContain('1 product will change')
    expect(desk.text()).toContain('Row 3 ถุงผ้า: Price: Enter an amount, e.g. 120 or 45.50')
    expect(await desk.stored('HAT')).toEqual([])
    await desk.press('Import 2 products')
    await desk.shown('2 products imported')
    await desk.until(() => expect(desk.row('หมวก')[1]).toBe('HAT'))
    expect(await desk.stored('TEA-01')).toMatchObject([{ name: 'ชา', price: 120, aliases: ['ชาหม่อน'] }])
  })

  test("PROD-5441 after an import, what wasn't imported is still named, with the field", async () => {
    const desk = await withShirt()
    await desk.press('Import, export')
    await desk.shown('Import from a file')
    await choose(desk, `สินค้า,SKU,ราคา\n${'ก'.repeat(10_000)},X,90\nหมวก,HAT,90\nถุงผ้า,,abc\nแก้ว,CUP,50`)
    await desk.shown('Import 2 products')
    expect(desk.text()).toContain(`Row 2 ${'ก'.repeat(79)}…: Product name: This text is too long`)
    // a colleague's product
    await ask(desk.mock, 'POST /api/products', { body: { product: { name: 'ถ้วย', price: 10, sku: 'CUP' } } })
    await desk.press('Import 2 products')
    await desk.shown('1 product imported')
    expect(desk.text()).toContain("3 products weren't imported:")
    expect(desk.text()).toContain('Row 4 ถุงผ้า: Price: Enter an amount, e.g. 120 or 45.50')
    expect(desk.text()).toContain('Row 5 แก้ว: SKU: Another product or variant has it')
  })

  test("PROD-6300 all rows of a product that can't be imported are saved as a file, with what is wrong", async () => {
    const saved = savedFiles()
    const desk = await withShirt()
    await desk.press('Import, export')
    await desk.shown('Import from a file')
    const variants = 'กางเกง,,abc,\nกางเกง,M,,90\nหมวก,,90,\nกางเกง,L,,95'
    await choose(desk, `สินค้า,แบบ,ราคา,ราคา: ร้านอื่น\n${variants}`)
    await desk.shown("1 product can't be imported")
    const [, first = ''] = /Row 2 กางเกง: (.*?)Save these/.exec(desk.text()) ?? []
    await desk.run(() => desk.find('fieldset:has(> p) button:last-of-type').click())
    await desk.until(() => expect(saved).toHaveLength(1))
    const text = (await saved[0]?.text()) ?? ''
    expect(text.split('\r\n').slice(0, 4)).toEqual([
      '\ufeffสินค้า,แบบ,ราคา,ราคา: ร้านอื่น,problem',
      `กางเกง,,abc,,"${first}"`,
      'กางเกง,M,,90,',
      'กางเกง,L,,95,',
    ])
    await desk.press('Choose another file')
    await choose(desk, text)
    await desk.shown("1 product can't be imported")
    expect(desk.text()).not.toContain("aren't imported")
  })

  test('PROD-5521 a product that is imported without its shortened barcode says so before and after', async () => {
    const desk = await withShirt()
    await desk.press('Import, export')
    await desk.shown('Import from a file')
    await choose(desk, 'สินค้า,บาร์โค้ด,ราคา\nหมวก,8.85E+12,90\nแก้ว,8850001112223,50')
    await desk.shown('2 new products')
    const said = 'Row 2 หมวก: Barcode: “8.85E+12” has lost digits. Format the column as text in the spreadsheet'
    expect(desk.text()).toContain(said)
    await desk.press('Import 2 products')
    await desk.shown('2 products imported')
    expect(desk.text()).toContain(said)
    expect(desk.text()).not.toContain("wasn't imported")
  })

  test("PROD-4004 columns that aren't imported are named before anything is stored", async () => {
    const desk = await withShirt()
    await desk.press('Import, export')
    await desk.shown('Import from a file')
    await choose(desk, 'ชื่อสินค้า,ราคา (บาท),ราคาส่ง,คลัง\nหมวก,90,70,B2')
    await desk.shown('1 new product')
    expect(desk.text()).toContain("Columns that aren't imported: ราคาส่ง, คลัง")
  })

  test('PROD-144 a file that changes stock and prices says from what to what, and stores it with the list told', async () => {
    const desk = await withShirt()
    await desk.press('Import, export')
    await desk.shown('Import from a file')
    await choose(desk, 'สินค้า,แบบ,ราคา,คงเหลือ,ราคา: ร้านอื่น\nเสื้อยืด,,260,,\nเสื้อยืด,M,,12,\nกระเป๋า,,90,,80')
    await desk.shown('1 product will change')
    expect(desk.text()).toContain('Row 2 เสื้อยืด: Price ฿250 → ฿260 · M: In the shop – → 12')
    expect(desk.text()).toContain('Row 4 กระเป๋า: Prices per shop: ร้านอื่น: There is no shop of this name')
    await desk.press('Import 1 product')
    await desk.shown('1 product imported')
    const [shirtNow] = await desk.stored('SHIRT')
    expect(shirtNow).toMatchObject({ price: 260, variants: [{ name: 'M', stock: { onHand: 12 } }, { name: 'L' }] })
  })

  test('PROD-106 all products are saved as a file', async () => {
    const saved = savedFiles()
    const desk = await withShirt()
    await desk.press('Import, export')
    await desk.until(() => expect(desk.button('Save as CSV').hasAttribute('disabled')).toBe(false))
    await desk.press('Save as CSV')
    await desk.until(() => expect(saved).toHaveLength(1))
    const lines = (await saved[0]?.text())?.split('\r\n') ?? []
    expect(lines.length).toBe(38)
    expect(lines[1]).toBe('34,เสื้อยืด,,SHIRT,,,250,,tee,,,,,240,')
  })
})
