// @vitest-environment happy-dom
import jsQR from 'jsqr'
import { expect, test, vi } from 'vitest'
import { decode } from '../../src/core/kernel/codec'
import { type Satang, satang } from '../../src/core/kernel/money'
import { type Order, orderSchema } from '../../src/core/orders/orders.contract'
import { createPromptPay } from '../../src/core/shops/shops.promptpay'
import { createMock } from '../../src/mock'
import { OrderReply } from '../../src/widgets/orders/reply/order-reply'
import { qrModules } from '../../src/widgets/ui/qr-code'
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
const byPromptPay = { paymentMethod: 'promptpay', CODFee: 0, total: 320, shopId: 1 }

async function open(wire: object = {}, locale = 'en') {
  const mock = createMock({ now: () => new Date('2026-11-21T05:00:00Z') })
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
9/1 ซอยทดสอบ สุเทพ เมืองเชียงใหม่ เชียงใหม่ 50200`,
  ])
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
