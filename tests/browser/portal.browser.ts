import { expect } from 'chai'
import { deepFind, nameOf, until } from '../helpers/looking'
import { domDesk } from '../suite/dom-desk'
import { noLine } from './elements-page'
import { axeFindings, openPage, type Page } from './page'

const contents = { 'raan-products': '[part=product]', 'raan-cart': '[data-cart]', 'raan-order': 'form input' }

/** The portal with its three elements, each with what it shows. */
async function openPortal(): Promise<Page> {
  const page = await openPage('/portal.html')
  for (const [tag, selector] of Object.entries(contents))
    await until(`what ${tag} shows`, () => {
      const root = page.document.querySelector(tag)?.shadowRoot
      return root && deepFind(root, selector)
    })
  return page
}

/** A customer's order, from the first product to its number. */
async function takeOrder({ document }: Page): Promise<void> {
  const element = document.querySelector('raan-order')
  document.querySelector('raan-provider')?.setAttribute('locale', 'en')
  const root = element?.shadowRoot
  if (!root) throw new Error('no order form')
  const desk = domDesk({
    container: () => root,
    reload: async () => undefined,
    line: noLine,
    labelsOf: async () => undefined,
  })
  await desk.chooseShop('บ้านชาปลายดอย')
  await desk.emptyCart()
  await desk.add('ชาเขียวใบหม่อน')
  expect(await desk.save()).to.deep.equal({
    refused: ['address', 'district', 'name', 'phoneNumber', 'postNum', 'province'],
  })
  await desk.deliver('pickup')
  await desk.fill({ name: 'คุณแดง', phoneNumber: '0891112222' })
  expect(await desk.save()).to.have.property('OrderNumber')
}

describe('a host page under a strict policy', () => {
  let page: Page
  beforeEach(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  afterEach(() => page.close())

  it('EMBED-1 an element shows its widget in the language of the page, or in its own', async () => {
    page = await openPortal()
    const order = page.document.querySelector('raan-order')
    const label = () => {
      const select = order?.shadowRoot && deepFind<HTMLSelectElement>(order.shadowRoot, 'select')
      return select ? nameOf(select) : ''
    }
    expect(label()).to.equal('ร้านค้า')
    order?.setAttribute('locale', 'en')
    await until('English', () => label() === 'Shop')
  })

  it('EMBED-2 while an order is entered nothing violates the policy or appears on the console, and axe finds nothing', async () => {
    page = await openPortal()
    const before = await axeFindings(page)
    await takeOrder(page)
    const after = await axeFindings(page)
    expect({ before, after, complaints: page.complaints }).to.deep.equal({ before: [], after: [], complaints: [] })
  })

  it('EMBED-3 the page is left unchanged, also after an order', async () => {
    page = await openPortal()
    await takeOrder(page)
    const { document, window } = page
    expect({
      body: document.body.getAttributeNames(),
      root: [...document.documentElement.attributes].map(({ name, value }) => `${name}=${value}`),
      head: [...document.head.children].map((element) => element.tagName),
      inBody: [...document.body.children].map((element) => element.tagName),
      fetch: /\[native code\]/.test(window.fetch.toString()),
      pushState: /\[native code\]/.test(window.history.pushState.toString()),
      workers: (await window.navigator.serviceWorker?.getRegistrations())?.length ?? 0,
    }).to.deep.equal({
      body: [],
      root: ['lang=th'],
      head: ['META', 'META', 'TITLE', 'LINK', 'LINK', 'SCRIPT'],
      inBody: ['MAIN'],
      fetch: true,
      pushState: true,
      workers: 0,
    })
  })
})
