// @vitest-environment happy-dom
import { afterAll, beforeEach, expect, test, vi } from 'vitest'

let sheets: typeof import('../../src/widgets/theme/style-sheets')

beforeEach(async () => {
  vi.resetModules()
  document.adoptedStyleSheets = []
  sheets = await import('../../src/widgets/theme/style-sheets')
})
afterAll(() => void vi.resetModules())

const shadow = () => document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' })
const messages = (root: Document | ShadowRoot) =>
  root.adoptedStyleSheets.map((sheet) => [...sheet.cssRules].map((rule) => rule.cssText.replaceAll(/\s/g, '')).join(''))

test('UI-80 a root gets all registered sheets in order, later ones too', () => {
  const root = shadow()
  sheets.registerStyleSheet('a', '.a{color:red}')
  sheets.adoptStyleSheets(root)
  sheets.registerStyleSheet('b', '.b{color:red}')
  expect(messages(root)).toEqual(['.a{color:red;}', '.b{color:red;}'])
})

test('UI-81 roots of one document share sheets', () => {
  const [one, two] = [shadow(), shadow()]
  sheets.registerStyleSheet('a', '.a{color:red}')
  sheets.adoptStyleSheets(one)
  sheets.adoptStyleSheets(two)
  expect(two.adoptedStyleSheets).toEqual(one.adoptedStyleSheets)
  expect(two.adoptedStyleSheets[0]).toBe(one.adoptedStyleSheets[0])
})

test("UI-82 the page's own sheets stay, before and after ours", () => {
  const theirs = new CSSStyleSheet()
  document.adoptedStyleSheets = [theirs]
  sheets.registerStyleSheet('a', '.a{color:red}')
  const release = sheets.adoptStyleSheets(document)
  expect(document.adoptedStyleSheets).toHaveLength(2)
  release()
  expect(document.adoptedStyleSheets).toEqual([theirs])
})

test('UI-83 a root keeps its sheets until its last user releases them; releasing twice counts once', () => {
  const root = shadow()
  sheets.registerStyleSheet('a', '.a{color:red}')
  const [first, second] = [sheets.adoptStyleSheets(root), sheets.adoptStyleSheets(root)]
  expect(root.adoptedStyleSheets).toHaveLength(1)
  first()
  first()
  expect(root.adoptedStyleSheets).toHaveLength(1)
  second()
  expect(root.adoptedStyleSheets).toHaveLength(0)
  sheets.registerStyleSheet('b', '.b{color:red}')
  expect(root.adoptedStyleSheets).toHaveLength(0)
})

test('UI-84 a second text with the same id replaces the first in place', () => {
  const root = shadow()
  sheets.registerStyleSheet('a', '.a{color:red}')
  sheets.registerStyleSheet('b', '.b{color:red}')
  sheets.adoptStyleSheets(root)
  sheets.registerStyleSheet('a', '.a{color:blue}')
  expect(messages(root)).toEqual(['.a{color:blue;}', '.b{color:red;}'])
})

test('UI-85 rules of a widget override those of the parts, and these the theme, whichever comes first', () => {
  const root = shadow()
  sheets.registerStyleSheet('src/widgets/cart/cart.css.ts', '.cart{color:red}')
  sheets.adoptStyleSheets(root)
  sheets.registerStyleSheet('src/widgets/ui/button.css.ts', '.button{color:red}')
  sheets.registerStyleSheet('src/widgets/theme/theme.css.ts', '.reset{color:red}')
  sheets.registerStyleSheet('src/widgets/ui/box.css.ts', '.box{color:red}')
  expect(messages(root)).toEqual(['.reset{color:red;}', '.box{color:red;}', '.button{color:red;}', '.cart{color:red;}'])
})
