import { expect } from 'chai'
import { deepFind, until } from '../helpers/looking'
import { type Dashboard, newBrowser, openDashboard } from './dashboard'
import { examinedFrame } from './frame'
import { dress } from './looks'
import { axeFindings } from './page'

describe('the frame around the screens', () => {
  let dashboard: Dashboard
  before(async () => {
    await newBrowser()
    dashboard = await openDashboard('/access-control')
    await dashboard.signIn()
    await dashboard.at('Access control')
  })
  after(() => dashboard.page.close())

  /** An image that says nothing. */
  const spoil = async (selector: string) => {
    const place = await until(selector, () => deepFind(dashboard.page.document, selector))
    place.append(Object.assign(dashboard.page.document.createElement('img'), { src: '/favicon.svg' }))
    return () => place.lastElementChild?.remove()
  }
  const rules = async () => {
    const besides = examinedFrame(dashboard.page)
    const findings = await axeFindings(dashboard.page, { besides })
    return { isLeftOut: besides.length > 0, rules: findings.map((each) => each.split(':')[0]) }
  }

  it('BUILD-802 axe checks the frame once per look, and the screen in it every time', async () => {
    const mendMenu = await spoil('[part=menu] nav')
    expect(await rules()).to.deep.equal({ isLeftOut: false, rules: ['image-alt'] })
    if (process.env.ALL) return
    expect(await rules()).to.deep.equal({ isLeftOut: true, rules: [] })
    const mendScreen = await spoil('main')
    expect(await rules()).to.deep.equal({ isLeftOut: true, rules: ['image-alt'] })
    mendScreen?.()
    await dress(dashboard, { locale: 'th', skin: 'light' })
    expect(await rules()).to.deep.equal({ isLeftOut: false, rules: ['image-alt'] })
    mendMenu?.()
  })

  it('BUILD-803 rules about the page as a whole check all of it', async () => {
    await rules()
    const { title } = dashboard.page.document
    dashboard.page.document.title = ''
    const found = await rules()
    dashboard.page.document.title = title
    expect(found.rules).to.deep.equal(['document-title'])
  })
})
