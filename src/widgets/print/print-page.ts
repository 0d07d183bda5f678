import { baseOf } from '../../core/kernel/address'
import { adoptStyleSheets } from '../theme/style-sheets'
import type { Paper } from './paper'

/** First names of a font-family, without quotes. */
const familiesOf = (list: string): readonly string[] =>
  list.split(',').map((name) => name.trim().replace(/^["']|["']$/g, ''))

/** Cross-origin style sheets have no readable rules. */
function rulesOf(sheet: CSSStyleSheet): readonly CSSRule[] {
  try {
    return [...sheet.cssRules]
  } catch {
    return []
  }
}

/** A constructed style sheet has no URL to resolve relative ones against. */
const withAddresses = (css: string, base: string): string =>
  css.replace(/url\("([^"]+)"\)/g, (_, address: string) => `url("${new URL(address, base)}")`)

/** The page's @font-face rules of these families: an iframe has its own fonts. */
function facesOf(page: Document, families: readonly string[]): string {
  const isWanted = (rule: CSSRule): boolean =>
    rule instanceof CSSFontFaceRule &&
    families.includes(familiesOf(rule.style.getPropertyValue('font-family'))[0] ?? '')
  return [...page.styleSheets, ...page.adoptedStyleSheets]
    .flatMap((sheet) => {
      const base = sheet.href ?? baseOf(page)
      return rulesOf(sheet)
        .filter(isWanted)
        .map(({ cssText }) => withAddresses(cssText, base))
    })
    .join('\n')
}

type PageLook = { paper: Paper; title: string; language: string; fontFamily: string; host: Document }

/**
 * Gives an iframe document this paper size, our style sheets and the page's fonts. Returns a function that
 * removes ours.
 */
export function preparePrintPage(page: Document, { paper, title, language, fontFamily, host }: PageLook): () => void {
  const { CSSStyleSheet: Constructed } = page.defaultView ?? globalThis
  const removeStyleSheets = adoptStyleSheets(page)
  const ours = new Constructed()
  const size = `@page{size:${paper.width}mm ${paper.height}mm;margin:0}`
  // without a doctype the iframe is in quirks mode, where tables don't inherit fonts
  const blank = 'html,body{margin:0;padding:0;background:#fff}table{font:inherit;color:inherit}'
  ours.replaceSync([size, blank, facesOf(host, familiesOf(fontFamily))].join('\n'))
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, ours]
  page.title = title
  page.documentElement.lang = language
  page.body.style.fontFamily = fontFamily
  return removeStyleSheets
}

const nextFrame = (view: Window) => new Promise<void>((resolve) => view.requestAnimationFrame(() => resolve()))

/** Waits for fonts and layout, lets the pages measure again, then opens the print dialog. */
export async function printPage(page: Document, measureAgain: () => void): Promise<void> {
  const view = page.defaultView
  if (!view) throw new Error('the frame to print from is gone')
  await nextFrame(view)
  await page.fonts.ready
  measureAgain()
  await nextFrame(view)
  await nextFrame(view)
  view.print()
}
