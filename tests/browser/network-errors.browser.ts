import { expect } from 'chai'
import { deepAll, deepFind, named, nameOf, shown, until } from '../helpers/looking'
import type { Desk } from '../suite/desk'
import { type Dashboard, newBrowser, openDashboard } from './dashboard'
import { closeElements, openElements, without } from './elements-page'

const auto = '/embed/auto.js'
const tea = 'ชาเขียวใบหม่อน'

async function takeOrder(desk: Desk, name = 'คุณแดง'): Promise<void> {
  await desk.chooseShop('บ้านชาปลายดอย')
  await desk.emptyCart()
  await desk.add(tea)
  await desk.deliver('pickup')
  await desk.fill({ name, phoneNumber: '0891112222' })
}

describe('backend failures', () => {
  before(() => import(auto))
  beforeEach(() => newBrowser())
  afterEach(closeElements)

  const widgets = ['raan-shops', 'raan-cart', 'raan-products', 'raan-orders']
  const troubles: Record<string, () => Response> = {
    'a page in HTML': () => new Response('<!doctype html><h1>Wi-Fi</h1>', { headers: { 'Content-Type': 'text/html' } }),
    'status 500': () => Response.json({ error: 'boom' }, { status: 500 }),
    'a wrong shape': () => Response.json({ shops: 7, products: 'none', orders: null, total: 'many' }),
  }
  for (const [trouble, answer] of Object.entries(troubles))
    it(`FAULT-1 ${trouble} shows a message with a retry button, which works`, async () => {
      const page = openElements(widgets.map((tag) => `<${tag}></${tag}>`).join(''), async () => answer())
      for (const tag of widgets) {
        const element = deepFind(page.provider, tag)
        const look = () => element?.shadowRoot && named(element.shadowRoot, 'button', 'Try again')
        await until(`a way to try again in ${tag}`, look)
      }
      page.way = undefined
      for (const button of deepAll(page.provider, 'button')) if (nameOf(button) === 'Try again') button.click()
      const contents = ['select', '[role=spinbutton]', '[part=product]', 'td']
      for (const [index, tag] of widgets.entries())
        await until(`the contents of ${tag}`, () => {
          const root = deepFind(page.provider, tag)?.shadowRoot
          return root && deepFind(root, contents[index] ?? '') && !named(root, 'button', 'Try again')
        })
    })

  it('FAULT-2 if the network is lost in the middle of a save, the order is sent automatically once it is back, once', async () => {
    const undo: (() => void)[] = []
    const page = openElements('<raan-order></raan-order><raan-orders></raan-orders>')
    await takeOrder(page.hands)
    const before = (await page.hands.orders())[0]?.OrderNumber
    page.way = async () => {
      throw new TypeError('Failed to fetch')
    }
    try {
      without(navigator, 'onLine', false, undo)
      window.dispatchEvent(new Event('offline'))
      expect(await page.hands.save()).to.deep.equal({ unknown: true })
      expect(await page.hands.isOpen()).to.equal(false)
      page.way = undefined
      without(navigator, 'onLine', true, undo)
      window.dispatchEvent(new Event('online'))
      await until('the saved order', () => named(page.provider, 'h2', 'Order saved'))
    } finally {
      for (const each of undo.reverse()) each()
    }
    const [first, second] = await page.hands.orders()
    expect([first?.name, second?.OrderNumber]).to.deep.equal(['คุณแดง', before])
  })

  it("FAULT-3 a page on plain http takes orders; signing in says why it can't", async () => {
    const undo: (() => void)[] = []
    try {
      without(crypto, 'subtle', undefined, undo)
      without(crypto, 'randomUUID', undefined, undo)
      without(navigator, 'locks', undefined, undo)
      const page = openElements('<raan-sign-in></raan-sign-in><raan-order></raan-order>')
      expect(await page.hands.signIn('admin@langraan.test', 'admin')).to.deep.equal(['email'])
      expect(page.provider.querySelector('raan-sign-in')?.shadowRoot?.textContent).to.include('HTTPS')
      await takeOrder(page.hands)
      expect(await page.hands.save()).to.have.property('OrderNumber')
      page.provider.remove()
      await shown()
    } finally {
      for (const each of undo.reverse()) each()
    }
  })
})

describe('browser and network failures', () => {
  let dashboard: Dashboard
  beforeEach(async () => {
    await newBrowser()
    dashboard = await openDashboard('/desk/order')
    await dashboard.signIn()
    await dashboard.at('Take an order')
  })
  afterEach(() => {
    dashboard.page.close()
    localStorage.clear()
  })

  const listed = async ({ page, desk, press, at }: Dashboard) => {
    await press('Orders', 'nav a')
    await at('Orders')
    const orders = await desk.orders()
    expect(page.complaints).to.deep.equal([])
    return orders.map(({ name }) => name)
  }

  it('FAULT-4 a reload right after pressing save stores one order', async () => {
    await takeOrder(dashboard.desk)
    await dashboard.page.reloaded(() => {
      named(dashboard.page.document, 'button', 'Save order')?.click()
      dashboard.page.window.location.reload()
    })
    // stored before the page went, it is behind us: the form is empty
    await until('the order saved, or the form of the next one', () => {
      const field = named<HTMLInputElement>(dashboard.page.document, 'input', "Recipient's name")
      return named(dashboard.page.document, 'h2', 'Order saved') ?? (field?.value === '' && field)
    }).catch((late: Error) => {
      const shown = deepAll(dashboard.page.document, 'main h2, main [role=alert], main [role=status]')
      throw new Error(`${late.message}: ${shown.map(({ textContent }) => textContent).join(' | ')}`, { cause: late })
    })
    const names = await listed(dashboard)
    expect(names.filter((name) => name === 'คุณแดง')).to.deep.equal(['คุณแดง'])
    expect(names[0]).to.equal('คุณแดง')
  })

  it('FAULT-5 two tabs enter one order each', async () => {
    await takeOrder(dashboard.desk, 'แท็บหนึ่ง')
    const other = await openDashboard('/desk/order')
    expect(await other.desk.entry('name')).to.equal('')
    await other.desk.deliver('pickup')
    await other.desk.fill({ name: 'แท็บสอง', phoneNumber: '0891112222' })
    expect(await dashboard.desk.entry('name')).to.equal('แท็บหนึ่ง')
    expect(await dashboard.desk.save()).to.have.property('OrderNumber')
    await other.desk.emptyCart()
    await other.desk.add(tea)
    expect(await other.desk.save()).to.have.property('OrderNumber')
    other.page.close()
    expect((await listed(dashboard)).slice(0, 2)).to.deep.equal(['แท็บสอง', 'แท็บหนึ่ง'])
  })

  it('FAULT-6 a closed tab leaves its order to be taken over', async () => {
    await takeOrder(dashboard.desk, 'แท็บที่ปิดไป')
    dashboard.page.close()
    // frames of one page share what a tab has for itself
    sessionStorage.clear()
    dashboard = await openDashboard('/desk/order')
    await until('the offer', () => deepFind(dashboard.page.document, 'section[aria-label="Unfinished order"]'))
    expect(await dashboard.desk.entry('name')).to.equal('')
    await dashboard.press('Continue order')
    await until('what was entered', () => {
      const field = named<HTMLInputElement>(dashboard.page.document, 'input', "Recipient's name")
      return field?.value === 'แท็บที่ปิดไป'
    })
  })

  it('FAULT-7 with a full storage the order is saved and the user is told', async () => {
    for (let size = 4_000_000; size > 1; size = Math.floor(size / 2))
      try {
        for (let nth = 0; nth < 4; nth++) localStorage.setItem(`full.${size}.${nth}`, 'x'.repeat(size))
      } catch {
        // smaller pieces fill what is left
      }
    await takeOrder(dashboard.desk)
    await until('the message', () =>
      deepAll(dashboard.page.document, '[role=status], [role=alert]').some(({ textContent }) =>
        textContent?.includes("This browser can't save data"),
      ),
    )
    expect(await dashboard.desk.save()).to.have.property('OrderNumber')
    expect((await listed(dashboard))[0]).to.equal('คุณแดง')
  })
})
