// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { decode } from '../../src/core/kernel/codec'
import { type Order, orderSchema } from '../../src/core/orders/orders.contract'
import { OrderDrawer } from '../../src/widgets/orders/detail/order-drawer'
import { ask } from '../helpers/ask'
import { offline, only, openOrder, refused, type WireOrder } from './detail-desk'

const path = '/api/orders/update'
const isNew = ({ OrderStatus, paymentMethod }: WireOrder) => OrderStatus === 'new' && paymentMethod !== 'cod'

async function openForm(fits: (order: WireOrder) => boolean = isNew) {
  const opened = await openOrder(fits)
  await opened.shown('Edit')
  await opened.page.press('Edit')
  const value = (label: string) => opened.page.find<HTMLInputElement>(opened.field(label)).value
  return { ...opened, value }
}

function inside(wire: WireOrder): Order {
  const read = decode(orderSchema, wire)
  if (!read.ok) throw new Error(read.path)
  return read.value
}

test("ORDS-145 the form shows the order's fields and sends only the changed ones", async () => {
  const { page, field, value, shown, sent, found, stored, OrderNumber } = await openForm()
  expect([value("Recipient's name"), value('Phone'), value('Postcode')]).toEqual([
    found.name,
    found.phoneNumber,
    found.postNum,
  ])
  await page.type(field("Recipient's name"), 'คุณใหม่ ใจดี')
  await page.type(field('Note'), 'ฝากไว้ที่ป้อมยาม')
  await page.run(() => {
    page.button('Save changes').click()
    page.button('Save changes').click()
  })
  await shown(`Recipient's name: ${found.name} → คุณใหม่ ใจดี`)
  const changes = { name: 'คุณใหม่ ใจดี', note: 'ฝากไว้ที่ป้อมยาม' }
  expect(sent).toEqual([{ path, body: { OrderNumber, version: found.version, changes } }])
  expect((await stored()).name).toBe('คุณใหม่ ใจดี')
  expect(document.activeElement?.textContent).toBe('Edit')
})

test('ORDS-145 lines: quantity, price, a line of free text, removal, with the resulting total', async () => {
  const { page, field, shown, stored, found } = await openForm()
  const before = found.ProductOrders.length
  await page.press('Add a line')
  expect(document.activeElement).toBe(page.find(field('Product name')))
  await page.type(field('Product name'), 'ริบบิ้น')
  const prices = page.all('[data-field^="ProductOrders."] input[inputmode=decimal]')
  await page.type(`[id="${prices.at(-1)?.id}"]`, '12.50')
  await page.press('Save changes')
  await shown('ริบบิ้น × 1 @ ฿12.50')
  const { ProductOrders } = await stored()
  expect(ProductOrders.slice(before).map(({ uq, ...line }) => [uq.slice(0, 2), line])).toEqual([
    ['x:', { productId: null, name: 'ริบบิ้น', price: 12.5, Quantity: 1 }],
  ])
})

test('ORDS-5704 the form of an order whose recipient was erased says so, and saves its amounts without one', async () => {
  const { page, mock, OrderNumber, found, field, stored } = await openOrder((each) =>
    each.OrderNumber.endsWith('-000001'),
  )
  const { name, phoneNumber } = found
  expect((await ask(mock, 'POST /api/customers/erase', { body: { name, phoneNumber } })).status).toBe(200)
  await page.show(null)
  await page.show(<OrderDrawer OrderNumber={OrderNumber} onClose={() => undefined} />)
  await page.until(() => page.button('Edit'))
  await page.press('Edit')
  expect(page.text()).toContain("The customer's data was erased. It can't be entered again.")
  const fields = page.all('[data-field]').map(({ dataset }) => dataset.field)
  expect(fields.filter((field) => ['name', 'phoneNumber', 'address', 'postNum', 'note'].includes(field ?? ''))).toEqual(
    [],
  )
  await page.press('Add a line')
  await page.type(field('Product name'), 'ริบบิ้น')
  const prices = page.all('[data-field^="ProductOrders."] input[inputmode=decimal]')
  await page.type(`[id="${prices.at(-1)?.id}"]`, '12.50')
  await page.press('Save changes')
  await page.until(() => expect(page.text()).toContain('ริบบิ้น × 1 @ ฿12.50'))
  expect((await stored()).name).toBe('')
})

test('ORDS-2014 an order that was changed after its label was printed says so', async () => {
  const isPrinted = ({ OrderStatus, printAddrData }: WireOrder) =>
    OrderStatus === 'confirmed' && printAddrData.IsPrintAddr
  const { page, field, shown } = await openForm(isPrinted)
  await page.type(field('Address'), '7/77 ซอยใหม่')
  await page.press('Save changes')
  await shown('Label out of date: print it again')
  expect(page.text()).not.toContain('Label printed:')
})

test('ORDS-146 an invalid value is shown at its field, which gets the focus', async () => {
  const { page, field, shown, sent } = await openForm()
  await page.type(field('Phone'), '12')
  await page.press('Save changes')
  await shown('Not saved yet: one error to fix')
  expect(page.text()).toContain('A Thai number has 9 or 10 digits')
  expect(document.activeElement).toBe(page.find(field('Phone')))
  expect(sent).toEqual([])
})

test('ORDS-146 a backend error is shown at its field', async () => {
  const { page, field, breakIt, value } = await openForm()
  breakIt(only(path, () => refused(422, { error: { 'changes.postNum': 'postcode' } })))
  await page.type(field('Postcode'), '10110')
  await page.press('Save changes')
  await page.passUntil('A postcode has 5 digits')
  expect(value('Postcode')).toBe('10110')
})

test.each([
  ["You're offline. We couldn't confirm whether it was saved.", offline],
  ["The shop's system couldn't answer just now. We couldn't confirm whether it was saved.", () => refused(500)],
  [
    "The shop's system sent an invalid response. We couldn't confirm whether it was saved.",
    () => new Response('{"order":'),
  ],
  ["You don't have permission to change orders.", () => refused(403)],
] as const)('ORDS-147 a failed save keeps the form and can be retried: %s', async (says, answer) => {
  const { page, field, value, breakIt, shown, stored } = await openForm()
  await page.type(field("Recipient's name"), 'คุณใหม่')
  breakIt(only(path, answer))
  await page.press('Save changes')
  await page.passUntil(says)
  expect(value("Recipient's name")).toBe('คุณใหม่')
  breakIt()
  await page.press('Try again')
  await shown('→ คุณใหม่')
  expect((await stored()).name).toBe('คุณใหม่')
})

async function conflict() {
  const form = await openForm()
  const { page, field, found, elsewhere, OrderNumber, shown } = form
  await page.type(field("Recipient's name"), 'คุณเรา')
  await page.type(field('Sub-district'), 'บ้านเรา')
  await elsewhere('update', { OrderNumber, version: found.version, changes: { name: 'คุณเขา', note: 'ด่วน' } })
  await page.press('Save changes')
  await shown('Two versions of this order')
  return form
}

test('ORDS-148 a conflict shows both versions by field and the other changes made there', async () => {
  const { page } = await conflict()
  const rows = page.all('[role=radiogroup]').map((each) => each.textContent)
  expect(rows[0]).toBe("Recipient's nameMineคุณเราTheirs nowคุณเขา")
  expect(rows[1]).toContain('Sub-districtMineบ้านเราTheirs now')
  expect(rows).toHaveLength(2)
  expect(page.text()).toContain('Noteด่วน')
  expect(document.activeElement?.textContent).toBe('Two versions of this order')
})

test('ORDS-148 each field is chosen and saved with the new version', async () => {
  const { page, shown, sent, stored, found } = await conflict()
  await page.run(() => page.all('[role=radiogroup] input')[1]?.click())
  await page.press('Save choice')
  await shown('Sub-district:')
  const order = await stored()
  expect([order.name, order.subDistrict, order.note]).toEqual(['คุณเขา', 'บ้านเรา', 'ด่วน'])
  expect(sent.at(-1)?.body).toEqual({
    OrderNumber: found.OrderNumber,
    version: found.version + 1,
    changes: { subDistrict: 'บ้านเรา' },
  })
})

test('ORDS-148 choosing all of theirs ends the edit; back in the form all entries are still there', async () => {
  const kept = await conflict()
  await kept.page.press('Back to form')
  expect([kept.value("Recipient's name"), kept.value('Sub-district')]).toEqual(['คุณเรา', 'บ้านเรา'])
  const { page, shown, stored } = await conflict()
  await page.press('Use all of theirs')
  await page.press('Save choice')
  await shown('History')
  expect((await stored()).name).toBe('คุณเขา')
})

test('ORDS-149 closing with unsaved changes asks first, whichever way it is closed', async () => {
  const { page, field, closed, shown, value } = await openForm()
  await page.type(field("Recipient's name"), 'คุณเรา')
  await page.key('dialog input', { key: 'Escape' })
  await shown('Leave without saving?')
  await page.press('Keep editing')
  expect([closed, value("Recipient's name")]).toEqual([[], 'คุณเรา'])
  await page.press('Close')
  await shown('Leave without saving?')
  await page.press('Leave')
  expect(closed).toHaveLength(1)
})

test('ORDS-149 Cancel closes the form, immediately if nothing was changed', async () => {
  const { page, field, closed, shown } = await openForm()
  await page.press('Cancel')
  await shown('History')
  expect(document.activeElement?.textContent).toBe('Edit')
  await page.press('Edit')
  await page.type(field('Note'), 'x')
  await page.press('Cancel')
  await shown('Leave without saving?')
  await page.press('Leave')
  await shown('History')
  expect(closed).toEqual([])
})

test('ORDS-149 Escape in a question inside the drawer closes only the question', async () => {
  const { page, field, shown } = await openOrder(({ paymentStatus }) => paymentStatus === 'paid')
  await shown('Refund')
  await page.type(field('Tracking number'), 'TH-TYPED')
  await page.press('Refund')
  await page.key('dialog dialog button', { key: 'Escape' })
  expect(page.text()).not.toContain('Leave without saving?')
  await page.key(field('Tracking number'), { key: 'Escape' })
  await shown('Leave without saving?')
})

test('ORDS-1802 an edit that failed for lack of a connection says when it is back, and keeps what is not known', async () => {
  const { page, field, value, breakIt, gone } = await openForm()
  await page.type(field("Recipient's name"), 'คุณใหม่')
  breakIt(only(path, offline))
  await page.press('Save changes')
  await page.passUntil("You're offline. We couldn't confirm whether it was saved.")
  await page.run(() => page.engine.announce({ type: 'network.online' }))
  await gone("You're offline.")
  expect(page.text()).toContain("The connection is back. We couldn't confirm whether it was saved.")
  expect([value("Recipient's name"), page.button('Try again')]).toEqual(['คุณใหม่', expect.anything()])
})

test('ORDS-1803 the notice of another version is in the form, and not beside the choice between the two', async () => {
  const { page, stored, shown, gone } = await conflict()
  const notice = 'when you save, you choose between the two'
  const order = await stored()
  await page.run(() =>
    page.engine.announce({ type: 'orders.changed', id: '1', kind: 'update', orders: [order as never] }),
  )
  await gone(notice)
  await page.press('Back to form')
  await shown(notice)
})

test('ORDS-1810 a text that is too long says how many characters it may have', async () => {
  const { page, field, shown, sent } = await openForm()
  await page.type(field("Recipient's name"), 'ก'.repeat(201))
  await page.press('Save changes')
  await shown('At most 200 characters')
  expect([page.text().includes('This text is too long'), sent]).toEqual([false, []])
})

test('ORDS-4319 an order whose saved changes a colleague overwrote no longer says that they are saved', async () => {
  const { page, field, shown, stored, elsewhere, OrderNumber } = await openForm()
  await page.type(field("Recipient's name"), 'คุณใหม่ ใจดี')
  await page.press('Save changes')
  await shown('Changes saved')
  const { version } = await stored()
  await elsewhere('update', { OrderNumber, version, changes: { name: 'คุณเพื่อน' } })
  const theirs = inside(await stored())
  await page.run(() => page.engine.announce({ type: 'orders.changed', id: '1', kind: 'update', orders: [theirs] }))
  await shown('คุณเพื่อน')
  expect(page.text()).not.toContain('Changes saved')
})
