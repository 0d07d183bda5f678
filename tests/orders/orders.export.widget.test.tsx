// @vitest-environment happy-dom
import { read, utils } from '@e965/xlsx'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readCsv } from '../../src/core/kernel/csv'
import { courierFormats } from '../../src/core/orders/couriers/orders.courier-formats'
import { ask } from '../helpers/ask'
import { ordersDesk } from './orders-desk'

const files: { name: string; blob: Blob }[] = []
const blobs: Blob[] = []

beforeEach(() => {
  files.length = 0
  blobs.length = 0
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${blobs.push(blob as Blob) - 1}`)
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined)
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const blob = blobs[Number(this.href.replace('blob:', ''))]
    if (blob && this.getRootNode() === document) files.push({ name: this.download, blob })
  })
})
afterEach(() => vi.restoreAllMocks())

const cellsOf = async (index: number) => readCsv((await files[index]?.blob.text()) ?? '')

test('ORDS-79 the whole result under the filters is saved, from any page', async () => {
  const desk = await ordersDesk({ query: 'orderStatus=confirmed&perPage=10&sortBy=OrderNumber' })
  await desk.press('Export')
  await desk.until(() => desk.find('dialog'))
  const wanted = (desk.stored as unknown as Stored[])
    .filter((each) => each.OrderStatus === 'confirmed')
    .map((each) => each.OrderNumber)
  await desk.press(`Export ${wanted.length} orders`)
  await desk.until(() => expect(desk.find('dialog').textContent).toContain(`${wanted.length} orders saved as`))
  const [heading, ...rows] = await cellsOf(0)
  expect(heading?.slice(0, 4)).toEqual(['Order number', 'Taken', 'Status', 'Shop'])
  expect(rows.map(([number]) => number)).toEqual(wanted.toSorted())
  expect(rows.every((row) => row[2] === 'Confirmed')).toBe(true)
  expect(files.map(({ name }) => name)).toEqual(['orders-2026-11-21-1000.csv'])
  await desk.press('Save again')
  expect(files).toHaveLength(2)
})

test('ORDS-79 selected orders are saved without reading them again', async () => {
  const desk = await ordersDesk({ perPage: 100 })
  const numbers = desk.numbers().slice(2, 4)
  for (const number of numbers) await desk.tick(number)
  await desk.until(() => desk.find('section[aria-label="Selected orders"]'))
  const asked = desk.of('GET /api/orders').length
  await desk.run(() => desk.find('section[aria-label="Selected orders"] button:nth-last-child(2)').click())
  await desk.until(() => desk.button('Export 2 orders'))
  await desk.press('Export 2 orders')
  await desk.until(() => expect(files).toHaveLength(1))
  expect((await cellsOf(0)).slice(1).map(([number]) => number)).toEqual(numbers)
  expect(desk.of('GET /api/orders')).toHaveLength(asked)
})

const exportFor = async (courier: string, count: number) => {
  const desk = await ordersDesk({ perPage: 100 }, async (request, backend) => {
    if (courier !== 'kex' || !request.url.includes('perPage=100')) return backend(request)
    const body = await (await backend(request)).json()
    // stored before the backend checked it
    const wrong = body.orders.find(
      ({ DeliveryType, OrderStatus }: Stored) => DeliveryType.value === 'kex' && OrderStatus === 'packed',
    )
    return Response.json({
      ...body,
      orders: body.orders.map((each: Stored) => (each === wrong ? { ...each, postNum: '' } : each)),
    })
  })
  await desk.press('Export')
  await desk.until(() => desk.find('dialog'))
  await desk.run(() => desk.all('dialog [type=radio]')[1]?.click())
  await desk.type('dialog select', courier)
  await desk.press(`Export ${count} orders`)
  return desk
}
type Stored = { OrderNumber: string; DeliveryType: { value: string }; OrderStatus: string }
const sheetOf = async (index: number) => {
  const book = read(await files[index]?.blob.arrayBuffer(), { type: 'array' })
  return utils.sheet_to_json<string[]>(book.Sheets[book.SheetNames[0] ?? ''] ?? {}, { header: 1, defval: '' })
}

test.each(['flash', 'ems'] as const)(
  "COUR-13 %s: a courier's file has its own parcels in its columns; the others are counted",
  async (courier) => {
    const desk = await exportFor(courier, 30)
    await desk.until(() => expect(files).toHaveLength(1))
    const [heading, ...rows] = await sheetOf(0)
    expect(heading).toEqual(courierFormats[courier]?.columns.map((column) => column.heading))
    const at = courierFormats[courier]?.columns.findIndex(({ field }) => field === 'OrderNumber') ?? -1
    const wanted = (desk.stored as unknown as Stored[]).filter(
      (each) =>
        each.DeliveryType.value === courier && ['new', 'confirmed', 'packed', 'shipped'].includes(each.OrderStatus),
    )
    expect(rows.map((row) => row[at]).toSorted()).toEqual(wanted.map(({ OrderNumber }) => OrderNumber).toSorted())
    expect(desk.find('dialog').textContent).toContain(`${30 - rows.length} orders are left out`)
    expect(files[0]?.name).toBe(`courier-${courier}-2026-11-21-1000.xlsx`)
  },
)

test('COUR-14 an order that the courier would not take is named first, and the others are saved only on request', async () => {
  const desk = await exportFor('kex', 30)
  const [wrong] = (desk.stored as unknown as Stored[]).filter(
    (each) => each.DeliveryType.value === 'kex' && each.OrderStatus === 'packed',
  )
  await desk.until(() => expect(desk.text()).toContain("The courier won't take 1 order as it is."))
  expect(desk.find('dialog').textContent).toContain(`${wrong?.OrderNumber} Zip Code: missing`)
  expect(files).toEqual([])
  await desk.run(() => desk.find('dialog [role=status] button').click())
  await desk.until(() => expect(files).toHaveLength(1))
  expect(JSON.stringify(await sheetOf(0))).not.toContain(wrong?.OrderNumber)
  expect(desk.find('dialog').textContent).toContain(`${wrong?.OrderNumber} Zip Code: missing`)
})

test('COD-88 focus stays in the export while its buttons come and go', async () => {
  const place = () => document.activeElement?.closest('dialog') !== null && document.activeElement?.tagName
  const desk = await exportFor('kex', 30)
  await desk.run(() => desk.button('Close').focus())
  await desk.until(() => expect(desk.text()).toContain("The courier won't take 1 order as it is."))
  await desk.run(() => desk.find('dialog [role=status] button').focus())
  await desk.run(() => desk.find('dialog [role=status] button').click())
  await desk.until(() => expect(files).toHaveLength(1))
  await desk.until(() => expect(desk.find('dialog').textContent).toContain('saved as'))
  expect(place()).toBe('DIV')
})

test('COD-88 focus stays in the export when it starts, fails and resumes', async () => {
  let broken = true
  const inside = () => document.activeElement?.closest('dialog [tabindex="-1"]') !== null
  const desk = await ordersDesk({ perPage: 10 }, async (request, backend) =>
    broken && request.url.includes('perPage=100') ? new Response('', { status: 501 }) : backend(request),
  )
  await desk.press('Export')
  await desk.until(() => desk.button('Export 30 orders'))
  await desk.run(() => desk.button('Export 30 orders').focus())
  await desk.press('Export 30 orders')
  await desk.until(() => expect(desk.text()).toContain("Couldn't load all orders"))
  expect(inside()).toBe(true)
  broken = false
  await desk.run(() => desk.button('Resume').focus())
  await desk.press('Resume')
  await desk.until(() => expect(files).toHaveLength(1))
  expect(inside()).toBe(true)
})

test('ORDS-79 a failed export continues where it was; a cancelled one saves nothing', async () => {
  let broken = true
  const desk = await ordersDesk({ perPage: 10 }, async (request, backend) =>
    broken && request.url.includes('perPage=100') ? new Response('', { status: 501 }) : backend(request),
  )
  await desk.press('Export')
  await desk.until(() => desk.button('Export 30 orders'))
  await desk.press('Export 30 orders')
  await desk.until(() => expect(desk.text()).toContain("Couldn't load all orders"))
  expect(files).toEqual([])
  broken = false
  await desk.press('Resume')
  await desk.until(() => expect(files).toHaveLength(1))
  expect(await cellsOf(0)).toHaveLength(31)
})

const ownFormat = {
  courier: 'flash',
  file: 'csv-plain',
  columns: [
    { heading: 'เลขที่', field: 'OrderNumber' },
    { heading: 'ปริมาตร', field: 'volume-of-a-later-version' },
  ],
  version: 3,
}
const openExport = async (formats: () => Response | undefined, courier: string) => {
  const desk = await ordersDesk({ perPage: 100 }, async (request, backend) => {
    const own = new URL(request.url).pathname === '/api/courier-formats' ? formats() : undefined
    return own ?? backend(request)
  })
  await desk.press('Export')
  await desk.until(() => desk.find('dialog'))
  await desk.run(() => desk.all('dialog [type=radio]')[1]?.click())
  if (courier !== '') await desk.type('dialog select', courier)
  return desk
}

test("COUR-725 a file is made in the shop's own format, and a column of a later version is named", async () => {
  const desk = await openExport(() => Response.json({ formats: [ownFormat] }), 'flash')
  await desk.until(() => expect(desk.find('dialog').textContent).toContain('In your own format.'))
  await desk.press('Export 30 orders')
  await desk.until(() => expect(files).toHaveLength(1))
  expect(files[0]?.name).toBe('courier-flash-2026-11-21-1000.csv')
  const [headings, ...rows] = await cellsOf(0)
  expect([headings, rows[0]?.[0]?.startsWith('LR-'), rows[0]?.[1]]).toEqual([['เลขที่', 'ปริมาตร'], true, ''])
  expect(desk.find('dialog').textContent).toContain("This one doesn't know it, so they are empty: ปริมาตร")
})

test('COUR-725 while formats are not loaded no file is made; once they are, in the own format', async () => {
  let broken = true
  const answer = () => (broken ? new Response('{', { status: 500 }) : Response.json({ formats: [ownFormat] }))
  const desk = await openExport(answer, 'flash')
  await desk.passUntil("Couldn't load this courier's format")
  await desk.press('Export 30 orders')
  expect(files).toEqual([])
  broken = false
  await desk.press('Try again')
  await desk.until(() => expect(desk.find('dialog').textContent).toContain('In your own format.'))
  await desk.press('Export 30 orders')
  await desk.until(() => expect(files[0]?.name).toContain('courier-flash'))
})

test('COUR-725 a backend that stores no formats has the built-in ones', async () => {
  const desk = await openExport(() => new Response('', { status: 404 }), 'flash')
  await desk.until(() => expect(desk.find('dialog').textContent).toContain("these aren't verified"))
  await desk.press('Export 30 orders')
  await desk.until(() => expect(files).toHaveLength(1))
  const [heading] = await sheetOf(0)
  expect(heading).toEqual(courierFormats.flash?.columns.map((column) => column.heading))
})

test('COUR-726 an export of all couriers says who is left out of all of them', async () => {
  const desk = await openExport(() => undefined, '')
  await desk.press('Export 30 orders')
  await desk.until(() => expect(files).toHaveLength(1))
  expect(desk.find('dialog').textContent).toContain('picked up by the customer, or already closed')
  expect(desk.find('dialog').textContent).not.toContain('this courier')
})

const noted = (desk: { of(call: string): { body: unknown }[] }) =>
  desk.of('POST /api/activity/exports').map(({ body }) => (body as { export: object }).export)

test('ACT-2123 orders are saved once the log has the export, and the same file again without another entry', async () => {
  let broken = true
  const desk = await ordersDesk({ query: 'orderStatus=confirmed&q=LR' }, async (request, backend) =>
    broken && request.url.includes('/activity/exports') ? new Response('', { status: 501 }) : backend(request),
  )
  await desk.press('Export')
  await desk.until(() => desk.find('dialog'))
  const label = desk.all('dialog button').find((each) => /^Export \d/.test(each.textContent ?? ''))?.textContent ?? ''
  await desk.press(label)
  await desk.until(() => expect(desk.text()).toContain('has to have an export before it is saved'))
  expect(files).toEqual([])
  broken = false
  await desk.press('Try again')
  await desk.until(() => expect(files).toHaveLength(1))
  await desk.press('Save again')
  await desk.until(() => expect(files).toHaveLength(2))
  const entry = {
    list: 'orders',
    file: 'orders-2026-11-21-1000.csv',
    rows: Number(/\d+/.exec(label)?.[0]),
    filters: { orderStatus: 'confirmed', q: '…' },
  }
  expect(noted(desk)).toEqual([entry, entry])
  const { entries } = (await ask(desk.mock, 'GET /api/activity?kind=export')).body
  expect(entries).toHaveLength(1)
})

test('ACT-2123 a courier’s file is in the log as its parcels', async () => {
  const desk = await exportFor('flash', 30)
  await desk.until(() => expect(files).toHaveLength(1))
  const rows = (await sheetOf(0)).length - 1
  expect(noted(desk)).toEqual([{ list: 'parcels', file: files[0]?.name, rows, filters: { deliveryType: 'flash' } }])
})

test('ACT-2123 selected orders say so; a backend without the call saves all the same', async () => {
  const desk = await ordersDesk({ perPage: 100 }, async (request, backend) =>
    request.url.includes('/activity/exports') ? new Response('', { status: 404 }) : backend(request),
  )
  const [number = ''] = desk.numbers()
  await desk.tick(number)
  await desk.until(() => desk.find('section[aria-label="Selected orders"]'))
  await desk.run(() => desk.find('section[aria-label="Selected orders"] button:nth-last-child(2)').click())
  await desk.until(() => desk.button('Export 1 order'))
  await desk.press('Export 1 order')
  await desk.until(() => expect(files).toHaveLength(1))
  expect(noted(desk)).toEqual([{ list: 'orders', file: files[0]?.name, rows: 1, filters: { selected: 'yes' } }])
})
