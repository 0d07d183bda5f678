import { expect } from 'chai'
import { deepAll, deepFind, shown, until } from '../helpers/looking'
import { type Dashboard, newBrowser, openDashboard, wear } from './dashboard'
import { storedOrder } from './demo-rows'
import { examinedFrame } from './frame'
import { findingsInLooks, looks, phone } from './looks'
import { axeFindings, calm } from './page'
import { blankTail, mostTail } from './page-end'

type Stop = {
  path: string
  /** the path where it hangs on the sample data */
  at?: () => Promise<string>
  /** where the path leads to; the path itself unless given */
  leadsTo?: string
  /** in English */
  heading: string
  /** stands there once the screen has what it shows */
  shows: string
}

/** To the signed-in user. */
const openToAll = ['Questions and answers', 'Knowledge base', 'Plans', 'Profile', 'Account settings']

/** There for the signed-in user as well: the menu leads there. */
const formStops: readonly Stop[] = [
  { path: '/pages/login-v1', heading: 'Sign in', shows: 'input[name=password]' },
  { path: '/pages/login-v2', heading: 'Sign in', shows: 'input[name=password]' },
  { path: '/pages/register-v1', heading: 'Create an account', shows: 'input[name=username]' },
  { path: '/pages/register-v2', heading: 'Create an account', shows: 'input[name=username]' },
  { path: '/pages/forgot-password-v1', heading: 'Forgot your password?', shows: 'input[name=email]' },
  { path: '/pages/forgot-password-v2', heading: 'Forgot your password?', shows: 'input[name=email]' },
  // without a link: says so
  { path: '/pages/reset-password-v1', heading: 'Set a new password', shows: '[part=card] button' },
  { path: '/pages/reset-password-v2', heading: 'Set a new password', shows: '[part=card] button' },
]

const signedOutStops: readonly Stop[] = [
  { path: '/login', heading: 'Sign in', shows: 'input[name=password]' },
  { path: '/register', heading: 'Create an account', shows: 'input[name=username]' },
  { path: '/forgot-password', heading: 'Forgot your password?', shows: 'input[name=email]' },
  {
    path: '/reset-password?token=of-a-letter',
    leadsTo: '/reset-password',
    heading: 'Set a new password',
    shows: 'input[name=again]',
  },
  ...formStops,
  { path: '/misc/coming-soon', heading: 'Coming soon', shows: '[role=timer]' },
  { path: '/misc/maintenance', heading: 'Under maintenance', shows: 'main form input' },
  { path: '/misc/error', heading: 'Something went wrong', shows: 'main button' },
]

const anOrder = async () => `/desk/orders/${(await storedOrder(() => true)).OrderNumber}`

const stops: readonly Stop[] = [
  { path: '/', heading: 'Overview', shows: 'main a[href*=orderStatus]' },
  { path: '/dashboard/analytics', heading: 'Analytics', shows: 'main svg[role=img]' },
  { path: '/desk/order', heading: 'Take an order', shows: '[role=combobox]' },
  { path: '/desk/orders', heading: 'Orders', shows: 'td' },
  { path: '/desk/orders/:number', at: anOrder, heading: 'Order', shows: 'main h3' },
  { path: '/desk/labels', heading: 'Labels', shows: 'li input' },
  { path: '/desk/cod', heading: 'Cash on delivery', shows: 'td' },
  { path: '/desk/customers', heading: 'Customers', shows: 'td' },
  { path: '/desk/shops', heading: 'Shops', shows: 'td' },
  { path: '/apps/invoice/list', heading: 'Invoices', shows: 'td' },
  { path: '/apps/invoice/preview', heading: 'Invoice', shows: 'article td' },
  { path: '/apps/invoice/edit', heading: 'Edit an invoice', shows: 'main form li input' },
  { path: '/apps/invoice/add', heading: 'New invoice', shows: 'main form li input' },
  { path: '/apps/invoice/print', heading: 'Print an invoice', shows: 'article td' },
  { path: '/apps/user/list', heading: 'Users', shows: 'td' },
  { path: '/apps/user/view', heading: 'User details', shows: 'main dl' },
  { path: '/apps/user/edit', heading: 'Edit a user', shows: 'main form input' },
  { path: '/apps/user/activity', heading: 'Activity log', shows: 'td' },
  { path: '/apps/email', heading: 'Email', shows: '[data-mail]' },
  { path: '/apps/email/draft', heading: 'Email', shows: '[data-mail]' },
  { path: '/apps/email?mail=1', leadsTo: '/apps/email', heading: 'Email', shows: 'main article' },
  { path: '/apps/chat', heading: 'Chat', shows: '[data-contact]' },
  { path: '/apps/calendar', heading: 'Calendar', shows: '[role=table] [data-date], [role=list] [data-date]' },
  { path: '/apps/todo', heading: 'Todo', shows: 'li[data-task]' },
  { path: '/apps/ecommerce/shop', heading: 'Shop', shows: 'li img, li svg' },
  { path: '/apps/ecommerce/product-detail/painted-cup-26', heading: 'Product', shows: '[part=related]' },
  { path: '/apps/ecommerce/product-detail', heading: 'Product', shows: '[part=related]' },
  { path: '/apps/ecommerce/wishlist', heading: 'Wishlist', shows: '[part=product]' },
  { path: '/apps/ecommerce/checkout', heading: 'Checkout', shows: '[part=line]' },
  { path: '/layouts/collapse-menu', heading: 'Collapsed menu', shows: 'main a[href*=orderStatus]' },
  { path: '/layouts/boxed', heading: 'Boxed content', shows: 'main a[href*=orderStatus]' },
  { path: '/layouts/layout-boxed', heading: 'Boxed content', shows: 'main a[href*=orderStatus]' },
  { path: '/layouts/without-menu', heading: 'No menu', shows: 'main a[href*=orderStatus]' },
  { path: '/layouts/empty', heading: 'No header', shows: 'main a[href*=orderStatus]' },
  { path: '/layouts/layout-empty', heading: 'No header', shows: 'main a[href*=orderStatus]' },
  { path: '/layouts/blank', heading: 'Content only', shows: 'main a[href*=orderStatus]' },
  { path: '/layouts/layout-blank', heading: 'Content only', shows: 'main a[href*=orderStatus]' },
  { path: '/tables/data-table', heading: 'Data table', shows: 'td' },
  {
    path: '/tables/data-table?mode=server',
    leadsTo: '/tables/data-table',
    heading: 'Data table',
    shows: '[part=pagination] nav',
  },
  { path: '/pages/account-settings', heading: 'Account settings', shows: 'main form input' },
  { path: '/pages/profile', heading: 'Profile', shows: 'main article' },
  { path: '/pages/faq', heading: 'Questions and answers', shows: 'main details' },
  { path: '/pages/knowledge-base', heading: 'Knowledge base', shows: 'main li a' },
  { path: '/pages/pricing', heading: 'Plans', shows: '[part=plan]' },
  { path: '/ui', heading: 'UI elements', shows: '[part=specimen] button' },
  { path: '/forms', heading: 'Forms', shows: '[part=specimen] input' },
  { path: '/tables', heading: 'Tables', shows: '[part=specimen] td' },
  { path: '/extensions', heading: 'Extensions', shows: '[part=specimen] button' },
  { path: '/charts', heading: 'Charts', shows: '[part=specimen] canvas, [part=specimen] svg[role=img]' },
  { path: '/maps', heading: 'Maps', shows: '[part=specimen] svg[role=img]' },
  { path: '/pages/blog/list', heading: 'Blog', shows: '[part=post] img' },
  { path: '/pages/blog/detail', heading: 'Post', shows: '[part=comment]' },
  { path: '/pages/blog/detail/cod-without-headache', heading: 'Post', shows: 'main article h2' },
  { path: '/pages/blog/edit', heading: 'Edit a post', shows: '[role=textbox]' },
  { path: '/access-control', heading: 'Access control', shows: 'main li' },
  { path: '/misc/not-authorized', heading: 'No access', shows: 'main button' },
  { path: '/no/such/page', heading: 'Not found', shows: 'main a' },
]

const pathOf = async ({ path, at }: Stop) => (await at?.()) ?? path

const arrive = async (dashboard: Dashboard, stop: Stop) => {
  const { path, leadsTo = await pathOf(stop), shows } = stop
  await until(`what stands at ${path}`, () => dashboard.path() === leadsTo && deepFind(dashboard.page.document, shows))
}

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

/** What is wider than a phone. */
function overflowOf({ page: { document } }: Dashboard): string[] {
  if (document.documentElement.scrollWidth <= phone.width) return []
  const wide = deepAll(document, '*').filter((each) => each.getBoundingClientRect().right > phone.width)
  return wide.map((each) => `${each.localName}.${each.className} reaches ${each.getBoundingClientRect().right}`)
}

/** `kept` stays open from stop to stop: that each address answers when it is loaded shows the walk on the phone. */
function walkInLooks(stop: Stop, kept?: () => Dashboard): void {
  it(`WALK-1 ${stop.path} in ${looks.length} looks: heading and title are shown, nothing is reported on the console, axe finds nothing`, async () => {
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

function walkOnPhone(stop: Stop): void {
  it(`WALK-2 ${stop.path} fits a phone`, async () => {
    wear({ locale: 'th', skin: 'light' })
    const dashboard = await openDashboard(await pathOf(stop), phone)
    await arrive(dashboard, stop)
    const flaws = [
      ...overflowOf(dashboard),
      ...(await axeFindings(dashboard.page, { besides: examinedFrame(dashboard.page) })),
      ...dashboard.page.complaints,
    ]
    const tail = await blankTail(dashboard.page)
    dashboard.page.close()
    expect(flaws).to.deep.equal([])
    expect(tail, 'WALK-520 blank pixels below the content').to.be.at.most(mostTail)
  })
}

function walkToEnd(stop: Stop, kept: () => Dashboard): void {
  it(`WALK-520 ${stop.path} ends where its content ends, however wide the window`, async () => {
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
  for (const stop of signedOutStops) {
    walkInLooks(stop)
    walkOnPhone(stop)
  }
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
  describe('on a phone', () => {
    for (const stop of stops) walkOnPhone(stop)
  })
})

describe('the ways through the dashboard', () => {
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
