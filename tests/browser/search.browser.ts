import { expect } from 'chai'
import type { SearchChoice } from '../../src/widgets/search/search'
import { deepAll, deepFind, nameOf, until } from '../helpers/looking'
import { type Dashboard, newBrowser, openDashboard, wear } from './dashboard'
import { storedTable } from './demo-rows'
import { closeElements, openElements } from './elements-page'
import { keyboard } from './keys'
import { dress, examinedLooks, phone } from './looks'
import { axeFindings } from './page'

const opened = ({ page }: Dashboard) =>
  deepFind<HTMLInputElement>(page.document, 'dialog[open] [role=combobox]') ?? null
const rows = ({ page }: Dashboard) =>
  deepAll(page.document, 'dialog [role=option]').map((each) => each.dataset.key ?? '')
const active = ({ page }: Dashboard) => deepFind(page.document, 'dialog [role=option][aria-selected=true]')?.dataset.key
const bookmarks = ({ page }: Dashboard) =>
  deepAll(page.document, 'header ul[aria-label=Bookmarks] a').map((each) => each.getAttribute('aria-label'))
/** Pages whose star is not as the sample has it. */
const turned = async () => (await storedTable<{ id: number }>('searchTurned')).map(({ id }) => id)

describe('the search of the dashboard', () => {
  let dashboard: Dashboard
  const isIn = (keys: ReturnType<typeof keyboard>) => {
    const field = opened(dashboard)
    return field !== null && keys.focused() === field
  }
  before(async () => {
    await newBrowser()
    const first = await openDashboard('/login')
    await first.signIn()
    first.page.close()
  })
  beforeEach(() => {
    for (const key of Object.keys(localStorage)) if (key.endsWith('/search')) localStorage.removeItem(key)
    wear({ locale: 'en', skin: 'light' })
  })
  afterEach(() => dashboard.page.close())

  const open = async (path: string, size?: { width: number; height: number }) => {
    dashboard = await openDashboard(path, size)
    await until('the search', () => deepFind<HTMLElement>(dashboard.page.document, 'header [aria-keyshortcuts]'))
    dashboard.page.window.focus()
    return keyboard(dashboard.page)
  }

  it('SEARCH-94 an order is found and opened by keyboard alone; the focus is always visible', async () => {
    const keys = await open('/desk/orders')
    await dashboard.at('Orders')
    await keys.press('/')
    await until('the field', () => isIn(keys))
    await keys.type('สมหญิง')
    await until('the orders', () => rows(dashboard).some((key) => key.startsWith('order ')))
    await until('the customers', () => rows(dashboard).some((key) => key.startsWith('customer ')))
    const order = rows(dashboard).find((key) => key.startsWith('order ')) ?? ''
    for (let step = 0; step < rows(dashboard).length && active(dashboard) !== order; step++)
      await keys.press('ArrowDown')
    expect([active(dashboard), keys.focused()]).to.deep.equal([order, opened(dashboard)])
    await keys.press('Enter')
    await dashboard.at('Order')
    expect(dashboard.path()).to.equal(`/desk/orders/${order.slice('order '.length)}`)
    await until('the focus on the heading', () => keys.focused()?.localName === 'h1')
    expect({ unmarked: keys.unmarked, complaints: dashboard.page.complaints }).to.deep.equal({
      unmarked: [],
      complaints: [],
    })
  })

  it('SEARCH-95 Ctrl+K opens it from a text field, Escape clears and then closes it, the focus is restored', async () => {
    const keys = await open('/desk/orders')
    await dashboard.at('Orders')
    await until('the list', () => deepFind(dashboard.page.document, 'main input[type=search]'))
    await keys.tabTo(/^Search/, { on: 'main input' })
    const field = keys.focused() as HTMLInputElement
    await keys.press('/')
    expect([field.value, opened(dashboard)]).to.deep.equal(['/', null])
    await keys.press('Control+k')
    await until('the search', () => isIn(keys))
    await keys.type('ร้าน')
    await until('something found', () => rows(dashboard).length > 0)
    await keys.press('Escape')
    expect(opened(dashboard)?.value).to.equal('')
    await keys.press('Escape')
    await until('the search gone', () => !opened(dashboard))
    expect(keys.focused()).to.equal(field)
    await keys.press('Control+k')
    await until('the search again', () => isIn(keys))
    expect(opened(dashboard)?.value).to.equal('')
    expect(dashboard.page.complaints).to.deep.equal([])
  })

  it('SEARCH-96 a star set by keyboard adds a page to the top bar, survives a reload, and removes it again', async () => {
    const keys = await open('/desk/orders')
    await until('the bookmarks', () => bookmarks(dashboard).length === 5)
    await keys.press('/')
    await until('the field', () => isIn(keys))
    await keys.type('Customers')
    await until('the page', () => rows(dashboard).includes('page 5'))
    await keys.tabTo('Bookmark “Customers”')
    await keys.press('Space')
    await until('the star', () => keys.focused()?.getAttribute('aria-pressed') === 'true')
    await keys.press('Escape')
    await until('the search gone', () => !opened(dashboard))
    await until('the bookmark', () => bookmarks(dashboard).includes('Customers'))
    await until('it stored', async () => (await turned()).includes(5))
    await dashboard.page.reload()
    await until('the bookmark again', () => bookmarks(dashboard).includes('Customers'))
    dashboard.page.window.focus()
    const again = keyboard(dashboard.page)
    await dashboard.press('Edit bookmarks')
    await until('the panel', () => again.focused()?.matches('[role=dialog] input'))
    await again.type('Custom')
    await again.tabTo('Bookmark “Customers”')
    await again.press('Space')
    await until('the bookmark gone', () => !bookmarks(dashboard).includes('Customers'))
    await again.press('Escape')
    const focused = again.focused()
    expect(focused && nameOf(focused)).to.equal('Edit bookmarks')
    // the next page that opens must not be answered with what this one has yet to store
    await until('it stored as before', async () => !(await turned()).includes(5))
    expect({ unmarked: again.unmarked, complaints: dashboard.page.complaints }).to.deep.equal({
      unmarked: [],
      complaints: [],
    })
  })

  it('SEARCH-97 the name of a bookmark shows below it on focus and hover, and Escape hides it', async () => {
    const keys = await open('/desk/orders')
    await until('the bookmarks', () => bookmarks(dashboard).length === 5)
    const tip = () => deepFind(dashboard.page.document, '[data-tip]')
    await keys.tabTo('Labels', { on: 'header a' })
    const shown = await until('the name', tip)
    const link = keys.focused()?.getBoundingClientRect()
    const box = shown.getBoundingClientRect()
    expect([shown.textContent, box.top >= (link?.bottom ?? 0), box.right <= 1440]).to.deep.equal(['Labels', true, true])
    await keys.press('Escape')
    await until('no name', () => !tip())
    expect(nameOf(keys.focused() as Element)).to.equal('Labels')
    await keys.press('Enter')
    await dashboard.at('Labels')
    expect(dashboard.page.complaints).to.deep.equal([])
  })

  it('SEARCH-98 axe finds nothing in it, empty, with and without results, nor in the panel of bookmarks', async () => {
    const keys = await open('/desk/orders')
    const findings: string[] = []
    for (const look of examinedLooks) {
      await dress(dashboard, look)
      const look1 = `${look.locale} ${look.skin}`
      const examine = async (where: string) =>
        findings.push(
          ...(await axeFindings(dashboard.page, { colours: look.skin === 'dark' ? 'only' : undefined })).map(
            (each) => `${look1} ${where}: ${each}`,
          ),
        )
      await keys.press('Control+k')
      await until('the bookmarks in it', () => opened(dashboard) && rows(dashboard).length > 0)
      await examine('empty')
      await keys.type('สม')
      // the first letter's results are dimmed until those of both are there
      await until('the customers', () => {
        const isFound = rows(dashboard).some((key) => key.startsWith('customer '))
        return isFound && !deepFind(dashboard.page.document, '[data-stale]')
      })
      await examine('found')
      await keys.press('Control+a')
      await keys.type('zzzz')
      await until('nothing found', () => rows(dashboard).length === 0)
      await examine('nothing')
      await keys.press('Escape')
      await keys.press('Escape')
      await until('the search gone', () => !opened(dashboard))
      const star = await until('the star', () =>
        deepFind<HTMLElement>(
          dashboard.page.document,
          'header [aria-expanded][aria-haspopup=dialog]:not([aria-keyshortcuts])',
        ),
      )
      star.click()
      await until('the panel', () => deepFind(dashboard.page.document, 'header [role=dialog] input'))
      await examine('bookmarks')
      await keys.press('Escape')
    }
    expect([findings, dashboard.page.complaints]).to.deep.equal([[], []])
  })

  it('SEARCH-99 it fits a phone, where the stars are beside the pages', async () => {
    const keys = await open('/desk/orders', phone)
    await dashboard.at('Orders')
    const opener = deepFind<HTMLElement>(dashboard.page.document, 'header [aria-keyshortcuts]')
    expect(opener && nameOf(opener)).to.equal('Search')
    opener?.click()
    await until('the field', () => isIn(keys))
    await keys.type('r')
    await until('pages', () => rows(dashboard).some((key) => key.startsWith('page ')))
    const dialog = deepFind(dashboard.page.document, 'dialog[open]')?.getBoundingClientRect()
    expect([dialog?.width, dialog?.height, dashboard.page.document.documentElement.scrollWidth]).to.deep.equal([
      phone.width,
      phone.height,
      phone.width,
    ])
    const pages = rows(dashboard).filter((key) => key.startsWith('page '))
    for (const key of pages) {
      const row = deepFind(dashboard.page.document, `[role=option][data-key="${key}"]`)?.getBoundingClientRect()
      const star = deepFind(dashboard.page.document, `li[data-of="${key}"] button`)?.getBoundingClientRect()
      const isBeside = row && star && star.top >= row.top && star.bottom <= row.bottom && star.right <= row.right
      expect([key, isBeside]).to.deep.equal([key, true])
    }
    expect(dashboard.page.complaints).to.deep.equal([])
  })
})

describe('<raan-search> on a page', () => {
  before(() => import(`${'/embed/auto.js'}`))
  afterEach(closeElements)

  it("SEARCH-100 reports the selection and doesn't navigate", async () => {
    await newBrowser()
    const before = location.href
    const { provider, requests } = openElements('<raan-search></raan-search>')
    const chosen: SearchChoice[] = []
    provider.addEventListener('raan-search-chosen', (event) => chosen.push((event as CustomEvent<SearchChoice>).detail))
    const button = await until('the button', () => deepFind<HTMLElement>(provider, 'button[aria-haspopup=dialog]'))
    expect(requests).to.deep.equal([])
    button.click()
    const field = await until('the field', () => deepFind<HTMLInputElement>(provider, 'dialog input'))
    field.value = 'ใบปะหน้า'
    field.dispatchEvent(new Event('input', { bubbles: true }))
    const row = await until('the page', () => deepFind<HTMLElement>(provider, '[role=option][data-key="page 3"]'))
    row.click()
    await until('it closed', () => !deepFind(provider, 'dialog'))
    expect([chosen, location.href]).to.deep.equal([
      [{ kind: 'page', link: '/desk/labels', id: '3', title: 'ใบปะหน้า' }],
      before,
    ])
  })
})
