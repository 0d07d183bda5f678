// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest'
import writeWorkbook from 'write-excel-file/universal'
import type { Transport } from '../../../src/core/kernel/transport'
import { createMock } from '../../../src/mock'
import { OrdersScreen } from '../../../src/widgets/orders/orders-screen'
import { ask } from '../../helpers/ask'
import { savedFiles } from '../../helpers/saved-files'
import { widgetPage } from '../../helpers/widget-page'
import { ownHeadings, pageExport } from './old-order-files'

const now = () => new Date('2026-11-21T05:00:00Z')

async function desk(
  between?: (request: Request, backend: Transport) => Promise<Response>,
  props = { imports: true },
  locale = 'en',
) {
  const mock = createMock({ now })
  const transport: Transport = (request) => (between ? between(request, mock.transport) : mock.transport(request))
  const page = await widgetPage(<OrdersScreen {...props} />, { transport, locale })
  await page.until(() => page.find('tbody [data-key=open]'))
  const choose = (text: BlobPart) =>
    page.run(() => {
      const input = page.find<HTMLInputElement>('input[type=file]')
      Object.defineProperty(input, 'files', { value: [new File([text], 'orders.csv')], configurable: true })
      input.dispatchEvent(new Event('change', { bubbles: true }))
    })
  const pick = (label: string, value: string) =>
    page.run(() => {
      const id = page
        .all('label')
        .find((each) => each.textContent === label)
        ?.getAttribute('for')
      const select = page.find<HTMLSelectElement>(`select[id="${id}"]`)
      select.value = value
      select.dispatchEvent(new Event('change', { bubbles: true }))
    })
  const total = async (day: string) => (await ask(mock, `GET /api/orders?from=${day}&to=${day}`)).body.total
  const shown = (text: string) =>
    page.until(() => {
      if (!page.text().includes(text)) throw new Error(`no “${text}” in: ${page.text()}`)
    })
  return { ...page, shown, choose, pick, total }
}

test('IMPORT-4730 from the orders screen, a file is imported after the dialog says what it will do', async () => {
  const page = await desk()
  await page.press('Import')
  await page.shown('or drop it here')
  await page.choose(`${pageExport}P-10024,1/12/2568,ผิด,12,,ชา,0,0,90,,ส่งแล้ว,,\n`)
  await page.shown("The file doesn't say which shop")
  // a question, not an error
  expect(
    page
      .all('[role=alert]')
      .map(({ textContent }) => textContent)
      .join(''),
  ).not.toContain('which shop')
  await page.pick('Shop of the orders', '1')
  await page.shown('3 new orders')
  expect(page.text()).toContain('0 orders are there already')
  expect(page.text()).toContain("Columns that aren't imported: ผู้ดูแล")
  expect(page.text()).toContain("Row 5 P-10024: เบอร์โทรศัพท์: “12” isn't a Thai phone number")
  expect(await page.total('2025-11-29')).toBe(0)
  await page.press('Import 3 orders')
  await page.shown('3 orders imported')
  expect(page.text()).toContain("1 row wasn't imported:")
  expect(await page.total('2025-11-29')).toBe(2)
})

test('IMPORT-4731 columns are chosen where nobody knows their headings', async () => {
  const page = await desk()
  await page.press('Import')
  await page.shown('or drop it here')
  await page.choose(ownHeadings)
  await page.shown('No row names the columns.')
  for (const [heading, field] of [
    ['บิล', 'number'],
    ['โอนวันไหน', 'date'],
    ['ใครสั่ง', 'name'],
    ['เท่าไหร่', 'total'],
  ] as const) {
    await page.pick(heading, field)
    await page.until(() => page.button('Choose a file'))
  }
  await page.shown('Shop of the orders')
  await page.pick('Shop of the orders', '1')
  await page.shown('Import 1 order')
})

test('IMPORT-4925 while a column is changed the plan stays, with the choice, and no file chooser opens', async () => {
  const { promise: mayCheck, resolve: check } = Promise.withResolvers<void>()
  let isHeld = false
  const page = await desk(async (request, backend) => {
    if (isHeld && request.url.endsWith('/import/check')) await mayCheck
    return backend(request)
  })
  const opened = vi.spyOn(HTMLInputElement.prototype, 'click')
  onTestFinished(() => opened.mockRestore())
  await page.press('Import')
  await page.shown('or drop it here')
  await page.choose('เลขที่,วันที่,ชื่อ,ยอดรวม,ร้าน,โน้ตเรา\nR-1,30/11/2568,ก,90,1,ฝากยาม\n')
  await page.shown('Import 1 order')
  const plan = page.button('Import 1 order')
  isHeld = true
  await page.pick('โน้ตเรา', 'note')
  expect(page.text()).toContain('1 new order')
  expect(page.all('input[type=file]')).toEqual([])
  expect(page.button('Import 1 order')).toBe(plan)
  expect(plan.getAttribute('aria-busy')).toBe('true')
  const value = (label: string) => {
    const id = page
      .all('label')
      .find(({ textContent }) => textContent === label)
      ?.getAttribute('for')
    return page.find<HTMLSelectElement>(`select[id="${id}"]`).value
  }
  expect(value('โน้ตเรา')).toBe('note')
  // another choice before the answer
  await page.pick('โน้ตเรา', 'address')
  expect(value('โน้ตเรา')).toBe('address')
  check()
  await page.until(() => expect(plan.getAttribute('aria-busy')).not.toBe('true'))
  expect(value('โน้ตเรา')).toBe('address')
  // a choice with which nothing can be read
  await page.pick('วันที่', '-')
  await page.shown('The date is missing')
  expect(opened).not.toHaveBeenCalled()
  await page.pick('วันที่', 'date')
  await page.shown('Choose another file')
  await page.press('Choose another file')
  await page.shown('or drop it here')
  expect(opened).toHaveBeenCalledTimes(1)
})

test('IMPORT-4926 which of several sheets is meant is asked, and said above the plan', async () => {
  const ofMonth = (number: string) =>
    [
      ['เลขที่', 'วันที่', 'ชื่อ', 'ยอดรวม', 'ร้าน'],
      [number, '30/11/2568', 'ก', '90', '1'],
    ].map((row) => row.map((value) => ({ value, type: String })))
  const workbook = writeWorkbook([
    { sheet: 'ต.ค.', data: ofMonth('M-1') },
    { sheet: 'พ.ย.', data: ofMonth('M-2') },
  ] as never)
  const page = await desk()
  await page.press('Import')
  await page.shown('or drop it here')
  await page.choose(await workbook.toBlob())
  await page.shown('Several sheets of the file can be imported.')
  await page.press('พ.ย.')
  await page.shown('Import 1 order')
  expect(page.text()).toContain('Sheet: พ.ย.')
})

test('IMPORT-4931 the dialog says which orders share a tracking number, before and after the import', async () => {
  const page = await desk()
  await page.press('Import')
  await page.shown('or drop it here')
  const row = (number: string, name: string) => `${number},30/11/2568,${name},90,1,TH4931C\n`
  await page.choose(`เลขที่,วันที่,ชื่อ,ยอดรวม,ร้าน,เลขพัสดุ\n${row('R-1', 'ก')}${row('R-2', 'ข')}`)
  await page.shown('Import 2 orders')
  expect(page.text()).toContain('1 tracking number has several orders:')
  expect(page.text()).toContain('TH4931C: R-1, R-2')
  await page.press('Import 2 orders')
  await page.shown('2 orders imported')
  expect(page.text()).toContain('TH4931C: R-1, R-2')
})

test('IMPORT-4732 pressed twice, orders are imported once; the dialog stays open meanwhile', async () => {
  const bodies: string[] = []
  const { promise: mayStore, resolve: store } = Promise.withResolvers<void>()
  const page = await desk(async (request, backend) => {
    if (request.url.endsWith('/orders/import')) {
      bodies.push(request.headers.get('Idempotency-Key') ?? '')
      await mayStore
    }
    return backend(request)
  })
  const pressEscape = () =>
    page.run(() => {
      page.find('dialog').dispatchEvent(new Event('cancel', { cancelable: true }))
    })
  await page.press('Import')
  await page.shown('or drop it here')
  await page.choose(pageExport)
  await page.shown('Shop of the orders')
  await page.pick('Shop of the orders', '1')
  await page.shown('Import 3 orders')
  await page.run(() => {
    const button = page.button('Import 3 orders')
    button.click()
    button.click()
  })
  await page.until(() => expect(bodies).toHaveLength(1))
  await pressEscape()
  expect(page.text()).toContain('Import old orders')
  store()
  await page.shown('3 orders imported')
  expect(bodies).toHaveLength(1)
  await pressEscape()
  await page.until(() => expect(page.text()).not.toContain('Import old orders'))
})

test('IMPORT-4733 a shop’s system without the call says so, offers no file, and isn’t asked again', async () => {
  const asked: string[] = []
  const page = await desk((request, backend) => {
    if (!request.url.includes('/orders/import')) return backend(request)
    asked.push(request.url)
    return Promise.resolve(Response.json({ error: 'not found' }, { status: 404 }))
  })
  await page.press('Import')
  await page.shown("The shop's system doesn't import orders.")
  expect(page.all('input[type=file]')).toEqual([])
  await page.run(() => {
    page.find('dialog').dispatchEvent(new Event('cancel', { cancelable: true }))
  })
  await page.until(() => expect(page.text()).not.toContain('Import old orders'))
  expect(page.all('button').some((each) => each.textContent === 'Import')).toBe(false)
  expect(document.activeElement).toBe(page.find('[part=orders]'))
  expect(asked).toHaveLength(1)
})

test('IMPORT-4734 an embedded list offers no import', async () => {
  const page = await desk(undefined, { imports: false })
  expect(page.all('button').some((each) => each.textContent === 'Import')).toBe(false)
})

test('IMPORT-4735 rejected rows are saved as a file', async () => {
  const saved = savedFiles()
  const page = await desk()
  await page.press('Import')
  await page.shown('or drop it here')
  await page.choose('เลขที่,วันที่,ชื่อ,ยอดรวม,ร้าน\nR-1,31/11/2568,ก,90,1\n')
  await page.shown("1 row can't be imported:")
  await page.press('Save as CSV')
  await page.until(() => expect(saved).toHaveLength(1))
  expect((await saved[0]?.text())?.split('\r\n')[1]).toBe(
    'R-1,31/11/2568,ก,90,1,2,"วันที่: “31/11/2568” isn\'t a date. Write day, month and year, such as 31/12/2567"',
  )
})

test('IMPORT-4928 a Thai user gets Thai headings in the file of rejected rows', async () => {
  const saved = savedFiles()
  const page = await desk(undefined, { imports: true }, 'th')
  await page.press('นำเข้า')
  await page.until(() => page.find('input[type=file]'))
  await page.choose('เลขที่,วันที่,ชื่อ,ยอดรวม,ร้าน\nR-1,31/11/2568,ก,90,1\n')
  await page.until(() => page.button('บันทึกเป็น CSV'))
  expect(page.text()).toContain('“แถวในไฟล์เดิม”')
  await page.press('บันทึกเป็น CSV')
  await page.until(() => expect(saved).toHaveLength(1))
  expect((await saved[0]?.text())?.split('\r\n')[0]).toContain(',ร้าน,แถวในไฟล์เดิม,ปัญหาที่พบ')
})
