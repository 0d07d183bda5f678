// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { ask } from '../helpers/ask'
import { savedFiles } from '../helpers/saved-files'
import { customersDesk, offline } from './customers-desk'

type Desk = Awaited<ReturnType<typeof customersDesk>>

const choose = (desk: Desk, text: string) =>
  desk.run(() => {
    const input = desk.find<HTMLInputElement>('input[type=file]')
    Object.defineProperty(input, 'files', { value: [new File([text], 'customers.csv')], configurable: true })
    input.dispatchEvent(new Event('change', { bubbles: true }))
  })
const stored = async (desk: Desk, q: string) =>
  (await ask(desk.mock, `GET /api/customers/sheet?q=${q}`)).body.customers as Record<string, unknown>[]
const file = 'ชื่อ,เบอร์โทร,หมายเหตุ\nใหม่,0899999999,\nDao L.,080-555-1370,ส่งเช้า\nผิด,1,'

test('CUST-1130 a file is imported after the dialog says what it will do; the list follows', async () => {
  const desk = await customersDesk()
  await desk.press('Import, export')
  await desk.shown('Import from a file')
  await choose(desk, 'ก,0812345678')
  await desk.shown('No row names the columns')
  await choose(desk, file)
  await desk.shown('1 new customer')
  expect(desk.text()).toContain('1 customer will change')
  expect(desk.text()).toContain('Row 3 Dao L.: Name Ms. Dao Lindqvist → Dao L. · Note – → ส่งเช้า')
  expect(desk.text()).toContain("Row 4 ผิด: เบอร์โทร: “1” isn't a Thai phone number")
  expect(await stored(desk, '0899999999')).toEqual([])
  await desk.press('Import 2 customers')
  await desk.shown('2 customers imported')
  await desk.until(() => expect(desk.find('[data-customer="0899999999"]').textContent).toContain('ใหม่'))
  expect(desk.find('[data-customer^="080-555-1370"]').textContent).toContain('Dao L.')
})

test("CUST-5442 after an import, the rows that couldn't be read are still named", async () => {
  const desk = await customersDesk()
  await desk.press('Import, export')
  await desk.shown('Import from a file')
  await choose(desk, file)
  await desk.shown('1 new customer')
  await desk.press('Import 2 customers')
  await desk.shown('2 customers imported')
  expect(desk.text()).toContain("1 row wasn't imported:")
  expect(desk.text()).toContain("Row 4 ผิด: เบอร์โทร: “1” isn't a Thai phone number")
})

test("CUST-6301 rows that can't be imported are saved as a file, with what is wrong; corrected, it is imported", async () => {
  const saved = savedFiles()
  const desk = await customersDesk()
  const save = () => desk.run(() => desk.find('fieldset:has(> p) button:last-of-type').click())
  await desk.press('Import, export')
  await desk.shown('Import from a file')
  await choose(desk, `รายชื่อ,,\n${file}\nบ้าน,ไม่มี,"หน้า, หลัง"`)
  await desk.shown("2 rows can't be imported")
  await save()
  await desk.until(() => expect(saved).toHaveLength(1))
  const problem = (given: string) => `เบอร์โทร: “${given}” isn't a Thai phone number`
  const head = '\ufeffชื่อ,เบอร์โทร,หมายเหตุ,problem'
  const wrong = [`ผิด,1,,${problem('1')}`, `บ้าน,ไม่มี,"หน้า, หลัง",${problem('ไม่มี')}`]
  expect(await saved[0]?.text()).toBe(`${[head, ...wrong].join('\r\n')}\r\n`)
  await ask(desk.mock, 'POST /api/customers/update', { body: { customer: { key: '0805551370', note: 'เพื่อน' } } })
  await desk.press('Import 2 customers')
  await desk.shown('1 customer imported')
  await save()
  await desk.until(() => expect(saved).toHaveLength(2))
  const changed = 'Dao L.,080-555-1370,ส่งเช้า,Someone changed this customer meanwhile'
  expect(await saved[1]?.text()).toBe(`${[head, changed, ...wrong].join('\r\n')}\r\n`)
  await desk.press('Choose another file')
  await choose(desk, ((await saved[0]?.text()) ?? '').replace('ผิด,1', 'ผิด,0899999998').replace('ไม่มี', '0899999997'))
  await desk.shown('Import 2 customers')
  expect(desk.text()).not.toContain("aren't imported")
})

test('CUST-1131 without the tick, known customers stay as they are', async () => {
  const desk = await customersDesk()
  const before = await stored(desk, '0805551370')
  await desk.press('Import, export')
  await desk.shown('Import from a file')
  await choose(desk, file)
  await desk.shown('Import 2 customers')
  await desk.run(() => desk.find('input[type=checkbox]').click())
  await desk.shown('1 customer stays as they are')
  expect(desk.text()).not.toContain('→ Dao L.')
  await desk.press('Import 1 customer')
  await desk.shown('1 customer imported')
  expect(await stored(desk, '0805551370')).toEqual(before)
})

test('CUST-1132 a dropped file is read, too; orders are refused by their columns', async () => {
  const desk = await customersDesk()
  await desk.press('Import, export')
  await desk.shown('or drop it here')
  const dropped = new File(['ชื่อ,เบอร์โทร,วันที่,ยอดรวม\nก,0812345678,1/2/2569,90'], 'orders.csv')
  await desk.run(() => {
    const event = new Event('drop', { bubbles: true, cancelable: true })
    Object.defineProperty(event, 'dataTransfer', { value: { files: [dropped], types: ['Files'] } })
    desk.button('Choose a file').dispatchEvent(event)
  })
  await desk.shown('This is a list of orders, not of customers: it has วันที่, ยอดรวม.')
})

test("CUST-1133 without a connection the import pauses, says that the shop's system didn't answer, and goes on where it was", async () => {
  const desk = await customersDesk()
  await desk.press('Import, export')
  await desk.shown('Import from a file')
  await choose(desk, file)
  await desk.shown('Import 2 customers')
  desk.breakIt((request) => (request.url.endsWith('/import') ? offline() : undefined))
  await desk.press('Import 2 customers')
  await desk.passUntil("The shop's system didn't answer. Go on when it can be reached")
  expect(desk.text()).toContain('0 of 2 done')
  desk.breakIt()
  await desk.press('Go on')
  await desk.shown('2 customers imported')
  expect(await stored(desk, '0899999999')).toHaveLength(1)
})

test('CUST-1134 whom a colleague changed meanwhile is named with the reason', async () => {
  const desk = await customersDesk()
  await desk.press('Import, export')
  await desk.shown('Import from a file')
  await choose(desk, file)
  await desk.shown('Import 2 customers')
  await ask(desk.mock, 'POST /api/customers/update', { body: { customer: { key: '0805551370', note: 'เพื่อน' } } })
  await desk.press('Import 2 customers')
  await desk.shown('1 customer imported')
  expect(desk.text()).toContain('Row 3 Dao L.: Someone changed this customer meanwhile')
  await desk.press('Choose another file')
  await desk.shown('or drop it here')
})

test('CUST-4313 Choose another file opens the file chooser at once, and only then', async () => {
  const opened: string[] = []
  const click = HTMLInputElement.prototype.click
  HTMLInputElement.prototype.click = function () {
    if (this.type === 'file') opened.push(this.accept)
    else click.call(this)
  }
  try {
    const desk = await customersDesk()
    await desk.press('Import, export')
    await desk.shown('Import from a file')
    await choose(desk, file)
    await desk.shown('Import 2 customers')
    expect(opened).toEqual([])
    await desk.press('Choose another file')
    await desk.shown('or drop it here')
    expect(opened).toEqual(['.csv,.tsv,.txt,.xlsx,text/csv,text/plain'])
  } finally {
    HTMLInputElement.prototype.click = click
  }
})

test('CUST-1135 all customers, or those of the search, are saved as a file', async () => {
  const saved = savedFiles()
  const desk = await customersDesk({ query: 'q=Dao' })
  await desk.press('Import, export')
  await desk.shown('Those found for “Dao”')
  await desk.press('Save as CSV')
  await desk.until(() => expect(saved).toHaveLength(1))
  const lines = async (nth: number) => ((await saved[nth]?.text()) ?? '').trim().split('\r\n')
  expect(await lines(0)).toEqual([
    'Name,Phone,Address,Sub-district,District,Province,Postcode,Note,Warning,Number of orders,Last order',
    expect.stringMatching(/^Ms\. Dao Lindqvist,"080-555-1370, 02-555-0110",/),
  ])
  await desk.run(() => desk.find<HTMLInputElement>('input[type=radio][value=all]').click())
  await desk.press('Save as CSV')
  await desk.until(() => expect(saved).toHaveLength(2))
  expect(await lines(1)).toHaveLength(desk.stored.length + 1)
})

test('CUST-1136 an export that fails is reported, and can be tried again', async () => {
  const saved = savedFiles()
  const desk = await customersDesk({ query: 'q=Dao' })
  await desk.press('Import, export')
  await desk.shown('Save as CSV')
  desk.breakIt((request) => (request.url.includes('/sheet') ? offline() : undefined))
  await desk.press('Save as CSV')
  await desk.passUntil("Couldn't save the file")
  expect(saved).toEqual([])
  desk.breakIt()
  await desk.press('Save as CSV')
  await desk.until(() => expect(saved).toHaveLength(1))
  expect(desk.text()).not.toContain("Couldn't save the file")
})

test('CUST-1137 who may not change customers only gets files', async () => {
  const desk = await customersDesk({ permissions: ['read:Order'] })
  expect(() => desk.button('Import, export')).toThrow()
  await desk.press('Export')
  await desk.shown('Save as CSV')
  expect(desk.text()).not.toContain('Import from a file')
})

test('ACT-2123 customers are saved once the log has the export, each file with an entry of its own', async () => {
  const saved = savedFiles()
  const desk = await customersDesk({ query: 'q=Dao' })
  await desk.press('Import, export')
  await desk.shown('Save as CSV')
  desk.breakIt((request) => (request.url.includes('/activity/exports') ? new Response('', { status: 501 }) : undefined))
  await desk.press('Save as CSV')
  await desk.shown("Couldn't save the file")
  expect(saved).toEqual([])
  desk.breakIt()
  await desk.press('Save as CSV')
  await desk.until(() => expect(saved).toHaveLength(1))
  await desk.run(() => desk.find<HTMLInputElement>('input[type=radio][value=all]').click())
  await desk.press('Save as Excel')
  await desk.until(() => expect(saved).toHaveLength(2))
  const { entries } = (await ask(desk.mock, 'GET /api/activity?kind=export')).body
  const added = (field: string, to: string) => ({ field, from: '', to })
  const all = [added('list', 'customers'), added('rows', String(desk.stored.length))]
  const found = [added('list', 'customers'), added('rows', '1'), added('q', '…')]
  expect(entries.map(({ record, changes }: { record: string; changes: object[] }) => [record, changes])).toEqual([
    ['customers.xlsx', all],
    ['customers.csv', found],
  ])
})

test('ACT-2123 if the answer of the log is lost, saving again adds no second entry', async () => {
  const saved = savedFiles()
  const desk = await customersDesk({ query: 'q=Dao' })
  await desk.press('Import, export')
  await desk.shown('Save as CSV')
  let entered: Promise<Response> | undefined
  desk.breakIt((request) => {
    if (!request.url.includes('/activity/exports')) return undefined
    entered ??= desk.mock.transport(request.clone())
    return new Response('', { status: 501 })
  })
  await desk.press('Save as CSV')
  await desk.shown("Couldn't save the file")
  expect((await entered)?.ok).toBe(true)
  desk.breakIt()
  await desk.press('Save as CSV')
  await desk.until(() => expect(saved).toHaveLength(1))
  expect((await ask(desk.mock, 'GET /api/activity?kind=export')).body.entries).toHaveLength(1)
})
