import { expect } from 'chai'
import { deepAll } from '../helpers/looking'
import { newBrowser, openDashboard, wear } from './dashboard'
import { arrive, pathOf, stops } from './stops'

const zoomed = { width: 720, height: 450 }

describe('a laptop at 200 %', () => {
  before(async () => {
    await newBrowser()
    const dashboard = await openDashboard('/login')
    await dashboard.signIn()
    dashboard.page.close()
  })
  for (const path of [
    '/desk/customers',
    '/desk/orders',
    '/desk/products',
    '/desk/shops',
    '/apps/invoice/list',
    '/apps/user/list',
  ])
    it(`WALK-2063 the table of ${path} stays on its card, with room for its texts`, async () => {
      const stop = stops.find((each) => each.path === path)
      if (!stop) throw new Error(`no stop ${path}`)
      wear({ locale: 'th', skin: 'light' })
      const dashboard = await openDashboard(await pathOf(stop), zoomed)
      await arrive(dashboard, stop)
      const tables = deepAll(dashboard.page.document, 'table')
      const beyond = tables.filter(
        (table) => table.getBoundingClientRect().right > (table.parentElement?.getBoundingClientRect().right ?? 0) + 1,
      )
      const boxOf = (element: Element) => element.getBoundingClientRect()
      // a column that is left out is clipped
      const isShown = (cell: Element) => cell.ownerDocument.defaultView?.getComputedStyle(cell).clipPath === 'none'
      const cells = tables.flatMap((table) => [...table.querySelectorAll('td')]).filter(isShown)
      const texts = cells.flatMap((cell) => [...cell.querySelectorAll('bdi')])
      const crushed = texts.filter((text) => boxOf(text).width < 60 && boxOf(text).height > 60)
      dashboard.page.close()
      expect(tables.length, 'tables').to.be.at.least(1)
      expect(beyond.map((table) => table.querySelector('caption')?.textContent)).to.deep.equal([])
      expect(crushed.map((text) => text.textContent)).to.deep.equal([])
    })
})
