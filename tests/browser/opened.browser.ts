import { expect } from 'chai'
import { deepAll, until } from '../helpers/looking'
import { phone } from './looks'
import { dialog, examine, first, menu, type Opening, press } from './opening'

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
      ;(await first(dashboard, 'td [data-key=open]')).click()
      await dialog(dashboard)
      await until('the order', () => deepAll(dashboard.page.document, 'dialog h3').length > 2)
    },
  },
  {
    title: 'the invitation of a person',
    path: '/apps/user/list',
    fits: true,
    async open(dashboard) {
      await press(dashboard, 'Invite')
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
    title: 'the keyboard shortcuts',
    path: '/desk/orders',
    fits: true,
    async open(dashboard) {
      await dashboard.choose('มาลี ใจดี', 'Keyboard shortcuts')
      await first(dashboard, 'dialog kbd')
    },
  },
  {
    title: 'the tour, at an order',
    path: '/access-control',
    fits: true,
    async open(dashboard) {
      await dashboard.choose('มาลี ใจดี', 'Tour')
      await dialog(dashboard)
      await first(dashboard, '[data-field=fullCustomerData]')
    },
  },
  {
    title: 'an answer of the knowledge base',
    path: '/pages/knowledge-base/cod/tick-off-list',
    fits: true,
    open: (dashboard) => dashboard.see('a', 'All questions in this category'),
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
      await dashboard.desk.add('ชาเขียวใบหม่อน')
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
      await dashboard.desk.add('ชาเขียวใบหม่อน')
      await press(dashboard, 'Change price of')
      await dialog(dashboard)
    },
  },
  {
    title: 'a line of free text',
    path: '/desk/order',
    async open(dashboard) {
      await press(dashboard, 'Add custom line')
      await dialog(dashboard)
    },
  },
  {
    title: 'the menu on a phone',
    path: '/desk/orders',
    size: phone,
    async open(dashboard) {
      await press(dashboard, 'Open menu')
      await dialog(dashboard)
    },
  },
  {
    title: 'a saved order',
    path: '/desk/order',
    async open({ desk }) {
      await desk.chooseShop('สานฝันหัตถกรรม')
      await desk.add('ชาเขียวใบหม่อน')
      await desk.deliver('pickup')
      await desk.fill({ name: 'คุณแดง', phoneNumber: '0891112222' })
      expect(await desk.save()).to.have.property('OrderNumber')
    },
  },
]

describe('what opens on a screen', () => examine(openings))
