// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { Transport } from '../../src/core/kernel/transport'
import { createMock } from '../../src/mock'
import { CodScreen } from '../../src/widgets/cod'
import type { QueryChange } from '../../src/widgets/list/use-list-query'
import { ask } from '../helpers/ask'
import { type WidgetPage, widgetPage } from '../helpers/widget-page'

type Stored = { OrderNumber: string; trackingNumber: string; total: number; paymentStatus: string; OrderStatus: string }

const day = 'input[placeholder="dd/mm/yyyy"]'

async function open({
  transport,
  locale = 'en',
  query = '',
}: {
  transport?: Transport
  locale?: string
  query?: string
} = {}) {
  const mock = createMock({ now: () => new Date('2026-11-21T05:00:00Z') })
  const opened: string[] = []
  const reported: QueryChange[] = []
  const page = await widgetPage(
    <CodScreen
      query={query}
      onQueryChanged={(change) => reported.push(change)}
      hrefOf={(number) => `/desk/orders/${number}`}
      onOpen={(number) => opened.push(number)}
    />,
    { transport: transport ?? mock.transport, locale },
  )
  const { body } = await ask(mock, 'GET /api/orders?paymentMethod=cod&perPage=100')
  const due = (body.orders as Stored[]).filter(
    ({ paymentStatus, OrderStatus }) => paymentStatus === 'unpaid' && ['shipped', 'delivered'].includes(OrderStatus),
  )
  const days = () => page.all(day).map((each) => (each as HTMLInputElement).value)
  return { page, mock, opened, due, reported, days }
}
const one = async (mock: Parameters<typeof ask>[0], number: string) =>
  (await ask(mock, `GET /api/orders/${number}`)).body.order

test('COD-20 outstanding amounts are shown per courier and parcel, each linking to its order', async () => {
  const { page, opened, due } = await open()
  await page.until(() => expect(page.text()).toContain('Outstanding parcels'))
  expect(due.length).toBeGreaterThan(1)
  for (const { OrderNumber } of due) expect(page.text()).toContain(OrderNumber)
  await page.click(`a[href="/desk/orders/${due[0]?.OrderNumber}"]`)
  expect(opened).toEqual([due[0]?.OrderNumber])
})

test('STEP-6 a parcel is ticked by hand and marked as received, without a list', async () => {
  const { page, mock, due } = await open()
  const [first, second] = due as [Stored, Stored]
  await page.until(() => expect(page.text()).toContain('Outstanding parcels'))
  const box = page.all('label').find((each) => each.textContent === `Mark ${first.OrderNumber} as received`)
  await page.run(() => box?.click())
  expect(page.text()).toContain('1 parcel selected')
  await page.press('Mark 1 as received')
  await page.until(async () => expect((await one(mock, first.OrderNumber)).paymentStatus).toBe('paid'))
  const { slip } = await one(mock, first.OrderNumber)
  expect([slip.amount, (await one(mock, second.OrderNumber)).paymentStatus]).toEqual([first.total, 'unpaid'])
  await page.until(() => expect(page.text()).not.toContain('1 parcel selected'))
})

test('COD-1700 all parcels shown, or all lines that can be marked, are ticked at once', async () => {
  const { page, due } = await open()
  const [first, second] = due as [Stored, Stored]
  await page.until(() => expect(page.text()).toContain('Outstanding parcels'))
  const all = (table: number) =>
    page.run(() =>
      page
        .all('label')
        .filter(({ textContent }) => textContent === 'Select all shown')
        [table]?.click(),
    )
  await all(0)
  expect(page.text()).toContain(`${due.length} parcels selected`)
  await all(0)
  expect(page.text()).not.toContain('selected')
  await page.type(
    'textarea',
    `Tracking,COD\n${first.trackingNumber},${first.total}\n${second.OrderNumber},${second.total - 15}\nXX999,12`,
  )
  expect(page.text()).toContain('Mark 1 as received')
  await all(0)
  expect(page.text()).toContain('Mark 2 as received')
})

test('COD-21 a pasted list is compared with the orders and marked as received once', async () => {
  const { page, mock, due } = await open()
  const [first, second] = due as [Stored, Stored]
  await page.until(() => expect(page.text()).toContain('Outstanding parcels'))
  await page.type(
    'textarea',
    `Tracking,COD\n${first.trackingNumber},${first.total}\n${second.OrderNumber} ${second.total - 15}\nXX999 12`,
  )
  expect(page.text()).toContain('Matches')
  expect(page.text()).toContain('Different amount')
  expect(page.text()).toContain('Not found in this period')
  await page.press('Mark 1 as received')
  await page.until(() => expect(page.text()).toContain('Received'))
  await page.until(async () => expect((await one(mock, first.OrderNumber)).paymentStatus).toBe('paid'))
  const paid = await one(mock, first.OrderNumber)
  expect([paid.slip.amount, (await one(mock, second.OrderNumber)).paymentStatus]).toEqual([first.total, 'unpaid'])
  expect(paid.history.filter(({ field }: { field: string }) => field === 'paymentStatus')).toHaveLength(1)
})

test("COD-543 an ambiguous line says so, shows its text and can't be marked", async () => {
  const { page, due } = await open()
  const [first] = due as [Stored]
  await page.until(() => expect(page.text()).toContain('Outstanding parcels'))
  const line = `${first.trackingNumber},1,${(first.total % 1000) + 100.5}0,`
  await page.type('textarea', line)
  expect(page.text()).toContain('Unclear: check the list')
  expect(page.all('td bdi').map(({ textContent }) => textContent)).toContain(line)
  expect((page.find('td input[type=checkbox]') as HTMLInputElement).disabled).toBe(true)
})

test('SETTLE-10 an unclear column is asked for, and the choice makes its parcels markable', async () => {
  const { page, due } = await open()
  const [first] = due as [Stored]
  await page.until(() => expect(page.text()).toContain('Outstanding parcels'))
  await page.type('textarea', `${first.trackingNumber};${first.total - 15};${first.total - 40}`)
  expect(page.text()).toContain('Which column is the amount collected from the customers?')
  expect((page.find('td input[type=checkbox]') as HTMLInputElement).disabled).toBe(true)
  await page.type('details th:nth-child(2) select', 'amount')
  expect(page.text()).not.toContain('Which column is the amount')
  expect(page.text()).toContain('Different amount')
  expect((page.find('td input[type=checkbox]') as HTMLInputElement).disabled).toBe(false)
  expect((page.find('td input[type=checkbox]') as HTMLInputElement).checked).toBe(false)
})

test('SETTLE-11 a file that is no list says so, and the list before it stays; rows that are no parcels are listed', async () => {
  const { page, due } = await open()
  const [first] = due as [Stored]
  await page.until(() => expect(page.text()).toContain('Outstanding parcels'))
  const list = `Tracking,COD\n${first.trackingNumber},${first.total}\nTotal,${first.total}`
  const input = page.find('input[type=file]') as HTMLInputElement
  const give = (blob: Blob) =>
    page.run(() => {
      Object.defineProperty(input, 'files', { configurable: true, value: [blob] })
      input.dispatchEvent(new Event('change', { bubbles: true }))
    })
  await give(new Blob([list]))
  await page.until(() => expect(page.text()).toContain('Matches'))
  expect(page.text()).toContain("1 row isn't a parcel")
  await give(new Blob(['%PDF-1.7']))
  await page.until(() => expect(page.text()).toContain("This file isn't a list."))
  expect((page.find('textarea') as HTMLTextAreaElement).value).toBe(list)
})

test('COD-22 offline nothing pasted is lost, and the screen says so', async () => {
  const mock = createMock({ now: () => new Date('2026-11-21T05:00:00Z') })
  const offline: Transport = (request) =>
    request.method === 'POST' ? Promise.reject(new TypeError('Failed to fetch')) : mock.transport(request)
  const { page, due } = await open({ transport: offline })
  await page.until(() => expect(page.text()).toContain('Outstanding parcels'))
  await page.type('textarea', due.map(({ OrderNumber, total }) => `${OrderNumber} ${total}`).join('\n'))
  await page.press(`Mark ${due.length} as received`)
  await page.until(() => expect(page.text()).toContain("couldn't be marked"))
  expect(page.text()).toContain("You're offline.")
  expect((page.find('textarea') as HTMLTextAreaElement).value).toContain(due[0]?.OrderNumber)
})

test('COD-23 a loading failure is reported and can be retried; missing access is reported', async () => {
  const status = { code: 500 }
  const mock = createMock({ now: () => new Date('2026-11-21T05:00:00Z') })
  const failing: Transport = async (request) =>
    status.code === 200 ? mock.transport(request) : new Response('', { status: status.code })
  const { page } = await open({ transport: failing })
  await page.passUntil("Couldn't load orders")
  status.code = 200
  await page.press('Try again')
  await page.until(() => expect(page.text()).toContain('By courier'))
  const forbidden = await open({ transport: async () => new Response('', { status: 403 }) })
  await forbidden.page.until(() => expect(forbidden.page.text()).toContain("You don't have access to orders"))
})

test('COD-24 the period is read from the address, and written to it when the user chooses another', async () => {
  const { page, days, reported, due } = await open({ query: 'from=2026-01-05' })
  await page.until(() => expect(page.text()).toContain('Outstanding parcels'))
  expect([days(), reported]).toEqual([['05/01/2026', '21/11/2026'], []])
  for (const { OrderNumber } of due) expect(page.text()).toContain(OrderNumber)
  await page.type(day, '20/11/2026')
  await page.until(() => expect(reported).toEqual([{ query: 'from=2026-11-20', replace: true }]))
  await page.type(day, '22/9/2569')
  await page.until(() => expect(reported.at(-1)).toEqual({ query: '', replace: true }))
})

test.each(['', 'from=yesterday', 'from=2026-13-01&to=x', 'from=2026-11-21&to=2026-11-20', 'from=2027-01-01'])(
  'COD-24 a missing or invalid period means the usual 60 days: %j',
  async (query) => {
    const { page, days } = await open({ query })
    await page.until(() => expect(page.text()).toContain('Outstanding parcels'))
    expect(days()).toEqual(['22/09/2026', '21/11/2026'])
  },
)

test('COD-88 focus stays on the chosen column, and goes to the empty list when it is closed', async () => {
  const { page, due } = await open()
  const [first] = due as [Stored]
  await page.until(() => expect(page.text()).toContain('Outstanding parcels'))
  await page.type('textarea', `${first.trackingNumber};${first.total - 15};${first.total - 40}`)
  const choice = page.find<HTMLSelectElement>('th:nth-child(2) select')
  await page.run(() => choice.focus())
  await page.type('th:nth-child(2) select', 'amount')
  expect(page.text()).not.toContain('Which column is the amount')
  expect([document.activeElement, page.find<HTMLDetailsElement>('details').open]).toEqual([choice, true])
  await page.run(() => page.button('Close list').focus())
  await page.press('Close list')
  expect([document.activeElement, page.find<HTMLTextAreaElement>('textarea').value]).toEqual([
    page.find('textarea'),
    '',
  ])
})

test('COD-89 a message about a file ends when another list is typed, pasted or opened, or the list is closed', async () => {
  const { page, due } = await open()
  const [first] = due as [Stored]
  await page.until(() => expect(page.text()).toContain('Outstanding parcels'))
  const input = page.find('input[type=file]') as HTMLInputElement
  const fail = async () => {
    await page.run(() => {
      Object.defineProperty(input, 'files', { configurable: true, value: [new Blob(['%PDF-1.7'])] })
      input.dispatchEvent(new Event('change', { bubbles: true }))
    })
    await page.until(() => expect(page.text()).toContain("This file isn't a list."))
  }
  await fail()
  await page.type('textarea', `${first.OrderNumber} ${first.total}`)
  expect(page.text()).not.toContain("This file isn't a list.")
  await fail()
  await page.press('Close list')
  expect(page.text()).not.toContain("This file isn't a list.")
})

const cardOf = (page: WidgetPage, title: string) => {
  const card = page.all('section').find((each) => each.querySelector('h2, h3')?.textContent === title)
  if (!card) throw new Error(title)
  return card
}

test('COD-90 parcels ticked by hand: what became of them is said below them, whether it worked or not', async () => {
  const mock = createMock({ now: () => new Date('2026-11-21T05:00:00Z') })
  let isOffline = true
  const { page, due } = await open({
    transport: (request) =>
      isOffline && request.method === 'POST'
        ? Promise.reject(new TypeError('Failed to fetch'))
        : mock.transport(request),
  })
  const [first, second] = due as [Stored, Stored]
  await page.until(() => expect(page.text()).toContain('Outstanding parcels'))
  await page.type('textarea', `${first.OrderNumber} ${first.total}`)
  for (const { OrderNumber } of [first, second])
    await page.run(() =>
      cardOf(page, 'Outstanding parcels')
        .querySelector<HTMLInputElement>(
          `input[aria-label="Mark ${OrderNumber} as received"], tr:has(a[href$="${OrderNumber}"]) input`,
        )
        ?.click(),
    )
  await page.press('Mark 2 as received')
  const list = cardOf(page, "Tick off a courier's list")
  const parcels = cardOf(page, 'Outstanding parcels')
  const said = (card: HTMLElement) =>
    [...card.querySelectorAll('[role=alert], [role=status]')].map((each) => each.textContent)
  await page.until(() => expect(said(parcels).join()).toContain("couldn't be marked"))
  expect(said(list).join('')).toBe('')
  expect(list.textContent).not.toContain("You're offline")
  expect(parcels.textContent).toContain('Not sent yet')
  // apart from the number of the order
  expect(parcels.textContent).toContain(`${first.OrderNumber} `)
  isOffline = false
  await page.run(() => page.button('Mark 2 as received').focus())
  await page.press('Mark 2 as received')
  await page.until(() => expect(said(parcels).join('')).toBe('2 parcels marked as received'))
  expect([parcels.contains(document.activeElement), said(list).join('')]).toEqual([true, ''])
})

test('COD-90 parcels of a list: success is announced below the list', async () => {
  const { page, due } = await open()
  const [first] = due as [Stored]
  await page.until(() => expect(page.text()).toContain('Outstanding parcels'))
  await page.type('textarea', `${first.OrderNumber} ${first.total}`)
  await page.press('Mark 1 as received')
  const list = cardOf(page, "Tick off a courier's list")
  await page.until(() => expect(list.querySelector('[role=status]')?.textContent).toBe('1 parcel marked as received'))
  expect(cardOf(page, 'Outstanding parcels').querySelector('[role=status]')?.textContent).toBe('')
})

test('COD-90 while parcels ticked by hand are marked, only their button is busy', async () => {
  const mock = createMock({ now: () => new Date('2026-11-21T05:00:00Z') })
  const { promise, resolve } = Promise.withResolvers<void>()
  const { page, due } = await open({
    transport: (request) =>
      request.method === 'POST' ? promise.then(() => mock.transport(request)) : mock.transport(request),
  })
  const [first, second] = due as [Stored, Stored]
  await page.until(() => expect(page.text()).toContain('Outstanding parcels'))
  await page.type('textarea', `${first.OrderNumber} ${first.total}\n${second.OrderNumber} ${second.total}`)
  const box = cardOf(page, 'Outstanding parcels').querySelector<HTMLInputElement>('td input')
  await page.run(() => box?.click())
  await page.press('Mark 1 as received')
  expect(
    [page.button('Mark 1 as received'), page.button('Mark 2 as received')].map((each) =>
      each.getAttribute('aria-busy'),
    ),
  ).toEqual(['true', null])
  resolve()
  await page.until(() => expect(page.text()).toContain('1 parcel marked as received'))
})

test('COD-2018 parcels marked as received by mistake are put back, from a list and by hand', async () => {
  const { page, mock, due } = await open()
  const [first, second] = due as [Stored, Stored]
  await page.until(() => expect(page.text()).toContain('Outstanding parcels'))
  await page.type('textarea', `${first.OrderNumber} ${first.total}\n${second.OrderNumber} ${second.total}`)
  await page.press('Mark 2 as received')
  const list = cardOf(page, "Tick off a courier's list")
  await page.until(() => expect(list.textContent).toContain('2 parcels marked as received'))
  const status = async ({ OrderNumber }: Stored) => (await one(mock, OrderNumber)).paymentStatus
  expect([await status(first), await status(second)]).toEqual(['paid', 'paid'])
  await page.press('Undo')
  await page.until(() => expect(list.textContent).toContain('2 parcels are outstanding again'))
  expect([await status(first), await status(second)]).toEqual(['unpaid', 'unpaid'])
  expect(list.textContent).not.toContain('Undo')
  const parcels = cardOf(page, 'Outstanding parcels')
  expect(parcels.textContent).toContain(second.OrderNumber)
  await page.run(() => parcels.querySelector<HTMLInputElement>('td input')?.click())
  await page.press('Mark 1 as received')
  await page.until(() => expect(parcels.textContent).toContain('1 parcel marked as received'))
  await page.press('Undo')
  await page.until(() => expect(parcels.textContent).toContain('1 parcel is outstanding again'))
  expect([await status(first), await status(second)]).toEqual(['unpaid', 'unpaid'])
})

test('COD-5340 undoing by keyboard leaves focus at what it says, from a list and by hand', async () => {
  const { page, due } = await open()
  const [first] = due as [Stored]
  await page.until(() => expect(page.text()).toContain('Outstanding parcels'))
  const undo = async (card: HTMLElement) => {
    await page.until(() => expect(card.textContent).toContain('1 parcel marked as received'))
    await page.run(() => page.button('Undo').focus())
    await page.press('Undo')
    await page.until(() => expect(card.textContent).toContain('1 parcel is outstanding again'))
    expect(document.activeElement?.textContent).toBe('1 parcel is outstanding again')
    expect(card.contains(document.activeElement)).toBe(true)
  }
  await page.type('textarea', `${first.OrderNumber} ${first.total}`)
  await page.press('Mark 1 as received')
  await undo(cardOf(page, "Tick off a courier's list"))
  const parcels = cardOf(page, 'Outstanding parcels')
  await page.run(() => parcels.querySelector<HTMLInputElement>('td input')?.click())
  await page.run(() => page.button('Mark 1 as received').focus())
  await page.press('Mark 1 as received')
  await undo(parcels)
})

test('COD-2019 an undo that fails leaves the parcels marked and says so; it can be tried again', async () => {
  const mock = createMock({ now: () => new Date('2026-11-21T05:00:00Z') })
  let isOffline = false
  const { page, due } = await open({
    transport: (request) => (isOffline ? Promise.reject(new TypeError('offline')) : mock.transport(request)),
  })
  const [first] = due as [Stored]
  await page.until(() => expect(page.text()).toContain('Outstanding parcels'))
  await page.type('textarea', `${first.OrderNumber} ${first.total}`)
  await page.press('Mark 1 as received')
  const list = cardOf(page, "Tick off a courier's list")
  await page.until(() => expect(list.textContent).toContain('1 parcel marked as received'))
  isOffline = true
  await page.press('Undo')
  await page.passUntil("1 parcel couldn't be put back")
  isOffline = false
  await page.press('Undo')
  await page.until(() => expect(list.textContent).toContain('1 parcel is outstanding again'))
  expect(list.textContent).not.toContain("couldn't be put back")
  expect((await one(mock, first.OrderNumber)).paymentStatus).toBe('unpaid')
})

test("COD-5067 a parcel of the courier's list that is not due says why: not shipped yet, or cancelled", async () => {
  const { page, mock } = await open()
  await page.until(() => expect(page.text()).toContain('Outstanding parcels'))
  const { body } = await ask(mock, 'GET /api/orders?perPage=100')
  const orders = body.orders as (Stored & { paymentMethod: string })[]
  const cod = (status: string) =>
    orders.find(({ paymentMethod, OrderStatus, paymentStatus }) => {
      return paymentMethod === 'cod' && OrderStatus === status && paymentStatus !== 'paid'
    })
  const [confirmed, cancelled] = [cod('confirmed'), cod('cancelled')]
  const rows = [confirmed, cancelled].flatMap((each) => each ?? [])
  expect(rows.length).toBe(2)
  await page.type('textarea', rows.map(({ OrderNumber, total }) => `${OrderNumber} ${total}`).join('\n'))
  const resultOf = (order: Stored | undefined) =>
    order &&
    page
      .all('tr')
      .find((row) => row.textContent?.includes(`Mark ${order.OrderNumber} as received`))
      ?.querySelector('td:last-child')?.textContent
  await page.until(() => expect(resultOf(confirmed)).toBe('Not shipped yetConfirmed'))
  expect(resultOf(cancelled)).toBe('Nothing to collectCancelled')
})
