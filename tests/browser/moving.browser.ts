import { expect } from 'chai'
import { deepFind, until } from '../helpers/looking'

type Answer = (request: Request) => Promise<Response>

const transportKey = Symbol.for('langraan.transport')
const engineKey = Symbol.for('langraan.engine@1')
const page = globalThis as unknown as Record<symbol, unknown>
const auto = '/embed/auto.js'

const backend =
  (ShopName: string): Answer =>
  async () =>
    Response.json({
      shops: [{ id: 1, siId: 1, ShopName, Description: '', Address: '', PostalCode: '', PhoneNumber: '' }],
    })

/** Puts the markup on the page; every provider gets the backend whose shop its id names. */
function put(html: string): HTMLElement {
  const section = document.createElement('section')
  section.innerHTML = html
  for (const provider of section.querySelectorAll('raan-provider'))
    Object.assign(provider, { transport: backend(provider.id) })
  document.body.append(section)
  return section
}

const shopsOf = (section: Element) => section.querySelector('raan-shops') as HTMLElement & { engine?: unknown }
const selectOf = (element: Element) =>
  element.shadowRoot ? deepFind<HTMLSelectElement>(element.shadowRoot, 'select') : undefined
const shows = (element: Element, name: string) =>
  until(`${name} in the element`, () => [...(selectOf(element)?.options ?? [])].some(({ text }) => text === name))
const saysShop = (element: Element, word: string) =>
  until(`the word ${word}`, () => element.shadowRoot?.querySelector('[part=root]')?.textContent?.includes(word))

describe('an element that is moved or whose page changes', () => {
  before(() => import(auto))
  beforeEach(() => {
    page[transportKey] = backend('page')
  })
  afterEach(() => {
    delete page[transportKey]
    delete page[engineKey]
    document.documentElement.lang = ''
    document.documentElement.removeAttribute('lang')
    for (const each of document.querySelectorAll('section, iframe')) each.remove()
  })

  it('EMBED-560 the language follows the nearest lang as it changes, also outside a shadow root', async () => {
    document.documentElement.lang = 'en'
    const section = put('<div></div>')
    const host = section.firstElementChild as HTMLElement
    const root = host.attachShadow({ mode: 'open' })
    root.innerHTML = '<p><raan-shops></raan-shops></p>'
    const element = root.querySelector('raan-shops') as HTMLElement
    await saysShop(element, 'Shop')
    document.documentElement.lang = 'fr'
    await saysShop(element, 'Boutique')
    section.lang = 'pt'
    await saysShop(element, 'Loja')
    root.querySelector('p')?.setAttribute('lang', 'th')
    await saysShop(element, 'ร้านค้า')
    root.querySelector('p')?.removeAttribute('lang')
    await saysShop(element, 'Loja')
    const elsewhere = put('')
    elsewhere.lang = 'fr'
    elsewhere.append(host)
    await saysShop(element, 'Boutique')
    elsewhere.lang = 'en'
    await saysShop(element, 'Shop')
  })

  it('EMBED-561 one observer watches a page, and none after its last element is removed', async () => {
    const watching = new Set<MutationObserver>()
    const { observe, disconnect } = MutationObserver.prototype
    MutationObserver.prototype.observe = function (target, options) {
      if (options?.attributeFilter?.join() === 'lang') watching.add(this)
      return observe.call(this, target, options)
    }
    MutationObserver.prototype.disconnect = function () {
      watching.delete(this)
      return disconnect.call(this)
    }
    try {
      const section = put('<raan-shops></raan-shops><raan-shops></raan-shops>')
      for (const element of section.children) await shows(element, 'page')
      expect(watching.size).to.equal(1)
      section.firstElementChild?.remove()
      await until('a turn', () => true)
      expect(watching.size).to.equal(1)
      section.remove()
      await until('the end of watching', () => watching.size === 0)
    } finally {
      Object.assign(MutationObserver.prototype, { observe, disconnect })
    }
  })

  it('EMBED-562 moved into an iframe and back, an element keeps its styles and its content', async () => {
    const section = put('<raan-shops></raan-shops>')
    const element = shopsOf(section)
    await shows(element, 'page')
    const select = selectOf(element) as HTMLSelectElement
    const looks = () => {
      const { borderTopWidth, borderTopLeftRadius, minHeight, fontSize } = getComputedStyle(select)
      const { display } = getComputedStyle(element)
      return { borderTopWidth, borderTopLeftRadius, minHeight, fontSize, display }
    }
    const before = looks()
    expect(before.display).to.equal('block')
    const frame = document.createElement('iframe')
    document.body.append(frame)
    const inner = frame.contentDocument as Document
    inner.body.append(element)
    const within = looks()
    expect(element.shadowRoot?.adoptedStyleSheets.length).to.be.greaterThan(1)
    section.append(element)
    expect([within, looks()]).to.deep.equal([before, before])
    expect(selectOf(element)).to.equal(select)
    inner.body.append(element)
    frame.remove()
    section.append(element)
    expect(looks()).to.deep.equal(before)
  })

  it('EMBED-5750 elements that move together, to another page or there and back at once, keep their styles', async () => {
    const section = put('<div><raan-shops></raan-shops><raan-shops></raan-shops></div>')
    const group = section.firstElementChild as HTMLElement
    const elements = [...group.querySelectorAll('raan-shops')]
    for (const element of elements) await shows(element, 'page')
    const looks = () =>
      elements.map((element) => {
        const { borderTopWidth, minHeight } = getComputedStyle(selectOf(element) as HTMLSelectElement)
        return { borderTopWidth, minHeight, display: getComputedStyle(element).display }
      })
    const errors: string[] = []
    const onError = (event: ErrorEvent) => errors.push(event.message)
    addEventListener('error', onError)
    const before = looks()
    expect(before[1]?.display).to.equal('block')
    const frame = document.createElement('iframe')
    document.body.append(frame)
    frame.contentDocument?.body.append(group)
    const within = looks()
    section.append(group)
    expect([within, looks()]).to.deep.equal([before, before])
    const windowless = document.implementation.createHTMLDocument()
    const template = document.createElement('template')
    for (const place of [windowless.body, template.content]) {
      place.append(group)
      section.append(group)
      expect(looks()).to.deep.equal(before)
    }
    windowless.body.append(group)
    await until('a turn', () => true)
    section.append(group)
    for (const element of elements) await shows(element, 'page')
    expect(looks()).to.deep.equal(before)
    removeEventListener('error', onError)
    expect(errors).to.deep.equal([])
  })

  it('EMBED-563 an element created in an iframe is shown there, in the language of its page', async () => {
    const frame = document.createElement('iframe')
    document.body.append(frame)
    const inner = frame.contentDocument as Document
    inner.documentElement.lang = 'en'
    const element = document.createElement('raan-shops')
    inner.body.append(element)
    await shows(element, 'page')
    await saysShop(element, 'Shop')
    inner.documentElement.lang = 'pt'
    await saysShop(element, 'Loja')
    expect(getComputedStyle(element).display).to.equal('block')
  })

  it("EMBED-564 under another provider it has that provider's engine, also if it was removed in between", async () => {
    const section = put(
      '<raan-provider id="one"><raan-shops></raan-shops></raan-provider><raan-provider id="two"></raan-provider>',
    )
    const [one, two] = section.querySelectorAll('raan-provider')
    const element = shopsOf(section)
    await shows(element, 'one')
    const first = element.engine
    two?.append(element)
    await shows(element, 'two')
    expect(element.engine).not.to.equal(first)
    element.remove()
    one?.append(element)
    await shows(element, 'one')
    element.remove()
    await new Promise((resolve) => requestAnimationFrame(resolve))
    two?.append(element)
    await shows(element, 'two')
    section.append(element)
    await shows(element, 'page')
    one?.append(element)
    one?.setAttribute('user-id', '7')
    await shows(element, 'one')
    expect(element.engine).not.to.equal(first)
  })

  it('EMBED-565 moved to where there is no engine, it shows nothing of the previous one and waits for another', async () => {
    delete page[transportKey]
    const section = put('<raan-provider id="one"><raan-shops></raan-shops></raan-provider>')
    const element = shopsOf(section)
    await shows(element, 'one')
    section.append(element)
    await until('the grey place', () => element.shadowRoot?.querySelector('.wait'))
    expect(selectOf(element)).to.equal(undefined)
    page[transportKey] = backend('late')
    window.dispatchEvent(new Event('langraan-engine-available'))
    await shows(element, 'late')
  })
})
