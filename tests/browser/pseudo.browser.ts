import { expect } from 'chai'
import { typeInto } from '../helpers/hands'
import { deepAll, deepFind, everyElement, shown, until } from '../helpers/looking'
import { partOf } from '../helpers/part-of'
import { addScript, openPage, type Page } from './page'
import type { PseudoStage } from './pseudo-stage'

/** What is said in no language, or is to be read as it is written: code, names of files, names of languages, initials. */
const asWritten = '[translate=no], code, pre, [lang]:not([part=root]), [part=avatar], option[lang], svg, style, script'

/** What the browser writes of days, times, amounts and units. */
const ofIntl =
  /\b(?:(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*|(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*|AM|PM|BE|AD|THB|days?|min|GMT)\b|(?<=\d)[KMB]\b/g

/** Companies are called the same in every language. */
const companies = /J&T Express|LINE|X \(Twitter\)|Facebook|Google|LinkedIn|Instagram|Quora|GitHub/g

/** What is written on the keys. */
const keys = /\((?:Ctrl|Shift|Alt|\+)+.\)/g

const hasLatin = (text: string) => /[A-Za-z]/.test(text)

/** An element stands in another window than this test. */
function isAsWritten(element: Element): boolean {
  if (element.closest(asWritten)) return true
  const root = element.getRootNode()
  // a root within a root is somebody's HTML
  return 'host' in root && (root.host as Element).getRootNode() !== element.ownerDocument
}

/** Texts that a person sees or hears. */
function messagesOf(root: ParentNode): string[] {
  const messages: string[] = []
  for (const element of everyElement(root)) {
    if (isAsWritten(element)) continue
    for (const child of element.childNodes)
      if (child.nodeType === Node.TEXT_NODE) messages.push(child.textContent ?? '')
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) messages.push(element.getAttribute(name) ?? '')
  }
  return messages
}

const wordsOf = (text: string) => text.split(/[\s,;<>"'()]+/)

/** What the backend told: longest first, so that a part of a name does not spoil the name; its words count as well. */
function dataOf(reported: ReadonlySet<string>) {
  const known = new Set([...reported].flatMap((text) => [text.trim(), ...wordsOf(text)]).filter(hasLatin))
  return { known, longestFirst: [...known].sort((a, b) => b.length - a.length) }
}

/** A text in which letters are left without the data and what the browser writes: they are out of no catalog. */
function isForeign(text: string, { known, longestFirst }: ReturnType<typeof dataOf>): boolean {
  if (known.has(text) || wordsOf(text).every((word) => !hasLatin(word) || known.has(word))) return false
  let rest = text.replace(companies, ' ').replace(keys, ' ').replace(ofIntl, ' ')
  // a letter or two stand in any word
  for (const each of longestFirst) if (each.length > 2 && rest.includes(each)) rest = rest.replaceAll(each, ' ')
  return wordsOf(rest).some((word) => hasLatin(word) && !known.has(word))
}

/** Where nobody needs to be signed in. */
const openPaths = [
  ...['login', 'register', 'forgot-password', 'reset-password'].flatMap((name) => [
    `/${name}`,
    `/pages/${name}-v1`,
    `/pages/${name}-v2`,
  ]),
  ...['coming-soon', 'maintenance', 'error'].map((name) => `/misc/${name}`),
]

/** Proper names, the same in every language. */
const couriers = ['Flash Express', 'J&T Express', 'KEX Express']

describe('the pseudo language', () => {
  let page: Page
  let stage: PseudoStage
  /** the menu and the top bar say the same at each address */
  const known = new Set<string>(couriers)

  before(async () => {
    page = await openPage('/bench-empty.html')
    addScript(page, '/dist/tests/pseudo-stage.js', 'module')
    stage = await until('the stage', () => (page.window as unknown as { pseudo?: PseudoStage }).pseudo)
  })
  after(() => page.close())

  function foreignNow(): string[] {
    const messages = [...new Set(messagesOf(stage.shadow).map((text) => text.trim()))]
    const latin = messages.filter((text) => hasLatin(text) && !known.has(text))
    const data = dataOf(latin.length > 0 ? stage.reported : new Set())
    const found = latin.filter((text) => isForeign(text, data))
    for (const text of latin) if (!found.includes(text)) known.add(text)
    return found
  }

  /** what is said at these addresses and stands in no catalog */
  async function foreignAt(paths: readonly string[]): Promise<string[]> {
    const found: string[] = []
    for (const path of paths) {
      stage.show(path)
      await shown()
      await until(`what stands at ${path}`, () => {
        const main = deepFind(page.document, 'main')
        const waiting = main && deepFind(main, '[part=loading]')
        // what is far down comes when somebody comes near
        waiting?.scrollIntoView()
        return !waiting && /[\uff21-\uff5a]/.test(main?.textContent ?? '')
      })
      await shown()
      found.push(...foreignNow().map((text) => `${path}: ${text}`))
    }
    return found
  }

  it('PSEUDO-2 the same on the pages for signed-out users', async () => {
    expect(await foreignAt(openPaths)).to.deep.equal([])
  })

  it('PSEUDO-1 on every screen each text is from a catalog or from the data', async () => {
    stage.show('/')
    const field = (name: string) =>
      until(`the field ${name}`, () => deepFind<HTMLInputElement>(page.document, `input[name=${name}]`))
    typeInto(await field('email'), 'admin@langraan.test')
    typeInto(await field('password'), 'admin')
    await shown()
    deepFind(page.document, 'form button[type=submit]')?.click()
    await until('signed in', () => !deepFind(page.document, 'input[name=password]'))
    expect(stage.paths.length).to.be.greaterThan(30)
    expect(await foreignAt(partOf(stage.paths))).to.deep.equal([])
  }).timeout(240_000)

  it('PSEUDO-1 every text in each example of the gallery is from a catalog or from the data', async () => {
    const count = stage.showSpecimens()
    await until('all specimens', () => {
      const cards = deepAll(page.document, '[data-specimen] > [part=card]')
      const here = cards.filter(
        (card) => card.textContent !== '' && !card.querySelector('[part=loading] [aria-hidden]'),
      )
      // one of them shows what waiting looks like
      return here.length >= count - 1 && cards.length === count
    })
    await shown()
    expect(foreignNow()).to.deep.equal([])
  })

  it('PSEUDO-3 a text outside the catalogs is detected wherever it is visible or announced', async () => {
    const main = await until('a screen', () => deepFind(page.document, 'main'))
    const strange = page.document.createElement('p')
    strange.textContent = 'Words out of no catalog'
    strange.title = 'Unheard of'
    main.append(strange)
    const found = foreignNow()
    strange.remove()
    expect(found).to.deep.equal(['Words out of no catalog', 'Unheard of'])
    expect(known.size, 'texts of the data').to.be.greaterThan(50)
  })
})
