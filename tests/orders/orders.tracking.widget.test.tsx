// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { ask } from '../helpers/ask'
import { pressKey } from '../helpers/hands'
import { focused } from '../helpers/looking'
import { ordersDesk } from './orders-desk'

type Desk = Awaited<ReturnType<typeof ordersDesk>>
type Between = Parameters<typeof ordersDesk>[1]

async function open(between?: Between) {
  const desk = await ordersDesk({ perPage: 100 }, between)
  await desk.press('Tracking numbers')
  await desk.until(() => desk.find('dialog'))
  const status = (code: string) => desk.stored.find((each) => each.OrderStatus === code)?.OrderNumber ?? ''
  return { ...desk, packed: status('packed'), fresh1: status('new'), cancelled: status('cancelled') }
}
const paste = async (desk: Desk, text: string) => {
  await desk.run(() => desk.all('dialog [type=radio]')[1]?.click())
  await desk.type('dialog textarea', text)
}
const rows = (desk: Desk) =>
  desk.all('dialog tbody tr').map((row) => [...row.querySelectorAll('td')].slice(0, 3).map((each) => each.textContent))
const scan = async (desk: Desk, text: string) => {
  const field = focused(document) as HTMLInputElement
  const index = desk.all('dialog input[type=text]').indexOf(field)
  await desk.run(() => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
    set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await desk.run(() => pressKey(field, 'Enter'))
  return index
}

test('ORDS-105 a pasted list shows how it was read, names its errors, and only complete rows are sent', async () => {
  const desk = await open()
  await paste(desk, `${desk.packed}\tTH0123ABCDE4F\nEF123456785TH\n${desk.fresh1} abc`)
  expect(rows(desk)).toEqual([
    [desk.packed, 'TH0123ABCDE4F', 'Ready'],
    ['–', 'EF123456785TH', 'The order number is missingEF123456785TH'],
    [desk.fresh1, '–', `Not recognised as a tracking number${desk.fresh1} abc`],
  ])
  expect(desk.find('dialog').textContent).toContain("2 lines aren't ready and won't be sent.")
  await desk.press('Save 1 number')
  await desk.until(() => expect(desk.find('dialog').textContent).toContain('1 tracking number saved'))
  expect(desk.of('POST /api/orders/tracking').map(({ body }) => body)).toEqual([
    { numbers: [{ OrderNumber: desk.packed, trackingNumber: 'TH0123ABCDE4F' }] },
  ])
  expect((await desk.fresh(desk.packed)).trackingNumber).toBe('TH0123ABCDE4F')
  expect(desk.find<HTMLTextAreaElement>('dialog textarea').value).toBe(`EF123456785TH\n${desk.fresh1} abc`)
})

test('ORDS-4008 why a line isn’t ready and its text are one block, which a card of the phone shows one below the other', async () => {
  const desk = await open()
  await paste(desk, 'EF123456785TH')
  const [remark] = desk.all('dialog td[data-label=Remark]')
  expect([remark?.childElementCount, remark?.textContent]).toEqual([1, 'The order number is missingEF123456785TH'])
})

test('ORDS-106 rejected numbers are named after saving and stay in the list', async () => {
  const desk = await open()
  await paste(desk, `${desk.packed} TH0123ABCDE4F\n${desk.cancelled} TH0123ABCDE4G\nLR-20200101-999999 820012345678`)
  await desk.press('Save 3 numbers')
  await desk.until(() => expect(desk.find('dialog').textContent).toContain('1 tracking number saved'))
  expect(desk.find('dialog').textContent).toContain('2 numbers were rejected. The list says why.')
  expect(rows(desk)).toEqual([
    [desk.cancelled, 'TH0123ABCDE4G', 'The order is cancelled'],
    ['LR-20200101-999999', '820012345678', "This order doesn't exist"],
  ])
})

test('ORDS-107 a scanner fills one field after the other; an invalid number is reported and the focus stays', async () => {
  const desk = await open()
  const fields = desk.all('dialog input[type=text]')
  await desk.run(() => fields[0]?.focus())
  await scan(desk, 'what is this')
  expect(desk.find('dialog').textContent).toContain("This isn't an order number.")
  expect(focused(document)).toBe(fields[0])
  await scan(desk, desk.packed)
  expect(focused(document)).toBe(fields[1])
  await scan(desk, desk.fresh1)
  expect(desk.find('dialog').textContent).toContain("This isn't a tracking number.")
  expect(focused(document)).toBe(fields[1])
  await scan(desk, 'ef123456785th')
  expect(focused(document)).toBe(fields[0])
  expect(desk.find('dialog').textContent).toContain(`Added: ${desk.packed} → EF123456785TH`)
  await scan(desk, desk.fresh1)
  await scan(desk, 'EE123456780TH')
  expect(desk.find('dialog').textContent).toContain("A digit is mistyped: the check digit doesn't match.")
  await scan(desk, 'EE123456785TH')
  expect(rows(desk)).toEqual([
    [desk.packed, 'EF123456785TH', 'Ready'],
    [desk.fresh1, 'EE123456785TH', 'Ready'],
  ])
  await desk.press('Remove line 1 of the list')
  expect(rows(desk)).toEqual([[desk.fresh1, 'EE123456785TH', 'Ready']])
})

test('COUR-6 in a list, mistyped numbers are not sent, and those unlike their courier are asked about once', async () => {
  const desk = await open()
  await paste(desk, `${desk.packed} EE123456780TH\n${desk.fresh1} 820012345678`)
  expect(rows(desk).map(([, , remark]) => remark)).toEqual([
    `A digit is mistyped: the check digit doesn't match${desk.packed} EE123456780TH`,
    'Looks unlike EMS',
  ])
  await desk.press('Save 1 number')
  await desk.until(() => expect(desk.text()).toContain('1 number looks unlike its courier. Use it anyway?'))
  await desk.press('Check the list')
  expect(desk.of('POST /api/orders/tracking')).toEqual([])
  await desk.press('Save 1 number')
  await desk.press('Use anyway')
  await desk.until(() => expect(desk.find('dialog').textContent).toContain('1 tracking number saved'))
  expect((await desk.fresh(desk.fresh1)).trackingNumber).toBe('820012345678')
})

test("COD-87 the question about a number unlike its courier starts at the safe answer, which a scanner's Enter presses", async () => {
  const desk = await open()
  await paste(desk, `${desk.fresh1} 820012345678`)
  await desk.press('Save 1 number')
  await desk.until(() => expect(desk.text()).toContain('1 number looks unlike its courier. Use it anyway?'))
  expect(document.activeElement?.textContent).toBe('Check the list')
})

test('ORDS-108 without a connection the list stays and is sent once when retried', async () => {
  let broken = true
  const desk = await open((request, backend) =>
    broken && request.url.endsWith('/api/orders/tracking')
      ? Promise.reject(new TypeError('Failed to fetch'))
      : backend(request),
  )
  await paste(desk, `${desk.packed} TH0123ABCDE4F`)
  await desk.press('Save 1 number')
  await desk.passUntil(
    "You're offline. We couldn't confirm whether it was changed. It's safe to try again: it's done only once.",
  )
  expect(desk.find('dialog').textContent).toContain('The list is still here.')
  expect(desk.find<HTMLTextAreaElement>('dialog textarea').value).toBe(`${desk.packed} TH0123ABCDE4F`)
  broken = false
  const before = desk.of('POST /api/orders/tracking').length
  await desk.run(() => {
    const save = desk.button('Save 1 number')
    save.click()
    save.click()
  })
  await desk.until(() => expect(desk.find('dialog').textContent).toContain('1 tracking number saved'))
  expect(desk.of('POST /api/orders/tracking')).toHaveLength(before + 1)
  expect((await desk.fresh(desk.packed)).trackingNumber).toBe('TH0123ABCDE4F')
})

test('ORDS-108 leaving an unsaved list asks first', async () => {
  const desk = await open()
  await paste(desk, `${desk.packed} TH0123ABCDE4F`)
  await desk.press('Close')
  await desk.until(() => expect(desk.text()).toContain('Leave without saving?'))
  await desk.press('Keep editing')
  expect(rows(desk)).toHaveLength(1)
  await desk.press('Close')
  await desk.until(() => desk.button('Leave'))
  await desk.press('Leave')
  expect(desk.all('dialog')).toEqual([])
})

test('ORDS-2261 a number that another order has is said before it is saved, wherever that order is, and asked about', async () => {
  const desk = await ordersDesk({ perPage: 10 })
  const others = desk.stored.filter(({ OrderNumber }) => !desk.numbers().includes(OrderNumber))
  const open = ['new', 'confirmed', 'packed']
  const [one, two] = others.filter(({ OrderStatus }) => open.includes(OrderStatus)).map((each) => each.OrderNumber)
  if (!one || !two) throw new Error('too few orders')
  const numbers = [{ OrderNumber: one, trackingNumber: 'TH0123ABCDE4F' }]
  await ask(desk.mock, 'POST /api/orders/tracking', { body: { numbers } })
  await desk.press('Tracking numbers')
  await desk.until(() => desk.find('dialog'))
  await paste(desk, `${two}\tTH0123ABCDE4F\n${one}\t820012345678\nLR-20200101-999999\tTH0123ABCDE4G`)
  await desk.pass(500)
  await desk.until(() => expect(desk.find('dialog').textContent).toContain('already has this number'))
  expect(rows(desk).map(([, , remark]) => remark)).toEqual([
    `${one} already has this number`,
    expect.stringContaining('Replaces TH0123ABCDE4F'),
    "This order doesn't exist",
  ])
  await desk.press('Save 3 numbers')
  await desk.until(() => expect(desk.text()).toContain('1 number already belongs to another order. Use it anyway?'))
  await desk.press('Check the list')
  expect(desk.of('POST /api/orders/tracking')).toEqual([])
  expect((await desk.fresh(two)).trackingNumber).toBe('')
  await desk.press('Save 3 numbers')
  await desk.press('Use anyway')
  await desk.until(() => expect(desk.find('dialog').textContent).toContain('2 tracking numbers saved'))
  expect((await desk.fresh(two)).trackingNumber).toBe('TH0123ABCDE4F')
})

test('ORDS-2262 saving at once waits until it is known who has the numbers; if that fails, they are saved', async () => {
  let isBroken = false
  const desk = await open(async (request, backend) =>
    isBroken && request.url.endsWith('/tracked') ? new Response(null, { status: 404 }) : backend(request),
  )
  const numbers = [{ OrderNumber: desk.packed, trackingNumber: 'TH0123ABCDE4F' }]
  await ask(desk.mock, 'POST /api/orders/tracking', { body: { numbers } })
  await paste(desk, `${desk.fresh1}\tTH0123ABCDE4F`)
  await desk.press('Save 1 number')
  await desk.until(() => expect(desk.text()).toContain('1 number already belongs to another order. Use it anyway?'))
  await desk.press('Check the list')
  isBroken = true
  await desk.type('dialog textarea', `${desk.fresh1}\tEF123456785TH`)
  await desk.press('Save 1 number')
  await desk.until(() => expect(desk.find('dialog').textContent).toContain('1 tracking number saved'))
  expect((await desk.fresh(desk.fresh1)).trackingNumber).toBe('EF123456785TH')
})
