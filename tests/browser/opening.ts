import { expect } from 'chai'
import { deepAll, deepFind, nameOf, until } from '../helpers/looking'
import { type Dashboard, english, newBrowser, openDashboard, wear } from './dashboard'
import { dress, findingsInLooks, phone } from './looks'
import { axeFindings, type PageSize } from './page'

export type Opening = {
  title: string
  path: string | (() => Promise<string>)
  size?: PageSize
  /** whether it is looked at on a phone as well */
  fits?: boolean
  open(dashboard: Dashboard): Promise<unknown>
}

export const first = ({ page }: Dashboard, selector: string) =>
  until(selector, () => deepFind<HTMLElement>(page.document, selector))
export const dialog = ({ page }: Dashboard) => until('a dialog', () => deepFind(page.document, 'dialog[open]'))
export const menu = ({ page }: Dashboard) =>
  until('a menu', () => deepFind(page.document, '[role=menu][data-state=open]'))
const buttonSaying = (dashboard: Dashboard, messages: string) =>
  until(`a button saying ${messages}`, () =>
    deepAll(dashboard.page.document, 'button').find((each) => nameOf(each).includes(messages)),
  )
export const press = async (dashboard: Dashboard, messages: string) => (await buttonSaying(dashboard, messages)).click()

/** What is wider than a phone: the page, or a dialog on it. */
function wideOn({ page: { document } }: Dashboard): string[] {
  const places = [document.documentElement, ...deepAll(document, 'dialog[open]')]
  return places
    .filter((each) => each.scrollWidth > each.clientWidth + 1 || each.getBoundingClientRect().right > phone.width + 1)
    .map((each) => `${each.localName} is ${each.scrollWidth} wide`)
}

/** Opens each and looks at it in all looks, and on a phone where it says so. */
export function examine(openings: readonly Opening[]): void {
  before(async () => {
    await newBrowser()
    const dashboard = await openDashboard('/login')
    await dashboard.signIn()
    dashboard.page.close()
  })

  for (const { title, path, size, fits = false, open } of openings) {
    const show = async (of = size) => {
      wear(english)
      const dashboard = await openDashboard(typeof path === 'string' ? path : await path(), of)
      await open(dashboard)
      return dashboard
    }

    it(`WALK-8 ${title}: axe finds nothing in any look`, async () => {
      const dashboard = await show()
      const flaws = [...(await findingsInLooks(dashboard)), ...dashboard.page.complaints]
      dashboard.page.close()
      expect(flaws).to.deep.equal([])
    })

    if (fits)
      it(`WALK-9 ${title}: it fits a phone`, async () => {
        const dashboard = await show(phone)
        await dress(dashboard, { locale: 'th', skin: 'light' })
        const flaws = [...(await axeFindings(dashboard.page)), ...wideOn(dashboard), ...dashboard.page.complaints]
        dashboard.page.close()
        expect(flaws).to.deep.equal([])
      })
  }
}
