// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { Customer } from '../../src/core/customers/customers.contract'
import { ask } from '../helpers/ask'
import { customersDesk, offline, only } from './customers-desk'

const open = 'tbody [data-customer] button'
type Desk = Awaited<ReturnType<typeof customersDesk>>

/** The drawer of Dao, who ordered twice. */
async function profile(more: Parameters<typeof customersDesk>[0] = {}) {
  const desk = await customersDesk({ query: 'q=Dao', ...more })
  await desk.click(open)
  await desk.shown('Total spent')
  return desk
}
const dao = (desk: Desk) => desk.stored.find(({ name }) => name.includes('Dao')) as Customer
const key = '0805551370'
const change = (desk: Desk, customer: object) =>
  ask(desk.mock, 'POST /api/customers/update', { body: { customer: { key, ...customer } } })
const field = (name: string) => `dialog [data-field=${name}] :is(input, textarea)`
const stored = async (desk: Desk, of = key) =>
  (await ask(desk.mock, 'POST /api/customers/profile', { body: { key: of } })).body.customer

async function edit(desk: Desk) {
  await desk.press('Edit')
  await desk.until(() => desk.find(field('name')))
}

test('CUST-550 the open customer is in the address, and leaves it when closed', async () => {
  const desk = await profile()
  expect(desk.moved).toEqual([{ query: `q=Dao&customer=${key}`, replace: false }])
  await desk.press('Close')
  expect(desk.moved.at(-1)).toEqual({ query: 'q=Dao', replace: true })
  expect(desk.all('dialog')).toEqual([])
})

test('CUST-550 an address opens its customer, though the list has other rows; an unknown one is said to be', async () => {
  const desk = await customersDesk({ query: `q=Wari&customer=${key}`, rowless: true })
  await desk.shown('Total spent')
  expect(desk.find('dialog').textContent).toContain('Ms. Dao Lindqvist')
  const other = await customersDesk({ query: 'customer=0899999999' })
  await other.shown('This customer was not found')
})

test('CUST-551 a failure to load the customer is reported and can be retried', async () => {
  const desk = await customersDesk({ query: 'q=Dao' })
  desk.breakIt(only('/api/customers/profile', offline))
  await desk.click(open)
  await desk.passUntil("Couldn't load the customer")
  desk.breakIt()
  await desk.press('Try again')
  await desk.shown('Total spent')
})

test('CUST-552 a note and a warning are entered, shown, and marked in the list', async () => {
  const desk = await profile()
  await edit(desk)
  await desk.type(field('flag'), 'ปฏิเสธ COD 3 ครั้ง')
  await desk.type(field('note'), 'โทรก่อนส่ง')
  await desk.press('Save changes')
  await desk.shown('โทรก่อนส่ง')
  expect(desk.find('dialog').textContent).toContain('ปฏิเสธ COD 3 ครั้ง')
  await desk.until(() => expect(desk.find('tbody tr').textContent).toContain('ปฏิเสธ COD 3 ครั้ง'))
  expect(await stored(desk)).toMatchObject({ flag: 'ปฏิเสธ COD 3 ครั้ง', note: 'โทรก่อนส่ง', version: 1 })
})

test('CUST-553 two presses of save send one change', async () => {
  let calls = 0
  const desk = await profile({
    fieldError: (request) => {
      if (new URL(request.url).pathname === '/api/customers/update') calls += 1
      return undefined
    },
  })
  await edit(desk)
  await desk.type(field('note'), 'x')
  await desk.run(() => {
    desk.button('Save changes').click()
    desk.button('Save changes').click()
  })
  await desk.until(() => expect(desk.all(field('note'))).toEqual([]))
  expect(calls).toBe(1)
})

test('CUST-554 what someone else saved meanwhile is shown; saving over it keeps their other fields', async () => {
  const desk = await profile()
  await edit(desk)
  await desk.type(field('note'), 'ของฉัน')
  await change(desk, { flag: 'ของเขา' })
  await desk.press('Save changes')
  await desk.shown('ของเขา')
  await desk.press('Overwrite with mine')
  await desk.until(async () => expect(await stored(desk)).toMatchObject({ note: 'ของฉัน', flag: 'ของเขา', version: 2 }))
})

test('CUST-555 closing a changed form asks, and staying keeps what was typed', async () => {
  const desk = await profile()
  await edit(desk)
  await desk.type(field('note'), 'ยังไม่บันทึก')
  await desk.press('Cancel')
  await desk.until(() => desk.find('[role=alertdialog]'))
  await desk.press('Keep editing')
  expect((desk.find(field('note')) as HTMLTextAreaElement).value).toBe('ยังไม่บันทึก')
})

test('CUST-556 the number of another customer is refused, and leads to them', async () => {
  const desk = await profile()
  await edit(desk)
  await desk.type(field('phoneNumber'), '081-555-1037')
  await desk.press('Save changes')
  await desk.shown('Another customer has this number')
  await desk.press('Show that customer')
  await desk.press('Leave')
  await desk.shown('Total spent')
  await desk.until(() => expect(desk.find('dialog').textContent).toContain('คุณอนุชา เพชรสว่าง'))
  expect(desk.moved.at(-1)).toEqual({ query: 'q=Dao&customer=0815551037', replace: true })
})

test('CUST-557 a changed number moves the address along', async () => {
  const desk = await profile()
  await edit(desk)
  await desk.type(field('phoneNumber'), '๐๘๙ ๑๑๑ ๒๒๒๒')
  await desk.press('Save changes')
  await desk.until(() => expect(desk.moved.at(-1)).toEqual({ query: 'q=Dao&customer=0891112222', replace: true }))
  await desk.shown('Other numbers used')
  expect(await stored(desk, '0891112222')).toMatchObject({
    orderCount: dao(desk).orderCount,
    phoneNumber: '089 111 2222',
  })
})

test('CUST-558 a customer is added by hand, then open; without a name and a number nothing is sent', async () => {
  const desk = await customersDesk()
  await desk.press('Add a customer')
  await desk.until(() => desk.find(field('name')))
  await desk.press('Add customer')
  await desk.shown('2 errors to fix')
  await desk.type(field('name'), 'สมชาย')
  await desk.type(field('phoneNumber'), '084-444-5555')
  await desk.press('Add customer')
  await desk.shown('Total spent')
  await desk.shown('No orders yet')
  expect(desk.moved.at(-1)?.query).toBe('customer=0844445555')
})

test('CUST-559 two customers are merged with the chosen number, and separated again', async () => {
  const desk = await profile()
  await desk.press('Merge…')
  await desk.shown('Which customer is the same person?')
  await desk.shown('No other customer found')
  await desk.type('dialog input[type=search]', 'วารี')
  await desk.pass(200)
  await desk.until(() => desk.button('Choose คุณวารี น้ำใสเย็น, 082-555-1074'))
  await desk.press('Choose คุณวารี น้ำใสเย็น, 082-555-1074')
  await desk.until(() => expect(desk.all('dialog [type=radio]')).toHaveLength(6))
  await desk.run(() => (desk.all('dialog [type=radio]')[3] as HTMLInputElement).click())
  await desk.press('Merge')
  await desk.shown('Merged into this customer')
  expect(await stored(desk)).toMatchObject({
    key: '0825551074',
    name: 'Ms. Dao Lindqvist',
    phoneNumber: '082-555-1074',
    orderCount: 4,
    refusedCOD: { count: 1 },
  })
  await desk.press('Separate คุณวารี น้ำใสเย็น')
  await desk.until(async () => expect((await stored(desk, '0825551074')).name).toBe('คุณวารี น้ำใสเย็น'))
  await desk.until(() => expect(desk.moved.at(-1)?.query).toBe(`q=Dao&customer=${key}`))
})

async function chooseWari(desk: Desk) {
  await desk.press('Merge…')
  await desk.shown('Which customer is the same person?')
  await desk.type('dialog input[type=search]', 'วารี')
  await desk.pass(200)
  await desk.until(() => desk.button('Choose คุณวารี น้ำใสเย็น, 082-555-1074'))
  await desk.press('Choose คุณวารี น้ำใสเย็น, 082-555-1074')
  await desk.until(() => expect(desk.all('dialog [type=radio]')).toHaveLength(6))
}

test('CUST-560 merging without a connection changes nothing, says so, and can be tried again', async () => {
  const desk = await profile()
  await chooseWari(desk)
  desk.breakIt(only('/api/customers/merge', () => new Response('', { status: 403 })))
  await desk.press('Merge')
  await desk.shown("You don't have permission to change customers.")
  expect(await stored(desk)).toMatchObject({ orderCount: 2 })
  desk.breakIt()
  await desk.press('Merge')
  await desk.shown('Merged into this customer')
})

test('CUST-4922 a merge that got no answer is not said to have changed nothing', async () => {
  const desk = await profile()
  await chooseWari(desk)
  desk.breakIt(only('/api/customers/merge', () => new Response('', { status: 502 })))
  await desk.press('Merge')
  await desk.passUntil("The shop's system couldn't answer just now. We couldn't confirm whether it was saved.")
  expect(desk.text()).not.toContain('Nothing was changed')
})

test('CUST-562 an account without write access reads customers, and gets no buttons to change them', async () => {
  const desk = await customersDesk({ query: `customer=${key}`, permissions: ['read:Order'], rowless: true })
  await desk.shown('Total spent')
  expect(desk.find('dialog').textContent).toContain('Ms. Dao Lindqvist')
  for (const name of ['Edit', 'Merge…', 'Add a customer', 'New order for this customer', 'Personal data'])
    expect(() => desk.button(name), name).toThrow()
})
