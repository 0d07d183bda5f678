// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readCsv } from '../../src/core/kernel/csv'
import { courierHeadings } from '../../src/core/orders/orders.courier-csv'
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
  const wanted = desk.stored.filter((each) => each.OrderStatus === 'confirmed').map((each) => each.OrderNumber)
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

test('ORDS-79 selected orders are saved without a request to the backend', async () => {
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

test("ORDS-79 a courier's file has its own parcels under Thai headings; the others are counted", async () => {
  const desk = await ordersDesk({ perPage: 100 })
  await desk.press('Export')
  await desk.until(() => desk.find('dialog'))
  await desk.run(() => desk.all('dialog [type=radio]')[1]?.click())
  await desk.type('dialog select', 'flash')
  await desk.press('Export 30 orders')
  await desk.until(() => expect(files).toHaveLength(1))
  const [heading, ...rows] = await cellsOf(0)
  expect(heading).toEqual([...courierHeadings])
  expect(rows.length).toBeGreaterThan(0)
  expect(desk.find('dialog').textContent).toContain(`${30 - rows.length} orders are left out`)
  expect(files[0]?.name).toBe('courier-flash-2026-11-21-1000.csv')
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
