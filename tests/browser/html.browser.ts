import { expect } from 'chai'
import { deepAll, deepFind, shown, until } from '../helpers/looking'
import { partOf } from '../helpers/part-of'
import { pasteInto } from '../helpers/rich-text'
import { hostile } from '../html/hostile'
import type { Places } from './html-sinks-stage'
import { axeFindings } from './page'
import { openStage, openStaged, type Staged, strays } from './staged'

const fragments = hostile(700)
const shownTags =
  /^(?:a|abbr|address|article|aside|b|bdi|bdo|big|blockquote|br|caption|center|cite|code|col|colgroup|dd|del|details|dfn|div|dl|dt|em|figcaption|figure|font|footer|h[1-6]|header|hr|i|img|ins|kbd|li|main|mark|nav|ol|p|pre|q|rp|rt|ruby|s|samp|section|small|span|strike|strong|sub|summary|sup|table|tbody|td|tfoot|th|thead|time|tr|tt|u|ul|var|wbr)$/
const writtenTags = /^(?:a|blockquote|br|em|h[1-3]|hr|li|ol|p|s|strong|u|ul|img)$/

type TrustedPolicy = { readonly name: string; createHTML(html: string): unknown }
type TrustedPolicies = { createPolicy(name: string, rules: object): TrustedPolicy }

describe('untrusted HTML in a page under the strict policy', () => {
  let page: Staged
  afterEach(() => page.close())

  /** `count` texts are shown bit by bit */
  const shownIn = async ({ host }: { host: Element }, count = 1) => {
    const roots = () => deepAll(host.shadowRoot as ShadowRoot, '[data-html]').map((each) => each.shadowRoot)
    await until('what is shown', () => roots().length >= count && roots().every(Boolean))
    return roots() as ShadowRoot[]
  }
  const box = () => until('the editor', () => deepFind(page.document, '[role=textbox]'))

  it('HTML-40 hundreds of hostile texts are shown: nothing runs, loads or leaves its container', async () => {
    page = await openStage()
    expect(fragments.length).to.be.at.least(500)
    const count = fragments.filter((each) => each !== '').length
    const roots = await shownIn(page.stage.safeHtml(fragments), count)
    expect(roots.length).to.equal(count)
    expect(roots.flatMap((root) => strays(root, shownTags))).to.deep.equal([])
    expect(await page.harm()).to.deep.equal([])
  })

  it('HTML-41 they are harmless as values of an editor', async () => {
    page = await openStage()
    const editor = page.stage.richText('')
    const text = (await box()) as HTMLElement
    for (const html of fragments) {
      editor.put(html)
      expect(strays(text, writtenTags), html).to.deep.equal([])
    }
    expect(await page.harm()).to.deep.equal([])
  })

  it("HTML-42 they are harmless when pasted, and the editor's output is safe to show", async () => {
    page = await openStage()
    const editor = page.stage.richText('')
    const text = (await box()) as HTMLElement
    for (const html of fragments) {
      pasteInto(text, { 'text/html': html, 'text/plain': html })
      expect(strays(text, writtenTags), html).to.deep.equal([])
      const reported = editor.received.at(-1) ?? ''
      editor.put('')
      editor.put(reported)
      editor.put('')
    }
    expect(editor.received.length).to.be.greaterThan(300)
    const roots = await shownIn(page.stage.safeHtml(editor.received.slice(-200)))
    expect(roots.flatMap((root) => strays(root, shownTags))).to.deep.equal([])
    expect(await page.harm()).to.deep.equal([])
  })

  const mail = `
    <style>p { color: red }</style><body bgcolor="#eeeeee">
    <table width="3000"><tr><td style="background: #0c6b60 url(/canary/x); color: #fff; padding: 4px; position: fixed">Receipt</td></tr></table>
    <p style="color: rgb(1, 2, 3); margin: -50px; text-align: center">centred</p>
    <p style="display: none">hidden</p>
    <img src="https://cdn.shop.example/banner.jpg" alt="Sale"> <img src="https://spy.example/p.gif" width="1" height="1">
    <a href="https://shop.example/x"><img src="//img.example/logo.png"></a> <a href="#part">part</a>
    <img src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7" alt="own">`

  it('HTML-43 an email keeps text, tables and colours; remote images are links that name their host', async () => {
    page = await openStage({ width: 390, height: 700 })
    const [root] = await shownIn(page.stage.safeHtml([mail]))
    const styleOf = (messages: string) => {
      const element = deepAll(root as ShadowRoot, 'td, p').find((each) => each.textContent === messages) as Element
      return page.window.getComputedStyle(element)
    }
    const cell = styleOf('Receipt')
    expect([cell.color, cell.backgroundColor, cell.backgroundImage, cell.position, cell.paddingLeft]).to.deep.equal([
      'rgb(255, 255, 255)',
      'rgb(12, 107, 96)',
      'none',
      'static',
      '4px',
    ])
    const line = styleOf('centred')
    expect([line.color, line.textAlign, line.marginLeft]).to.deep.equal(['rgb(1, 2, 3)', 'center', '0px'])
    expect(styleOf('hidden').display).to.equal('none')
    const links = deepAll<HTMLAnchorElement>(root as ShadowRoot, 'a')
    expect(links.map(({ textContent, href, target, rel }) => [textContent, href, target, rel])).to.deep.equal([
      ['Sale · Picture from cdn.shop.example', 'https://cdn.shop.example/banner.jpg', '_blank', 'noopener noreferrer'],
      ['shop.example', 'https://shop.example/x', '_blank', 'noopener noreferrer'],
      ['Picture from img.example', 'https://img.example/logo.png', '_blank', 'noopener noreferrer'],
      ['part', '', '', ''],
    ])
    expect(deepAll<HTMLImageElement>(root as ShadowRoot, 'img').map(({ alt }) => alt)).to.deep.equal(['own'])
    expect(page.document.documentElement.scrollWidth).to.be.at.most(390)
    await until('a stop of the keyboard at what is too wide', () => deepFind(root as ShadowRoot, '[tabindex="0"]'))
    expect(await page.harm()).to.deep.equal([])
  })

  it('HTML-44 an email with its own colours is shown on white in the dark skin, plain text on the skin’s background', async () => {
    page = await openStage()
    const look = { skin: 'dark', locale: 'en' } as const
    const [paper, own] = await shownIn(page.stage.safeHtml([mail, '<p>plain</p>'], look))
    const ground = (root?: ShadowRoot) => {
      const { backgroundColor, color } = page.window.getComputedStyle(root?.firstElementChild as Element)
      return [backgroundColor, color]
    }
    expect(ground(paper)).to.deep.equal(['rgb(255, 255, 255)', 'rgb(36, 33, 29)'])
    expect(ground(own)).to.deep.equal(['rgba(0, 0, 0, 0)', 'rgb(240, 236, 230)'])
  })

  it('HTML-45 other HTML replaces the previous, and empty HTML shows nothing', async () => {
    page = await openStage()
    const stood = page.stage.safeHtml(['<p>one</p>'])
    const [root] = await shownIn(stood)
    stood.put(['<p>two</p>'])
    await until('the second', () => root?.textContent === 'two')
    stood.put([''])
    await until('nothing', () => !deepFind(stood.host.shadowRoot as ShadowRoot, '[data-html]'))
  })

  it('HTML-46 if the page allows no policy of ours, plain text is shown', async () => {
    page = await openStage()
    const meta = page.document.createElement('meta')
    meta.httpEquiv = 'Content-Security-Policy'
    meta.content = 'trusted-types other'
    page.document.head.append(meta)
    const stood = page.stage.safeHtml(['<p>one <b>two</b></p><script>canary(1)</script>'])
    const location = await until('the place', () => deepFind(stood.host.shadowRoot as ShadowRoot, '[data-html]'))
    await until('the words', () => location.textContent === 'one two')
    expect(location.shadowRoot).to.equal(null)
  })

  it('HTML-560 its policies trust nothing but what is being sanitised or pasted', async () => {
    page = await openStage()
    const made: TrustedPolicy[] = []
    const { trustedTypes } = page.window as unknown as { trustedTypes: TrustedPolicies }
    const create = trustedTypes.createPolicy.bind(trustedTypes)
    trustedTypes.createPolicy = (name, rules) => {
      const policy = create(name, rules)
      made.push(policy)
      return policy
    }
    await shownIn(page.stage.safeHtml(['<p>one <b>two</b></p>']))
    page.stage.richText('')
    pasteInto((await box()) as HTMLElement, { 'text/html': '<p>three</p>', 'text/plain': 'three' })
    const judged = ['<img src=x onerror="canary(1)">', '<p>one <b>two</b></p>', '<p>three</p>'].flatMap((html) =>
      made.map((policy) => {
        try {
          return `${policy.name} trusts ${policy.createHTML(html)}`
        } catch {
          return policy.name
        }
      }),
    )
    expect([...new Set(judged)].sort()).to.deep.equal(['ProseMirrorClipboard', 'langraan'])
    expect(await page.harm()).to.deep.equal([])
  })

  it('HTML-47 axe finds nothing in shown HTML or in the editor, in both skins', async () => {
    page = await openStage()
    page.document.title = 'Stage'
    for (const skin of ['light', 'dark'] as const) {
      page.document.body.style.background = skin === 'dark' ? '#1a1816' : '#faf8f5'
      page.document.body.style.color = skin === 'dark' ? 'white' : 'black'
      const look = { skin, locale: 'en' } as const
      const shownHtml = page.stage.safeHtml([mail, '<ul><li>one</li></ul><blockquote>two</blockquote>'], look)
      const editor = page.stage.richText(
        '<p>one <a href="https://a.example">two</a></p>',
        { placeholder: 'Write' },
        look,
      )
      await shownIn(shownHtml)
      await box()
      deepFind(page.document, '[data-tool=link]')?.click()
      await shown()
      const flaws = (await axeFindings(page)).filter((flaw) => !/^(?:region|landmark|page-has|heading)/.test(flaw))
      expect(flaws, skin).to.deep.equal([])
      shownHtml.end()
      editor.end()
    }
  })
})

describe('every place that shows untrusted HTML, under the strict policy', () => {
  const messages = fragments.filter((each) => each.trim() !== '')
  let page: Staged<Places>
  before(async () => {
    page = await openStaged<Places>('html-sinks-stage')
  })
  after(() => page.close())

  /** the words of the data make no element anywhere: what stands around the HTML is the same whatever they are */
  const frameOf = (location: Element) => [...location.querySelectorAll('*')].map(({ localName }) => localName).join(' ')
  const boxIn = (root: ShadowRoot) => until('the editor', () => deepFind<HTMLElement>(root, '[role=textbox]'))

  it('HTML-49 hundreds of hostile texts are harmless where a screen shows HTML, or its text', async () => {
    expect(messages.length).to.be.at.least(500)
    for (const { file } of page.stage.all.filter(({ kind }) => kind === 'shown' || kind === 'words')) {
      const { shadow, end } = page.stage.stand(file, messages)
      const { kind } = page.stage.all.find((each) => each.file === file) ?? {}
      const articles = await until(`all of ${file}`, () => {
        const all = deepAll(shadow, '[data-text]').filter(({ childElementCount }) => childElementCount > 0)
        return all.length === messages.length && all
      })
      if (kind === 'shown') {
        const roots = await until(`the HTML in ${file}`, () => {
          const all = deepAll(shadow, '[data-html]').flatMap((each) => each.shadowRoot ?? [])
          return all.length === messages.length && all
        })
        expect(
          roots.flatMap((root) => strays(root, shownTags)),
          file,
        ).to.deep.equal([])
      }
      expect([...new Set(articles.map(frameOf))].length, `what stands around it in ${file}`).to.equal(1)
      expect(await page.harm(), file).to.deep.equal([])
      end()
    }
  })

  it('HTML-50 they are harmless where HTML is edited, as content and pasted', async () => {
    const places = page.stage.all.filter((each) => each.kind === 'written' || each.kind === 'both')
    for (const [index, { file, kind }] of places.entries()) {
      const { shadow, received, put, end } = page.stage.stand(file)
      const box = await boxIn(shadow)
      const tried = partOf(messages, index)
      for (const html of tried) {
        if (kind === 'written') put(html)
        expect(strays(box, writtenTags), `${file}: ${html}`).to.deep.equal([])
        pasteInto(box, { 'text/html': html, 'text/plain': html })
        expect(strays(box, writtenTags), `${file}, pasted: ${html}`).to.deep.equal([])
      }
      if (kind === 'both') {
        const root = await until('what was written', () => deepFind(shadow, '[data-html]')?.shadowRoot)
        expect(strays(root, shownTags), file).to.deep.equal([])
      }
      expect(received.length + (kind === 'both' ? tried.length : 0), file).to.be.greaterThan(tried.length / 2)
      expect(await page.harm(), file).to.deep.equal([])
      end()
    }
  })
})
