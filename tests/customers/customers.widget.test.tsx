// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import type { Customer } from '../../src/core/customers/customers.contract'
import { customersDesk, offline, only } from './customers-desk'

const open = 'tbody [data-customer] button'

describe('the list', () => {
  test('CUST-20 every customer is shown with phone, address, count and last order; a refused parcel is marked', async () => {
    const desk = await customersDesk()
    const dao = desk.stored.find(({ name }) => name === 'Ms. Dao Lindqvist') as Customer
    const row = () => desk.find(`[data-customer="${dao.phoneNumber}"]`)
    expect(desk.all('tbody tr').map((each) => each.dataset.customer)).toEqual(
      desk.stored.map(({ phoneNumber }) => phoneNumber),
    )
    const cells = [...row().querySelectorAll('td')].map((cell) => cell.textContent)
    expect(cells.slice(1, 3)).toEqual([
      `${dao.address} ${dao.subDistrict} ${dao.district} ${dao.province} ${dao.postNum}`,
      String(dao.orderCount),
    ])
    expect(cells[3]).toContain(dao.lastOrder?.OrderNumber ?? '?')
    const marked = desk.all('tbody tr').filter((each) => each.textContent?.includes('Refused'))
    expect(marked.map((each) => each.dataset.customer)).toEqual(
      desk.stored.filter(({ refusedCODCount }) => refusedCODCount > 0).map(({ phoneNumber }) => phoneNumber),
    )
    expect(marked.length).toBeGreaterThan(0)
  })

  test('CUST-21 a search finds customers by name and phone and is in the address; one without results can be cleared', async () => {
    const desk = await customersDesk()
    await desk.type('input[type=search]', 'Dao')
    await desk.pass(200)
    await desk.until(() => expect(desk.all('tbody tr')).toHaveLength(1))
    expect(desk.moved).toEqual([{ query: 'q=Dao', replace: true }])
    await desk.type('input[type=search]', 'nobody at all')
    await desk.pass(200)
    await desk.shown('No customers found')
    await desk.press('Show all customers')
    await desk.until(() => expect(desk.all('tbody tr')).toHaveLength(desk.stored.length))
    expect(desk.moved.at(-1)).toEqual({ query: '', replace: false })
  })

  test('CUST-21 it starts with the page of the address and follows it', async () => {
    const desk = await customersDesk({ query: 'perPage=10&page=2' })
    const phones = () => desk.all('tbody tr').map((each) => each.dataset.customer)
    const known = desk.stored.map(({ phoneNumber }) => phoneNumber)
    expect(phones()).toEqual(known.slice(10))
    await desk.press('Previous page')
    await desk.until(() => expect(phones()).toEqual(known.slice(0, 10)))
    expect(desk.moved).toEqual([{ query: 'perPage=10', replace: false }])
  })

  test.each([
    ['no connection', offline],
    ['500', () => new Response('{}', { status: 500 })],
    ['broken JSON', () => new Response('{"customers":')],
  ] as const)('CUST-22 %s is reported and can be retried', async (_, answer) => {
    const desk = await customersDesk({ fieldError: only('/api/customers', answer) })
    await desk.passUntil("Couldn't load customers")
    desk.breakIt()
    await desk.press('Try again')
    await desk.until(() => expect(desk.all('tbody tr')).toHaveLength(desk.stored.length))
  })

  test('CUST-22 an account without access to the customers is told so, without a retry button', async () => {
    const desk = await customersDesk({ fieldError: only('/api/customers', () => new Response('', { status: 403 })) })
    await desk.shown("You don't have access to customers")
    expect(() => desk.button('Try again')).toThrow()
  })

  test('CUST-22 a list that fails to reload keeps its rows', async () => {
    const desk = await customersDesk()
    desk.breakIt(only('/api/customers', offline))
    await desk.press('Refresh list')
    await desk.passUntil("Couldn't refresh the list")
    expect(desk.all('tbody tr')).toHaveLength(desk.stored.length)
  })

  test('CUST-22 before the first order the list is empty, and says which customers will be listed', async () => {
    const desk = await customersDesk({
      fieldError: only('/api/customers', () => Response.json({ customers: [], total: 0 })),
    })
    await desk.shown('No customers yet')
  })
})

describe('one customer', () => {
  test('CUST-23 opens with contact, address and earlier orders, each linking to its page', async () => {
    const desk = await customersDesk({ query: 'q=Dao' })
    await desk.run(() => desk.find(open).focus())
    await desk.click(open)
    const [dao] = desk.stored.filter(({ name }) => name.includes('Dao')) as [Customer]
    await desk.until(() => expect(desk.all('dialog li a[href^="/orders/"]')).toHaveLength(dao.orderCount))
    expect(desk.all('dialog a[href^="tel:"]').map((each) => each.getAttribute('href'))).toEqual(
      dao.phoneNumber.split(', ').map((phone) => `tel:${phone.replaceAll('-', '')}`),
    )
    expect(desk.find('dialog').textContent).toContain(`${dao.province} ${dao.postNum}`)
    const [first] = desk.all('dialog li a[href^="/orders/"]')
    expect([first?.textContent, first?.getAttribute('href')]).toEqual([
      dao.lastOrder?.OrderNumber,
      `/orders/${dao.lastOrder?.OrderNumber}`,
    ])
    await desk.run(() => first?.click())
    expect(desk.opened).toEqual([dao.lastOrder?.OrderNumber])
    await desk.press('Close')
    expect(desk.all('dialog')).toEqual([])
    expect(document.activeElement).toBe(desk.find(open))
  })

  test('CUST-24 orders that fail to load are reported and can be loaded again', async () => {
    const desk = await customersDesk({ query: 'q=Dao' })
    desk.breakIt(only('/api/customers/orders', offline))
    await desk.click(open)
    await desk.passUntil("Couldn't load orders")
    desk.breakIt()
    await desk.press('Try again')
    await desk.until(() => expect(desk.all('dialog li a[href^="/orders/"]').length).toBeGreaterThan(0))
  })

  test.each([
    ['in the row', async () => undefined],
    ['beside the list', async (desk: Awaited<ReturnType<typeof customersDesk>>) => desk.click(open)],
  ] as const)('CUST-25 one press %s starts an order for the customer', async (where, prepare) => {
    const desk = await customersDesk({ query: 'q=Dao' })
    await prepare(desk)
    if (where !== 'in the row') await desk.until(() => desk.button('New order for this customer'))
    await desk.press(where === 'in the row' ? 'New order for Ms. Dao Lindqvist' : 'New order for this customer')
    const dao = desk.stored.find(({ name }) => name.includes('Dao'))
    expect([desk.chosen, desk.newOrders()]).toMatchObject([[{ name: dao?.name, phoneNumber: dao?.phoneNumber }], 1])
    const draft = desk.engine.view('order')
    await desk.until(() => expect(draft.getSnapshot().context.fields.name).toBe('Ms. Dao Lindqvist'))
    const { phoneNumber, address, postNum } = draft.getSnapshot().context.fields
    expect({ phoneNumber, address, postNum }).toEqual({
      phoneNumber: dao?.phoneNumber,
      address: dao?.address,
      postNum: dao?.postNum,
    })
  })
})
