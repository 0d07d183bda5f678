import { baseOf } from '../../core/kernel/address'
import { adoptStyleSheets } from '../theme/style-sheets'
import type { Paper } from './paper'

/** The first names of a font-family, without quotes. */
const familiesOf = (list: string): readonly string[] =>
  list.split(',').map((name) => name.trim().replace(/^["']|["']$/g, ''))

/** Rules of a sheet; one of another origin shows none. */
function rulesOf(sheet: CSSStyleSheet): readonly CSSRule[] {
  try {
    return [...sheet.cssRules]
  } catch {
    return []
  }
}

/** A sheet that was made has no address to take relative ones from. */
const withAddresses = (css: string, base: string): string =>
  css.replace(/url\("([^"]+)"\)/g, (_, address: string) => `url("${new URL(address, base)}")`)

/** The faces of these families that the page itself has: a frame has a document, and so fonts, of its own. */
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

/** Gives the document of a frame paper of this size, our sheets and the fonts of the page. The answer takes ours back. */
export function dressPage(page: Document, { paper, title, language, fontFamily, host }: PageLook): () => void {
  const { CSSStyleSheet: Constructed } = page.defaultView ?? globalThis
  const undress = adoptStyleSheets(page)
  const ours = new Constructed()
  const size = `@page{size:${paper.width}mm ${paper.height}mm;margin:0}`
  // a frame without a document type draws as in the nineties: its tables take no font from where they stand
  const blank = 'html,body{margin:0;padding:0;background:#fff}table{font:inherit;color:inherit}'
  ours.replaceSync([size, blank, facesOf(host, familiesOf(fontFamily))].join('\n'))
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, ours]
  page.title = title
  page.documentElement.lang = language
  page.body.style.fontFamily = fontFamily
  return undress
}

const nextFrame = (view: Window) => new Promise<void>((resolve) => view.requestAnimationFrame(() => resolve()))

/** Waits until fonts and layout stand, lets them be measured once more, then opens the print dialog of the frame. */
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
