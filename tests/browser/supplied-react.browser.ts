import { expect } from 'chai'
import { createMock } from '../../src/mock'
import { deepFind, named, until } from '../helpers/looking'
import { newBrowser } from './dashboard'
import { addScript, openPage, type Page, scriptsUntil } from './page'

const loaded = ({ window }: Page, folder: string): string[] =>
  window.performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => path.startsWith(folder))

describe('a page that provides React', () => {
  let page: Page
  beforeEach(() => newBrowser())
  afterEach(() => page.close())

  it('EMBED-60 its React is used and no other: the cart works under the strict policy', async () => {
    page = await openPage('/portal-react.html')
    const root = await until('the place of the cart', () => page.document.querySelector('raan-cart')?.shadowRoot)
    const scripts = await scriptsUntil(page, '/embed-react/', root, '[part=cart]')
    await until('the cart', () => deepFind(root, '[data-cart]'))
    // one of its own: other tests change the server's
    Object.assign(page.document.querySelector('raan-provider') ?? {}, { transport: createMock().transport })
    const quantity = () => Number(deepFind(root, '[role=spinbutton]')?.getAttribute('aria-valuenow'))
    const before = await until('a line', quantity)
    named(root, 'button', 'One more')?.click()
    await until('one more', () => quantity() === before + 1)
    named(root, 'button', 'One less')?.click()
    await until('what it was', () => quantity() === before)
    const messages = await Promise.all(loaded(page, '/embed-react/').map(async (path) => (await fetch(path)).text()))
    expect(messages.filter((text) => text.includes('react.dev/errors'))).to.deep.equal([])
    expect(loaded(page, '/react/').sort()).to.deep.equal(
      ['jsx-runtime', 'react-dom-client', 'react-dom', 'react'].map((name) => `/react/${name}.js`),
    )
    // what .size-limit.mjs counts: the page's script, what elements share with the cart in it, the texts
    expect(scripts.length, scripts.join(' ')).to.equal(3)
    expect(page.complaints).to.deep.equal([])
  })

  it('EMBED-61 if the page maps no React, the element says so and the skeleton stays', async () => {
    page = await openPage('/bench-empty.html')
    const { document } = page
    const reported = new Promise<{ code: string; error: unknown }>((resolve) => {
      document.addEventListener('raan-error', (event) => resolve((event as CustomEvent).detail))
    })
    document.body.append(document.createElement('raan-cart'))
    addScript(page, '/embed-react/auto.js', 'module')
    const { code, error } = await reported
    expect(code).to.equal('chunk')
    expect(String(error)).to.include('react')
    expect(document.querySelector('raan-cart')?.shadowRoot?.querySelector('.wait')).not.to.equal(null)
  })
})
