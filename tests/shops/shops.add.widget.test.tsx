// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { ask } from '../helpers/ask'
import { signInWith } from '../helpers/sign-in-with'
import { shopsDesk } from './shops-desk'

test('SHOP-605 a shop is added with an account, once, and orders can be taken for it', async () => {
  const desk = await shopsDesk()
  await desk.shown('บ้านชา')
  await desk.press('Add a shop')
  await desk.until(() => desk.find('dialog form'))
  expect(desk.value('Shop name')).toBe('')
  await desk.press('Add shop')
  await desk.shown('Not saved yet: one error to fix')
  expect(document.activeElement).toBe(desk.find(desk.field('Shop name')))
  await desk.type(desk.field('Shop name'), '  ร้านใหม่ ')
  await desk.press('Add a bank account')
  await desk.type(desk.field('Bank'), '004')
  await desk.type(desk.field('Account number'), '๑๒๓-๔-๕๖๗๘๙')
  await desk.type(desk.field('Account name'), 'มาลี')
  await desk.press('Add shop')
  await desk.shown('Account 1: Account number: An account number has 10 to 15 digits')
  await desk.type(desk.field('Account number'), '๑๒๓-๔-๕๖๗๘๙-๐')
  await desk.run(() => {
    const button = desk.button('Add shop')
    button.click()
    button.click()
  })
  await desk.gone('dialog form')
  await desk.shown('Shop added')
  const shops = await desk.stored()
  expect(shops).toHaveLength(4)
  expect(shops[3]).toMatchObject({
    id: 4,
    siId: 0,
    ShopName: 'ร้านใหม่',
    BankAccounts: [{ Bank: '004', Number: '1234567890', Holder: 'มาลี' }],
    Closed: false,
    version: 1,
  })
  expect(desk.all('tbody tr')).toHaveLength(4)
  expect(desk.steps).toEqual(['push shop=new', 'replace '])
})

test('SHOP-605 a lost response adds the shop only once', async () => {
  const desk = await shopsDesk({ first: 'shop=new' })
  await desk.until(() => desk.find('dialog form'))
  await desk.type(desk.field('Shop name'), 'ร้านหาย')
  desk.breakIt(async (request) => {
    if (request.method !== 'POST') return undefined
    await desk.mock.transport(request.clone())
    return Promise.reject(new TypeError('Failed to fetch'))
  })
  await desk.press('Add shop')
  for (let attempt = 0; attempt < 5; attempt++) await desk.pass(60_000)
  await desk.shown("We couldn't confirm whether it was saved")
  expect((await desk.stored()).map(({ ShopName }) => ShopName)).toContain('ร้านหาย')
  desk.breakIt()
  await desk.press('Try again')
  await desk.gone('dialog form')
  expect((await desk.stored()).filter(({ ShopName }) => ShopName === 'ร้านหาย')).toHaveLength(1)
})

test('SHOP-606 a closed shop keeps its place in the list, says so, and can be opened again', async () => {
  const desk = await shopsDesk()
  await desk.open('ครัวคุณยายละเมียด')
  await desk.click('dialog input[type=checkbox]')
  await desk.press('Save changes')
  await desk.gone('dialog form')
  expect(desk.all('tbody tr')[1]?.textContent).toContain('No longer used')
  expect((await desk.stored())[1]).toMatchObject({ Closed: true, PromptPayId: '0405500000027' })
  await desk.open('ครัวคุณยายละเมียด')
  await desk.click('dialog input[type=checkbox]')
  await desk.press('Save changes')
  await desk.gone('dialog form')
  expect((await desk.stored())[1]).toMatchObject({ Closed: false })
})

test('SHOP-607 overwriting keeps the accounts that somebody else added meanwhile', async () => {
  const desk = await shopsDesk()
  await desk.open('บ้านชาปลายดอย')
  await desk.type(desk.field('Description'), 'ของฉัน')
  const [shop] = await desk.stored()
  const BankAccounts = [{ Bank: '014', Number: '9876543210', Holder: 'สมชาย' }]
  await ask(desk.mock, 'POST /api/shops/update', { body: { shop: { ...shop, BankAccounts } } })
  await desk.press('Save changes')
  await desk.shown('Siam Commercial Bank 987-6-54321-0 สมชาย')
  await desk.press('Overwrite with mine')
  await desk.gone('dialog form')
  expect((await desk.stored())[0]).toMatchObject({ Description: 'ของฉัน', BankAccounts })
})

test('SHOP-1251 an address of a new shop opens no form for a user who may only read', async () => {
  const desk = await shopsDesk({ first: 'shop=new' })
  await desk.until(() => desk.find('dialog form'))
  await signInWith(desk, desk.mock, ['read:Auth', 'read:Shop'])
  await desk.until(() => desk.find('tbody tr'))
  expect(desk.all('dialog form')).toEqual([])
})
