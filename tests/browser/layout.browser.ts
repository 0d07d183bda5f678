import { expect } from 'chai'
import { deepAll, deepFind, shown, until } from '../helpers/looking'
import { type Dashboard, newBrowser, openDashboard } from './dashboard'
import { phone } from './looks'
import { axeFindings, calm } from './page'

type Choices = { [name: string]: unknown }

/** What a person arranged, in all open tabs of this browser. */
const arrange = (record: Choices) =>
  localStorage.setItem('langraan.layout', JSON.stringify({ version: 1, locale: 'en', skin: 'light', ...record }))

const find = ({ page }: Dashboard, selector: string): HTMLElement => {
  const found = deepFind<HTMLElement>(page.document, selector)
  if (!found) throw new Error(`no ${selector}`)
  return found
}
const boxOf = (dashboard: Dashboard, selector: string) => find(dashboard, selector).getBoundingClientRect()

const wide = { width: 1440, height: 900 }

/** What is there last where parts wait to be seen. */
const waited: Readonly<Record<string, string>> = { '/': 'main a[href*=orderStatus]' }

/** What reaches over the edges of the page. */
function overflowOf({ page: { document } }: Dashboard, width: number): string[] {
  if (document.documentElement.scrollWidth <= width) return []
  return deepAll(document, '*')
    .filter((each) => {
      const { left, right } = each.getBoundingClientRect()
      return right > width + 1 || left < -1
    })
    .map((each) => `${each.localName}.${each.className}`)
}

describe('the frame in every layout', () => {
  let dashboard: Dashboard
  before(async () => {
    await newBrowser()
    dashboard = await openDashboard('/login')
    await dashboard.signIn()
    dashboard.page.close()
  })
  afterEach(() => dashboard.page.close())

  const filled = (path: string) => {
    const shows = waited[path]
    return until(`what stands at ${path}`, () =>
      shows ? deepFind(dashboard.page.document, shows) : !deepFind(dashboard.page.document, 'main [aria-busy=true]'),
    )
  }

  const open = async (path: string, heading: string, record: Choices, size = wide) => {
    arrange(record)
    dashboard = await openDashboard(path, size)
    await dashboard.at(heading)
    await filled(path)
  }

  const skinNow = () => {
    const { document } = dashboard.page
    if (document.documentElement.dataset.skin === 'dark') return 'dark'
    if (deepFind(document, '[data-dark]')) return 'semi-dark'
    return getComputedStyle(find(dashboard, 'main')).getPropertyValue('--raan-border') ? 'bordered' : 'light'
  }

  /** Changes it while it is open, as another tab of the same browser would. */
  const change = async ({ skin, navbarColour, ...record }: Choices & { skin: string; navbarColour: string }) => {
    arrange({ ...record, skin, navbarColour })
    await until(`the skin ${skin}`, () => skinNow() === skin)
    await until(navbarColour, () => deepFind(dashboard.page.document, `header [data-colour=${navbarColour}]`))
  }

  for (const menu of ['vertical', 'horizontal'])
    it(`FRAME-1 axe finds nothing in any skin with a ${menu} menu, opened, and with the customiser`, async () => {
      const record = { menu, navbar: 'floating', footer: 'sticky', navbarColour: 'info' }
      await open('/desk/orders', 'Orders', record)
      const findings: string[] = []
      const examine = async (what: string, besides: readonly Element[] = []) => {
        for (const skin of ['light', 'bordered', 'dark', 'semi-dark']) {
          await change({ ...record, skin })
          const found = await axeFindings(dashboard.page, { besides, colours: skin === 'light' ? undefined : 'only' })
          findings.push(...found.map((each) => `${what} in ${skin}: ${each}`))
        }
      }
      await examine('the screen')
      if (menu === 'horizontal') {
        await dashboard.press('Apps', '[data-heading]')
        await until('the menu', () => deepFind(dashboard.page.document, '[role=menu] [data-entry]'))
        await examine('the menu', [find(dashboard, 'main')])
      }
      await dashboard.choose('Appearance', 'Customise layout')
      await dashboard.see('dialog button', 'Reset to default')
      await examine('the customiser', [find(dashboard, 'main')])
      expect([...findings, ...dashboard.page.complaints]).to.deep.equal([])
    })

  it('FRAME-2 everything on a coloured top bar is readable, light and dark', async () => {
    await open('/access-control', 'Access control', {})
    const findings: string[] = []
    for (const skin of ['light', 'dark'])
      for (const navbarColour of ['accent', 'success', 'warning', 'danger', 'info']) {
        await change({ skin, navbarColour })
        const found = await axeFindings(dashboard.page, { colours: 'only' })
        findings.push(...found.map((each) => `${navbarColour} in ${skin}: ${each}`))
      }
    expect(findings).to.deep.equal([])
  })

  it('FRAME-3 a sticky footer covers neither the end of a screen nor the bars at its bottom', async () => {
    await open('/desk/orders', 'Orders', { footer: 'sticky' })
    const root = dashboard.page.document.documentElement
    const foot = boxOf(dashboard, 'footer')
    expect(Math.round(foot.bottom)).to.equal(900)
    const tick = await until('a row', () =>
      deepFind<HTMLElement>(dashboard.page.document, 'tbody input[type=checkbox]'),
    )
    tick.click()
    const bar = await until('the bar of what is ticked', () =>
      deepAll(dashboard.page.document, 'main *').find((each) => {
        const { position } = getComputedStyle(each)
        return position === 'sticky' && each.getBoundingClientRect().bottom > 600 && each.textContent?.includes('1 ')
      }),
    )
    await calm(dashboard.page)
    expect(bar.getBoundingClientRect().bottom).to.be.at.most(foot.top + 1)
    root.scrollTop = root.scrollHeight
    await shown()
    expect(boxOf(dashboard, 'main').bottom).to.be.at.most(boxOf(dashboard, 'footer').top + 1)
  })

  for (const navbar of ['sticky', 'floating'])
    it(`FRAME-4 a ${navbar} top bar stays in place, and a heading that is scrolled to is below it`, async () => {
      await open('/desk/orders', 'Orders', { navbar }, { width: 1440, height: 500 })
      const root = dashboard.page.document.documentElement
      await until('a long page', () => root.scrollHeight > 900)
      root.scrollTop = 300
      await shown()
      const bar = boxOf(dashboard, 'header[data-kind]')
      expect(bar.top).to.be.within(0, 12)
      find(dashboard, 'main h1').scrollIntoView({ block: 'start' })
      await shown()
      expect(boxOf(dashboard, 'main h1').top).to.be.at.least(bar.bottom)
    })

  it("FRAME-5 the horizontal menu is one line at 1200 in every language and doesn't overflow", async () => {
    arrange({ menu: 'horizontal' })
    dashboard = await openDashboard('/access-control', { width: 1200, height: 900 })
    for (const locale of ['en', 'th', 'de', 'fr', 'pt']) {
      arrange({ menu: 'horizontal', locale })
      await until(locale, () => dashboard.page.document.documentElement.lang === locale)
      const all = await until('the headings', () => {
        const headings = deepAll(dashboard.page.document, '[data-heading]')
        return headings.length > 4 ? headings : undefined
      })
      expect(new Set(all.map((each) => Math.round(each.getBoundingClientRect().top))).size, locale).to.equal(1)
      for (const heading of all) {
        heading.click()
        await shown()
        const { left, right } = boxOf(dashboard, '[role=menu]')
        expect(left, locale).to.be.at.least(0)
        expect(right, locale).to.be.at.most(1200)
      }
      expect(overflowOf(dashboard, 1200), locale).to.deep.equal([])
    }
  })

  it('FRAME-520 an open horizontal menu is above everything sticky at the top of a screen', async () => {
    await open('/apps/user/edit', 'Edit a user', { menu: 'horizontal' })
    await until('the form', () => deepFind(dashboard.page.document, '[part=user-edit] form'))
    const apps = await until('the heading', () => deepFind<HTMLElement>(dashboard.page.document, '[data-heading=apps]'))
    apps.click()
    await shown()
    const covered = deepAll(dashboard.page.document, '[role=menu] a').filter((entry) => {
      const { left, top, width, height } = entry.getBoundingClientRect()
      const root = entry.getRootNode() as ShadowRoot
      return !entry.contains(root.elementFromPoint(left + width / 2, top + height / 2))
    })
    expect(covered.map(({ textContent }) => textContent)).to.deep.equal([])
  })

  for (const transition of ['fade', 'fade-in-left', 'zoom'])
    it(`FRAME-6 a screen that appears by ${transition} shifts nothing else`, async () => {
      await open('/access-control', 'Access control', { transition })
      const { window, document } = dashboard.page
      const shifts: number[] = []
      new window.PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value)
      }).observe({ type: 'layout-shift', buffered: false })
      await dashboard.press('Plans', 'nav a')
      await dashboard.at('Plans')
      const coming = deepAll(document, 'main > div').flatMap((each) => each.getAnimations())
      expect(coming).to.have.lengthOf(1)
      expect(overflowOf(dashboard, 1440)).to.deep.equal([])
      await calm(dashboard.page)
      expect(Math.max(0, ...shifts)).to.be.below(0.05)
    })

  it('FRAME-7 a collapsed menu opens over the page while the focus is in it, and nothing shifts', async () => {
    await open('/access-control', 'Access control', { collapsed: true })
    await calm(dashboard.page)
    const before = boxOf(dashboard, 'main').left
    expect(boxOf(dashboard, '[part=menu]').width).to.be.below(80)
    const entry = find(dashboard, 'nav li a')
    entry.focus()
    await calm(dashboard.page)
    expect(boxOf(dashboard, '[part=menu]').width).to.be.above(200)
    expect(boxOf(dashboard, 'main').left).to.equal(before)
    entry.blur()
    await calm(dashboard.page)
    expect(boxOf(dashboard, '[part=menu]').width).to.be.below(80)
  })

  it('FRAME-8 a long menu scrolls to the current entry', async () => {
    await open('/maps', 'Maps', {}, { width: 1440, height: 640 })
    await calm(dashboard.page)
    const { top, bottom } = boxOf(dashboard, 'nav [aria-current=page]')
    expect([top > 60, bottom < 640]).to.deep.equal([true, true])
  })

  const mirrored: readonly (readonly [string, string])[] = [
    ['/', 'Overview'],
    ['/desk/order', 'Take an order'],
    ['/desk/orders', 'Orders'],
    ['/apps/email', 'Email'],
    ['/apps/chat', 'Chat'],
    ['/apps/calendar', 'Calendar'],
    ['/apps/todo', 'Todo'],
    ['/apps/invoice/list', 'Invoices'],
    ['/apps/user/list', 'Users'],
    ['/apps/ecommerce/shop', 'Shop'],
  ]
  for (const size of [wide, phone])
    it(`FRAME-9 in right-to-left layout nothing overflows at ${size.width}, and the menu is on the right`, async () => {
      await open('/access-control', 'Access control', { direction: 'rtl' }, size)
      if (size === wide) expect(boxOf(dashboard, '[part=menu]').right).to.be.within(1420, 1440)
      const flaws: string[] = []
      for (const [path, heading] of mirrored) {
        dashboard.go(path)
        await dashboard.at(heading)
        await filled(path)
        flaws.push(...overflowOf(dashboard, size.width).map((each) => `${path}: ${each}`))
      }
      expect([...flaws, ...dashboard.page.complaints]).to.deep.equal([])
    })
})
