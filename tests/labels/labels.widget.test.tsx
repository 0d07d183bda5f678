// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest'
import { RaanError } from '../../src/core/kernel/errors'
import type { Transport } from '../../src/core/kernel/transport'
import { groupedPhone } from '../../src/core/orders/orders.phones'
import { createMock } from '../../src/mock'
import { RaanLabels, type RaanLabelsProps } from '../../src/widgets/labels'
import { ask } from '../helpers/ask'
import { watchPrints } from '../helpers/watch-prints'
import { widgetPage } from '../helpers/widget-page'

type Between = (request: Request, backend: Transport) => Promise<Response>

async function open(
  props: RaanLabelsProps = {},
  { between, locale = 'en' }: { between?: Between; locale?: string } = {},
) {
  const prints = watchPrints()
  const mock = createMock({ now: () => new Date('2026-11-21T05:00:00Z') })
  const sent: unknown[] = []
  const transport: Transport = async (request) => {
    if (request.url.endsWith('/print')) sent.push(await request.clone().json())
    return between ? between(request, mock.transport) : mock.transport(request)
  }
  const page = await widgetPage(<RaanLabels {...props} />, { transport, locale })
  const boxOf = (OrderNumber: string) => {
    const row = page.all('li').find((each) => each.textContent?.includes(OrderNumber))
    const box = row?.querySelector('input')
    if (!box) throw new Error(`${OrderNumber} is not listed in: ${page.text()}`)
    return box
  }
  return {
    ...page,
    mock,
    sent,
    prints,
    listed: () => page.all('li input').length,
    tick: (OrderNumber: string) => page.run(() => boxOf(OrderNumber).click()),
    ready: (count = 10) => page.until(() => expect(page.all('li input')).toHaveLength(count)),
    stored: async (OrderNumber: string) => (await ask(mock, `GET /api/orders/${OrderNumber}`)).body.order,
  }
}

const first = 'LR-20261118-000020'
const old = 'LR-20261120-000025'
const second = 'LR-20261119-000021'

test('LABEL-42 the queue is shown, with a sample label until an order is selected', async () => {
  const desk = await open()
  await desk.ready()
  expect(desk.text()).toContain('10 orders')
  expect(desk.text()).toContain('This is an example. Choose orders to print.')
  expect(desk.button('Print labels').getAttribute('aria-disabled')).toBe('true')
  expect(desk.find('[data-order]').getAttribute('data-order')).toBe(first)
})

test('LABEL-43 a label shows sender, recipient, destination, amount to collect and contents', async () => {
  const desk = await open({ orderNumbers: [first] })
  await desk.ready()
  const label = () => desk.find('[data-order]')
  await desk.until(() => expect(label().textContent).toContain('ครัวคุณยายละเมียด'))
  const stored = await desk.stored(first)
  const text = label().textContent ?? ''
  const facts = [
    stored.name,
    groupedPhone(stored.phoneNumber),
    stored.address,
    stored.postNum,
    first,
    `฿${stored.total}`,
  ]
  expect(facts.filter((fact) => !text.includes(fact))).toEqual([])
  expect(text).toContain('เก็บเงินปลายทาง')
  expect(text).toContain(`× ${stored.ProductOrders[0].Quantity}`)
  expect(label().lang).toBe('th')
  expect(label().querySelector('svg path')?.getAttribute('d')).toMatch(/^M10 0h2v1h-2z/)
})

test("SHOP-4001 the sender's postcode is printed once, also if it was typed into the address", async () => {
  const between: Between = async (request, backend) => {
    const response = await backend(request)
    const text = (await response.text()).replaceAll(/"Address":"([^"]*)","PostalCode":"(\d+)"/g, (_, address, code) =>
      JSON.stringify({ Address: `${address} ${code}`, PostalCode: code }).slice(1, -1),
    )
    return new Response(text === '' ? null : text, response)
  }
  const desk = await open({ orderNumbers: [first] }, { between })
  await desk.ready()
  await desk.until(() => expect(desk.find('[data-order]').textContent).toContain(' 40000โทร.'))
  expect(desk.find('[data-order]').textContent).not.toContain('40000 40000')
})

test('LABEL-2260 phone numbers are printed in groups, however they were typed', async () => {
  const between: Between = async (request, backend) => {
    const response = await backend(request)
    const text = (await response.text()).replaceAll(/"(phoneNumber|PhoneNumber)":"[^"]*"/g, (_, field) =>
      field === 'phoneNumber' ? `"${field}":"0812345678, +66 2 123 4567"` : `"${field}":"(02) 1234567"`,
    )
    return new Response(text === '' ? null : text, response)
  }
  const desk = await open({ orderNumbers: [first] }, { between })
  await desk.ready()
  await desk.until(() => expect(desk.find('[data-order]').textContent).toContain('โทร. 02-123-4567'))
  expect(desk.find('[data-order]').textContent).toContain('โทร. 081-234-5678, 02-123-4567')
})

test('LABEL-2024 an order that was changed after its label was printed is in the queue again, and marked', async () => {
  const change = async (backend: Transport): Promise<string> => {
    const at = 'http://raan.test/api/orders'
    const { orders } = await (await backend(new Request(`${at}?printed=true&orderStatus=confirmed`))).json()
    const [{ OrderNumber, version }] = orders
    const body = JSON.stringify({ OrderNumber, version, changes: { address: '7/77 ซอยใหม่' } })
    const headers = { 'content-type': 'application/json' }
    await backend(new Request(`${at}/update`, { method: 'POST', headers, body }))
    return OrderNumber
  }
  let changed: Promise<string> | undefined
  const between: Between = async (request, backend) => {
    changed ??= change(backend)
    await changed
    return backend(request)
  }
  const desk = await open({}, { between })
  await desk.until(() => expect(desk.text()).toContain('Label out of date: print it again'))
  const number = (await changed) ?? ''
  const marked = desk.all('li').filter((each) => each.textContent?.includes('Label out of date'))
  expect(marked.map((each) => each.textContent?.includes(number))).toEqual([true])
})

test('LABEL-541 an order that is neither paid nor collected is marked in the queue, beside the button and on its label', async () => {
  const { body } = await ask(createMock({ now: () => new Date('2026-11-21T05:00:00Z') }), 'GET /api/orders?perPage=100')
  const waiting = (body.orders as Record<string, string | { IsPrintAddr: boolean }>[]).filter(
    ({ OrderStatus, paymentMethod }) => OrderStatus !== 'cancelled' && paymentMethod !== 'cod',
  )
  const unpaid = waiting.find(({ paymentStatus }) => paymentStatus === 'unpaid')?.OrderNumber as string
  const paid = waiting.find(({ paymentStatus }) => paymentStatus === 'paid')?.OrderNumber as string
  const seen = async (number: string) => {
    const desk = await open({ orderNumbers: [number] })
    const label = () => desk.find('[data-order]')
    await desk.until(() => expect(label().dataset.order).toBe(number))
    await desk.until(() => expect(desk.text()).toContain('1 selected'))
    return {
      row: desk
        .all('li')
        .find((each) => each.textContent?.includes(number))
        ?.textContent?.includes('Unpaid'),
      reported: desk.text().includes("1 selected order isn't paid yet."),
      courier: label().textContent?.includes('ไม่ต้องเก็บเงิน'),
      staff: label().querySelector('[data-missing]')?.textContent,
    }
  }
  expect(await seen(unpaid)).toEqual({ row: true, reported: true, courier: true, staff: 'ยังไม่ได้ชำระ' })
  expect(await seen(paid)).toEqual({ row: false, reported: false, courier: false, staff: undefined })
})

test('LABEL-44 options leave out parts of the label and choose its language', async () => {
  const desk = await open({ orderNumbers: [first] })
  await desk.ready()
  const label = () => desk.find('[data-order]').textContent ?? ''
  const press = (text: string) =>
    desk.run(() =>
      desk
        .all('label')
        .find((each) => each.textContent === text)
        ?.querySelector('input')
        ?.click(),
    )
  await press('English')
  await desk.until(() => expect(label()).toContain('Cash on delivery'))
  for (const part of ['Sender', "Recipient's phone", 'Items', 'Barcode', 'COD amount']) await press(part)
  const stored = await desk.stored(first)
  const hidden = ['ครัวคุณยายละเมียด', stored.phoneNumber, stored.ProductOrders[0].name, `฿${stored.total}`]
  expect(hidden.filter((fact) => label().includes(fact))).toEqual([])
  expect(desk.find('[data-order]').querySelector('svg')).toBeNull()
  expect(label()).toContain('Cash on delivery')
  expect(label()).toContain(stored.postNum)
})

test('LABEL-45 selected labels are printed from a frame of our own, by keyboard too, once', async () => {
  const reported: unknown[] = []
  const desk = await open({ onPrinted: (detail) => reported.push(detail) })
  await desk.ready()
  await desk.tick(first)
  await desk.tick(second)
  await desk.until(() => expect(desk.button('Print 2 labels').getAttribute('aria-disabled')).toBeNull())
  const hostPrint = vi.fn()
  vi.stubGlobal('print', hostPrint)
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  await desk.key('li input', { key: 'Enter', ctrlKey: true })
  await desk.press('Print 2 labels')
  await desk.until(() => expect(desk.text()).toContain('2 labels printed · PR-26'))
  expect(desk.prints).toEqual([{ labels: [first, second], title: 'Labels PR-26' }])
  expect(desk.sent).toEqual([{ orderNumbers: [first, second], printBy: '' }])
  expect(reported).toEqual([{ printId: 'PR-26', orderNumbers: [first, second] }])
  expect(hostPrint).not.toHaveBeenCalled()
  await desk.ready(8)
  expect((await desk.stored(first)).printAddrData.IsPrintAddr).toBe(true)
})

test('LABEL-46 orders printed before are named with user and time, and need a confirmation', async () => {
  const desk = await open({ orderNumbers: [old, first] })
  await desk.ready(11)
  await desk.press('Print 2 labels')
  await desk.until(() => expect(desk.find('dialog').textContent).toContain('This label was printed before'))
  expect(desk.find('dialog').textContent).toContain('Printed by มาลี ใจดี · Nov 20, 2026, 04:00')
  await desk.press('Print again anyway')
  await desk.until(() => expect(desk.text()).toContain('2 labels printed · PR-26, PR-27'))
  expect(desk.prints.map(({ labels }) => labels)).toEqual([[first, old]])
  expect(desk.sent[1]).toEqual({ orderNumbers: [old], printBy: '', reprint: true })
})

test('LABEL-46 without confirmation only the new ones are printed', async () => {
  const desk = await open({ orderNumbers: [old, first] })
  await desk.ready(11)
  await desk.press('Print 2 labels')
  await desk.until(() => desk.find('dialog'))
  await desk.run(() =>
    desk
      .all('dialog button')
      .find((each) => each.textContent === 'Print only the new ones')
      ?.click(),
  )
  await desk.until(() => expect(desk.text()).toContain('1 label printed · PR-26'))
  expect(desk.prints.map(({ labels }) => labels)).toEqual([[first]])
})

test('LABEL-47 a rejected order is named with the reason', async () => {
  const desk = await open({ orderNumbers: [first] })
  await desk.ready()
  await ask(desk.mock, 'POST /api/orders/status', { body: { orderNumbers: [first], status: 'cancelled' } })
  await desk.press('Print 1 label')
  await desk.until(() => expect(desk.text()).toContain(`${first}: The order is cancelled`))
  expect(desk.prints).toEqual([])
  await desk.press('Close')
  expect(desk.text()).not.toContain('The order is cancelled')
})

test('LABEL-48 offline nothing is printed, the screen says so, and the selection stays', async () => {
  let isCut = true
  const desk = await open(
    { orderNumbers: [first] },
    {
      between: (request, backend) =>
        isCut && request.url.endsWith('/print') ? Promise.reject(new RaanError('offline')) : backend(request),
    },
  )
  await desk.ready()
  await desk.press('Print 1 label')
  await desk.passUntil('Nothing was printed')
  expect(desk.prints).toEqual([])
  isCut = false
  await desk.press('Print 1 label')
  await desk.until(() => expect(desk.text()).toContain('1 label printed'))
  expect(desk.text()).not.toContain('Nothing was printed')
})

test('LABEL-49 a reprint is one press away and stamped as such', async () => {
  const desk = await open({ orderNumbers: [first] })
  await desk.ready()
  await desk.press('Print 1 label')
  await desk.until(() => expect(desk.text()).toContain('1 label printed · PR-26'))
  await desk.press('Print again')
  await desk.until(() => expect(desk.text()).toContain('1 label printed · PR-27'))
  expect(desk.prints.map(({ labels }) => labels)).toEqual([[first], [first]])
  expect(desk.sent[1]).toMatchObject({ reprint: true })
  await desk.press('Close')
  expect(desk.text()).not.toContain('label printed ·')
})

test('LABEL-50 a missing order is named, an empty queue is good news, a search without results can be cleared', async () => {
  const desk = await open({ orderNumbers: ['LR-0'] })
  await desk.ready()
  expect(desk.text()).toContain('Order not found: LR-0.')
  await desk.type('input[type=search]', 'ไม่มีใครชื่อนี้')
  await desk.pass(200)
  await desk.until(() => expect(desk.text()).toContain('No orders found'))
  await desk.press('Clear filters')
  await desk.ready()
  const none = await open({}, { between: async () => Response.json({ orders: [], total: 0, shops: [] }) })
  await none.until(() => expect(none.text()).toContain('No labels to print'))
})

test('LABEL-51 a queue that fails to load can be retried; without access it says so', async () => {
  let status = 501
  const between: Between = (request, backend) =>
    status === 200 || !request.url.includes('/api/orders')
      ? backend(request)
      : Promise.resolve(Response.json({}, { status }))
  const desk = await open({}, { between })
  await desk.until(() => expect(desk.text()).toContain("Couldn't load orders"))
  status = 403
  await desk.press('Try again')
  await desk.until(() => expect(desk.text()).toContain("You don't have access to orders"))
  status = 200
  await desk.press('Refresh list')
  await desk.ready()
})

test("LABEL-52 without the sender's address nothing is printed until it is set or switched off", async () => {
  let isBroken = true
  const between: Between = (request, backend) =>
    isBroken && request.url.endsWith('/api/shops')
      ? Promise.resolve(new Response('<h1>', { status: 501 }))
      : backend(request)
  const desk = await open({ orderNumbers: [first] }, { between })
  await desk.until(() => expect(desk.text()).toContain("Couldn't load the sender's address."))
  await desk.press('Print 1 label')
  expect(desk.sent).toEqual([])
  isBroken = false
  await desk.press('Try again')
  await desk.until(() => expect(desk.find('[data-order]').textContent).toContain('ครัวคุณยายละเมียด'))
  await desk.press('Print 1 label')
  await desk.until(() => expect(desk.text()).toContain('1 label printed'))
})

test('LABEL-53 arrows move from row to row', async () => {
  const desk = await open()
  await desk.ready()
  const boxes = desk.all('li input') as HTMLInputElement[]
  await desk.run(() => boxes[0]?.focus())
  await desk.run(() => boxes[0]?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true })))
  expect(document.activeElement).toBe(boxes[1])
})
