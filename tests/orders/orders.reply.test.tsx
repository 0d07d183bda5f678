// @vitest-environment happy-dom
import jsQR from 'jsqr'
import { expect, test, vi } from 'vitest'
import { decode } from '../../src/core/kernel/codec'
import { type Satang, satang } from '../../src/core/kernel/money'
import { type Order, orderSchema } from '../../src/core/orders/orders.contract'
import { createBillPayment } from '../../src/core/shops/shops.bill'
import { createPromptPay } from '../../src/core/shops/shops.promptpay'
import { createMock } from '../../src/mock'
import { OrderReply } from '../../src/widgets/orders/reply/order-reply'
import { qrModules } from '../../src/widgets/ui/qr-code'
import { ask } from '../helpers/ask'
import { widgetPage } from '../helpers/widget-page'
import { newOrder } from './new-order'

const read = (wire: object): Order => {
  const order = decode(orderSchema, {
    ...newOrder,
    OrderNumber: 'LR-20261121-000031',
    version: 1,
    createdAt: '2026-11-21T02:00:00.000Z',
    total: 350,
    OrderStatus: 'new',
    printAddrData: { IsPrintAddr: false, printId: null, printAddrDate: null, printBy: null },
    ...wire,
  })
  if (!order.ok) throw new Error(order.expected)
  return order.value
}
const accounts = [
  { Bank: '004', Number: '1234567890', Holder: 'มาลี ศรีสุข' },
  { Bank: '030', Number: '123456789012', Holder: 'ร้านบ้านชา' },
]
const byTransfer = { paymentMethod: 'transfer', CODFee: 0, total: 320, shopId: 1 }
const byPromptPay = { paymentMethod: 'promptpay', CODFee: 0, total: 320, shopId: 1 }

async function open(wire: object = {}, locale = 'en', shop: object = {}) {
  const mock = createMock({ now: () => new Date('2026-11-21T05:00:00Z') })
  const { shops } = (await ask(mock, 'GET /api/shops')).body
  await ask(mock, 'POST /api/shops/update', { body: { shop: { ...shops[0], ...shop } } })
  const page = await widgetPage(<OrderReply order={read(wire)} />, { transport: mock.transport, locale })
  await page.until(() => expect(page.all('textarea').length).toBeGreaterThan(0))
  const messages = () => page.all('textarea').map((each) => (each as HTMLTextAreaElement).value)
  return { page, messages }
}

/** The code as a camera sees it. */
function scan(text: string): string | undefined {
  const { size, isDark } = qrModules(text)
  const zoom = 6
  const side = size * zoom
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255)
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++)
      if (isDark(Math.floor(x / zoom), Math.floor(y / zoom))) pixels.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3)
  return jsQR(pixels, side, side)?.data
}

test.each([
  ['0812345678', undefined],
  ['1234567890123', 199_00],
  ['012345678901234', 1_234_567_89],
])('PROMPT-6 the QR code for %s reads back as its text', (target, amount) => {
  const payload = createPromptPay(amount === undefined ? { target } : { target, amount: satang(amount) as Satang })
  expect(scan(payload)).toBe(payload)
})

test('REPLY-1 the summary lists lines, costs, total, payment and address, in Thai for a Thai customer', async () => {
  const { messages } = await open()
  expect(messages()).toEqual([
    `ออเดอร์ LR-20261121-000031

• ชาเขียวใบหม่อน × 2 = ฿240
• ถุงผ้า × 1 = ฿45.50
ค่าส่ง ฿40
ค่าเก็บเงินปลายทาง ฿30
ค่าใช้จ่ายอื่น ฿4.50
ส่วนลด −฿10
ยอดรวม ฿350

ชำระ ฿350 เมื่อได้รับพัสดุ

จัดส่งที่
คุณทดสอบ ใจดี
081-234-5678, 02-555-0199
9/1 ซอยทดสอบ ต.สุเทพ อ.เมืองเชียงใหม่ จ.เชียงใหม่ 50200`,
  ])
})

test('REPLY-1702 the address of a Thai reply is marked as on the label, that of another is not', async () => {
  const bangkok = { subDistrict: 'จันทรเกษม', district: 'จตุจักร', province: 'กรุงเทพมหานคร', postNum: '10900' }
  const { page, messages } = await open(bangkok)
  expect(messages()[0]).toContain('9/1 ซอยทดสอบ แขวงจันทรเกษม เขตจตุจักร กรุงเทพมหานคร 10900')
  await page.type('select', 'en')
  await page.until(() => expect(messages()[0]).toContain('9/1 ซอยทดสอบ จันทรเกษม จตุจักร กรุงเทพมหานคร 10900'))
})

test.each([
  ['de', 'Bestellung LR-20261121-000031', 'Gesamt'],
  ['fr', 'Commande LR-20261121-000031', 'Total'],
  ['pt', 'Encomenda LR-20261121-000031', 'Total'],
])("REPLY-2 it can be written in %s, whatever the screen's language", async (locale, first, total) => {
  const { page, messages } = await open()
  await page.type('select', locale)
  await page.until(() => {
    const lines = (messages()[0] ?? '').split('\n')
    expect([lines[0], lines[8]?.replace(/[^\p{L}\d]+/gu, ' ').trim()]).toEqual([first, `${total} 350`])
  })
  expect(page.text()).toContain('Copy reply')
})

test('REPLY-3 an order to be paid by PromptPay includes number and QR code, a paid one does not', async () => {
  const { page, messages } = await open(byPromptPay)
  await page.until(() => expect(page.all('svg[role=img]')).toHaveLength(1))
  expect(messages()[0]).toContain('PromptPay 0')
  const paid = await open({ ...byPromptPay, paymentStatus: 'paid' })
  expect(paid.page.all('svg[role=img]')).toHaveLength(0)
  expect(paid.messages()[0]).toContain('ชำระเงินเรียบร้อยแล้ว ขอบคุณค่ะ')
})

test.each(['transfer', 'promptpay'])(
  'REPLY-1700 a customer who said that %s is done is thanked, not asked to pay again',
  async (paymentMethod) => {
    const wire = { ...byTransfer, paymentMethod, paymentStatus: 'pending' }
    const { page, messages } = await open(wire, 'en', { BankAccounts: accounts })
    expect(messages()[0]?.split('\n')).toContain('ได้รับแจ้งโอน ฿320 แล้ว ขอบคุณค่ะ ทางร้านกำลังตรวจสอบยอดให้นะคะ')
    expect(messages()[0]).not.toMatch(/รบกวน|123-4-56789-0|PromptPay/)
    expect(page.all('svg[role=img]')).toHaveLength(0)
    expect(page.text()).not.toContain('Account for the transfer')
  },
)

test('REPLY-1701 a cancelled order says so in place of how to pay', async () => {
  const wire = { ...byTransfer, OrderStatus: 'cancelled' }
  const { page, messages } = await open(wire, 'en', { BankAccounts: accounts })
  expect(messages()[0]?.split('\n')).toContain('ออเดอร์นี้ยกเลิกแล้วค่ะ')
  expect(messages()[0]).not.toMatch(/รบกวน|123-4-56789-0/)
  expect(page.text()).not.toContain('Account for the transfer')
})

test('REPLY-4 a parcel with a tracking number has its own text', async () => {
  const { messages } = await open({ trackingNumber: 'TH60551', OrderStatus: 'shipped' })
  expect(messages()[0]).toBe('ออเดอร์ LR-20261121-000031 จัดส่งแล้วค่ะ\nFlash Express TH60551\nขอบคุณที่อุดหนุนค่ะ')
})

test("REPLY-5 the button copies the text, and says so if the browser doesn't allow it", async () => {
  const { page, messages } = await open()
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce()
  await page.press('Copy reply')
  await page.until(() => expect(page.text()).toContain('Copied: paste it into the chat'))
  expect(writeText).toHaveBeenCalledWith(messages()[0])
  writeText.mockRejectedValueOnce(new Error('refused'))
  Object.assign(document, { execCommand: () => false })
  await page.press('Copy reply')
  await page.until(() => expect(page.text()).toContain('Your browser blocked copying.'))
})

test("SHOP-603 a transfer names the shop's first account, or the one chosen, in the customer's language", async () => {
  const { page, messages } = await open(byTransfer, 'en', { BankAccounts: accounts })
  await page.until(() => expect(messages()[0]).toContain('ธนาคารกสิกรไทย\n123-4-56789-0\nมาลี ศรีสุข'))
  await page.type('select', '030 123456789012')
  expect(messages()[0]).toContain('ธนาคารออมสิน\n123456789012\nร้านบ้านชา')
  expect(messages()[0]).not.toContain('กสิกร')
})

test('SHOP-603 one account needs no choice, none is not named, and a paid order names none', async () => {
  const one = await open(byTransfer, 'en', { BankAccounts: accounts.slice(0, 1) })
  await one.page.until(() => expect(one.messages()[0]).toContain('123-4-56789-0'))
  expect(one.page.text()).not.toContain('Account for the transfer')
  const none = await open(byTransfer)
  expect(none.messages()[0]).not.toContain('ธนาคาร')
  const paid = await open({ ...byTransfer, paymentStatus: 'paid' }, 'en', { BankAccounts: accounts })
  expect(paid.messages()[0]).not.toContain('123-4-56789-0')
})

test('SHOP-604 bill payment is offered beside PromptPay, with the order as its reference', async () => {
  const { page, messages } = await open(byPromptPay, 'en', { BillerId: '010555000000101' })
  await page.until(() => expect(page.find('[role=img]').getAttribute('aria-label')).toBe('PromptPay code for ฿320.00'))
  expect(messages()[0]).toContain('PromptPay 0812345678')
  const choice = page.all('select').find((each) => each.textContent?.includes('Bill payment'))
  if (!choice) throw new Error('no choice')
  choice.id = 'code-kind'
  await page.type('#code-kind', 'bill')
  expect(page.find('[role=img]').getAttribute('aria-label')).toBe('Bill payment code for ฿320.00')
  expect(messages()[0]).not.toContain('PromptPay 0812345678')
})

test('SHOP-604 a shop without a PromptPay number is paid by bill alone', async () => {
  const { page } = await open(byPromptPay, 'en', { BillerId: '010555000000101', PromptPayId: '' })
  await page.until(() =>
    expect(page.find('[role=img]').getAttribute('aria-label')).toBe('Bill payment code for ฿320.00'),
  )
  expect(page.text()).not.toContain('no PromptPay number')
})

test('SHOP-604 a bill payment code reads back as its text', () => {
  const payload = createBillPayment({
    biller: '010555000000101',
    ref1: 'LR20261121000031',
    ref2: '',
    amount: satang(32_000),
  })
  expect(scan(payload ?? '')).toBe(payload)
})
