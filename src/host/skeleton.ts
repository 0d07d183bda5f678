/**
 * The element's own sheet. The page lays its elements out as it likes; what would be inherited from it stops at the box,
 * which no selector of the page can reach. Font and colour scheme are taken back. While a place is kept, what stands behind
 * it is laid out and not seen.
 */
const css = `:host{display:block}:host([hidden]){display:none}
.box{all:initial;display:block;font-family:inherit;color-scheme:inherit}
.wait{display:block}.grey{border-radius:12px;background:rgb(128 128 128/.12);animation:grey .15s}
@keyframes grey{0%,to{background:none}}.wait~.box{height:0;overflow:clip;visibility:hidden}`

const sheets = new WeakMap<Document, CSSStyleSheet>()

/**
 * Adopts the element's style sheet in a shadow root. Required again after a move to another document, which
 * drops it.
 */
export function dressHost(root: ShadowRoot): void {
  const page = root.ownerDocument
  const sheet = sheets.get(page) ?? new (page.defaultView ?? globalThis).CSSStyleSheet()
  sheets.set(page, sheet)
  sheet.replaceSync(css)
  root.adoptedStyleSheets = [sheet]
}

/**
 * Dresses a shadow root and keeps a place of the widget's usual height, so that nothing jumps: what the page put into the
 * element stands there, else the place is grey after 150 ms.
 */
export function showSkeleton(root: ShadowRoot, height: number): HTMLElement {
  dressHost(root)
  const skeleton = root.ownerDocument.createElement('slot')
  skeleton.className = root.host.firstElementChild ? 'wait' : 'wait grey'
  skeleton.style.minHeight = `${height}px`
  root.append(skeleton)
  return skeleton
}
