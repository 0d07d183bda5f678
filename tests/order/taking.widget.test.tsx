// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { memoryStorage } from '../../src/core/kernel/storage'
import { createMock } from '../../src/mock'
import { type OrderApi, RaanOrder } from '../../src/widgets/order'
import { ask } from '../helpers/ask'
import { widgetPage } from '../helpers/widget-page'
import { field, message, pastePage } from './paste-page'

type Page = Awaited<ReturnType<typeof pastePage>>

const linesOf = (page: Page) =>
  [...page.engine.app('lines').getSnapshot().context.lines].map(({ name, Quantity }) => [name, Quantity])
const asked = (page: Page) => page.all('dialog tbody tr').map((row) => row.textContent)

async function pasted(text = message) {
  const page = await pastePage({ props: { ownLines: true } })
  await page.pasteAndRead(text)
  await page.until(() => expect(page.all('[data-item] select')).not.toEqual([]))
  await page.type(field('shopId'), '1')
  return page
}

test('TAKE-2 products of the message that are not in the order are named before it is saved', async () => {
  const page = await pasted()
  await page.press('Add 1 product to the order')
  for (const save of [
    () => page.press('Save order'),
    () => page.key(field('name'), { key: 'Enter', ctrlKey: true }),
    // the bar of a narrow screen
    () =>
      page.run(() =>
        page
          .all('button')
          .filter((each) => each.textContent === 'Save order')[1]
          ?.click(),
      ),
  ]) {
    await save()
    await page.until(() => expect(asked(page)).toEqual(['สบู่1–', 'Total฿590.00฿260.00']))
    await page.press('Back to order')
    expect(page.all('dialog')).toEqual([])
    expect(page.text()).not.toContain('Order saved')
  }
  await page.saveAnyway()
  await page.until(() => expect(page.text()).toContain('Order saved'))
})

test('TAKE-2 the lines become those of the message on request, and then it is saved without a question', async () => {
  const page = await pasted('รับชาเขียวใบหม่อน 2 ค่ะ\nมาลี ศรีสุข 0898765432\n45 ซ.ลาดพร้าว 23 แขวงจันทรเกษม เขตจตุจักร กทม 10900')
  await page.run(() =>
    page.engine.app('lines').send({
      type: 'lines.replace',
      lines: [{ uq: 'x:1', productId: null, name: 'ของเก่า', price: 100 as never, Quantity: 9 }],
    }),
  )
  await page.press('Save order')
  await page.until(() => expect(asked(page)).toEqual(['ชาเขียวใบหม่อน2–', 'ของเก่า–9']))
  await page.press('Use products from the message')
  expect(linesOf(page)).toEqual([['ชาเขียวใบหม่อน', 2]])
  expect(page.text()).not.toContain('Order saved')
  await page.press('Save order')
  await page.until(() => expect(page.text()).toContain('Order saved'))
})

test("TAKE-4010 an order whose phone number isn't any of its message is saved only after both were shown", async () => {
  const address = '45 ซ.ลาดพร้าว 23 แขวงจันทรเกษม เขตจตุจักร กทม 10900'
  const page = await pasted(`รับชาเขียวใบหม่อน 2 ค่ะ\nมาลี ศรีสุข 0898765432, 0812223333\n${address}`)
  await page.press('Add 1 product to the order')
  await page.type(field('phoneNumber'), '093-114-7702')
  await page.press('Save order')
  await page.until(() => expect(asked(page)).toEqual(['Phone089-876-5432, 081-222-3333093-114-7702']))
  await page.press('Back to order')
  await page.type(field('phoneNumber'), '081 222 3333')
  await page.press('Save order')
  await page.until(() => expect(page.text()).toContain('Order saved'))
})

test('TAKE-4308 an order that is paid another way than its message says is saved only after both were shown', async () => {
  const address = '45 ซ.ลาดพร้าว 23 แขวงจันทรเกษม เขตจตุจักร กทม 10900'
  const page = await pasted(`รับชาเขียวใบหม่อน 2 เก็บปลายทางค่ะ\nมาลี ศรีสุข 0898765432\n${address}`)
  await page.press('Add 1 product to the order')
  await page.click('[data-field=paymentMethod] input[value=transfer]')
  await page.press('Save order')
  await page.until(() => expect(asked(page)).toEqual(['PaymentCash on deliveryBank transfer']))
  await page.press('Back to order')
  await page.click('[data-field=paymentMethod] input[value=cod]')
  await page.press('Save order')
  await page.until(() => expect(page.text()).toContain('Order saved'))
})

test('TAKE-2 a quantity that the customer changes later is noticed, beside the message and on saving', async () => {
  const customer = 'มาลี ศรีสุข 0898765432\n45 ซ.ลาดพร้าว 23 แขวงจันทรเกษม เขตจตุจักร กทม 10900'
  const page = await pasted(`รับชาเขียวใบหม่อน 2 ค่ะ\n${customer}`)
  await page.press('Add 1 product to the order')
  const badge = () => page.find('[data-item] p').textContent
  expect(badge()).toContain('× 2  In the order')
  await page.pasteAndRead(`รับชาเขียวใบหม่อน 5 ค่ะ\n${customer}`)
  await page.until(() => expect(badge()).toContain('× 5 In the order: 2'))
  await page.press('Save order')
  await page.until(() => expect(asked(page)).toEqual(['ชาเขียวใบหม่อน52']))
  await page.press('Use products from the message')
  expect(linesOf(page)).toEqual([['ชาเขียวใบหม่อน', 5]])
  expect(badge()).toContain('× 5  In the order')
})

test('TAKE-2 fields with errors come first', async () => {
  const page = await pasted()
  await page.press('Add 1 product to the order')
  await page.type(field('name'), '')
  await page.press('Save order')
  expect(page.text()).toContain('Not saved yet: one error to fix')
  expect(page.all('dialog')).toEqual([])
})

test('TAKE-2 a page that submits the form itself is not asked', async () => {
  let api: OrderApi | undefined
  const expose = (given: OrderApi) => {
    api = given
  }
  const page = await pastePage({ props: { ownLines: true, expose } })
  await page.pasteAndRead()
  await page.until(() => expect(page.text()).toContain('Add 1 product to the order'))
  await page.press('Add 1 product to the order')
  await page.type(field('shopId'), '1')
  const result = await page.run(() => api?.submit())
  expect(result).toMatchObject({ order: { total: 260 } })
})

test('TAKE-3 focus starts in the message box where staff take orders, and nowhere else', async () => {
  for (const focuses of [true, false]) {
    const mock = createMock()
    const page = await widgetPage(<RaanOrder ownLines focuses={focuses} />, {
      transport: mock.transport,
      storage: memoryStorage(),
    })
    await page.until(() => expect(page.text()).toContain('Message from the customer'))
    expect(document.activeElement === page.find(field('fullCustomerData'))).toBe(focuses)
  }
})

test('TAKE-3 focus is not taken from a field that the user is in', async () => {
  const mock = createMock()
  const search = document.body.appendChild(document.createElement('input'))
  search.focus()
  const page = await widgetPage(<RaanOrder ownLines focuses />, { transport: mock.transport })
  await page.until(() => expect(page.text()).toContain('Message from the customer'))
  expect(document.activeElement).toBe(search)
  search.remove()
})

test('TAKE-5 Enter adds the product and leaves an empty, closed search; Escape closes it', async () => {
  const page = await pastePage({ props: { ownLines: true } })
  const search = '[part=picker] input'
  const list = () => page.find('[part=picker] [role=listbox]').parentElement
  await page.click(search)
  expect(list()?.hidden).toBe(false)
  await page.key(search, { key: 'Escape' })
  expect(list()?.hidden).toBe(true)
  await page.type(search, 'ตะกร้า')
  await page.pass(300)
  await page.until(() => expect(page.all('[part=picker] [role=option]')).toHaveLength(1))
  await page.key(search, { key: 'Enter' })
  expect(linesOf(page)).toEqual([['ตะกร้าหวายสาน', 1]])
  expect([page.find<HTMLInputElement>(search).value, list()?.hidden]).toEqual(['', true])
  // nothing typed: Enter opens the list again, and adds nothing
  await page.key(search, { key: 'Enter' })
  expect(linesOf(page)).toEqual([['ตะกร้าหวายสาน', 1]])
})

test('TAKE-11 courier and payment come from the message; the payment is stored as to be checked', async () => {
  const page = await pasted(
    'รับชาเขียวใบหม่อน 2 ค่ะ\nมาลี ศรีสุข 0898765432\n45 ซ.ลาดพร้าว 23 แขวงจันทรเกษม เขตจตุจักร กทม 10900\nส่งแฟลชนะคะ โอนแล้วค่ะ',
  )
  expect(page.value('DeliveryType')).toBe('flash')
  await page.press('Add 1 product to the order')
  await page.press('Save order')
  await page.until(() => expect(page.text()).toContain('Order saved'))
  const [number = ''] = /LR-20261121-\d+/.exec(page.text()) ?? []
  const { order } = (await ask(page.mock, `GET /api/orders/${number}`)).body
  expect([order.DeliveryType.value, order.paymentMethod, order.paymentStatus]).toEqual(['flash', 'transfer', 'pending'])
})

test('TAKE-11 what was set by hand stays and is named; cash on delivery is not paid', async () => {
  const page = await pastePage({ props: { ownLines: true } })
  await page.type(field('DeliveryType'), 'jt')
  await page.pasteAndRead('มาลี ศรีสุข 0898765432 กทม 10900\nส่งแฟลช โอนแล้ว')
  await page.until(() => expect(page.text()).toContain('Delivery: Flash Express'))
  expect(page.value('DeliveryType')).toBe('jt')
  await page.press('Use this: Delivery')
  expect(page.value('DeliveryType')).toBe('flash')
  expect(page.text()).toContain("Customer says it's paid: to be checked")
  await page.click('input[value=cod]')
  expect(page.text()).not.toContain("Customer says it's paid: to be checked")
})
