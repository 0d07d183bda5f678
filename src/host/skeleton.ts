/**
 * The element's style sheet. The page controls the element's own layout. The box, which no selector of the page can
 * reach, resets inherited styles except the font and colour scheme. While a placeholder is shown, the box renders
 * invisibly behind it.
 */
const css = `:host{display:block}:host([hidden]){display:none}
.box{all:initial;display:block;font-family:inherit;color-scheme:inherit}
.wait{display:block}.grey{border-radius:12px;background:rgb(128 128 128/.12);animation:grey .15s}
@keyframes grey{0%,to{background:none}}.wait~.box{height:0;overflow:clip;visibility:hidden}`

const sheets = new WeakMap<Document, CSSStyleSheet>()

/**
 * Adopts the element's style sheet in a shadow root, before those it has. Required again after a move to another
 * document, which drops them all; one without a window, such as that of a template, takes none.
 */
export function adoptHostStyleSheet(root: ShadowRoot): void {
  const page = root.ownerDocument
  if (!page.defaultView) return
  const sheet = sheets.get(page) ?? new page.defaultView.CSSStyleSheet()
  sheets.set(page, sheet)
  sheet.replaceSync(css)
  root.adoptedStyleSheets = [sheet, ...root.adoptedStyleSheets.filter((each) => each !== sheet)]
}

/**
 * Adopts the style sheet and adds a placeholder of the widget's usual height, which prevents a layout shift. It shows
 * the element's children from the page; without any, it turns grey after 150 ms.
 */
export function showSkeleton(root: ShadowRoot, height: number): HTMLElement {
  adoptHostStyleSheet(root)
  const skeleton = root.ownerDocument.createElement('slot')
  skeleton.className = root.host.firstElementChild ? 'wait' : 'wait grey'
  skeleton.style.minHeight = `${height}px`
  root.append(skeleton)
  return skeleton
}
