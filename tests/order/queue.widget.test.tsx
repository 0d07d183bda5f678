// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { satang } from '../../src/core/kernel/money'
import { memoryStorage } from '../../src/core/kernel/storage'
import { folder } from '../../src/core/kernel/storage-keys'
import { nobody } from '../../src/core/kernel/stores'
import { ask } from '../helpers/ask'
import { field, pastePage } from './paste-page'

const three = `มาลี ศรีสุข 0898765432
45 ซ.ลาดพร้าว 23 แขวงจันทรเกษม เขตจตุจักร กทม 10900
---
สมชาย ใจดี 0812345678
99/1 ต.ในเมือง อ.เมือง จ.ขอนแก่น 40000
---
อรุณี สายใจ 0845556666
9/9 ต.แสนสุข อ.เมือง จ.ชลบุรี 20130`

type Page = Awaited<ReturnType<typeof pastePage>>

/** Pastes once the part that takes several orders is there: it loads when the page is idle. */
async function pasteSeveral(page: Page, text: string) {
  for (let tries = 0; await page.paste(text); tries++) {
    if (tries > 50) throw new Error('the message box keeps taking the text')
    await page.type(field('fullCustomerData'), '')
    await page.run(() => new Promise((resolve) => setTimeout(resolve, 20)))
  }
}

async function offered(text = three) {
  const page = await pastePage({ props: { ownLines: true } })
  await pasteSeveral(page, text)
  return page
}

async function begun(text = three) {
  const page = await offered(text)
  await page.until(() => expect(page.text()).toContain('Found 3 orders'))
  await page.press('Check one by one')
  await page.until(() => expect(page.text()).toContain('Order 1 of 3'))
  return page
}

const isFilled = (page: Page, name: string) => page.until(() => expect(page.value('name')).toBe(name))

async function saved(page: Page) {
  await page.type(field('shopId'), '1')
  await page.run(() =>
    page.engine.app('lines').send({
      type: 'lines.replace',
      lines: [{ uq: 'x:1', productId: null, name: 'ชา', price: 100 as never, Quantity: 1 }],
    }),
  )
  await page.key(field('name'), { key: 'Enter', ctrlKey: true })
}

test('QUEUE-1700 orders that begin with the same words are told apart before they are checked', async () => {
  const form = (name: string, phone: string) =>
    `แบบฟอร์มสั่งซื้อ\nชื่อ ${name}\nโทร ${phone}\n45 ต.สุเทพ อ.เมือง จ.เชียงใหม่ 50200`
  const page = await offered([form('มาลี ศรีสุข', '0898765432'), form('สมชาย ใจดี', '0812345678')].join('\n\n'))
  await page.until(() => expect(page.text()).toContain('Found 2 orders'))
  expect(page.all('ol li').map(({ textContent }) => textContent)).toEqual([
    'แบบฟอร์มสั่งซื้อ · ชื่อ มาลี ศรีสุข · โทร 0898765432 · 45 ต.สุเทพ อ.เมือง จ.เชียงใหม่ 50200',
    'แบบฟอร์มสั่งซื้อ · ชื่อ สมชาย ใจดี · โทร 0812345678 · 45 ต.สุเทพ อ.เมือง จ.เชียงใหม่ 50200',
  ])
})

test('QUEUE-3 a paste of several orders leaves the form as it was until the user decides', async () => {
  const page = await offered()
  await page.until(() => expect(page.text()).toContain('Found 3 orders'))
  expect(page.value('fullCustomerData')).toBe('')
  await page.press('Cancel')
  expect(page.text()).not.toContain('Found 3 orders')
  await page.paste(three)
  await page.until(() => expect(page.text()).toContain('Found 3 orders'))
  await page.press('Paste as one message')
  expect(page.value('fullCustomerData')).toBe(three)
})

test('QUEUE-4 each order fills the form, and saving one opens the next', async () => {
  const page = await begun()
  await isFilled(page, 'มาลี ศรีสุข')
  await saved(page)
  await page.until(() => expect(page.text()).toContain('Order 2 of 3'))
  await isFilled(page, 'สมชาย ใจดี')
  expect([...page.engine.app('lines').getSnapshot().context.lines]).toEqual([])
  await saved(page)
  await isFilled(page, 'อรุณี สายใจ')
  await saved(page)
  await page.until(() => expect(page.text()).toContain('All checked. Saved: 3 of 3'))
  expect(page.value('name')).toBe('')
  await page.press('Close this list')
  expect(page.text()).not.toContain('All checked')
})

test('QUEUE-5 a skipped order keeps its entries and comes back at the end', async () => {
  const page = await begun()
  await isFilled(page, 'มาลี ศรีสุข')
  await page.type(field('note'), 'ห่อของขวัญ')
  await page.press('Skip for now')
  await isFilled(page, 'สมชาย ใจดี')
  await page.press('Skip for now')
  await isFilled(page, 'อรุณี สายใจ')
  await page.press('Skip for now')
  await isFilled(page, 'มาลี ศรีสุข')
  expect(page.value('note')).toBe('ห่อของขวัญ')
})

test('QUEUE-6 a discarded order can be taken back until the list is closed', async () => {
  const page = await begun()
  for (let round = 0; round < 6; round++) await page.pass(100)
  await isFilled(page, 'มาลี ศรีสุข')
  await page.press('Discard')
  await isFilled(page, 'สมชาย ใจดี')
  expect(page.text()).toContain('Order 2 of 3')
  await page.press('Undo: มาลี ศรีสุข')
  expect(page.text()).toContain('Order 1 of 3')
  await page.press('Check now: มาลี ศรีสุข')
  await isFilled(page, 'มาลี ศรีสุข')
})

test('QUEUE-7 an order in the form that is not of the list must be saved or cleared first', async () => {
  const page = await pastePage({ props: { ownLines: true } })
  await page.run(() =>
    page.engine.app('lines').send({
      type: 'lines.replace',
      lines: [{ uq: 'x:1', productId: null, name: 'ชา', price: 100 as never, Quantity: 1 }],
    }),
  )
  await pasteSeveral(page, three)
  await page.until(() => expect(page.text()).toContain('Found 3 orders'))
  await page.press('Check one by one')
  await page.until(() => expect(page.text()).toContain('Save or clear the order in the form first'))
  expect([...page.engine.app('lines').getSnapshot().context.lines].map(({ name }) => name)).toEqual(['ชา'])
})

test('QUEUE-1252 a notice of changed prices stays with the order whose prices changed', async () => {
  const page = await begun()
  await isFilled(page, 'มาลี ศรีสุข')
  const mock = page.mock
  const hat = { name: 'หมวกสาน', price: 100, prices: [{ shopId: 2, price: 120.5 }] }
  const { id } = (await ask(mock, 'POST /api/products', { body: { product: hat } })).body.product
  const lines = page.engine.app('lines')
  const add = () =>
    page.run(() => lines.send({ type: 'line.add', product: { id, name: hat.name, price: satang(10_000), image: '' } }))
  await page.type(field('shopId'), '1')
  await add()
  await page.type(field('shopId'), '2')
  await page.until(() => expect(page.text()).toContain('หมวกสาน ฿100.00 → ฿120.50'))
  await page.press('Skip for now')
  await isFilled(page, 'สมชาย ใจดี')
  await page.run(() =>
    lines.send({ type: 'line.add', product: { id, name: hat.name, price: satang(12_050), image: '' } }),
  )
  await page.until(() => expect(page.text()).toContain('฿120.50'))
  expect(page.text()).not.toContain('Prices are now')
})

test('QUEUE-1250 the text of a list that cannot be opened is shown until the user discards it', async () => {
  const storage = memoryStorage()
  const key = `${folder('page', nobody)}draft/queue`
  storage.local.set(key, '{"v":9,"text":"มาลี"}')
  const page = await pastePage({ props: { ownLines: true }, storage })
  await page.until(() => expect(page.text()).toContain("A list of orders on this device can't be opened"))
  expect(page.find<HTMLTextAreaElement>('[aria-label="Text of the list"]').value).toBe('{"v":9,"text":"มาลี"}')
  await page.press('Discard')
  await page.run(() => [...document.querySelectorAll<HTMLElement>('[role=alertdialog] button')].at(-1)?.click())
  await page.until(() => expect(page.text()).not.toContain("can't be opened"))
  expect(storage.local.get(key)).toBeNull()
})
