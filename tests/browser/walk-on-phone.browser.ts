import { expect } from 'chai'
import { deepAll } from '../helpers/looking'
import { partOf } from '../helpers/part-of'
import { type Dashboard, newBrowser, openDashboard, wear } from './dashboard'
import { examinedFrame } from './frame'
import { phone } from './looks'
import { axeFindings } from './page'
import { blankTail, mostTail } from './page-end'
import { arrive, pathOf, type Stop, signedOutStops, stops } from './stops'

/** What is wider than a phone. */
function overflowOf({ page: { document } }: Dashboard): string[] {
  if (document.documentElement.scrollWidth <= phone.width) return []
  const wide = deepAll(document, '*').filter((each) => each.getBoundingClientRect().right > phone.width)
  return wide.map((each) => `${each.localName}.${each.className} reaches ${each.getBoundingClientRect().right}`)
}

function walkOnPhone(stop: Stop): void {
  it(`WALK-2 ${stop.path} fits a phone`, async () => {
    wear({ locale: 'th', skin: 'light' })
    const dashboard = await openDashboard(await pathOf(stop), phone)
    await arrive(dashboard, stop)
    const besides = examinedFrame(dashboard.page)
    const flaws = [
      ...overflowOf(dashboard),
      ...(await axeFindings(dashboard.page, { besides, colours: process.env.ALL ? undefined : 'without' })),
      ...dashboard.page.complaints,
    ]
    const tail = await blankTail(dashboard.page)
    dashboard.page.close()
    expect(flaws).to.deep.equal([])
    expect(tail, 'WALK-520 blank pixels below the content').to.be.at.most(mostTail)
  })
}

describe('the dashboard on a phone, signed out', () => {
  before(() => newBrowser())
  for (const stop of signedOutStops) walkOnPhone(stop)
})

describe('the dashboard on a phone, signed in', () => {
  before(async () => {
    await newBrowser()
    const dashboard = await openDashboard('/login')
    await dashboard.signIn()
    dashboard.page.close()
  })
  for (const stop of process.env.CI_TESTS ? stops : partOf(stops)) walkOnPhone(stop)
})
