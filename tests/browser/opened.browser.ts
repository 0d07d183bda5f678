import { expect } from 'chai'
import { deepAll, deepFind, nameOf, until } from '../helpers/looking'
import { type Dashboard, english, newBrowser, openDashboard, wear } from './dashboard'
import { dress, looks, phone } from './looks'
import { axeFindings, type PageSize } from './page'

type Opening = { title: string; path: string; size?: PageSize; open(dashboard: Dashboard): Promise<unknown> }

const first = ({ page }: Dashboard, selector: string) =>
  until(selector, () => deepFind<HTMLElement>(page.document, selector))
const dialog = ({ page }: Dashboard) => until('a dialog', () => deepFind(page.document, 'dialog[open]'))
const menu = ({ page }: Dashboard) => until('a menu', () => deepFind(page.document, '[role=menu][data-state=open]'))
const buttonSaying = (dashboard: Dashboard, words: string) =>
  until(`a button saying ${words}`, () =>
    deepAll(dashboard.page.document, 'button').find((each) => nameOf(each).includes(words)),
  )
const press = async (dashboard: Dashboard, words: string) => (await buttonSaying(dashboard, words)).click()

const openings: readonly Opening[] = [
  {
    title: 'the cart beside a screen',
    path: '/desk/orders',
    async open(dashboard) {
      await press(dashboard, 'Cart: 5')
      await dialog(dashboard)
      await first(dashboard, 'dialog [role=spinbutton]')
    },
  },
  {
    title: 'one order beside the list',
    path: '/desk/orders',
    async open(dashboard) {
      ;(await first(dashboard, 'td button')).click()
      await dialog(dashboard)
      await until('the order', () => deepAll(dashboard.page.document, 'dialog h3').length > 2)
    },
  },
  {
    title: 'one product in the shop',
    path: '/apps/ecommerce/shop',
    async open(dashboard) {
      ;(await first(dashboard, 'li button[aria-haspopup=dialog]')).click()
      await dialog(dashboard)
    },
  },
  {
    title: 'the menu of languages',
    path: '/access-control',
    async open(dashboard) {
      await press(dashboard, 'Language')
      await menu(dashboard)
    },
  },
  {
    title: 'the menu of the person',
    path: '/access-control',
    async open(dashboard) {
      await press(dashboard, 'มาลี ใจดี')
      await menu(dashboard)
    },
  },
  {
    title: 'the question before the sample data is reset',
    path: '/access-control',
    async open(dashboard) {
      await dashboard.choose('มาลี ใจดี', 'Reset sample data')
      await dialog(dashboard)
    },
  },
  {
    title: 'an order with faults',
    path: '/desk/order',
    async open(dashboard) {
      await dashboard.desk.pay('cod')
      await dashboard.desk.fill({ shippingCost: '1.234', phoneNumber: '12' })
      await dashboard.desk.setQuantity('ชาเขียวใบหม่อน', '0')
      await dashboard.desk.save()
    },
  },
  {
    title: 'the products to pick from',
    path: '/desk/order',
    open: async (dashboard) => expect(await dashboard.desk.search('ชา')).not.to.deep.equal([]),
  },
  {
    title: 'a price of its own',
    path: '/desk/order',
    async open(dashboard) {
      await press(dashboard, 'Change the price of')
      await dialog(dashboard)
    },
  },
  {
    title: 'a line of free text',
    path: '/desk/order',
    async open(dashboard) {
      await press(dashboard, 'Write a line')
      await dialog(dashboard)
    },
  },
  {
    title: 'the menu on a phone',
    path: '/desk/orders',
    size: phone,
    async open(dashboard) {
      await press(dashboard, 'Open the menu')
      await dialog(dashboard)
    },
  },
  {
    title: 'a saved order',
    path: '/desk/order',
    async open({ desk }) {
      await desk.chooseShop('สานฝันหัตถกรรม')
      await desk.deliver('pickup')
      await desk.fill({ name: 'คุณแดง', phoneNumber: '0891112222' })
      expect(await desk.save()).to.have.property('OrderNumber')
    },
  },
]

describe('what opens on a screen', () => {
  before(async () => {
    newBrowser()
    const dashboard = await openDashboard('/login')
    await dashboard.signIn()
    dashboard.page.close()
  })

  for (const { title, path, size, open } of openings)
    it(`WALK-8 ${title}: axe finds nothing in any look`, async () => {
      wear(english)
      const dashboard = await openDashboard(path, size)
      await open(dashboard)
      const flaws: string[] = []
      for (const look of looks) {
        await dress(dashboard, look)
        const findings = await axeFindings(dashboard.page)
        flaws.push(...findings.map((finding) => `${look.locale} ${look.skin}: ${finding}`))
      }
      flaws.push(...dashboard.page.complaints)
      dashboard.page.close()
      expect(flaws).to.deep.equal([])
    })
})
