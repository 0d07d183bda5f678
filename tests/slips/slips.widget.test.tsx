// @vitest-environment happy-dom
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { ask } from '../helpers/ask'
import { newOrder } from '../orders/new-order'
import { miniQr, paymentQr } from './slip-payloads'

/** The text of a picture's code: happy-dom draws no pictures. The browser test reads real ones. */
const codes = vi.hoisted(() => ({ of: new Map<string, string>() }))
vi.resetModules()
vi.doMock('../../src/widgets/orders/slip/read-picture', () => ({
  readPicture: async (file: Blob) => codes.of.get((await file.text()).slice(-1)),
}))
const { openOrder } = await import('../orders/detail-desk')
type WireOrder = import('../orders/detail-desk').WireOrder

afterAll(() => {
  vi.doUnmock('../../src/widgets/orders/slip/read-picture')
  vi.resetModules()
})
beforeEach(() => codes.of.clear())

const isTransfer = ({ paymentMethod, paymentStatus }: WireOrder) =>
  paymentMethod === 'transfer' && paymentStatus === 'pending'

/** The dialog over an order with these pictures, whose codes have these texts. */
async function record(...pictures: (string | undefined)[]) {
  const desk = await openOrder(isTransfer, { signedIn: true })
  const { page, shown, OrderNumber, mock } = desk
  await shown('Record payment')
  for (const [nth, text] of pictures.entries()) {
    const letter = String(nth)
    if (text !== undefined) codes.of.set(letter, text)
    const address = `http://shop.test/api/orders/${OrderNumber}/files?name=slip${nth}.jpg`
    const body = new Blob([Uint8Array.of(0xff, 0xd8, 0xff), letter])
    await mock.transport(new Request(address, { method: 'POST', headers: { 'Idempotency-Key': `file${nth}` }, body }))
  }
  await page.run(() => page.engine.announce({ type: 'orders.changed', id: 'x', kind: 'update', orders: [] }))
  if (pictures.length > 0)
    await page.until(() => {
      if (page.all('button[aria-label^="View slip"]').length < pictures.length) throw new Error('no pictures yet')
    })
  await page.press('Record payment')
  return desk
}
type Desk = Awaited<ReturnType<typeof record>>

const entered = ({ page, field }: Desk, label: string) => page.find<HTMLInputElement>(field(label)).value
const untilReference = (desk: Desk, wanted: string) =>
  desk.page.until(() => {
    if (entered(desk, 'Bank reference') !== wanted) throw new Error(desk.page.text())
  })

/** Another order that was paid with this reference. */
async function paidElsewhere({ mock }: Desk, reference: string): Promise<string> {
  const order = { ...newOrder, paymentMethod: 'transfer', CODFee: 0 }
  const { OrderNumber } = (await ask(mock, 'POST /api/orders', { body: { order }, key: 'other' })).body.order
  const slip = { amount: 1, paidAt: '2026-11-20T01:00:00.000Z', checkedBy: 'ก้อย', reference }
  await ask(mock, 'POST /api/orders/payment', { body: { OrderNumber, version: 1, paymentStatus: 'paid', slip } })
  return OrderNumber
}

test('SLIP-30 the latest slip is entered and sent, others are offered', async () => {
  const desk = await record(miniQr('004', 'OLD1'), miniQr('014', 'NEW2'))
  const { page, shown, stored } = desk
  await untilReference(desk, 'NEW2')
  await shown('From the QR code: SCB NEW2')
  await shown('From the QR code: KBank OLD1')
  await page.press('Use OLD1')
  expect(entered(desk, 'Bank reference')).toBe('OLD1')
  await page.press('Use NEW2')
  await page.press('Save as paid')
  await shown('→ Paid')
  expect((await stored()).slip).toMatchObject({ bank: '014', reference: 'NEW2', amount: desk.found.total })
  await shown('SCB NEW2')
})

test('SLIP-31 an order without a picture says where the code is read from', async () => {
  const desk = await record()
  await desk.shown("Add the slip's picture to the order first")
  expect(entered(desk, 'Bank reference')).toBe('')
})

test('SLIP-31 a picture without a code says that nothing was read', async () => {
  const desk = await record(undefined, 'https://line.me/')
  await desk.shown('No QR code of a slip could be read.')
  expect(entered(desk, 'Bank reference')).toBe('')
})

test('SLIP-31 a code to pay with enters its amount and warns', async () => {
  const desk = await record(paymentQr('1.00'))
  await desk.shown('The QR code is one to pay ฿1 with.')
  expect([entered(desk, 'Amount on the slip'), entered(desk, 'Bank reference')]).toEqual(['1', ''])
  await desk.shown('less than the total of')
})

test('SLIP-31 an altered code enters nothing and warns', async () => {
  const desk = await record(miniQr('014', 'NEW2').replace('NEW2', 'NEW3'))
  await desk.shown('The check sum of the QR code is wrong')
  expect(entered(desk, 'Bank reference')).toBe('')
})

test('SLIP-32 a slip of another order is named, accepted, and named in the order', async () => {
  const desk = await record(miniQr('014', 'TWICE'))
  const { page, shown, stored } = desk
  await untilReference(desk, 'TWICE')
  const other = await paidElsewhere(desk, 'TWICE')
  await page.press('Save as paid')
  await shown(`This slip is already recorded for ${other}.`)
  expect((await stored()).paymentStatus).toBe('pending')
  expect(page.text()).not.toContain('Someone else changed this order')
  await page.press('Save as paid')
  await shown('This field is required')
  const box = page.find<HTMLInputElement>('dialog dialog input[type=checkbox]')
  await page.run(() => box.click())
  await page.press('Save as paid')
  await shown('→ Paid')
  expect((await stored()).slip).toMatchObject({ reference: 'TWICE', alsoFor: [other] })
  await shown(`The same slip is recorded for ${other}`)
})
