import { expect } from 'chai'
import { until } from '../helpers/looking'
import { newBrowser } from './dashboard'
import { addScript, openPage, type Page, scriptsUntil } from './page'

describe('what a page loads for a widget', () => {
  let page: Page
  beforeEach(() => newBrowser())
  afterEach(() => page.close())

  const cartAlone = async (): Promise<string[]> => {
    page = await openPage('/bench-empty.html')
    const provider = page.document.createElement('raan-provider')
    provider.setAttribute('base-url', '/backend')
    const cart = provider.appendChild(page.document.createElement('raan-cart'))
    page.document.body.append(provider)
    addScript(page, '/embed/auto.js', 'module')
    const root = await until('the grey place', () => cart.shadowRoot)
    const scripts = await scriptsUntil(page, '/embed/', root, '[part=cart]')
    await until('what the cart shows', () => root.querySelector('[data-cart]'))
    return scripts
  }

  it('EMBED-20 one cart on an empty page needs at most six scripts', async () => {
    const scripts = await cartAlone()
    expect(scripts[0]).to.equal('/embed/auto.js')
    expect(scripts.length, scripts.join(' ')).to.be.at.most(6)
    expect(page.complaints).to.deep.equal([])
  })

  it('EMBED-20 it needs no more scripts if someone is signed in', async () => {
    const answer = await fetch('/backend/jwt/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'admin@langraan.test', password: 'admin' }),
    })
    const { userData, accessToken, refreshToken } = await answer.json()
    localStorage.setItem('accessToken', accessToken)
    localStorage.setItem('refreshToken', refreshToken)
    localStorage.setItem('userData', JSON.stringify(userData))
    const scripts = await cartAlone()
    expect(scripts.length, scripts.join(' ')).to.be.at.most(6)
  })
})
