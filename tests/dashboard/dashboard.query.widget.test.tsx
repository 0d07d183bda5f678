// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { RaanDashboardProps } from '../../src/widgets/dashboard'
import { dashboardDesk } from './dashboard-desk'

async function orders(props: RaanDashboardProps) {
  const desk = await dashboardDesk(props)
  await desk.signIn()
  await desk.at('Orders')
  const tab = () => desk.page.querySelector('[role=tab][aria-selected=true]')?.textContent ?? ''
  const on = (status: string) =>
    desk.until(() => {
      if (!tab().startsWith(status)) throw new Error(`on ${tab()}: ${desk.text()}`)
    })
  await on('')
  await desk.until(() => desk.find('[role=tab]', 'All'))
  return { ...desk, on, choose: (status: string) => desk.press(status, '[role=tab]') }
}
const params = (text: string) => Object.fromEntries(new URLSearchParams(text))

beforeEach(() => history.replaceState(null, '', '/'))

describe('the state of a list is in the address', () => {
  test('DASH-40 in the page’s own: read at the start, written when the user changes it, restored by back', async () => {
    history.replaceState(null, '', '/back/desk/orders?orderStatus=packed&nonsense=1')
    const desk = await orders({ router: 'browser', base: '/back' })
    await desk.on('Packed')
    expect(location.search).toBe('?orderStatus=packed&nonsense=1')
    const steps = vi.spyOn(history, 'pushState')
    await desk.choose('New')
    expect([location.pathname, params(location.search)]).toEqual(['/back/desk/orders', { orderStatus: 'new' }])
    expect(steps).toHaveBeenCalledOnce()
    // what a browser does when a person goes back
    await desk.happen(() => {
      history.replaceState(null, '', '/back/desk/orders?orderStatus=packed')
      dispatchEvent(new PopStateEvent('popstate'))
    })
    await desk.on('Packed')
    await desk.happen(() => {
      history.replaceState(null, '', '/back/desk/orders')
      dispatchEvent(new PopStateEvent('popstate'))
    })
    await desk.on('All')
    expect(steps).toHaveBeenCalledOnce()
    steps.mockRestore()
  })

  test('ORDERS-304 an opened order is a step of the browser’s history, and closing it goes back', async () => {
    history.replaceState(null, '', '/desk/orders?orderStatus=packed')
    const desk = await orders({ router: 'browser' })
    await desk.on('Packed')
    const row = await desk.until(() => desk.find('tbody a', 'LR-'))
    const number = row.textContent ?? ''
    expect(row.getAttribute('href')).toBe(`/desk/orders/${number}`)
    const length = history.length
    await desk.happen(() => row.click())
    await desk.until(() => desk.find('dialog button', 'Edit'), 20_000)
    expect([params(location.search), history.length]).toEqual([{ orderStatus: 'packed', order: number }, length + 1])
    const back = vi.spyOn(history, 'back').mockImplementation(() => {
      history.replaceState(null, '', '/desk/orders?orderStatus=packed')
      dispatchEvent(new PopStateEvent('popstate'))
    })
    await desk.happen(() => desk.find('dialog button', 'Close').click())
    expect(back).toHaveBeenCalledOnce()
    back.mockRestore()
    await desk.until(() => expect(desk.page.querySelector('dialog')).toBeNull())
    history.replaceState(null, '', `/desk/orders?order=${number}`)
    await desk.happen(() => dispatchEvent(new PopStateEvent('popstate')))
    await desk.until(() => desk.find('dialog button', 'Edit'))
    await desk.happen(() => desk.find('dialog button', 'Close').click())
    expect([location.search, history.length]).toEqual(['', length + 1])
  })

  test('DASH-40 a reload restores it', async () => {
    history.replaceState(null, '', '/desk/orders')
    const desk = await orders({ router: 'browser' })
    await desk.choose('Shipped')
    await desk.on('Shipped')
    await desk.close()
    const again = await orders({ router: 'browser' })
    await again.on('Shipped')
  })

  test("DASH-41 with hash paths it is part of the hash, and the host page's query stays unchanged", async () => {
    history.replaceState(null, '', '/portal?shop=7#/desk/orders?orderStatus=packed')
    const desk = await orders({ router: 'hash' })
    await desk.on('Packed')
    await desk.choose('New')
    await desk.on('New')
    expect([location.pathname, location.search, location.hash]).toEqual([
      '/portal',
      '?shop=7',
      '#/desk/orders?orderStatus=new',
    ])
    await desk.happen(() => {
      history.replaceState(null, '', '/portal?shop=7#/desk/orders')
      dispatchEvent(new HashChangeEvent('hashchange'))
    })
    await desk.on('All')
  })

  test('DASH-42 without an address the host is notified and can pass it back in the path', async () => {
    const onNavigated = vi.fn()
    const desk = await orders({ path: '/desk/orders?orderStatus=packed', onNavigated })
    await desk.on('Packed')
    await desk.choose('New')
    await desk.until(() => expect(onNavigated.mock.calls).toEqual([[{ path: '/desk/orders?orderStatus=new' }]]))
    await desk.show({ path: '/desk/orders?orderStatus=shipped', onNavigated })
    await desk.on('Shipped')
  })

  test('DASH-43 the menu entry opens the list in its default state', async () => {
    const desk = await orders({ path: '/desk/orders?orderStatus=packed' })
    await desk.on('Packed')
    await desk.follow('Orders')
    await desk.on('All')
  })
})

test('DASH-44 a single order has its own address, without a menu entry', async () => {
  const desk = await dashboardDesk({ path: '/desk/orders/LR-20261110-000030' })
  await desk.signIn()
  await desk.at('Order')
  expect(desk.entries().filter((entry) => entry === 'Order')).toEqual([])
  await desk.until(() => desk.find('button', 'Back to orders'))
  await desk.press('Back to orders')
  await desk.at('Orders')
})

test('DASH-45 printing selected orders opens the labels with their numbers', async () => {
  const onNavigated = vi.fn()
  const desk = await orders({ path: '/desk/orders', onNavigated })
  await desk.until(() => expect(desk.all('tbody input[type=checkbox]')).toHaveLength(10))
  const numbers = desk.all('tbody [data-key=open]').map((each) => each.textContent)
  await desk.happen(() => desk.all('tbody input[type=checkbox]')[0]?.click())
  await desk.happen(() => desk.all('tbody input[type=checkbox]')[1]?.click())
  await desk.until(() => desk.find('button', 'Print labels'))
  await desk.press('Print labels')
  expect(onNavigated.mock.lastCall).toEqual([{ path: `/desk/labels?orders=${numbers[0]},${numbers[1]}` }])
  await desk.at('Labels')
})

test('ORDER-158 a saved order opens under its own address; the next one starts at the form', async () => {
  const onNavigated = vi.fn()
  const desk = await dashboardDesk({ path: '/desk/order', onNavigated })
  await desk.signIn()
  await desk.at('Take an order')
  const field = (name: string) =>
    desk.page.querySelector<HTMLInputElement>(`[data-field=${name}] :is(input, textarea, select)`)
  const enter = (name: string, text: string) =>
    desk.happen(() => {
      const control = field(name)
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, text)
      control?.dispatchEvent(new Event(control.localName === 'select' ? 'change' : 'input', { bubbles: true }))
    })
  await desk.until(() => expect(field('shopId')?.querySelectorAll('option').length).toBeGreaterThan(2))
  await enter('DeliveryType', 'pickup')
  await enter('shopId', '1')
  await enter('name', 'มาลี ศรีสุข')
  await enter('phoneNumber', '0898765432')
  await desk.happen(() =>
    desk.engine.app('lines').send({
      type: 'lines.replace',
      lines: [{ uq: 'x:1', productId: null, name: 'ชาเขียว', price: 12_000 as never, Quantity: 1 }],
    }),
  )
  await desk.press('Save order')
  const number = 'LR-20261110-000031'
  await desk.until(() => expect(onNavigated.mock.lastCall).toEqual([{ path: `/desk/order/saved/${number}` }]))
  await desk.until(() => expect(desk.page.querySelector('textarea')?.value).toContain(number))
  expect([desk.heading(), desk.text().includes('Order saved')]).toEqual(['Take an order', true])
  await desk.press('Take next order')
  await desk.until(() => expect(field('name')?.value).toBe(''))
  expect(onNavigated.mock.lastCall).toEqual([{ path: '/desk/order' }])
  // Back, or a reload
  await desk.show({ path: `/desk/order/saved/${number}`, onNavigated })
  await desk.until(() => expect(desk.page.querySelector('textarea')?.value).toContain(number))
})
