// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { ask } from '../helpers/ask'
import { newOrder } from '../orders/new-order'
import { field, message, pastePage } from './paste-page'

type Page = Awaited<ReturnType<typeof pastePage>>

const place = ({ value }: Page) => ['subDistrict', 'district', 'province', 'postNum'].map(value)
const choice = 'p[role=status] + * select'
const offered = (page: Page) =>
  page
    .all(`${choice} option`)
    .filter((option) => option.getAttribute('value') !== '')
    .map((option) => option.textContent)

/** The form without a message; the part that knows places and customers is here. */
async function byHand() {
  const page = await pastePage({ props: { ownLines: true } })
  await page.click('input[value="2"]')
  return page
}
async function typed(page: Page, name: string, text: string) {
  await page.type(field(name), text)
  // the part comes with the first number
  await page.until(() => page.find('p[role=status]'))
  await page.pass(0)
  await page.pass(500)
}

test('ORDER-156 a typed postcode fills district and province, and offers its sub-districts', async () => {
  const page = await byHand()
  await typed(page, 'postNum', '10900')
  await page.until(() => expect(place(page)).toEqual(['', 'จตุจักร', 'กรุงเทพมหานคร', '10900']))
  expect(page.text()).toContain('Filled in: District, Province')
  expect(offered(page)).toEqual(['จตุจักร', 'จอมพล', 'จันทรเกษม', 'ลาดยาว', 'เสนานิคม'])
  await page.type(choice, '2')
  expect(place(page)).toEqual(['จันทรเกษม', 'จตุจักร', 'กรุงเทพมหานคร', '10900'])
  expect(offered(page)).toEqual([])
})

test('ORDER-184 a postcode in Thai digits is one like any other', async () => {
  const page = await byHand()
  await typed(page, 'postNum', '๑๐๙๐๐')
  await page.until(() => expect(place(page)).toEqual(['', 'จตุจักร', 'กรุงเทพมหานคร', '๑๐๙๐๐']))
  await typed(page, 'postNum', '๙๙๙๙๙')
  await page.until(() => expect(page.text()).toContain("This postcode doesn't exist."))
})

test('ORDER-156 a typed sub-district fills the rest; typing on takes back what no longer fits', async () => {
  const page = await byHand()
  await typed(page, 'subDistrict', 'จันทรเกษม')
  await page.until(() => expect(place(page)).toEqual(['จันทรเกษม', 'จตุจักร', 'กรุงเทพมหานคร', '10900']))
  await typed(page, 'subDistrict', 'สุเทพ')
  await page.until(() => expect(place(page)).toEqual(['สุเทพ', 'เมืองเชียงใหม่', 'เชียงใหม่', '50200']))
})

test('ORDER-156 what was typed stays, and an emptied field stays empty', async () => {
  const page = await byHand()
  await page.type(field('province'), 'กทม.')
  await typed(page, 'postNum', '10900')
  await page.until(() => expect(place(page)).toEqual(['', 'จตุจักร', 'กทม.', '10900']))
  await page.type(field('district'), '')
  await page.pass(2_000)
  expect(place(page)).toEqual(['', '', 'กทม.', '10900'])
})

test('ORDER-2300 what is filled into the field that has focus is selected, so that typing replaces it', async () => {
  const page = await byHand()
  const postNum = page.find<HTMLInputElement>(field('postNum'))
  await page.type(field('subDistrict'), 'จันทรเกษม')
  await page.run(() => postNum.focus())
  await typed(page, 'subDistrict', 'จันทรเกษม')
  await page.until(() => expect(postNum.value).toBe('10900'))
  expect([postNum.selectionStart, postNum.selectionEnd]).toEqual([0, 5])
  const district = page.find<HTMLInputElement>(field('district'))
  expect(district.selectionEnd).toBe(district.selectionStart)
})

test('ORDER-157 a known phone number offers the earlier customer by name', async () => {
  const page = await byHand()
  await typed(page, 'phoneNumber', '0865551222')
  await page.until(() => expect(page.text()).toContain('Earlier customer: คุณมาลี ดอกไม้หอม'))
  expect(page.value('name')).toBe('')
  await page.press('Use คุณมาลี ดอกไม้หอม')
  expect(page.value('name')).toBe('คุณมาลี ดอกไม้หอม')
  expect(page.value('phoneNumber')).toBe('0865551222')
  expect([page.value('address'), ...place(page)].every(Boolean)).toBe(true)
  expect(page.text()).not.toContain('Earlier customer')
})

test('ORDER-181 an earlier customer whose last order was picked up takes no address away', async () => {
  const page = await byHand()
  const pickedUp = {
    ...newOrder,
    name: 'ก้อย',
    phoneNumber: '0823334444',
    DeliveryType: { value: 'pickup', label: 'Pickup', type: 'self' },
    paymentMethod: 'cash',
    CODFee: 0,
    ...{ address: '', subDistrict: '', district: '', province: '', postNum: '' },
  }
  await ask(page.mock, 'POST /api/orders', { body: { order: pickedUp }, key: 'k' })
  await page.type(field('name'), 'พี่ก้อย')
  await page.type(field('address'), '99/1 ถ.สุขุมวิท')
  await typed(page, 'postNum', '10900')
  await typed(page, 'phoneNumber', '0823334444')
  await page.until(() => expect(page.text()).toContain('Earlier customer: ก้อย'))
  await page.press('Use ก้อย')
  expect(['name', 'address', 'postNum'].map(page.value)).toEqual(['ก้อย', '99/1 ถ.สุขุมวิท', '10900'])
  expect(page.text()).not.toContain('Earlier customer')
})

test('ORDER-156 a message that is read fills its own place only', async () => {
  const page = await pastePage({ props: { ownLines: true } })
  await page.pasteAndRead(message.replace('แขวงจันทรเกษม เขตจตุจักร กทม. ', ''))
  const before = place(page)
  await page.pass(2_000)
  expect(place(page)).toEqual(before)
})

test('TAKE-302 after a place is chosen, focus is in its postcode', async () => {
  const page = await byHand()
  await typed(page, 'postNum', '10900')
  await page.until(() => expect(offered(page)).not.toEqual([]))
  page.find(choice).focus()
  await page.type(choice, '2')
  expect(document.activeElement).toBe(page.find(field('postNum')))
})

test('TAKE-303 a courier of the message goes when the message no longer names it; one set by hand stays', async () => {
  const page = await pastePage({ props: { ownLines: true } })
  const courier = () => page.value('DeliveryType')
  await page.pasteAndRead(`${message}\nส่งแฟลชนะคะ`)
  await page.until(() => expect(courier()).toBe('flash'))
  await page.pasteAndRead(message)
  await page.until(() => expect(courier()).toBe('ems'))
  await page.type(field('DeliveryType'), 'flash')
  await page.pasteAndRead(`${message} ด่วน`)
  await page.pass(500)
  expect(courier()).toBe('flash')
})
