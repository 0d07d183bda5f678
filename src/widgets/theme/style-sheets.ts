type Root = Document | ShadowRoot

const sheetTexts = new Map<string, string>()
/** each with the number of its users */
const adopters = new Map<Root, number>()
const built = new WeakMap<Document, Map<string, CSSStyleSheet>>()

function documentOf(root: Root): Document {
  return root.ownerDocument ?? (root as Document)
}

// a constructed sheet works only in the document whose window made it
function styleSheetFor(root: Root, id: string): CSSStyleSheet {
  const page = documentOf(root)
  const ofPage = built.get(page) ?? new Map<string, CSSStyleSheet>()
  built.set(page, ofPage)
  const known = ofPage.get(id)
  if (known) return known
  const sheet = new (page.defaultView ?? globalThis).CSSStyleSheet()
  sheet.replaceSync(sheetTexts.get(id) ?? '')
  ofPage.set(id, sheet)
  return sheet
}

/**
 * Called by the module the build makes from each .css.ts. Safe without a DOM; a second text with the same id
 * replaces the first.
 */
export function registerStyleSheet(id: string, css: string): void {
  if (sheetTexts.get(id) === css) return
  const isNew = !sheetTexts.has(id)
  sheetTexts.set(id, css)
  for (const root of adopters.keys()) {
    if (isNew) dress(root)
    else styleSheetFor(root, id).replaceSync(css)
  }
}

/**
 * Theme, ui, widgets, each sorted by name, later ones winning: the modules of a split build run in a different
 * order on each load.
 */
function inOrder(): string[] {
  const rank = (id: string) => (id.includes('/theme/') ? 0 : id.includes('/ui/') ? 1 : 2)
  return [...sheetTexts.keys()].sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1))
}

/** All registered sheets as one text, for a page that is made before its scripts run. */
export const styleSheetText = (): string =>
  inOrder()
    .map((id) => sheetTexts.get(id))
    .join('\n')

/** Ours, all or none, after those of the page. A document without a window, such as a template's, takes none. */
function dress(root: Root, ids = inOrder()): void {
  if (!documentOf(root).defaultView) return
  const ours = ids.map((id) => styleSheetFor(root, id))
  const known = new Set(built.get(documentOf(root))?.values())
  root.adoptedStyleSheets = [...root.adoptedStyleSheets.filter((sheet) => !known.has(sheet)), ...ours]
}

/** Adopts the sheets again: roots that moved to another document, maybe there and back, lost them. */
export function readoptStyleSheets(): void {
  for (const root of adopters.keys()) dress(root)
}

/** Adopts every registered sheet, also those registered later. Returns an undo function. */
export function adoptStyleSheets(root: Root): () => void {
  const uses = adopters.get(root) ?? 0
  adopters.set(root, uses + 1)
  if (uses === 0) dress(root)
  let released = false
  return () => {
    if (released) return
    released = true
    const left = (adopters.get(root) ?? 0) - 1
    adopters.set(root, left)
    if (left > 0) return
    adopters.delete(root)
    dress(root, [])
  }
}
