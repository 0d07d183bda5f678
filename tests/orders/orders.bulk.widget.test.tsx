// @vitest-environment happy-dom
import { describe, expect, test, vi } from 'vitest'
import { ordersDesk } from './orders-desk'

const perPage = 100

type Desk = Awaited<ReturnType<typeof ordersDesk>>

const withStatus = (desk: Desk, status: string) =>
  desk.stored.filter((each) => each.OrderStatus === status).map((each) => each.OrderNumber)
const bar = (desk: Desk) => desk.until(() => desk.find('section[aria-label="Selected orders"]'))
const barText = (desk: Desk) => desk.find('section[aria-label="Selected orders"]').textContent
const ticked = (desk: Desk) => desk.all('tr[data-selected]').map((each) => each.dataset.row)

describe('selecting orders', () => {
  test('ORDS-99 rows and whole pages are selected; they stay selected on other pages, and the bar says on which', async () => {
    const desk = await ordersDesk({ perPage: 5 })
    const [first = '', second = ''] = desk.numbers()
    await desk.tick(first)
    await bar(desk)
    expect(barText(desk)).toContain('1 selected')
    expect(ticked(desk)).toEqual([first])
    await desk.click('thead input[type=checkbox]')
    expect(barText(desk)).toContain('5 selected')
    await desk.tick(second)
    await desk.press('Next page')
    await desk.until(() => expect(desk.numbers()).toEqual(desk.stored.slice(5, 10).map((each) => each.OrderNumber)))
    expect(barText(desk)).toContain('4 selected4 of them not on this page')
    await desk.press('Clear selection')
    expect(desk.all('section[aria-label="Selected orders"]')).toEqual([])
  })
})

describe('one step for several orders', () => {
  test('ORDS-100 only statuses that one of them can reach are offered, with the number that can', async () => {
    const desk = await ordersDesk({ perPage })
    for (const number of [...withStatus(desk, 'new').slice(0, 2), ...withStatus(desk, 'packed').slice(0, 1)])
      await desk.tick(number)
    await bar(desk)
    await desk.press('Change status')
    await desk.until(() => expect(desk.all('[role=menuitem]')).not.toEqual([]))
    expect(desk.all('[role=menuitem]').map((each) => each.textContent)).toEqual([
      'Confirm (2)',
      'Ship (1)',
      'Cancel (3)',
    ])
  })

  test('ORDS-100 finished orders offer no step', async () => {
    const desk = await ordersDesk({ perPage })
    await desk.tick(withStatus(desk, 'cancelled')[0] ?? '')
    await bar(desk)
    expect(desk.button('Change status').getAttribute('aria-disabled')).toBe('true')
  })

  test('ORDS-101 rejected orders are named with the reason and stay selected, the others are changed', async () => {
    const desk = await ordersDesk({ perPage })
    const [fresh = ''] = withStatus(desk, 'new')
    const [packed = ''] = withStatus(desk, 'packed')
    await desk.tick(fresh)
    await desk.tick(packed)
    await bar(desk)
    await desk.choose('Change status', 'Confirm (1)')
    await desk.until(() => expect(desk.find('dialog').textContent).toContain('1 order was left unchanged'))
    expect(desk.find('dialog').textContent).toContain('1 order: Confirmed')
    expect(desk.find('dialog li').textContent).toBe(`${packed}Not possible from Packed to Confirmed`)
    expect((await desk.fresh(fresh)).OrderStatus).toBe('confirmed')
    expect((await desk.fresh(packed)).OrderStatus).toBe('packed')
    await desk.click('dialog button[data-autofocus]')
    expect(desk.all('dialog')).toEqual([])
    await desk.until(() => expect(ticked(desk)).toEqual([packed]))
  })

  test('ORDS-101 if all are changed it says so and nothing stays selected', async () => {
    const desk = await ordersDesk({ perPage })
    const numbers = withStatus(desk, 'confirmed').slice(0, 3)
    for (const number of numbers) await desk.tick(number)
    await bar(desk)
    await desk.choose('Change status', 'Pack (3)')
    await desk.until(() => expect(desk.text()).toContain('3 orders: Packed'))
    expect(ticked(desk)).toEqual([])
    expect(desk.of('POST /api/orders/status').map(({ body }) => body)).toEqual([
      { orderNumbers: numbers, status: 'packed' },
    ])
  })

  test('ORDS-102 cancelling asks first', async () => {
    const desk = await ordersDesk({ perPage })
    const [fresh = ''] = withStatus(desk, 'new')
    await desk.tick(fresh)
    await bar(desk)
    await desk.choose('Change status', 'Cancel (1)')
    await desk.until(() => expect(desk.text()).toContain('1 order will be cancelled.'))
    await desk.press('Back')
    expect(desk.of('POST /api/orders/status')).toEqual([])
    await desk.choose('Change status', 'Cancel (1)')
    await desk.until(() => desk.button('Cancel orders'))
    await desk.press('Cancel orders')
    await desk.until(() => expect(desk.text()).toContain('1 order: Cancelled'))
    expect((await desk.fresh(fresh)).OrderStatus).toBe('cancelled')
  })

  test.each([
    [
      'offline',
      () => Promise.reject(new TypeError('Failed to fetch')),
      "You're offline. We couldn't confirm whether it was changed. It's safe to try again: it's done only once.",
    ],
    [
      '500',
      async () => new Response('', { status: 500 }),
      "The shop's system couldn't answer just now. We couldn't confirm whether it was changed. It's safe to try again: it's done only once.",
    ],
    [
      'broken',
      async () => new Response('{"orders": [', { status: 200 }),
      "The shop's system sent an invalid response. We couldn't confirm whether it was changed. It's safe to try again: it's done only once.",
    ],
    ['403', async () => new Response('', { status: 403 }), "You don't have permission to change orders."],
  ])('ORDS-103 a step that fails (%s) keeps the selection and says so', async (_, answer, said) => {
    let broken = true
    const desk = await ordersDesk({ perPage }, (request, backend) =>
      broken && request.url.endsWith('/api/orders/status') ? answer() : backend(request),
    )
    const numbers = withStatus(desk, 'new').slice(0, 2)
    for (const number of numbers) await desk.tick(number)
    await bar(desk)
    await desk.choose('Change status', 'Confirm (2)')
    await desk.until(() => expect(desk.find('[role=alert]').textContent).toContain(said))
    expect(desk.find('[role=alert]').textContent).toContain('Your selection is unchanged.')
    expect(ticked(desk)).toEqual(numbers)
    broken = false
    await desk.choose('Change status', 'Confirm (2)')
    await desk.until(() => expect(desk.text()).toContain('2 orders: Confirmed'))
  })

  test.each([
    [408, 'The response took too long.'],
    [502, "The shop's system couldn't answer just now."],
    [504, "The shop's system couldn't answer just now."],
    [200, "The shop's system sent an invalid response."],
  ])('ORDS-5062 a step answered with %i says why it is unclear', async (status, why) => {
    const desk = await ordersDesk({ perPage }, async (request, backend) =>
      request.url.endsWith('/api/orders/status') ? new Response('<h1>Sorry</h1>', { status }) : backend(request),
    )
    const [number = ''] = withStatus(desk, 'new')
    await desk.tick(number)
    await bar(desk)
    await desk.choose('Change status', 'Confirm (1)')
    await desk.until(() => expect(desk.find('[role=alert]').textContent).toContain(`${why} We couldn't confirm`))
  })

  test('ORDS-103 while a step runs no second one is sent', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const desk = await ordersDesk({ perPage }, async (request, backend) => {
      if (request.url.endsWith('/api/orders/status')) await held
      return backend(request)
    })
    await desk.tick(withStatus(desk, 'new')[0] ?? '')
    await bar(desk)
    await desk.choose('Change status', 'Confirm (1)')
    await desk.until(() => expect(desk.button('Change status').getAttribute('aria-busy')).toBe('true'))
    await desk.press('Change status')
    expect(desk.all('[role=menuitem]').filter((each) => each.checkVisibility?.() ?? false)).toEqual([])
    release()
    await desk.until(() => expect(desk.text()).toContain('1 order: Confirmed'))
    expect(desk.of('POST /api/orders/status')).toHaveLength(1)
  })
})

describe('printing several orders', () => {
  test('ORDS-104 selected orders are passed to a listener that prints; without one printing is not offered', async () => {
    const onPrint = vi.fn()
    const desk = await ordersDesk({ perPage, print: true, onPrint })
    const numbers = desk.numbers().slice(0, 2)
    for (const number of numbers) await desk.tick(number)
    await bar(desk)
    await desk.press('Print labels')
    expect(onPrint.mock.calls).toEqual([[{ orderNumbers: numbers }]])
    await desk.show({ perPage, onPrint })
    expect(() => desk.button('Print labels')).toThrow()
  })
})
