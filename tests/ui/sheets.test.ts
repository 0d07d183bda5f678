// @vitest-environment happy-dom
import { afterAll, beforeEach, expect, test, vi } from 'vitest'

let sheets: typeof import('../../src/widgets/theme/sheets')

beforeEach(async () => {
  vi.resetModules()
  document.adoptedStyleSheets = []
  sheets = await import('../../src/widgets/theme/sheets')
})
afterAll(() => void vi.resetModules())

const shadow = () => document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' })
const texts = (root: Document | ShadowRoot) =>
  root.adoptedStyleSheets.map((sheet) => [...sheet.cssRules].map((rule) => rule.cssText.replaceAll(/\s/g, '')).join(''))

test('UI-80 a root gets what is registered, then what is registered later, in order', () => {
  const root = shadow()
  sheets.registerSheet('a', '.a{color:red}')
  sheets.adoptSheets(root)
  sheets.registerSheet('b', '.b{color:red}')
  expect(texts(root)).toEqual(['.a{color:red;}', '.b{color:red;}'])
})

test('UI-81 roots of one document share the sheets', () => {
  const [one, two] = [shadow(), shadow()]
  sheets.registerSheet('a', '.a{color:red}')
  sheets.adoptSheets(one)
  sheets.adoptSheets(two)
  expect(two.adoptedStyleSheets).toEqual(one.adoptedStyleSheets)
  expect(two.adoptedStyleSheets[0]).toBe(one.adoptedStyleSheets[0])
})

test('UI-82 the sheets of the page stay, before and after', () => {
  const theirs = new CSSStyleSheet()
  document.adoptedStyleSheets = [theirs]
  sheets.registerSheet('a', '.a{color:red}')
  const release = sheets.adoptSheets(document)
  expect(document.adoptedStyleSheets).toHaveLength(2)
  release()
  expect(document.adoptedStyleSheets).toEqual([theirs])
})

test('UI-83 a root keeps the sheets until the last of those who asked leaves, each of whom leaves once', () => {
  const root = shadow()
  sheets.registerSheet('a', '.a{color:red}')
  const [first, second] = [sheets.adoptSheets(root), sheets.adoptSheets(root)]
  expect(root.adoptedStyleSheets).toHaveLength(1)
  first()
  first()
  expect(root.adoptedStyleSheets).toHaveLength(1)
  second()
  expect(root.adoptedStyleSheets).toHaveLength(0)
  sheets.registerSheet('b', '.b{color:red}')
  expect(root.adoptedStyleSheets).toHaveLength(0)
})

test('UI-84 a second text under one id replaces the first where it stands', () => {
  const root = shadow()
  sheets.registerSheet('a', '.a{color:red}')
  sheets.registerSheet('b', '.b{color:red}')
  sheets.adoptSheets(root)
  sheets.registerSheet('a', '.a{color:blue}')
  expect(texts(root)).toEqual(['.a{color:blue;}', '.b{color:red;}'])
})

test('UI-85 rules of a widget win over those of the parts, and these over the theme, whichever comes first', () => {
  const root = shadow()
  sheets.registerSheet('src/widgets/cart/cart.css.ts', '.cart{color:red}')
  sheets.adoptSheets(root)
  sheets.registerSheet('src/widgets/ui/button.css.ts', '.button{color:red}')
  sheets.registerSheet('src/widgets/theme/theme.css.ts', '.reset{color:red}')
  sheets.registerSheet('src/widgets/ui/box.css.ts', '.box{color:red}')
  expect(texts(root)).toEqual(['.reset{color:red;}', '.box{color:red;}', '.button{color:red;}', '.cart{color:red;}'])
})
