import { expect } from 'chai'
import { deepFind, until } from '../helpers/looking'
import { axeFindings, openPage, type Page } from './page'

describe('the map of the demo', () => {
  let page: Page
  afterEach(() => page.close())

  it('MAP-10 /map redirects to the map in a language of the browser; axe finds nothing, and every link works', async () => {
    page = await openPage('/map')
    expect(page.window.location.pathname).to.match(/^\/map\.(th|en|de|fr|pt)\.html$/)
    expect([...(await axeFindings(page)), ...page.complaints]).to.deep.equal([])
    const links = [...page.document.querySelectorAll('a')].map(({ pathname }) => pathname)
    const files = [...new Set(links)].filter((path) => path.includes('.'))
    expect(files).to.include.members(['/portal.html', '/element.html', '/map.de.html', '/docs/embedding.md'])
    const answers = await Promise.all(files.map(async (file) => `${file} ${(await fetch(file)).status}`))
    expect(answers.filter((answer) => !answer.endsWith(' 200'))).to.deep.equal([])
  })

  it('MAP-11 it fits a phone', async () => {
    page = await openPage('/map.th.html', { width: 390, height: 844 })
    expect(page.document.documentElement.scrollWidth).to.equal(390)
    expect(await axeFindings(page)).to.deep.equal([])
  })

  it('MAP-12 an element is shown on a page of its own, which signs in', async () => {
    page = await openPage('/element.html?tag=raan-todo&locale=en')
    const root = await until('the element', () => page.document.querySelector('raan-todo')?.shadowRoot)
    await until('tasks', () => deepFind(root, 'li[data-task]'))
    expect(page.document.querySelector('h1')?.textContent).to.equal('<raan-todo>')
    expect([...(await axeFindings(page)), ...page.complaints]).to.deep.equal([])
  })
})
