import { expect } from 'chai'
import { deepFind, shown, until } from '../helpers/looking'
import { type Dashboard, newBrowser, openDashboard, wear } from './dashboard'
import { closeElements, openElements } from './elements-page'
import { phone } from './looks'
import { axeFindings, calm, type Page } from './page'

type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] }

/** Layout shifts since the document started; one line per shift. */
async function shiftsIn(window: Page['window']): Promise<string[]> {
  const shifts: string[] = []
  const read = (entries: PerformanceEntryList) => {
    for (const { value, sources } of entries as Shift[])
      shifts.push(`${value.toFixed(4)} ${sources.map(({ node }) => node?.nodeName).join(' ')}`)
  }
  const watch = new window.PerformanceObserver((list) => read(list.getEntries()))
  watch.observe({ type: 'layout-shift', buffered: true })
  await shown()
  read(watch.takeRecords())
  watch.disconnect()
  return shifts
}

const figures = (dashboard: Dashboard) =>
  until('the figures', () =>
    /฿/.test(deepFind(dashboard.page.document, '[part=sales] a')?.textContent ?? '') ? true : undefined,
  )

/** The page before the bundle has loaded: only its inline script has run. */
async function openFrame(path: string, { width, height } = { width: 1440, height: 900 }): Promise<Page> {
  const html = await (await fetch(path, { headers: { accept: 'text/html' } })).text()
  const frame = document.createElement('iframe')
  frame.style.cssText = `border:0;width:${width}px;height:${height}px`
  frame.srcdoc = html.replace(/<script type="module"[^>]*>[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g, '')
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
  document.body.append(frame)
  await loaded
  const window = frame.contentWindow as Page['window']
  return {
    window,
    document: window.document,
    complaints: [],
    reload: async () => undefined,
    reloaded: async () => undefined,
    close: () => frame.remove(),
  }
}

describe('the page before its scripts run', () => {
  let dashboard: Dashboard
  before(async () => {
    await newBrowser()
    dashboard = await openDashboard('/')
    await dashboard.signIn()
    await dashboard.at('Overview')
  })
  after(() => dashboard.page.close())

  for (const size of [{ width: 1440, height: 900 }, phone])
    it(`PAGE-8 nothing shifts when the content replaces the frame at ${size.width}`, async () => {
      const own = size.width === 1440 ? dashboard : await openDashboard('/', size)
      await own.page.reload()
      await figures(own)
      await calm(own.page)
      expect(await shiftsIn(own.page.window)).to.deep.equal([])
      expect(own.page.complaints).to.deep.equal([])
      await until('the end of the frame', () => own.page.document.querySelector('[data-frame]') === null)
      if (own !== dashboard) own.page.close()
    })

  for (const look of [
    { locale: 'en', skin: 'light' },
    { locale: 'th', skin: 'dark' },
  ] as const)
    it(`PAGE-1 the frame has the position of the screen, in ${look.locale}`, async () => {
      wear(look)
      await until(look.locale, () => dashboard.page.document.documentElement.lang === look.locale)
      const box = (page: Page, selector: string) => {
        const { x, y, width } = (deepFind(page.document, selector) as Element).getBoundingClientRect()
        return [x, y, width]
      }
      await figures(dashboard)
      const frame = await openFrame('/')
      expect(frame.document.documentElement.lang).to.equal(look.locale)
      for (const selector of ['header', 'h1', 'main'])
        expect(box(frame, selector), selector).to.deep.equal(box(dashboard.page, selector))
      expect(box(frame, 'nav')).to.deep.equal(box(dashboard.page, '[part=menu]'))
      expect(frame.document.querySelector('h1')?.textContent).to.equal(dashboard.heading())
      frame.close()
    })

  it('PAGE-10 axe reports no violation in the frame', async () => {
    for (const path of ['/', '/desk/orders'])
      for (const look of [
        { locale: 'th', skin: 'dark' },
        { locale: 'en', skin: 'light' },
      ] as const) {
        wear(look)
        await until(look.locale, () => dashboard.page.document.documentElement.lang === look.locale)
        const frame = await openFrame(path)
        expect(frame.document.querySelector('[data-in]'), path).not.to.equal(null)
        expect(await axeFindings(frame), path).to.deep.equal([])
        frame.close()
      }
  })

  it('PAGE-4 signed-out users see no frame', async () => {
    const user = Object.keys(localStorage).find((key) => key.endsWith('/shared/userData')) ?? ''
    const kept = localStorage.getItem(user) ?? ''
    localStorage.removeItem(user)
    const frame = await openFrame('/')
    const isSeen = frame.document.querySelector('[data-frame]')?.checkVisibility()
    localStorage.setItem(user, kept)
    frame.close()
    expect(isSeen).to.equal(false)
  })
})

const auto = '/embed/auto.js'

describe('an element in its page', () => {
  before(async () => {
    // this page has other sample data, where the dashboard's session is invalid
    await newBrowser()
    await import(auto)
  })
  afterEach(closeElements)

  it('PAGE-9 a cart replaces its placeholder in one step: nothing shifts, and no skeleton is visible within 150 ms', async () => {
    const lines = (root: ParentNode) => deepFind(root, '[part~=line], [part=cart] [data-cart]')
    const first = openElements('<raan-cart></raan-cart>')
    await until('a cart', () => lines(first.provider))
    closeElements()
    const before = (await shiftsIn(window)).length

    const start = performance.now()
    const seen: string[] = []
    const { provider } = openElements('<raan-cart></raan-cart>')
    const root = await until('its root', () => provider.querySelector('raan-cart')?.shadowRoot)
    const look = () => {
      const isPlaced = root.querySelector('.wait') === null
      const stands = root.querySelector('[part=loading][role=status]')
        ? 'skeleton'
        : lines(root)
          ? 'content'
          : 'nothing'
      const now = isPlaced ? stands : 'place'
      if (seen.at(-1) !== now) seen.push(now)
    }
    const watch = new MutationObserver(look)
    watch.observe(root, { subtree: true, childList: true, attributes: true })
    look()
    await until('the cart in its place', () => seen.at(-1) === 'content')
    const took = performance.now() - start
    watch.disconnect()
    const expected =
      took < 150
        ? [['place', 'content']]
        : [
            ['place', 'content'],
            ['place', 'skeleton', 'content'],
          ]
    expect(expected).to.deep.include(seen)
    expect((await shiftsIn(window)).slice(before)).to.deep.equal([])
  })
})
