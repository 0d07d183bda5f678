import { expect } from 'chai'
import { deepAll, deepFind, shown, until } from '../helpers/looking'
import { type Dashboard, newBrowser, openDashboard } from './dashboard'
import { examinedLooks, findingsInLooks, looks } from './looks'
import { calm } from './page'
import { blankTail, mostTail } from './page-end'
import { arrive, formStops, pathOf, type Stop, signedOutStops, stops } from './stops'

/** To the signed-in user. */
const openToAll = ['Questions and answers', 'Knowledge base', 'Plans', 'Profile', 'Account settings']

const isThai = (text: string) => /[ก-๙]/.test(text)

/** What is wrong with a screen in any of its looks. */
async function flawsOf(dashboard: Dashboard, heading: string): Promise<string[]> {
  const flaws = await findingsInLooks(dashboard, async ({ locale }) => {
    if (locale === 'en') await dashboard.at(heading)
    await until(`heading and title in ${locale}`, () => {
      const heading = dashboard.heading()
      return isThai(heading) === (locale === 'th') && dashboard.page.document.title === `${heading} · หลังร้าน`
    })
  })
  return [...flaws, ...dashboard.page.complaints.splice(0)]
}

/** `kept` stays open from stop to stop: that each address answers when it is loaded shows the walk on the phone. */
function walkInLooks(stop: Stop, kept?: () => Dashboard): void {
  it(`WALK-1 ${stop.path} in ${looks.length} looks: heading and title are shown, nothing is reported on the console; axe finds nothing in ${examinedLooks.length}`, async () => {
    const dashboard = kept?.() ?? (await openDashboard(await pathOf(stop)))
    if (kept) {
      dashboard.go(await pathOf(stop))
      await shown()
    }
    await arrive(dashboard, stop)
    const flaws = await flawsOf(dashboard, stop.heading)
    if (!kept) dashboard.page.close()
    expect(flaws).to.deep.equal([])
  })
}

function walkToEnd(stop: Stop, kept: () => Dashboard): void {
  it(`WALK-520 ${stop.path} ends where its content ends, at any window width`, async () => {
    const dashboard = kept()
    const { page } = dashboard
    const path = await pathOf(stop)
    // it stands there where its looks were examined just before
    if (dashboard.path() !== (stop.leadsTo ?? path)) {
      dashboard.go(path)
      await shown()
    }
    await arrive(dashboard, stop)
    const tails: Record<number, number> = {}
    // the last is the one it was opened with
    for (const width of [1200, 1920, 1440]) {
      ;(page.window.frameElement as HTMLElement).style.width = `${width}px`
      await shown()
      await calm(page)
      tails[width] = await blankTail(page)
    }
    page.window.scrollTo(0, 0)
    expect(Object.entries(tails).filter(([, tail]) => tail > mostTail)).to.deep.equal([])
  })
}

describe('the dashboard, signed out', () => {
  before(() => newBrowser())
  for (const stop of signedOutStops) walkInLooks(stop)
})

describe('the dashboard, signed in', () => {
  let dashboard: Dashboard
  before(async () => {
    await newBrowser()
    dashboard = await openDashboard('/login')
    await dashboard.signIn()
  })
  describe('in all looks and to the end of every screen', () => {
    after(() => dashboard.page.close())
    for (const stop of stops) {
      walkInLooks(stop, () => dashboard)
      walkToEnd(stop, () => dashboard)
    }
    for (const stop of formStops) walkToEnd(stop, () => dashboard)
  })
})

describe('navigation in the dashboard', () => {
  let dashboard: Dashboard
  beforeEach(() => newBrowser())
  afterEach(() => dashboard.page.close())

  it('WALK-3 signed-out users see the sign-in at any address, and the requested page after it', async () => {
    for (const [path, heading] of [
      ['/desk/orders', 'Orders'],
      ['/pages/account-settings', 'Account settings'],
    ] as const) {
      await newBrowser()
      dashboard = await openDashboard(path)
      await dashboard.at('Sign in')
      expect(dashboard.path()).to.equal(path)
      await dashboard.signIn()
      await dashboard.at(heading)
      expect(dashboard.path()).to.equal(path)
      expect(dashboard.page.complaints).to.deep.equal([])
      if (path === '/desk/orders') dashboard.page.close()
    }
  })

  it('WALK-4 a client starts at the access control and has no access to the desk', async () => {
    dashboard = await openDashboard('/')
    await dashboard.signIn('client')
    await dashboard.at('Access control')
    expect(dashboard.path()).to.equal('/access-control')
    const entries = deepAll(dashboard.page.document, 'nav li a').map(({ textContent }) => textContent)
    expect(entries).to.deep.equal(['Access control', ...openToAll])
    dashboard.page.close()
    dashboard = await openDashboard('/desk/order')
    await dashboard.at('No access')
    expect(dashboard.path()).to.equal('/misc/not-authorized')
    expect(dashboard.page.complaints).to.deep.equal([])
  })

  it('WALK-5 the menu navigates from screen to screen, the browser goes back', async () => {
    dashboard = await openDashboard('/')
    await dashboard.signIn()
    await dashboard.at('Overview')
    await dashboard.press('Orders', 'nav a')
    await dashboard.at('Orders')
    await dashboard.press('Shop', 'nav a')
    await dashboard.at('Shop')
    dashboard.page.window.history.back()
    await dashboard.at('Orders')
    expect(dashboard.path()).to.equal('/desk/orders')
    expect(dashboard.page.complaints).to.deep.equal([])
  })

  it('WALK-6 language, skin and menu survive a reload', async () => {
    dashboard = await openDashboard('/login')
    await dashboard.signIn()
    await dashboard.at('Overview')
    await dashboard.choose('Appearance', 'Dark')
    await dashboard.press('Collapse menu')
    await dashboard.choose('Language', 'Deutsch')
    await until('German', () => dashboard.page.document.documentElement.lang === 'de')
    // the former language stays until the texts are here
    const heading = await until('a heading in German', () => dashboard.heading() !== 'Overview' && dashboard.heading())
    await dashboard.page.reload()
    await dashboard.at(heading)
    const { lang, dataset } = dashboard.page.document.documentElement
    expect({ lang, skin: dataset.skin, rail: Boolean(deepFind(dashboard.page.document, '[data-rail]')) }).to.deep.equal(
      {
        lang: 'de',
        skin: 'dark',
        rail: true,
      },
    )
    expect(heading).not.to.equal('Overview')
  })

  it('WALK-7 a saved order exists after a reload and in another tab, until the sample data is reset', async () => {
    dashboard = await openDashboard('/desk/order')
    await dashboard.signIn()
    const { desk } = dashboard
    await desk.chooseShop('บ้านชาปลายดอย')
    await desk.emptyCart()
    await desk.add('ชาเขียวใบหม่อน')
    await desk.deliver('pickup')
    await desk.fill({ name: 'คุณแดง', phoneNumber: '0891112222' })
    const saved = await desk.save()
    if (!('OrderNumber' in saved)) throw new Error(JSON.stringify(saved))
    const { OrderNumber } = saved
    await dashboard.press('View orders', 'a')
    await dashboard.at('Orders')
    const expected = { OrderNumber, name: 'คุณแดง', total: 120 }
    expect((await desk.orders())[0]).to.deep.equal(expected)

    await dashboard.page.reload()
    await dashboard.at('Orders')
    expect((await desk.orders())[0]).to.deep.equal(expected)

    const other = await openDashboard('/desk/orders')
    const [firstThere] = await other.desk.orders()
    other.page.close()
    expect(firstThere).to.deep.equal(expected)

    await dashboard.choose('มาลี ใจดี', 'Reset sample data')
    const question = await until('the question', () => deepFind(dashboard.page.document, '[role=alertdialog]'))
    const yes = [...question.querySelectorAll('button')].find(({ textContent }) => textContent === 'Reset')
    await dashboard.page.reloaded(() => yes?.click())
    await dashboard.at('Orders')
    expect((await desk.orders()).map((order) => order.OrderNumber)).not.to.include(OrderNumber)
    expect(dashboard.page.complaints).to.deep.equal([])
  })
})
