import { useSyncExternalStore } from 'react'
import type { BaseLocationHook } from 'wouter'

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  globalThis.addEventListener('hashchange', listener)
  globalThis.addEventListener('popstate', listener)
  return () => {
    listeners.delete(listener)
    globalThis.removeEventListener('hashchange', listener)
    globalThis.removeEventListener('popstate', listener)
  }
}

/** `#/desk/orders?page=2` -> path and query */
function parts(): [path: string, search: string] {
  const inside = location.hash.replace(/^#?\/?/, '')
  const at = inside.indexOf('?')
  return at < 0 ? [`/${inside}`, ''] : [`/${inside.slice(0, at)}`, inside.slice(at)]
}

function navigate(to: string, { replace = false, state = null }: { replace?: boolean; state?: unknown } = {}): void {
  // a page may have a <base>: a bare #… would leave it
  const url = new URL(location.href)
  url.hash = to
  history[replace ? 'replaceState' : 'pushState'](state, '', url.href)
  for (const listener of [...listeners]) listener()
}

/** The place behind the page's hash, its query with it. wouter's own hook writes the query into the query of the page, which is not ours. */
export const useHashLocation: BaseLocationHook = () => [useSyncExternalStore(subscribe, () => parts()[0]), navigate]
useHashLocation.searchHook = () => useSyncExternalStore(subscribe, () => parts()[1])
useHashLocation.hrefs = (href) => `#${href}`
