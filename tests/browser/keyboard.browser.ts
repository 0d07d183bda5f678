import { expect } from 'chai'
import { deepFind, focused, nameOf, until } from '../helpers/looking'
import { type Dashboard, newBrowser, openDashboard } from './dashboard'
import { storedOrder } from './demo-rows'
import { keyboard } from './keys'
import { catchPrints } from './prints'

const somchai = [
  ["Recipient's name", 'สมชาย ใจดี'],
  ['Phone', '081-234-5678'],
  ['Address', '99/1 ถนนสุขใจ'],
  ['Sub-district', 'ในเมือง'],
  ['District', 'เมืองขอนแก่น'],
  ['Province', 'ขอนแก่น'],
  ['Postcode', '40000'],
] as const

const message = `คุณมาลี ศรีสุข 089-876-5432
45 ซอยลาดพร้าว 23 แขวงจันทรเกษม เขตจตุจักร กทม 10900
ชาเขียวใบหม่อน 2 กล่อง เก็บปลายทางค่ะ`

describe('the desk by keyboard alone', () => {
  let dashboard: Dashboard
  beforeEach(async () => {
    await newBrowser()
    dashboard = await openDashboard('/desk/order')
    await until('the sign-in', () => deepFind(dashboard.page.document, 'input[name=password]'))
    dashboard.page.window.focus()
  })
  afterEach(() => dashboard.page.close())

  const signIn = async () => {
    const keys = keyboard(dashboard.page)
    await keys.tabTo('Email')
    await keys.press('Control+a')
    await keys.type('admin@langraan.test')
    await keys.tabTo('Password')
    await keys.press('Control+a')
    await keys.type('admin')
    await keys.press('Enter')
    await dashboard.at('Take an order')
    return keys
  }

  it('TAKE-3 a page that is opened on the order form starts in the message box', async () => {
    await signIn()
    await dashboard.page.reload()
    await dashboard.at('Take an order')
    await until('the focus', () => focused(dashboard.page.document)?.matches('textarea'))
  })

  it('KEYS-1 an order can be entered and saved, and the focus is always visible', async () => {
    const keys = await signIn()
    await keys.tabTo('Shop', { on: 'select', key: 'Shift+Tab' })
    await keys.press('ArrowDown')
    for (const [label, text] of somchai) {
      await keys.tabTo(label)
      await keys.type(text)
    }
    await keys.tabTo('Add products')
    await keys.type('ตะกร้า')
    await until('the basket', () => {
      // Enter takes nothing while the options are still those of what was typed before
      const list = deepFind(dashboard.page.document, '[role=listbox]:not([aria-busy=true])')
      const options = [...(list?.querySelectorAll('[role=option]') ?? [])]
      return options.length === 1 && options[0]?.textContent?.includes('ตะกร้าหวายสาน')
    })
    await keys.press('Enter')
    await dashboard.see('[role=spinbutton]', 'Quantity of ตะกร้าหวายสาน')
    await keys.press('Control+Enter')
    const reported = await until('what became of it', () =>
      deepFind(dashboard.page.document, 'form [role=alert], [role=status] h2'),
    )
    expect(reported.textContent).to.equal('Order saved')
    const next = keys.focused()
    expect(next && nameOf(next)).to.equal('Take next order')
    await keys.press('Enter')
    await dashboard.see('input', "Recipient's name")
    await until('the focus in the new form', () => keys.focused()?.localName === 'textarea')
    expect({ unmarked: keys.unmarked, complaints: dashboard.page.complaints }).to.deep.equal({
      unmarked: [],
      complaints: [],
    })
  })

  it('KEYS-2 after a rejected save the first error has the focus', async () => {
    const keys = await signIn()
    await keys.tabTo("Recipient's name")
    await keys.press('Control+Enter')
    await until('the fault', () => keys.focused()?.localName === 'select')
    await keys.press('ArrowDown')
    await keys.press('Control+Enter')
    await until('the next fault', () => {
      const element = keys.focused()
      return element && nameOf(element) === "Recipient's name"
    })
    expect(keys.unmarked).to.deep.equal([])
  })

  it('KEYS-3 a dialog traps the focus; Escape closes it and restores the focus', async () => {
    const keys = await signIn()
    await keys.tabTo(/^Cart: /, { key: 'Shift+Tab' })
    const opener = keys.focused()
    await keys.press('Enter')
    const dialog = await until('the cart', () => keys.dialogs()[0])
    await until('its lines', () => dialog.querySelector('[role=spinbutton]'))
    const strays = (await keys.stops(8)).filter((each) => each && !dialog.contains(each))
    expect(strays.map((each) => each && nameOf(each))).to.deep.equal([])
    dashboard.page.window.focus()
    await keys.press('Escape')
    await until('no dialog', () => keys.dialogs().length === 0)
    expect(keys.focused()).to.equal(opener)
  })

  it('KEYS-4 a menu is opened, navigated and used by keys', async () => {
    const keys = await signIn()
    await keys.tabTo(/^Language: /, { key: 'Shift+Tab' })
    const opener = keys.focused()
    const menu = () => deepFind(dashboard.page.document, '[role=menu][data-state=open]')
    await keys.press('Enter')
    await until('the menu', menu)
    await keys.press('Escape')
    await until('no menu', () => !menu())
    expect(keys.focused()).to.equal(opener)
    await keys.press('ArrowDown')
    await until('the menu again', menu)
    await keys.press('End')
    await keys.press('Enter')
    await until('Portuguese', () => dashboard.page.document.documentElement.lang === 'pt')
  })

  it('KEYS-5 the first tab stop of a screen skips the menu', async () => {
    const keys = await signIn()
    dashboard.page.close()
    dashboard = await openDashboard('/desk/orders')
    await dashboard.at('Orders')
    dashboard.page.window.focus()
    const again = keyboard(dashboard.page)
    await again.press('Tab')
    const skip = again.focused()
    expect(skip && nameOf(skip)).to.equal('Skip to content')
    await again.press('Enter')
    expect(again.focused()?.localName).to.equal('main')
    expect(keys.unmarked).to.deep.equal([])
  })

  it('KEYS-6 a pasted message becomes a printed label, and the focus is always visible', async () => {
    const keys = await signIn()
    const prints = catchPrints(dashboard.page)
    await keys.tabTo('Shop', { on: 'select', key: 'Shift+Tab' })
    await keys.press('ArrowDown')
    await keys.tabTo('Message from the customer')
    await keys.type(message)
    // through the clipboard, as it comes from a chat
    for (const key of ['Control+a', 'Control+x']) await keys.press(key)
    expect((keys.focused() as HTMLTextAreaElement).value).to.equal('')
    await keys.press('Control+v')
    expect((keys.focused() as HTMLTextAreaElement).value).to.equal(message)
    await keys.tabTo(/^Which product is ชาเขียวใบหม่อน/, { on: 'select' })
    expect((keys.focused() as HTMLSelectElement).selectedOptions[0]?.text).to.contain('ชาเขียวใบหม่อน')
    await keys.tabTo('Add 1 product to the order')
    await keys.press('Enter')
    await until('the product in the order', () => keys.focused()?.textContent?.includes('In the order'))
    await keys.press('Control+Enter')
    const saved = await dashboard.see('h2', 'Order saved')
    const OrderNumber = saved.nextElementSibling?.textContent ?? ''
    await keys.tabTo('Print label')
    await keys.press('Enter')
    await dashboard.at('Labels')
    expect(dashboard.path()).to.equal('/desk/labels')
    await dashboard.see('button', 'Print 1 label')
    await keys.tabTo('Print 1 label')
    await keys.press('Enter')
    const { page } = await until('the print', () => prints.frames[0])
    await dashboard.see('button', 'Print again')
    expect(page.querySelector('[data-order]')?.getAttribute('data-order')).to.equal(OrderNumber)
    for (const text of [OrderNumber, 'มาลี ศรีสุข', 'ลาดพร้าว', '10900'])
      expect(page.body.textContent?.includes(text), text).to.equal(true)
    const { printAddrData, fullCustomerData, paymentMethod } = await storedOrder(
      (each) => each.OrderNumber === OrderNumber,
    )
    expect([printAddrData.IsPrintAddr, printAddrData.printBy, paymentMethod]).to.deep.equal([true, 'มาลี ใจดี', 'cod'])
    expect(fullCustomerData.includes('ซอยลาดพร้าว 23')).to.equal(true)
    expect({
      prints: prints.frames.length,
      ofPage: prints.ofPage,
      unmarked: keys.unmarked,
      complaints: dashboard.page.complaints,
    }).to.deep.equal({ prints: 1, ofPage: 0, unmarked: [], complaints: [] })
  })
})
