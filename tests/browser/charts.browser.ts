import { expect } from 'chai'
import { deepAll, deepFind, until } from '../helpers/looking'
import { type Dashboard, newBrowser, openDashboard } from './dashboard'
import { closeElements, openElements } from './elements-page'
import { phone } from './looks'
import type { PageSize } from './page'

const auto = '/embed/auto.js'

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }

/** What moved without anybody's doing since the page began. */
async function shifts({ page: { window } }: Dashboard): Promise<number> {
  const entries = await new Promise<Shift[]>((resolve) => {
    const found: Shift[] = []
    const watch = new window.PerformanceObserver((list) => found.push(...(list.getEntries() as Shift[])))
    watch.observe({ type: 'layout-shift', buffered: true })
    window.setTimeout(() => {
      watch.disconnect()
      resolve(found)
    }, 300)
  })
  return entries.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0)
}

const scripts = ({ page: { window } }: Dashboard): string[] =>
  window.performance.getEntriesByType('resource').map(({ name }) => name)

const canvases = ({ page: { document } }: Dashboard) => deepAll<HTMLCanvasElement>(document, 'canvas[data-zr-dom-id]')

/** Cards, charts and map come where somebody looks: looks everywhere until they are there. */
async function drawn(dashboard: Dashboard, count: number): Promise<HTMLCanvasElement[]> {
  let looked = 0
  return until(`${count} charts`, () => {
    const cards = deepAll(dashboard.page.document, 'section[part=card]')
    cards[looked++ % cards.length]?.scrollIntoView({ block: 'center' })
    const all = canvases(dashboard)
    return all.length >= count && cards.length >= 8 && all
  })
}

/** The colour that most of a chart is drawn in, besides none at all. */
function mainColour(canvas: HTMLCanvasElement): string {
  const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] }
  const counts = new Map<string, number>()
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3] !== 255) continue
    const colour = [data[at], data[at + 1], data[at + 2]].join()
    counts.set(colour, (counts.get(colour) ?? 0) + 1)
  }
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? ''
}

describe('charts in the dashboard', () => {
  let dashboard: Dashboard
  before(async () => {
    await newBrowser()
    dashboard = await openDashboard('/login')
    await dashboard.signIn()
    await dashboard.at('Overview')
    dashboard.page.close()
  })
  afterEach(() => dashboard.page.close())

  const sizes: Record<string, PageSize> = { 'a desk': { width: 1440, height: 900 }, 'a phone': phone }
  for (const [name, size] of Object.entries(sizes)) {
    for (const [path, heading, count] of [
      ['/', 'Overview', 2],
      ['/dashboard/analytics', 'Analytics', 2],
    ] as const) {
      it(`STAT-30 on ${name} nothing of ${heading} shifts while it loads, charts and map included`, async () => {
        dashboard = await openDashboard(path, size)
        await dashboard.at(heading)
        await drawn(dashboard, count)
        if (path === '/') await until('the map', () => deepFind(dashboard.page.document, 'main figure path'))
        expect(await shifts(dashboard)).to.equal(0)
        expect(dashboard.page.complaints).to.deep.equal([])
      })
    }
  }

  it('STAT-31 a chart follows the skin and its size', async () => {
    dashboard = await openDashboard('/')
    await dashboard.at('Overview')
    const [canvas] = await drawn(dashboard, 1)
    if (!canvas) throw new Error('no chart')
    const light = await until('the bars', () => mainColour(canvas))
    const frame = dashboard.page.window.frameElement as HTMLElement
    const wide = canvas.clientWidth
    await dashboard.choose('Appearance', 'Dark')
    await until('the bars in the dark', () => mainColour(canvases(dashboard)[0] ?? canvas) !== light)
    frame.style.width = '1000px'
    await until('a narrower chart', () => (canvases(dashboard)[0]?.clientWidth ?? wide) < wide)
    expect(dashboard.page.complaints).to.deep.equal([])
  })

  it('STAT-32 the chart library is loaded shortly before a chart is visible', async () => {
    dashboard = await openDashboard('/access-control')
    await dashboard.at('Access control')
    await until('idle', () => dashboard.page.document.readyState === 'complete')
    const before = scripts(dashboard).length
    await dashboard.press('Overview', 'nav a')
    await dashboard.at('Overview')
    await drawn(dashboard, 1)
    expect(scripts(dashboard).length).to.be.greaterThan(before)
    const labelled = deepAll(dashboard.page.document, '[role=img][aria-label*="lowest"]')
    expect(labelled.length).to.be.greaterThan(0)
  })
})

describe('the overview of the desk', () => {
  let dashboard: Dashboard
  before(async () => {
    await newBrowser()
    dashboard = await openDashboard('/login')
    await dashboard.signIn()
    await dashboard.at('Overview')
  })
  after(() => {
    dashboard.page.close()
    localStorage.clear()
  })

  /** The number of orders a link says, by where it leads. */
  const reported = async (): Promise<Map<string, number>> => {
    const links = await until('the figures', () => {
      const all = deepAll<HTMLAnchorElement>(dashboard.page.document, 'main a[href*="/desk/orders?"]')
      return all.length > 7 && all
    })
    const numberIn = (link: Element) =>
      [link, ...link.querySelectorAll('*')].map(({ textContent }) => /^\d+(?=$| orders?$)/.exec(textContent ?? '')?.[0])
    return new Map(links.map((link) => [link.search, Number(numberIn(link).find(Boolean))]))
  }
  const ofNew = (figures: Map<string, number>) => [...figures].find(([query]) => query.includes('orderStatus=new'))
  const ofToday = (figures: Map<string, number>) =>
    [...figures].find(([query]) => new URLSearchParams(query).get('from') === new URLSearchParams(query).get('to'))

  it('STAT-26 a new order is counted in the figures, and they link to it', async () => {
    const [before, page] = [await reported(), dashboard.page]
    const { desk } = dashboard
    await dashboard.press('Take an order', 'nav a')
    await dashboard.at('Take an order')
    await desk.chooseShop('บ้านชาปลายดอย')
    await desk.emptyCart()
    await desk.add('ชาเขียวใบหม่อน')
    await desk.deliver('pickup')
    await desk.fill({ name: 'คุณแดง', phoneNumber: '0891112222' })
    expect(await desk.save()).to.have.property('OrderNumber')
    await dashboard.press('Overview', 'nav a')
    await dashboard.at('Overview')
    const [query = '', count = 0] = ofNew(await reported()) ?? []
    const [today = '', sold = 0] = ofToday(await reported()) ?? []
    expect([count, sold]).to.deep.equal([(before.get(query) ?? 0) + 1, (before.get(today) ?? 0) + 1])

    for (const [search, rows] of [
      [query, count],
      [today, sold],
    ] as const) {
      deepAll<HTMLAnchorElement>(page.document, 'main a')
        .find((link) => link.search === search)
        ?.click()
      await dashboard.at('Orders')
      await until(`${rows} rows of ${search}`, () => deepAll(page.document, 'tbody tr').length === rows)
      expect((await desk.orders())[0]?.name).to.equal('คุณแดง')
      await dashboard.press('Overview', 'nav a')
      await dashboard.at('Overview')
      await reported()
    }
    expect(page.complaints).to.deep.equal([])
  })

  it('STAT-25 the count of orders without a label is the length of the label queue', async () => {
    await reported()
    const link = deepFind<HTMLAnchorElement>(dashboard.page.document, 'main a[href$="/desk/labels"]')
    const count = Number(/\d+/.exec(link?.textContent ?? '')?.[0])
    link?.click()
    await dashboard.at('Labels')
    await until(`${count} labels`, () => deepAll(dashboard.page.document, 'main li input').length === count)
    expect(dashboard.page.complaints).to.deep.equal([])
  })
})

describe('cards as elements', () => {
  before(() => import(auto))
  afterEach(closeElements)

  it('STAT-33 each card is an element of its own, accepts a period and reports another', async () => {
    const names =
      'support-tracker avg-sessions revenue-report goal-overview revenue product-orders sessions-device customers orders-bar-chart profit-line-chart subscribers revenue-generated sales orders site-traffic active-users newsletter'.split(
        ' ',
      )
    const page = openElements(names.map((name) => `<raan-card-${name}></raan-card-${name}>`).join(''))
    const titles = await until('all cards', () => {
      const all = deepAll(page.provider, 'h2')
      return all.length === names.length && all.map(({ textContent }) => textContent)
    })
    expect(new Set(titles).size).to.equal(names.length)
    const card = page.provider.querySelector('raan-card-orders') as HTMLElement
    const received: unknown[] = []
    page.provider.addEventListener('raan-card-changed', (event) => received.push((event as CustomEvent).detail))
    const select = await until(
      'its menu',
      () =>
        deepFind<HTMLSelectElement>(card.parentElement as Element, 'raan-card-orders select') ??
        card.shadowRoot?.querySelector('select'),
    )
    select.value = 'Last Year'
    select.dispatchEvent(new Event('change', { bubbles: true }))
    await until('the event', () => received.length > 0)
    expect(received).to.deep.equal([{ period: 'Last Year' }])
    card.setAttribute('period', 'Last Month')
    await until('the period of the attribute', () => card.shadowRoot?.querySelector('select')?.value === 'Last Month')
  })
})
