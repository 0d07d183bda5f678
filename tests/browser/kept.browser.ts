import { executeServerCommand } from '@web/test-runner-commands'
import { expect } from 'chai'
import { deepFind, until } from '../helpers/looking'
import { type Dashboard, newBrowser, openDashboard } from './dashboard'

const between = { path: '/pages/faq', heading: 'Questions and answers' }
const visits = 5
/** Code that loads late, such as idle code, keeps nodes in one round only; a leak keeps some in every round. */
const rounds = 3
/** nodes the browser itself may keep, such as the last hovered one; a screen has hundreds */
const leeway = 50

/** Screens with content that browsers and libraries retain: named radios, calendars, charts, editors, long lists. */
const screens: readonly { path: string; shown: string }[] = [
  { path: '/desk/order', shown: '[type=radio]' },
  { path: '/desk/labels', shown: '[type=radio]' },
  { path: '/apps/calendar', shown: '[data-date]' },
  { path: '/apps/email', shown: '[data-mail]' },
  { path: '/tables/data-table', shown: 'tr[data-row]' },
  { path: '/', shown: 'main a[href*=orderStatus]' },
]

describe('nodes kept after leaving a screen', () => {
  let dashboard: Dashboard
  beforeEach(async () => {
    await newBrowser()
    dashboard = await openDashboard('/pages/faq')
    await dashboard.signIn()
  })
  afterEach(() => dashboard.page.close())

  const there = async () => {
    dashboard.go(between.path)
    await dashboard.at(between.heading)
  }
  const visit = async ({ path, shown }: (typeof screens)[number]) => {
    dashboard.go(path)
    await until(`the screen ${path}`, () => deepFind(dashboard.page.document, shown))
    await there()
  }

  for (const screen of screens)
    it(`DASH-523 leaving ${screen.path} keeps none of its nodes`, async () => {
      await there()
      // what is loaded and created once
      for (let nth = 0; nth < 2; nth++) await visit(screen)
      const nodes = () => executeServerCommand<number, undefined>('kept-nodes')
      let kept = Number.POSITIVE_INFINITY
      for (let round = 0; round < rounds && kept >= leeway; round++) {
        const before = await nodes()
        for (let nth = 0; nth < visits; nth++) await visit(screen)
        kept = (await nodes()) - before
      }
      expect(kept, `${kept} nodes more`).to.be.below(leeway)
    })
})
