type Watched = { observer: MutationObserver; listeners: Set<() => void> }

/** One observer per document and shadow root that contains our elements. */
const watched = new Map<Node, Watched>()

/** Undefined unless `root` is a shadow root. Not instanceof: a root in an iframe belongs to another window. */
export const hostOf = (root: Node): Element | undefined =>
  root.nodeType === Node.DOCUMENT_FRAGMENT_NODE ? (root as Partial<ShadowRoot>).host : undefined

/** The language of the nearest `lang`, across shadow roots. */
export function pageLanguage(element: Element): string | undefined {
  const named = element.closest('[lang]')
  if (named) return named.getAttribute('lang') ?? undefined
  const host = hostOf(element.getRootNode())
  return host && pageLanguage(host)
}

function watch(root: Node, listener: () => void): () => void {
  const listeners = watched.get(root)?.listeners ?? new Set()
  if (!watched.has(root)) {
    const observer = new MutationObserver(() => {
      for (const notify of listeners) notify()
    })
    observer.observe(root, { attributeFilter: ['lang'], subtree: true })
    watched.set(root, { observer, listeners })
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    watched.get(root)?.observer.disconnect()
    watched.delete(root)
  }
}

/**
 * Calls `listener` when a `lang` around the element changes. Returns a function that stops it; call again after
 * the element has moved.
 */
export function watchPageLanguage(element: Element, listener: () => void): () => void {
  const ends: (() => void)[] = []
  for (let at: Element | undefined = element; at; ) {
    const root: Node = at.getRootNode()
    ends.push(watch(root, listener))
    at = hostOf(root)
  }
  return () => {
    for (const end of ends) end()
  }
}
