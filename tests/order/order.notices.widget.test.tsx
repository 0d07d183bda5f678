// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { memoryLocks } from '../../src/core/kernel/memory-locks'
import { type Area, memoryStorage } from '../../src/core/kernel/storage'
import { createMock } from '../../src/mock'
import { RaanOrder } from '../../src/widgets/order'
import { ask } from '../helpers/ask'
import { recordKey } from '../helpers/stores'
import { type WidgetPage, widgetPage } from '../helpers/widget-page'

type Answer = (passOn: () => Promise<Response>) => Promise<Response>

/** Stored, and nobody hears of it. */
const lost: Answer = async (passOn) => {
  await passOn()
  return new Response('<h1>Gateway</h1>')
}
const refused: Answer = async () => Response.json({ error: 'blocked' }, { status: 400 })
const unknownCall: Answer = async () => new Response(null, { status: 404 })
const unreached: Answer = async () => new Response('<h1>Gateway</h1>')

const field = (name: string) => `[data-field=${name}] :is(input, textarea, select)`

/** A form with everything an order needs; its sends, and its looking up of keys, are answered in turn. */
async function open(sends: Answer[] = [], lookUps: Answer[] = [], storage = memoryStorage()) {
  const mock = createMock({ now: () => new Date('2026-11-21T03:00:00Z') })
  const page = await widgetPage(<RaanOrder orderHref="/orders/{OrderNumber}" />, {
    storage,
    transport(request) {
      const { pathname, searchParams } = new URL(request.url)
      const passOn = () => mock.transport(request)
      if (pathname !== '/api/orders') return passOn()
      const answers = request.method === 'POST' ? sends : searchParams.has('key') ? lookUps : []
      return (answers.shift() ?? ((next) => next()))(passOn)
    },
  })
  await page.until(() => expect(page.all('[data-field=shopId] option').length).toBeGreaterThan(3))
  await page.until(() => expect(page.text()).toContain('น้ำผึ้งดอกลำไย'))
  const stored = async () => (await ask(mock, 'GET /api/orders?perPage=200')).body.total - 30
  return { page, stored }
}

async function fillIn(page: WidgetPage, name = 'สมชาย ใจดี') {
  await page.type(field('shopId'), '1')
  await page.type(field('name'), name)
  await page.type(field('phoneNumber'), '0812345678')
  await page.type(field('DeliveryType'), 'pickup')
}

const save = (page: WidgetPage) => page.press('Save order')

/** A changed draft whose first state is stored; nobody could say so until now. */
async function openChanged() {
  const opened = await open([lost, refused], [unknownCall])
  const { page } = opened
  await fillIn(page)
  await save(page)
  await page.until(() => expect(page.text()).toContain("We don't know yet whether this order was saved"))
  await page.press('Send again now')
  await page.until(() => expect(page.text()).toContain("couldn't say what became of it"))
  expect(page.text()).toContain("We couldn't confirm whether this order was saved")
  await page.type(field('name'), 'สมหญิง ใจดี')
  await save(page)
  await page.until(() => expect(page.text()).toContain('This order is already saved as LR-20261121-000031'))
  return opened
}

test('ORDER-605 a rejection that was looked up says that the order is not saved, and the entries stay', async () => {
  const { page, stored } = await open([unreached, refused])
  await fillIn(page)
  await save(page)
  await page.until(() => expect(page.text()).toContain("We don't know yet whether this order was saved"))
  await page.press('Send again now')
  await page.until(() => expect(page.text()).toContain("We checked with the shop's system: it wasn't saved."))
  expect(page.find<HTMLInputElement>(field('name')).value).toBe('สมชาย ใจดี')
  expect(await stored()).toBe(0)
})

test('ORDER-605 the stored order is shown beside the changed form, and can be taken for it', async () => {
  const { page, stored } = await openChanged()
  expect(page.all('tr[data-differs]').map((row) => row.textContent)).toEqual(["Recipient's nameสมชาย ใจดีสมหญิง ใจดี"])
  expect(page.find('table a').getAttribute('href')).toBe('/orders/LR-20261121-000031')
  await page.press('Keep saved order')
  await page.until(() => expect(page.text()).toContain('Order saved'))
  expect([page.text().includes('LR-20261121-000031'), await stored()]).toEqual([true, 1])
})

test('ORDER-605 or the form is saved as another order', async () => {
  const { page, stored } = await openChanged()
  await page.press('Save form as a new order')
  await page.until(() => expect(page.text()).toContain('LR-20261121-000032'))
  expect(await stored()).toBe(2)
})

const busy: Answer = async () => new Response(null, { status: 429, headers: { 'Retry-After': '60' } })

test('ORDER-4763 an order turned away as one too many says so, and can be sent now', async () => {
  const { page, stored } = await open([busy])
  await fillIn(page)
  await save(page)
  await page.until(() => expect(page.text()).toContain("This order isn't saved yet"))
  expect(page.text()).toContain(
    "The shop's system is busy right now. It can be asked again in 60\u00a0seconds. The order will be sent again automatically then.",
  )
  expect(page.text()).not.toContain("It can't be changed until then")
  await page.press('Send again now')
  await page.until(() => expect(page.text()).toContain('Order saved'))
  expect(await stored()).toBe(1)
})

test('ORDER-4763 it can be edited, with nothing lost', async () => {
  const { page, stored } = await open([busy])
  await fillIn(page)
  await save(page)
  await page.until(() => expect(page.text()).toContain("This order isn't saved yet"))
  await page.press('Back to order')
  expect(page.text()).not.toContain("This order isn't saved yet")
  expect(page.find<HTMLInputElement>(field('name')).value).toBe('สมชาย ใจดี')
  await page.type(field('name'), 'สมหญิง ใจดี')
  await save(page)
  await page.until(() => expect(page.text()).toContain('Order saved'))
  expect(await stored()).toBe(1)
})

test('ORDER-606 the form says before sending that nothing can be stored', async () => {
  const full = (): Area => ({
    ...memoryStorage().local,
    set: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  const { page, stored } = await open([], [], { local: full(), session: memoryStorage().session })
  await fillIn(page)
  await save(page)
  await page.until(() => expect(page.text()).toContain("This device can't save the order while it's being sent"))
  expect(await stored()).toBe(0)
  await page.press('Back to order')
  expect(page.text()).not.toContain("This device can't save the order while")
  await save(page)
  await page.press('Send anyway')
  await page.until(() => expect(page.text()).toContain('Order saved'))
  expect(await stored()).toBe(1)
})

test('ORDER-614 a page whose draft another one has says so, and starts the next one', async () => {
  const storage = memoryStorage()
  const { page } = await open([], [], storage)
  await fillIn(page)
  const key = storage.local.keys().find((each) => each.includes('/draft/order/')) ?? ''
  const record = JSON.parse(storage.local.get(key) ?? '')
  storage.local.set(key, JSON.stringify({ ...record, rev: record.rev + 1, by: 'another page' }))
  // it waits until this page's lock is lost, as it is where there are no Web Locks
  void memoryLocks(page.clock, storage.local).hold(`order.draft.${key.slice(key.lastIndexOf('/') + 1)}`)
  await page.run(() => page.engine.announce({ type: 'page.resumed' }))
  await page.until(() => expect(page.text()).toContain('This order is open in another window'))
  await page.press('Take next order')
  await page.until(() => expect(page.find<HTMLInputElement>(field('name')).value).toBe(''))
})

test('ORDER-48 an unreadable record is shown as its text, and discarded on request', async () => {
  const storage = memoryStorage()
  storage.local.set(recordKey('draft/order/old'), 'สมชาย 0812345678 {')
  const { page } = await open([], [], storage)
  await page.until(() => expect(page.text()).toContain("An unfinished order on this device can't be opened"))
  expect(page.find<HTMLTextAreaElement>('textarea[readonly]').value).toBe('สมชาย 0812345678 {')
  await page.press('Discard')
  await page.run(() =>
    page
      .all('dialog button')
      .find((each) => each.textContent === 'Discard')
      ?.click(),
  )
  await page.until(() => expect(storage.local.get(recordKey('draft/order/old'))).toBeNull())
})

test('ORDER-5209 why an order is not saved takes the focus if no field is wrong, so that it is seen', async () => {
  const conflict: Answer = async () => Response.json({}, { status: 409 })
  const { page } = await open([conflict])
  await fillIn(page)
  await save(page)
  await page.until(() => expect(page.text()).toContain("Not saved: something changed in the shop's system."))
  expect(document.activeElement).toBe(page.find('[role=alert]'))
})
