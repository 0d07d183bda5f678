// @vitest-environment happy-dom
import { describe, expect, test, vi } from 'vitest'
import { memoryStorage } from '../../src/core/kernel/storage'
import type { Transport } from '../../src/core/kernel/transport'
import { dashboardDesk } from './dashboard-desk'

/** To the signed-in user. */
const openToAll = ['Questions and answers', 'Knowledge base', 'Plans', 'Profile', 'Account settings']

describe('signed-in and signed-out users', () => {
  test('DASH-10 after signing in the requested page is shown, with the menu of accessible screens', async () => {
    const desk = await dashboardDesk({ path: '/desk/orders' })
    await desk.at('Sign in')
    expect(desk.entries()).toEqual([])
    await desk.signIn()
    await desk.at('Orders')
    expect(desk.entries()).toContain('Orders')
    expect(desk.entries()).toContain('Access control')
    expect(desk.find('nav[aria-label="Main menu"] a', 'Orders').getAttribute('aria-current')).toBe('page')
  })

  test('DASH-11 a user without access to a screen is told so and can go to one they may open', async () => {
    const desk = await dashboardDesk({ path: '/desk/orders' })
    await desk.signIn('client')
    await desk.at('No access')
    expect(desk.text()).toContain("You don't have access to this screen")
    expect(desk.entries()).toEqual(['Access control', ...openToAll])
    await desk.follow('Go to home')
    await desk.at('Access control')
    await desk.until(() => expect(desk.text()).toContain('An administrator can give you more access.'))
  })

  test('DASH-1808 what a user can open names screens, not the pages to sign in with', async () => {
    const desk = await dashboardDesk({ path: '/access-control' })
    await desk.signIn('client')
    await desk.until(() => expect(desk.text()).toContain('An administrator can give you more access.'))
    const opened = desk.all('main li a').map((each) => each.textContent)
    expect(opened.filter((name) => openToAll.includes(name ?? ''))).toEqual(openToAll)
    expect(opened.filter((name) => /Sign in|Register|password/.test(name ?? ''))).toEqual([])
  })

  test('DASH-9 signing out above a form stays on that page, and the next sign-in starts at the start page', async () => {
    const onNavigated = vi.fn()
    const desk = await dashboardDesk({ path: '/access-control', onNavigated })
    await desk.signIn('client')
    await desk.at('Access control')
    await desk.show({ path: '/pages/login-v1', onNavigated })
    await desk.at('Sign in')
    await desk.press('Sign out')
    await desk.until(() => expect(desk.text()).not.toContain('You are signed in as'))
    expect(onNavigated.mock.calls).toEqual([[{ path: '/pages/login-v1' }]])
    await desk.signIn('client')
    await desk.at('Access control')
    expect(onNavigated.mock.lastCall).toEqual([{ path: '/access-control' }])
  })

  test('DASH-12 signing out leads to the sign-in; the next user starts at the start page', async () => {
    const onNavigated = vi.fn()
    const desk = await dashboardDesk({ path: '/access-control', onNavigated })
    await desk.signIn()
    await desk.at('Access control')
    await desk.choose('มาลี ใจดี', 'Sign out')
    await desk.at('Sign in')
    expect(onNavigated.mock.calls).toEqual([[{ path: '/login' }]])
    expect(desk.engine.app('auth').getSnapshot().context.user).toBeNull()
    await desk.signIn('client')
    await desk.at('Access control')
  })

  test('DASH-13 a session that ends elsewhere keeps the address, so that the next sign-in continues there', async () => {
    const desk = await dashboardDesk({ path: '/access-control' })
    await desk.signIn()
    await desk.at('Access control')
    await desk.happen(() => desk.engine.app('auth').send({ type: 'session.ended', reason: 'expired' }))
    await desk.at('Sign in')
    await desk.signIn()
    await desk.at('Access control')
  })
})

describe('navigation', () => {
  test('DASH-14 the focus moves to the heading, and the host is notified of the path', async () => {
    const onNavigated = vi.fn()
    const desk = await dashboardDesk({ path: '/desk/orders', onNavigated })
    await desk.signIn()
    await desk.at('Orders')
    await desk.follow('Access control')
    await desk.at('Access control')
    expect(desk.focused()).toBe('Access control')
    expect(desk.find('nav[aria-label="You are here"] [aria-current]', 'Access control')).toBeTruthy()
    expect(onNavigated.mock.calls).toEqual([[{ path: '/access-control' }]])
  })

  test.each([
    ['/desk/orders/LR-none', 'Orders', 'true'],
    ['/apps/invoice/list', 'Invoices', 'page'],
    ['/apps/invoice/preview/4987', 'Invoices', 'true'],
    ['/apps/invoice/edit/4987', 'Invoices', 'true'],
    ['/apps/invoice/print/4987', 'Invoices', 'true'],
    ['/apps/invoice/add', 'Invoices', 'true'],
    ['/apps/user/view/4', 'User details', 'page'],
    ['/apps/user/view', 'User details', 'page'],
    ['/apps/user/edit/4', 'Edit a user', 'page'],
    ['/apps/ecommerce/product-detail/p-1', 'Shop', 'true'],
  ])('DASH-47 %s highlights the menu entry %s', async (path, entry, current) => {
    const desk = await dashboardDesk({ path })
    await desk.signIn()
    const marked = () => desk.all('nav[aria-label="Main menu"] a[aria-current]')
    await desk.until(() => expect(marked().map((each) => each.textContent)).toEqual([entry]))
    expect(marked()[0]?.getAttribute('aria-current')).toBe(current)
  })

  test('DASH-15 an unknown address says so and links back', async () => {
    const desk = await dashboardDesk({ path: '/nowhere/at/all' })
    await desk.signIn('client')
    await desk.at('Not found')
    expect(desk.text()).toContain('/nowhere/at/all')
    await desk.follow('Go to home')
    await desk.at('Access control')
  })

  test('DASH-16 a changed path navigates', async () => {
    const desk = await dashboardDesk({ path: '/access-control' })
    await desk.signIn()
    await desk.at('Access control')
    await desk.show({ path: '/desk/orders' })
    await desk.at('Orders')
  })

  test('DASH-17 the page gets the title of the screen if it is the dashboard’s own, and gets its title back', async () => {
    document.title = 'portal'
    const embedded = await dashboardDesk({ path: '/access-control' })
    await embedded.signIn()
    await embedded.at('Access control')
    expect(document.title).toBe('portal')
    await embedded.close()

    history.replaceState(null, '', '/back/access-control')
    const own = await dashboardDesk({ router: 'browser', base: '/back/' })
    await own.signIn()
    await own.at('Access control')
    expect(document.title).toBe('Access control · หลังร้าน')
    await own.follow('Orders')
    await own.at('Orders')
    expect([location.pathname, document.title]).toEqual(['/back/desk/orders', 'Orders · หลังร้าน'])
    await own.close()
    expect(document.title).toBe('portal')
  })

  test('DASH-4767 the page of an invitation gets its title, not that of a forgotten password', async () => {
    history.replaceState(null, '', '/reset-password?token=new.abc')
    const invited = await dashboardDesk({ router: 'browser' })
    await invited.until(() => expect(document.title).toBe('Choose a password · หลังร้าน'))
    await invited.close()
    history.replaceState(null, '', '/reset-password?token=abc')
    const forgetful = await dashboardDesk({ router: 'browser' })
    await forgetful.until(() => expect(document.title).toBe('Set a new password · หลังร้าน'))
  })

  test('DASH-26 with hash paths its links and its back button work', async () => {
    location.hash = '#/access-control'
    const desk = await dashboardDesk({ router: 'hash' })
    await desk.signIn()
    await desk.at('Access control')
    expect(desk.find('nav a', 'Orders').getAttribute('href')).toBe('#/desk/orders')
    await desk.follow('Orders')
    await desk.at('Orders')
    expect(location.hash).toBe('#/desk/orders')
  })
})

describe('the cart drawer', () => {
  const badge = (desk: Awaited<ReturnType<typeof dashboardDesk>>) =>
    desk.find('button', 'Cart: ').getAttribute('aria-label')

  test("DASH-24 its badge shows the user data's count until the cart has loaded, then that of the lines, also without any", async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const between = async (request: Request, backend: Transport) => {
      if (new URL(request.url).pathname === '/apps/ecommerce/cart') await held
      return backend(request)
    }
    const desk = await dashboardDesk({ path: '/access-control' }, { between })
    await desk.signIn()
    await desk.at('Access control')
    expect(badge(desk)).toBe('Cart: 5 lines')
    const cart = desk.engine.app('cart')
    release()
    await desk.until(() => expect(cart.getSnapshot().context.isFetchCartData).toBe(true))
    await desk.happen(() => cart.send({ type: 'line.remove', uq: 'p21' }))
    await desk.until(() => expect(badge(desk)).toBe('Cart: 4 lines'))
    await desk.happen(() => cart.send({ type: 'clear' }))
    await desk.until(() => expect(badge(desk)).toBe('Cart: 0 lines'))
  })

  test("DASH-25 it opens at the side and links to the order; users who may take no orders don't have it", async () => {
    const desk = await dashboardDesk({ path: '/access-control' })
    await desk.signIn()
    await desk.at('Access control')
    await desk.press('Cart: 5 lines')
    await desk.until(() => desk.find('dialog button', 'Check out'))
    await desk.press('Check out', 'dialog button')
    await desk.at('Take an order')
    expect(desk.all('dialog')).toEqual([])
    await desk.close()

    const other = await dashboardDesk({ path: '/access-control' })
    await other.signIn('client')
    await other.at('Access control')
    expect(() => badge(other)).toThrow('no button')
  })
})

describe('preferences', () => {
  test('DASH-18 a chosen language overrides the page’s, is kept, and is reported to engine and host', async () => {
    // an element's event answers whether it was prevented
    const onLayoutChanged = vi.fn(() => true)
    const storage = memoryStorage()
    const desk = await dashboardDesk({ onLayoutChanged }, { storage })
    await desk.at('Sign in')
    await desk.choose('Language: English', 'Deutsch')
    await desk.at('Anmelden')
    await desk.until(() => expect(desk.engine.locale).toBe('de'))
    expect(desk.page.querySelector('h1')?.closest('[lang]')?.getAttribute('lang')).toBe('de')
    expect(onLayoutChanged.mock.calls).toEqual([[{ locale: 'en', skin: 'light' }], [{ locale: 'de', skin: 'light' }]])
    await desk.close()
    const again = await dashboardDesk({}, { storage })
    await again.at('Anmelden')
  })

  test("DASH-19 the skin is the page's until the user chooses one", async () => {
    const schemeOf = (desk: Awaited<ReturnType<typeof dashboardDesk>>) =>
      desk.page.querySelector('h1')?.closest('[part=root]')?.getAttribute('data-scheme')
    const plain = await dashboardDesk()
    await plain.at('Sign in')
    expect(schemeOf(plain)).toBeNull()
    expect(plain.find('button', 'Appearance: Light')).toBeTruthy()
    const dark = await dashboardDesk({}, { colorScheme: 'dark' })
    await dark.at('Sign in')
    expect(schemeOf(dark)).toBe('dark')
    await dark.choose('Appearance: Dark', 'Light')
    await dark.until(() => expect(schemeOf(dark)).toBe('light'))
    await dark.choose('Appearance: Light', 'Same as device')
    await dark.until(() => expect(schemeOf(dark)).toBe('auto'))
  })

  test('DASH-20 a collapsed menu stays collapsed', async () => {
    const desk = await dashboardDesk({ path: '/access-control' })
    await desk.signIn()
    await desk.at('Access control')
    await desk.press('Collapse menu')
    expect(desk.find('button', 'Keep menu open').getAttribute('aria-expanded')).toBe('false')
    await desk.close()
    const again = await dashboardDesk({ path: '/access-control' }, { storage: desk.storage })
    await again.at('Access control')
    await again.press('Keep menu open')
    expect(again.find('button', 'Collapse menu').getAttribute('aria-expanded')).toBe('true')
  })

  test('DASH-21 resetting the sample data is offered if the host supports it, and asks first', async () => {
    const desk = await dashboardDesk({ path: '/access-control' })
    await desk.signIn()
    await desk.at('Access control')
    await desk.press('มาลี ใจดี')
    await desk.until(() => desk.find('[role=menuitem]', 'Sign out'))
    expect(desk.all('[role=menuitem]').map((item) => item.textContent)).not.toContain('Reset sample data')
    await desk.close()

    const onResetSampleData = vi.fn()
    const demo = await dashboardDesk({ path: '/access-control', onResetSampleData }, { storage: desk.storage })
    await demo.at('Access control')
    await demo.choose('มาลี ใจดี', 'Reset sample data')
    await demo.until(() => demo.find('dialog button', 'Reset'))
    expect(onResetSampleData).not.toHaveBeenCalled()
    await demo.press('Reset', 'dialog button:last-child:not([title])')
    expect(onResetSampleData).toHaveBeenCalledOnce()
    await demo.until(() => expect(demo.text()).toContain('Sample data reset'))
  })
})

describe('failures', () => {
  test('DASH-22 without a network the frame says so until it is back', async () => {
    const desk = await dashboardDesk({ path: '/access-control' })
    await desk.signIn()
    await desk.at('Access control')
    const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await desk.happen(() => desk.engine.announce({ type: 'network.offline' }))
    await desk.until(() => expect(desk.text()).toContain("You're offline."))
    network.mockRestore()
    await desk.happen(() => desk.engine.announce({ type: 'network.online' }))
    await desk.until(() => expect(desk.text()).not.toContain("You're offline."))
  })

  test('DASH-23 a storage that stores nothing is reported', async () => {
    const full = () => {
      throw new Error('full')
    }
    const area = { get: () => null, set: full, remove: () => undefined, keys: () => [] }
    const desk = await dashboardDesk({}, { storage: { local: area, session: area } })
    await desk.signIn()
    await desk.until(() => expect(desk.text()).toContain("This browser can't save data"))
  })
})
