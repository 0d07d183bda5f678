import { expect } from 'chai'
import { typeInto } from '../helpers/hands'
import { deepFind, until } from '../helpers/looking'
import { type Dashboard, newBrowser, openDashboard } from './dashboard'

const lists = [
  { path: '/desk/orders', heading: 'Orders', row: 'tbody [data-key=open]', found: 'สมหญิง' },
  { path: '/desk/customers', heading: 'Customers', row: 'td button[aria-haspopup=dialog]', found: 'สมหญิง' },
]

describe('a row that opens over its list', () => {
  let dashboard: Dashboard
  before(async () => {
    await newBrowser()
    const first = await openDashboard('/login')
    await first.signIn()
    first.page.close()
  })
  afterEach(() => dashboard.page.close())

  const find = (selector: string) => deepFind<HTMLElement>(dashboard.page.document, selector)
  const see = (selector: string) => until(selector, () => find(selector))
  const search = () => decodeURIComponent(dashboard.page.window.location.search)
  const field = () => see('main input[type=search]') as Promise<HTMLInputElement>

  for (const { path, heading, row, found } of lists) {
    /** comes from another screen, so that a step too many is seen */
    const open = async () => {
      dashboard = await openDashboard('/desk/shops')
      await dashboard.at('Shops')
      // a page that is still loading may replace the entry instead of adding one
      await until('the page', () => dashboard.page.document.readyState === 'complete')
      await dashboard.press(heading, 'nav a')
      await dashboard.at(heading)
      await see(row)
    }
    const closed = () => until('the list alone', () => !find('dialog[open]'))
    const close = async () => (await see('dialog[open] button[aria-label=Close]')).click()

    const settled = async (query: string) => {
      await until('the search in the address', () => search() === query)
      // whatever was still on its way has come
      await new Promise((resolve) => setTimeout(resolve, 600))
      expect([dashboard.heading(), dashboard.path(), search()]).to.deep.equal([heading, path, query])
    }
    const leave = async () => {
      dashboard.page.window.history.back()
      await dashboard.at('Shops')
      expect(dashboard.page.complaints).to.deep.equal([])
    }

    it(`ORDERS-380 ${path}: opened and closed before a search is carried out, it leads back to the list with the search`, async () => {
      await open()
      const opener = await see(row)
      typeInto(await field(), found)
      opener.click()
      await close()
      await closed()
      await settled(`?q=${found}`)
      expect((await field()).value).to.equal(found)
      await leave()
    })

    it(`ORDERS-381 ${path}: the browser's Back closes a row that was opened before a search was carried out, and the search stays`, async () => {
      await open()
      const opener = await see(row)
      typeInto(await field(), found)
      opener.click()
      await see('dialog[open]')
      dashboard.page.window.history.back()
      await closed()
      await settled(`?q=${found}`)
      expect((await field()).value).to.equal(found)
      await leave()
    })

    it(`ORDERS-382 ${path}: a search typed just before the row closes, and Close pressed twice, go back one step`, async () => {
      await open()
      ;(await see(row)).click()
      const button = await see('dialog[open] button[aria-label=Close]')
      typeInto(await field(), found)
      button.click()
      button.click()
      await closed()
      await settled(`?q=${found}`)
      await leave()
    })
  }
})
