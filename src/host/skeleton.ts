/**
 * The element's own style sheet. The page controls the layout of its elements; inherited properties stop at the
 * box, which the page's selectors can't reach. Only font and colour scheme are inherited.
 */
const css = `:host{display:block}:host([hidden]){display:none}
.box{all:initial;display:block;font-family:inherit;color-scheme:inherit}
.wait{box-sizing:border-box;border-radius:12px;background:rgb(128 128 128/.12)}`

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

/** Adopts the style sheet and shows a skeleton of the widget's usual height, to avoid layout shifts. */
export function showSkeleton(root: ShadowRoot, height: number): HTMLElement {
  dressHost(root)
  const skeleton = root.ownerDocument.createElement('div')
  skeleton.className = 'wait'
  skeleton.style.height = `${height}px`
  root.append(skeleton)
  return skeleton
}
