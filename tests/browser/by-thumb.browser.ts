import { expect } from 'chai'
import { deepAll, until } from '../helpers/looking'
import { type Dashboard, newBrowser, openDashboard } from './dashboard'
import { phone } from './looks'

/** What a message stands on, of what can be pressed or typed into. */
function coveredIn({ page: { document } }: Dashboard): string[] {
  const [message] = deepAll(document, '[part=toast]')
  const box = message?.getBoundingClientRect() ?? new DOMRect()
  const controls = deepAll(document, 'a, button, input, select, textarea').filter(
    (each) => !each.closest('[part=toasts]') && each.checkVisibility(),
  )
  return controls
    .filter((each) => {
      const { left, right, top, bottom } = each.getBoundingClientRect()
      return left < box.right && right > box.left && top < box.bottom && bottom > box.top
    })
    .map((each) => `${each.localName} ${each.textContent}`)
}

describe('the dashboard by thumb', () => {
  before(async () => {
    await newBrowser()
    const dashboard = await openDashboard('/login')
    await dashboard.signIn()
    dashboard.page.close()
  })

  it('UI-5752 on a phone, a message of two lines covers nothing that can be pressed at the top of a screen', async () => {
    const dashboard = await openDashboard('/desk/orders', phone)
    await dashboard.at('Orders')
    const confirm = await until('a step', () =>
      deepAll<HTMLElement>(dashboard.page.document, 'button').find((each) => each.textContent === 'Confirm'),
    )
    confirm.click()
    await until('the message', () => deepAll(dashboard.page.document, '[part=toast]').length === 1)
    const undo = await dashboard.see('[part=toast] button', 'Undo')
    const box = undo.getBoundingClientRect()
    const covered = coveredIn(dashboard)
    undo.click()
    await until('the end of the message', () => deepAll(dashboard.page.document, '[part=toast]').length < 2)
    dashboard.page.close()
    expect(box.right).to.be.at.most(phone.width)
    expect(covered).to.deep.equal([])
  })

  it('COD-5753 on a phone, all parcels shown can be ticked at once, by a box that says so', async () => {
    const dashboard = await openDashboard('/desk/cod', phone)
    await dashboard.at('Cash on delivery')
    const label = await until('the box', () =>
      deepAll<HTMLElement>(dashboard.page.document, 'label').find((each) => each.textContent === 'Select all shown'),
    )
    label.scrollIntoView({ block: 'center' })
    const text = label.querySelector('span')?.getBoundingClientRect()
    const { left, top } = label.getBoundingClientRect()
    const root = label.getRootNode() as ShadowRoot
    const isOnTop = label.contains(root.elementFromPoint(left + 8, top + 12))
    label.click()
    await until('the count', () => /\d parcels? selected/.test(label.closest('section, main')?.textContent ?? ''))
    dashboard.page.close()
    expect([text && text.width > 60, isOnTop]).to.deep.equal([true, true])
  })
})
