import { expect } from 'chai'
import { typeInto } from '../helpers/hands'
import { deepAll, deepFind, focused, nameOf, shown, until } from '../helpers/looking'
import { pasteOver } from '../helpers/rich-text'
import { type Dashboard, newBrowser, openDashboard } from './dashboard'
import { axeFindings, calm } from './page'

describe('the blog in a browser', () => {
  let dashboard: Dashboard
  const open = async (path: string) => {
    dashboard = await openDashboard(path)
    await until('something of it', () => deepFind(dashboard.page.document, 'main [part=post], main article, main form'))
    await calm(dashboard.page)
  }
  beforeEach(async () => {
    await newBrowser()
    dashboard = await openDashboard('/login')
    await dashboard.signIn()
    dashboard.page.close()
  })
  afterEach(() => {
    dashboard.page.close()
  })

  const titles = () => deepAll(dashboard.page.document, '[part=post] h2').map(({ textContent }) => textContent)
  const said = () => deepAll(dashboard.page.document, '[part=comment]').map(({ textContent }) => textContent ?? '')
  const article = () =>
    until('the text', () => deepFind(dashboard.page.document, 'article [data-html]')?.shadowRoot?.textContent)

  it('BLOG-70 a post is found, changed and commented on; everything survives a reload', async () => {
    await open('/pages/blog/list')
    await dashboard.press('Games 1')
    await until('one post', () => titles().length === 1)
    expect(dashboard.page.window.location.search).to.equal('?category=Gaming')
    await dashboard.press('เกมกระดานที่เราเล่นตอนรอรถขนส่ง', 'a')
    await dashboard.at('Post')
    await dashboard.press('Edit', 'a')
    await dashboard.at('Edit a post')
    const title = await dashboard.see<HTMLInputElement>('input', 'Title')
    typeInto(title, '')
    await shown()
    await dashboard.press('Save changes')
    await until('the first fault', () => focused(dashboard.page.document) === title)
    expect(await axeFindings(dashboard.page)).to.deep.equal([])
    typeInto(title, 'เกมหลังร้าน')
    const box = await until('the editor', () => deepFind<HTMLElement>(dashboard.page.document, '[role=textbox]'))
    pasteOver(box, 'เล่นก่อนรถมา')
    await shown()
    await dashboard.press('Save changes')
    await dashboard.at('Post')
    await until('what was saved', () => deepFind(dashboard.page.document, 'h2')?.textContent === 'เกมหลังร้าน')
    expect(await article()).to.include('เล่นก่อนรถมา')

    const field = await until('the field', () => deepFind<HTMLTextAreaElement>(dashboard.page.document, 'textarea'))
    expect(nameOf(field)).to.equal('Your comment')
    typeInto(field, 'สนุกดี')
    await shown()
    await dashboard.press('Post comment')
    await until('the comment', () => said().length === 2 && !said().some((each) => each.includes('Sending…')))
    expect(await axeFindings(dashboard.page)).to.deep.equal([])
    await dashboard.page.reload()
    await until('the comments', () => said().length === 2)
    expect(said().at(-1)).to.match(/มาลี ใจดี.*สนุกดี$/)
    expect(await article()).to.include('เล่นก่อนรถมา')
    expect(dashboard.page.complaints).to.deep.equal([])
  })
})
