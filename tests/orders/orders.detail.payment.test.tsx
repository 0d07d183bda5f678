// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest'
import { now, offline, only, openOrder, type WireOrder } from './detail-desk'

const path = '/api/orders/payment'
const isTransfer = ({ paymentMethod, paymentStatus }: WireOrder) =>
  paymentMethod === 'transfer' && paymentStatus === 'pending'
const isUnpaidPromptPay = (order: WireOrder) => order.paymentMethod === 'promptpay' && order.paymentStatus === 'unpaid'
const isUnpaidCOD = (order: WireOrder) => order.paymentMethod === 'cod' && order.paymentStatus === 'unpaid'
const isCOD = (order: WireOrder) => isUnpaidCOD(order) && order.OrderStatus === 'shipped'
const isPaid = (order: WireOrder) => order.paymentStatus === 'paid' && order.slip !== undefined

test('ORDS-141 a payment is recorded with amount, time and who checked the slip', async () => {
  const { page, field, shown, sent, stored, found, OrderNumber } = await openOrder(isTransfer, { signedIn: true })
  await shown('Record payment')
  await page.press('Record payment')
  await shown('Transferred on')
  expect([field('Transferred on'), field('Thai time')].map((name) => page.find<HTMLInputElement>(name).value)).toEqual([
    '21/11/2026',
    '10:00',
  ])
  const by = page.find<HTMLInputElement>(field('Checked by')).value
  expect(by).not.toBe('')
  await page.type(field('Thai time'), '9.15')
  await page.key(field('Thai time'), { key: 'Enter' })
  await page.run(() => {
    page.find<HTMLFormElement>('dialog dialog form').requestSubmit()
    page.find<HTMLFormElement>('dialog dialog form').requestSubmit()
  })
  await shown('Payment: Being checked → Paid')
  const { version, total } = found
  const slip = { amount: total, paidAt: '2026-11-21T02:15:00.000Z', checkedBy: by }
  expect(sent).toEqual([{ path, body: { OrderNumber, version, paymentStatus: 'paid', slip } }])
  expect((await stored()).slip).toEqual(slip)
  expect(page.all('dialog')).toHaveLength(1)
})

test('ORDS-4700 a payment’s day is typed as slips have it, in the Buddhist era, too; what isn’t a day or time is said', async () => {
  const { page, field, shown, sent } = await openOrder(isTransfer, { signedIn: true })
  await shown('Record payment')
  await page.press('Record payment')
  await shown('Transferred on')
  const time = field('Thai time')
  const save = () => page.run(() => page.find<HTMLFormElement>('dialog dialog form').requestSubmit())
  await page.type(time, 'ตอนสาย')
  await page.key(time, { key: 'Enter' })
  await save()
  await shown('Enter a valid date and time')
  await page.type(time, '2330')
  await page.key(time, { key: 'Enter' })
  await page.type(field('Transferred on'), '20/11/2569')
  await save()
  await shown('Payment: Being checked → Paid')
  expect(sent.map(({ body }) => body)).toMatchObject([{ slip: { paidAt: '2026-11-20T16:30:00.000Z' } }])
})

test('ORDS-4203 money of a cancelled order is said to be the customer’s, while it is recorded and until it is sent back', async () => {
  const sentence = 'This order is cancelled: money that came in has to be sent back.'
  const { page, shown, gone } = await openOrder(
    ({ OrderStatus, paymentMethod, paymentStatus }) =>
      OrderStatus === 'cancelled' && paymentMethod === 'transfer' && paymentStatus === 'unpaid',
    { signedIn: true },
  )
  await shown('Record payment')
  expect(page.text()).not.toContain(sentence)
  await page.press('Record payment')
  expect(page.find('dialog dialog').textContent).toContain(sentence)
  await page.run(() => page.find<HTMLFormElement>('dialog dialog form').requestSubmit())
  await shown('Payment: Unpaid → Paid')
  expect(page.text()).toContain(sentence)
  await page.press('Refund')
  await page.press('Mark as refunded')
  await gone(sentence)
})

test('ORDS-2263 Ctrl+Enter saves a payment, as every other form', async () => {
  const { page, field, shown, sent } = await openOrder(isTransfer, { signedIn: true })
  await shown('Record payment')
  await page.press('Record payment')
  await page.key(field('Checked by'), { key: 'Enter', ctrlKey: true })
  await shown('Payment: Being checked → Paid')
  expect(sent.map((each) => each.path)).toEqual([path])
})

test('ORDS-2069 once a payment is recorded and its button is gone, the focus stays in its section', async () => {
  const { page, shown } = await openOrder(isTransfer, { signedIn: true })
  await shown('Record payment')
  await page.run(() => page.button('Record payment').focus())
  await page.press('Record payment')
  await page.run(() => page.find<HTMLFormElement>('dialog dialog form').requestSubmit())
  await shown('Payment: Being checked → Paid')
  await page.until(() => expect(page.all('dialog')).toHaveLength(1))
  await page.until(() =>
    expect(document.activeElement?.closest('section')?.querySelector('h3')?.textContent).toBe('Payment'),
  )
})

test('ORDS-141 an amount other than the total shows a warning, an invalid one is rejected at its field', async () => {
  const { page, field, shown, sent } = await openOrder(isTransfer)
  await shown('Record payment')
  await page.press('Record payment')
  expect(page.text()).not.toContain('than the total of')
  await page.type(field('Amount on the slip'), '1')
  expect(page.text()).toContain('less than the total of')
  await page.type(field('Amount on the slip'), '1.234')
  await page.press('Save as paid')
  await shown('Use up to two decimals')
  await page.type(field('Amount on the slip'), '')
  await page.press('Save as paid')
  expect(page.text()).toContain('This field is required')
  expect(sent).toEqual([])
})

test('ORDS-142 a failed payment keeps the entries and is saved by the next attempt', async () => {
  const { page, field, shown, breakIt, stored } = await openOrder(isTransfer)
  await shown('Record payment')
  await page.press('Record payment')
  await page.type(field('Checked by'), 'ก้อย')
  breakIt(only(path, offline))
  await page.press('Save as paid')
  await page.passUntil(
    "You're offline. We couldn't confirm whether it was changed. It's safe to try again: it's done only once.",
  )
  expect(page.find<HTMLInputElement>(field('Checked by')).value).toBe('ก้อย')
  breakIt()
  await page.press('Save as paid')
  await shown('→ Paid')
  expect((await stored()).slip?.checkedBy).toBe('ก้อย')
})

test('ORDS-142 if someone else recorded it first, they are named and nothing is recorded twice', async () => {
  const { page, field, shown, elsewhere, found, OrderNumber } = await openOrder(isTransfer)
  await shown('Record payment')
  await page.press('Record payment')
  await page.type(field('Checked by'), 'ก้อย')
  await elsewhere('payment', { OrderNumber, paymentStatus: 'paid', version: found.version })
  await page.press('Save as paid')
  await shown('Someone else recorded this payment.')
  expect(page.text()).not.toContain('Save as paid')
})

test('ORDS-143 cash is marked as paid without a slip', async () => {
  const { page, shown, sent, found, OrderNumber } = await openOrder(isCOD)
  await shown('COD money received')
  await page.press('COD money received')
  await shown('Payment: Unpaid → Paid')
  expect(sent).toEqual([{ path, body: { OrderNumber, version: found.version, paymentStatus: 'paid' } }])
})

test.each([
  ['new', false],
  ['shipped', true],
  ['cancelled', false],
] as const)('ORDS-1700 an order that is %s offers to record its COD money: %s', async (status, isOffered) => {
  const { page, shown } = await openOrder((order) => isUnpaidCOD(order) && order.OrderStatus === status)
  await shown('Cash on delivery')
  expect(page.text().includes('COD money received')).toBe(isOffered)
})

test('ORDS-143 a slip that was sent is checked first', async () => {
  const { page, shown, sent } = await openOrder(isUnpaidPromptPay)
  await shown('Slip received, not checked yet')
  await page.press('Slip received, not checked yet')
  await shown('Payment: Unpaid → Being checked')
  expect(sent.map(({ body }) => (body as { paymentStatus: string }).paymentStatus)).toEqual(['pending'])
})

test('ORDS-144 a refund asks first', async () => {
  const { page, shown, sent, stored } = await openOrder(isPaid)
  await shown('On the slip')
  await page.press('Refund')
  await page.press('Leave as is')
  expect(sent).toEqual([])
  await page.press('Refund')
  await page.press('Mark as refunded')
  await shown('Payment: Paid → Refunded')
  expect((await stored()).paymentStatus).toBe('refunded')
})

test('ORDS-144 a step that someone else made in the meantime is rejected with a message, and the current state is shown', async () => {
  const { page, shown, elsewhere, found, OrderNumber } = await openOrder(isCOD)
  await shown('COD money received')
  await elsewhere('payment', { OrderNumber, paymentStatus: 'paid', version: found.version })
  await page.press('COD money received')
  await shown('The order is already marked, by you or by someone else: Paid.')
  await shown('Refund')
})

test('PAY-2020 an open order offers to take back a payment just recorded, and names the status it goes back to', async () => {
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => Date.parse(now))
  onTestFinished(() => clock.mockRestore())
  const { page, shown, stored } = await openOrder(isCOD)
  await shown('COD money received')
  await page.press('COD money received')
  await shown('Back to: Unpaid')
  expect((await stored()).paymentStatus).toBe('paid')
  await page.press('Back to: Unpaid')
  await shown('COD money received')
  expect((await stored()).paymentStatus).toBe('unpaid')
  expect(page.text()).not.toContain('Payment recorded')
})
