type Root = Document | ShadowRoot

const texts = new Map<string, string>()
const adopters = new Map<Root, number>()
const built = new WeakMap<Document, Map<string, CSSStyleSheet>>()

function documentOf(root: Root): Document {
  return root.ownerDocument ?? (root as Document)
}

// a constructed sheet works only in the document whose window made it
function sheetFor(root: Root, id: string): CSSStyleSheet {
  const page = documentOf(root)
  const ofPage = built.get(page) ?? new Map<string, CSSStyleSheet>()
  built.set(page, ofPage)
  const known = ofPage.get(id)
  if (known) return known
  const sheet = new (page.defaultView ?? globalThis).CSSStyleSheet()
  sheet.replaceSync(texts.get(id) ?? '')
  ofPage.set(id, sheet)
  return sheet
}

/** Called by the module the build makes of every .css.ts. Safe without a DOM; a second text under one id replaces the first. */
export function registerSheet(id: string, css: string): void {
  if (texts.get(id) === css) return
  const isNew = !texts.has(id)
  texts.set(id, css)
  for (const root of adopters.keys()) {
    if (isNew) dress(root)
    else sheetFor(root, id).replaceSync(css)
  }
}

/**
 * Theme, parts, widgets, each by name: a rule of a later one wins. The order in which a split build happens to run its
 * modules is another one at every load.
 */
function inOrder(): string[] {
  const rank = (id: string) => (id.includes('/theme/') ? 0 : id.includes('/ui/') ? 1 : 2)
  return [...texts.keys()].sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1))
}

/** Ours after those of the page. */
function dress(root: Root): void {
  const ours = inOrder().map((id) => sheetFor(root, id))
  const known = new Set(ours)
  root.adoptedStyleSheets = [...root.adoptedStyleSheets.filter((sheet) => !known.has(sheet)), ...ours]
}

/** Gives the root every registered sheet and those registered later. The answer undoes it. */
export function adoptSheets(root: Root): () => void {
  const before = adopters.get(root) ?? 0
  adopters.set(root, before + 1)
  if (before === 0) dress(root)
  let released = false
  return () => {
    if (released) return
    released = true
    const left = (adopters.get(root) ?? 1) - 1
    if (left > 0) {
      adopters.set(root, left)
      return
    }
    adopters.delete(root)
    const shared = new Set(built.get(documentOf(root))?.values())
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((sheet) => !shared.has(sheet))
  }
}
