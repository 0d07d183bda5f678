// @vitest-environment happy-dom
import { describe, expect, test, vi } from 'vitest'
import { layoutKey } from '../../src/core/dashboard/dashboard.record'
import { memoryStorage } from '../../src/core/kernel/storage'
import { dashboardDesk } from './dashboard-desk'

type Desk = Awaited<ReturnType<typeof dashboardDesk>>

const rootOf = (desk: Desk) => desk.page.querySelector('main')?.closest<HTMLElement>('[part=root]')
const frameOf = (desk: Desk) => desk.page.querySelector<HTMLElement>('[data-navbar]')?.dataset
const kept = (desk: Desk) => JSON.parse(desk.storage.local.get(layoutKey) ?? 'null')

async function signedIn(path = '/access-control', title = 'Access control', record?: object) {
  const storage = memoryStorage()
  if (record) storage.local.set(layoutKey, JSON.stringify({ version: 1, ...record }))
  const desk = await dashboardDesk({ path }, { storage })
  await desk.signIn()
  await desk.at(title)
  return desk
}

async function customise(desk: Desk) {
  await desk.choose('Appearance:', 'Customise layout')
  await desk.until(() => desk.find('dialog button', 'Reset to default'))
}

/** takes one of the choices under a heading of the drawer */
async function take(desk: Desk, group: string, name: string) {
  const groups = desk.all('dialog [role=radiogroup]')
  const container = groups.find((each) => each.firstElementChild?.textContent === group)
  const option = [...(container?.querySelectorAll('label') ?? [])].find((each) => each.textContent === name)
  if (!option) throw new Error(`no ${group}: ${name}`)
  await desk.happen(() => option.querySelector('input')?.click())
}

describe('the customiser', () => {
  test('DASH-50 settings apply immediately and are stored', async () => {
    const desk = await signedIn()
    await customise(desk)
    await take(desk, 'Content width', 'Boxed')
    await take(desk, 'Screen transition', 'Zoom in')
    await take(desk, 'Behaviour', 'Floating')
    await take(desk, 'Colour', 'Blue')
    await take(desk, 'Direction', 'Right to left')
    expect(frameOf(desk)).toMatchObject({ content: 'boxed', navbar: 'floating' })
    expect(desk.page.querySelector<HTMLElement>('header[data-kind]')?.dataset.kind).toBe('floating')
    expect(desk.page.querySelector('header [data-colour]')?.getAttribute('data-colour')).toBe('info')
    expect(rootOf(desk)?.dir).toBe('rtl')
    expect(kept(desk)).toEqual({
      version: 1,
      content: 'boxed',
      transition: 'zoom',
      navbar: 'floating',
      navbarColour: 'info',
      direction: 'rtl',
    })
  })

  test('DASH-51 a skin is a colour scheme: bordered and the dark menu are light ones', async () => {
    const desk = await signedIn()
    await customise(desk)
    await take(desk, 'Theme', 'Bordered')
    expect([rootOf(desk)?.dataset.scheme, rootOf(desk)?.style.getPropertyValue('--raan-shadow')]).toEqual([
      'light',
      'transparent',
    ])
    await take(desk, 'Theme', 'Dark menu')
    expect([rootOf(desk)?.dataset.scheme, rootOf(desk)?.style.getPropertyValue('--raan-shadow')]).toEqual(['light', ''])
    expect(desk.page.querySelector('[part=menu]')?.closest('[data-dark]')).not.toBeNull()
    await take(desk, 'Theme', 'Dark')
    expect(rootOf(desk)?.dataset.scheme).toBe('dark')
    expect(desk.page.querySelector('[data-dark]')).toBeNull()
  })

  test('DASH-52 a hidden top bar keeps the back button and the menu button', async () => {
    const desk = await signedIn('/access-control', 'Access control', { navbar: 'hidden', menuHidden: true })
    expect(desk.all('header[data-kind]')).toEqual([])
    await desk.press('Open menu')
    expect(desk.entries()).toContain('Orders')
    await desk.press('Close menu')
    await desk.press('Customise layout')
    await desk.until(() => desk.find('dialog button', 'Reset to default'))
    expect(desk.text()).toContain('Use the button in the corner to come back here.')
    await take(desk, 'Behaviour', 'Fixed')
    expect(desk.page.querySelector<HTMLElement>('header[data-kind]')?.dataset.kind).toBe('sticky')
  })

  test('DASH-53 the layout can be reset to its initial state', async () => {
    const all = { menu: 'horizontal', footer: 'static', skin: 'dark', content: 'boxed', locale: 'en' }
    const desk = await signedIn('/access-control', 'Access control', all)
    expect(desk.all('footer')).toHaveLength(1)
    await customise(desk)
    await desk.press('Reset to default', 'dialog button')
    expect(desk.all('footer')).toEqual([])
    expect(frameOf(desk)).toMatchObject({ content: 'full', navbar: 'static', footer: 'hidden' })
    expect(desk.page.querySelector('[part=menu]')).not.toBeNull()
    expect(kept(desk)).toEqual({ version: 1, locale: 'en' })
  })

  test('DASH-54 the customiser offers no option without an effect', async () => {
    const desk = await signedIn()
    await customise(desk)
    const collapse = () => desk.all('dialog label').filter((each) => each.textContent?.startsWith('Collapsed to icons'))
    expect(collapse()).toHaveLength(1)
    await take(desk, 'Position', 'At the top')
    expect(collapse()).toEqual([])
    await take(desk, 'Behaviour', 'Hidden')
    expect(() => desk.find('dialog [role=radiogroup]', 'Colour')).toThrow('no dialog')
  })
})

describe('addresses with their own layout', () => {
  test.each([
    ['/layouts/collapse-menu', 'Collapsed menu', { rail: true, menu: true, header: true, content: 'full' }],
    ['/layouts/boxed', 'Boxed content', { rail: false, menu: true, header: true, content: 'boxed' }],
    ['/layouts/layout-boxed', 'Boxed content', { rail: false, menu: true, header: true, content: 'boxed' }],
    ['/layouts/without-menu', 'No menu', { rail: false, menu: false, header: true, content: 'full' }],
    ['/layouts/empty', 'No header', { rail: false, menu: true, header: true, content: 'full' }],
    ['/layouts/blank', 'Content only', { rail: false, menu: false, header: false, content: 'full' }],
    ['/layouts/layout-empty', 'No header', { rail: false, menu: true, header: true, content: 'full' }],
    ['/layouts/layout-blank', 'Content only', { rail: false, menu: false, header: false, content: 'full' }],
  ])('DASH-55 %s shows the overview in that layout and stores nothing', async (path, title, wanted) => {
    const desk = await signedIn(path, title)
    expect({
      rail: desk.page.querySelector('[data-rail]') !== null,
      menu: desk.page.querySelector('[part=menu]') !== null,
      header: desk.page.querySelector('header[data-kind]') !== null,
      content: frameOf(desk)?.content,
    }).toEqual(wanted)
    expect(kept(desk)).toBeNull()
  })

  test('DASH-56 settings of a sample layout can be changed there and are not stored; the others are', async () => {
    const desk = await signedIn('/layouts/collapse-menu', 'Collapsed menu')
    await desk.press('Keep menu open')
    expect(desk.page.querySelector('[data-rail]')).toBeNull()
    expect(kept(desk)).toBeNull()
    await customise(desk)
    expect(desk.text()).toContain('This address has its own layout.')
    await take(desk, 'Content width', 'Boxed')
    expect(kept(desk)).toEqual({ version: 1, content: 'boxed' })
    await desk.press('Close layout settings')
    await desk.follow('Access control')
    await desk.at('Access control')
    expect(frameOf(desk)?.content).toBe('boxed')
    await desk.press('Layouts', 'nav button')
    await desk.follow('Collapsed menu')
    await desk.at('Collapsed menu')
    expect(desk.page.querySelector('[data-rail]')).not.toBeNull()
  })
})

describe('the vertical menu', () => {
  const heading = (desk: Desk, name: string) => desk.find('nav button[aria-expanded][id]', name)
  const isOpen = (desk: Desk, name: string) => heading(desk, name).getAttribute('aria-expanded') === 'true'

  test('DASH-61 groups collapse and expand, and stay so after a reload; those of samples are collapsed initially', async () => {
    const desk = await signedIn()
    const groups = desk
      .all('nav button[aria-expanded][id]')
      .map((each) => [each.textContent, isOpen(desk, each.textContent)])
    expect(groups).toEqual([
      ['Dashboards', true],
      ['Sales', true],
      ['Apps', true],
      ['Ecommerce', true],
      ['Pages', true],
      ['Authentication', false],
      ['Layouts', false],
      ['Gallery', false],
    ])
    expect(desk.entries()).toContain('Orders')
    expect(desk.entries()).not.toContain('Charts')
    await desk.press('Sales', 'nav button')
    await desk.press('Gallery', 'nav button')
    expect(desk.entries()).not.toContain('Orders')
    expect(desk.entries()).toContain('Charts')
    expect(kept(desk)).toEqual({ version: 1, folds: { desk: true, gallery: false } })
  })

  test('DASH-62 the current group expands; it can be collapsed while it is current', async () => {
    const desk = await signedIn('/charts', 'Charts', { folds: { apps: true } })
    expect([isOpen(desk, 'Gallery'), isOpen(desk, 'Apps')]).toEqual([true, false])
    await desk.press('Gallery', 'nav button')
    expect(isOpen(desk, 'Gallery')).toBe(false)
    await desk.follow('Orders')
    await desk.at('Orders')
    expect(isOpen(desk, 'Gallery')).toBe(false)
    await desk.press('Sales', 'nav button')
    expect(isOpen(desk, 'Sales')).toBe(false)
    await desk.follow('Access control')
    await desk.at('Access control')
    expect([isOpen(desk, 'Sales'), kept(desk).folds]).toEqual([false, { apps: true, gallery: true, desk: true }])
    await desk.press('Sales', 'nav button')
    expect([isOpen(desk, 'Sales'), kept(desk).folds]).toEqual([true, { apps: true, gallery: true, desk: false }])
  })
})

describe('the horizontal menu', () => {
  const across = async () => {
    const desk = await signedIn('/access-control', 'Access control', { menu: 'horizontal' })
    await desk.until(() => desk.find('[role=menubar] button', 'Sales'))
    const key = (key: string) =>
      desk.happen(() =>
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
      )
    const headings = () => desk.all('[data-heading]').map((each) => each.textContent)
    const open = () => desk.all('[data-heading][aria-expanded=true]').map((each) => each.textContent)
    return { desk, key, headings, open }
  }

  test('DASH-57 it is one tab stop; arrows move along, into a menu and on to the next', async () => {
    const { desk, key, headings, open } = await across()
    const all = headings()
    expect(desk.all('[data-heading][tabindex="0"]').map((each) => each.textContent)).toEqual([all[0]])
    await desk.happen(() => desk.find('[data-heading]', 'Sales').focus())
    await key('ArrowDown')
    expect([open(), desk.focused()]).toEqual([['Sales'], 'Take an order'])
    await key('ArrowDown')
    expect(desk.focused()).toBe('Orders')
    await key('End')
    expect(desk.focused()).toBe('Couriers')
    await key('ArrowDown')
    expect(desk.focused()).toBe('Take an order')
    await key('c')
    expect(desk.focused()).toBe('Cash on delivery')
    await key('ArrowRight')
    expect([open(), desk.focused()]).toEqual([['Apps'], desk.all('[data-entry]')[0]?.textContent])
    await key('Escape')
    expect([open(), desk.focused()]).toEqual([[], 'Apps'])
    await key('ArrowLeft')
    expect([open(), desk.focused()]).toEqual([[], 'Sales'])
    await key('ArrowUp')
    expect([open(), desk.focused()]).toEqual([['Sales'], 'Couriers'])
    await key('Escape')
    await key('End')
    expect(desk.focused()).toBe(all.at(-1))
    await key('ArrowRight')
    expect(desk.focused()).toBe(all[0])
  })

  test('DASH-58 a press opens and closes, a link navigates and closes, losing focus closes', async () => {
    const { desk, open } = await across()
    await desk.press('Sales', '[data-heading]')
    expect(open()).toEqual(['Sales'])
    await desk.press('Sales', '[data-heading]')
    expect(open()).toEqual([])
    await desk.press('Sales', '[data-heading]')
    await desk.happen(() => desk.find('header button', 'Language').focus())
    expect(open()).toEqual([])
    await desk.press('Sales', '[data-heading]')
    await desk.press('Orders', '[data-entry]')
    await desk.at('Orders')
    expect(open()).toEqual([])
  })
})

describe('the user menu', () => {
  test('DASH-63 help is the portal’s own page, in a new tab; without one, the knowledge base, and none on the sign-in page', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null)
    const desk = await dashboardDesk({ path: '/access-control', helpHref: '/map' })
    await desk.at('Sign in')
    const link = desk.find('header a', 'Help')
    expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      '/map',
      '_blank',
      'noopener',
    ])
    await desk.signIn()
    await desk.at('Access control')
    await desk.press('มาลี ใจดี')
    await desk.until(() => desk.find('[role=menuitem]', 'Sign out'))
    await desk.press('Help', '[role=menuitem]')
    expect(opened.mock.calls).toEqual([['/map', '_blank', 'noopener']])
    await desk.close()
    const other = await dashboardDesk({ path: '/access-control' })
    await other.at('Sign in')
    expect(() => other.find('header a', 'Help')).toThrow('no header a Help')
    await other.signIn()
    await other.at('Access control')
    await other.press('มาลี ใจดี')
    await other.until(() => other.find('[role=menuitem]', 'Sign out'))
    await other.press('Help', '[role=menuitem]')
    await other.at('Knowledge base')
    expect(opened).toHaveBeenCalledTimes(1)
  })

  test('DASH-59 the user menu links to the screens the user may open', async () => {
    const desk = await signedIn()
    await desk.press('มาลี ใจดี')
    await desk.until(() => desk.find('[role=menuitem]', 'Sign out'))
    expect(desk.all('[role=menuitem]').map((item) => item.textContent)).toEqual(
      expect.arrayContaining(['Email', 'Todo', 'Chat', 'Sign out']),
    )
    await desk.press('Todo', '[role=menuitem]')
    await desk.at('Todo')
    await desk.close()

    const client = await dashboardDesk({ path: '/access-control' })
    await client.signIn('client')
    await client.at('Access control')
    const [person] = client.all('header button').slice(-1)
    await client.happen(() => person?.click())
    await client.until(() => client.find('[role=menuitem]', 'Sign out'))
    expect(client.all('[role=menuitem]').map((item) => item.textContent)).toEqual([
      'Profile',
      'Account settings',
      'Plans',
      'Questions and answers',
      'Help',
      'Tour',
      'Keyboard shortcuts',
      'Sign out',
    ])
  })
})
