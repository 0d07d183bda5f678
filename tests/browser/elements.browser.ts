import { expect } from 'chai'
import { createMock } from '../../src/mock'
import { deepFind, shown, until } from '../helpers/looking'
import { newBrowser } from './dashboard'

type Answer = (request: Request) => Promise<Response>
type Keys = Record<symbol, unknown>

const transportKey = Symbol.for('langraan.transport')
const engineKey = Symbol.for('langraan.engine@1')
const page = globalThis as unknown as Keys

const shop = (id: number, ShopName: string) => ({
  id,
  siId: id,
  ShopName,
  Description: '',
  Address: '',
  PostalCode: '',
  PhoneNumber: '',
})
const backend =
  (...names: string[]): Answer =>
  async () =>
    Response.json({ shops: names.map((name, index) => shop(index + 1, name)) })

const auto = '/embed/auto.js'
type Waiting = HTMLElement & { engine?: unknown; shopId?: number; locale?: string }

const put = (html: string, tag = 'raan-shops'): Waiting => {
  const box = document.createElement('section')
  box.innerHTML = html
  document.body.append(box)
  return box.querySelector(tag) as Waiting
}
const names = (element: Element) =>
  [...(deepFind<HTMLSelectElement>(element.parentElement as Element, 'select')?.options ?? [])].map(
    (option) => option.text,
  )
const shows = (element: Element, name: string) => until(`${name} in the element`, () => names(element).includes(name))

const forget = () => {
  delete page[transportKey]
  delete page[engineKey]
  for (const section of document.querySelectorAll('section')) section.remove()
}

describe('how an element finds its engine', () => {
  before(() => import(auto))
  afterEach(forget)

  it('EMBED-10 an element reserves its space until it is given an engine', async () => {
    const element = put('<raan-shops></raan-shops>')
    await until('the grey place', () => element.shadowRoot?.querySelector('.wait'))
    expect(element.getBoundingClientRect().height).to.be.greaterThan(50)
    const other = put('<raan-provider base-url="/backend"><raan-shops></raan-shops></raan-provider>')
    await shows(other, 'บ้านชาปลายดอย')
    element.engine = other.engine
    await shows(element, 'บ้านชาปลายดอย')
  })

  it('EMBED-11 a provider whose settings arrive late is awaited', async () => {
    const element = put('<raan-provider><raan-shops></raan-shops></raan-provider>')
    await until('the grey place', () => element.shadowRoot?.querySelector('.wait'))
    Object.assign(element.parentElement as Element, { transport: backend('ร้านสาย') })
    await shows(element, 'ร้านสาย')
  })

  it('EMBED-12 a transport under the page symbol also serves elements created earlier', async () => {
    const element = put('<raan-shops></raan-shops>')
    page[transportKey] = backend('ร้านสัญลักษณ์')
    window.dispatchEvent(new Event('langraan-engine-available'))
    await shows(element, 'ร้านสัญลักษณ์')
  })

  it('EMBED-13 a property takes precedence over a provider, a provider over the page', async () => {
    page[transportKey] = backend('ร้านของหน้า')
    const ofPage = put('<raan-shops></raan-shops>')
    await shows(ofPage, 'ร้านของหน้า')
    const provided = put('<raan-provider base-url="/backend"><raan-shops></raan-shops></raan-provider>')
    await shows(provided, 'บ้านชาปลายดอย')
    provided.engine = ofPage.engine
    await shows(provided, 'ร้านของหน้า')
  })

  it('EMBED-14 an element without an engine says so after ten seconds', async () => {
    const element = put('<raan-shops locale="en"></raan-shops>')
    const received: string[] = []
    document.addEventListener(
      'raan-error',
      (event) => received.push((event as CustomEvent<{ code: string }>).detail.code),
      { once: true },
    )
    await until('the notice', () => deepFind(element.parentElement as Element, '[role=alert]'), 14_000)
    expect(received).to.deep.equal(['not-configured'])
  })
})

describe('what an element requests while its code loads', () => {
  const { fetch } = window
  let requested: string[] = []
  let running = new Set<Promise<Response>>()
  before(() => import(auto))
  beforeEach(() => {
    window.fetch = (...args) => {
      const response = fetch(...args)
      const { pathname } = new URL(args[0] instanceof Request ? args[0].url : args[0], location.href)
      if (pathname.startsWith('/backend')) {
        requested.push(pathname.slice('/backend'.length))
        const those = running.add(response)
        const end = () => those.delete(response)
        response.then(end, end)
      }
      return response
    }
  })
  afterEach(() => {
    window.fetch = fetch
    forget()
  })

  for (const [tag, firstCalls] of Object.entries({
    'raan-shops': ['/api/shops'],
    'raan-cart': ['/apps/ecommerce/cart'],
    'raan-order': ['/api/shops', '/apps/ecommerce/cart'],
    'raan-checkout': ['/api/shops', '/apps/ecommerce/cart'],
    'raan-wishlist': ['/apps/ecommerce/cart', '/apps/ecommerce/wishlist'],
    'raan-account': ['/account-setting/data'],
    'raan-profile': ['/profile/data'],
    'raan-pricing': ['/pricing/data'],
    'raan-knowledge': ['/faq/data/knowledge_base'],
    'raan-chat': ['/apps/chat/chats-and-contacts'],
  }))
    it(`EMBED-736 <${tag}> requests ${firstCalls.join(' and ')} immediately, and only once`, async () => {
      await newBrowser()
      requested = []
      running = new Set()
      const element = put(`<raan-provider base-url="/backend"><${tag}></${tag}></raan-provider>`, tag)
      expect(requested).to.deep.equal(firstCalls)
      await until('its content', () => {
        const { shadowRoot } = element
        return shadowRoot && !shadowRoot.querySelector('.wait') && running.size === 0
      })
      await shown()
      expect(requested.filter((path) => firstCalls.includes(path))).to.deep.equal(firstCalls)
    })
})

describe('an element in its page', () => {
  before(() => import(auto))
  beforeEach(() => {
    page[transportKey] = backend('หนึ่ง', 'สอง')
  })
  afterEach(forget)

  it('EMBED-15 properties and attributes set before the class is defined are kept', async () => {
    const element = document.createElement('raan-late') as Waiting
    expect(element.shopId).to.equal(undefined)
    const early = put('<raan-shops shop-id="2" locale="de"></raan-shops>')
    await shows(early, 'สอง')
    expect([early.shopId, early.locale]).to.deep.equal([2, 'de'])
    await until(
      'the attribute at work',
      () => deepFind<HTMLSelectElement>(early.parentElement as Element, 'select')?.value === '2',
    )
    early.removeAttribute('locale')
    expect(early.locale).to.equal(undefined)
  })

  it('EMBED-16 moving an element keeps its content', async () => {
    const element = put('<raan-shops></raan-shops>')
    await shows(element, 'หนึ่ง')
    const select = deepFind(element.parentElement as Element, 'select')
    const elsewhere = document.createElement('section')
    document.body.append(elsewhere)
    elsewhere.append(element)
    await until('a turn', () => true)
    expect(deepFind(elsewhere, 'select')).to.equal(select)
  })

  it('EMBED-17 an element removed and inserted later starts again', async () => {
    const element = put('<raan-shops></raan-shops>')
    const home = element.parentElement as Element
    await shows(element, 'หนึ่ง')
    element.remove()
    await new Promise((resolve) => requestAnimationFrame(resolve))
    expect(element.shadowRoot?.querySelector('select')).to.equal(null)
    home.append(element)
    await shows(element, 'หนึ่ง')
  })

  it('EMBED-18 a second bundle of the same version shares the engine and registers nothing twice', async () => {
    const first = put('<raan-shops></raan-shops>')
    await shows(first, 'หนึ่ง')
    await import(`${auto}?again`)
    const second = put('<raan-shops></raan-shops>')
    await shows(second, 'หนึ่ง')
    expect(second.engine).to.equal(first.engine)
  })

  it('EMBED-19 events bubble out of the shadow root with their details', async () => {
    const received: unknown[] = []
    document.addEventListener('raan-shop-changed', (event) => received.push((event as CustomEvent).detail))
    const element = put('<raan-shops></raan-shops>')
    await shows(element, 'สอง')
    element.setAttribute('shop-id', '2')
    await until('the event', () => received.length > 0)
    expect(received.at(-1)).to.deep.equal({ id: 2, ShopName: 'สอง' })
  })
})

describe('an order by script', () => {
  before(() => import(auto))
  afterEach(forget)

  it('EMBED-21 a value set right before submit is submitted', async () => {
    // a session of another mock backend is none of this one
    await newBrowser()
    page[transportKey] = createMock().transport
    const box = document.createElement('section')
    box.innerHTML = '<raan-order locale="en"></raan-order>'
    document.body.append(box)
    const element = box.querySelector('raan-order') as HTMLElement & { value: unknown; submit(): Promise<object> }
    const order = (name: string) => ({
      shopId: 1,
      name,
      phoneNumber: '0812345678',
      DeliveryType: 'pickup',
      ProductOrders: [{ uq: 'x:1', productId: null, name: 'ของฝาก', price: 90, Quantity: 2 }],
    })
    element.value = order('')
    expect(await element.submit()).to.deep.equal({ fields: { name: ['required'] } })
    element.value = order('คุณดำ')
    const { order: saved } = (await element.submit()) as { order: { name: string; total: number } }
    expect([saved.name, saved.total]).to.deep.equal(['คุณดำ', 180])
  })
})
