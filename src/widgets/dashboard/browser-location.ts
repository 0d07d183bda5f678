import { useSyncExternalStore } from 'react'
import type { BaseLocationHook } from 'wouter'

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  globalThis.addEventListener('popstate', listener)
  return () => {
    listeners.delete(listener)
    globalThis.removeEventListener('popstate', listener)
  }
}

function navigate(to: string, { replace = false, state = null }: { replace?: boolean; state?: unknown } = {}): void {
  history[replace ? 'replaceState' : 'pushState'](state, '', to)
  for (const listener of [...listeners]) listener()
}

/** The page's address. wouter's own hook hears of navigation by replacing the page's history functions; this one does not. */
export const useBrowserLocation: BaseLocationHook = () => [
  useSyncExternalStore(subscribe, () => location.pathname),
  navigate,
]
useBrowserLocation.searchHook = () => useSyncExternalStore(subscribe, () => location.search)
