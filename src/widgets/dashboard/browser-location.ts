import { useSyncExternalStore } from 'react'
import type { BaseLocationHook } from 'wouter'
import { onStep, tellStep } from './steps'

function navigate(to: string, { replace = false, state = null }: { replace?: boolean; state?: unknown } = {}): void {
  history[replace ? 'replaceState' : 'pushState'](state, '', to)
  tellStep()
}

/** The page's address. wouter's own hook hears of navigation by replacing the page's history functions; this one does not. */
export const useBrowserLocation: BaseLocationHook = () => [
  useSyncExternalStore(onStep, () => location.pathname),
  navigate,
]
useBrowserLocation.searchHook = () => useSyncExternalStore(onStep, () => location.search)
