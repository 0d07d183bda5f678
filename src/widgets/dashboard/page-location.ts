import { useSyncExternalStore } from 'react'
import type { BaseLocationHook } from 'wouter'

const kinds = ['popstate', 'hashchange'] as const
const listeners = new Set<() => void>()
const gates = new Set<() => boolean>()

/** Tells that the address of the page is another one. */
function tellStep(): void {
  for (const listener of [...listeners]) listener()
}

const step = () => {
  if (![...gates].some((isHeldBack) => isHeldBack())) tellStep()
}

/** Hears of each step from one address to another, but for those that are held back. */
function onStep(listener: () => void): () => void {
  if (listeners.size === 0) for (const kind of kinds) globalThis.addEventListener(kind, step)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) for (const kind of kinds) globalThis.removeEventListener(kind, step)
  }
}

/** Is asked before anybody hears of the browser's own step back or forth; true: nobody shall. */
export function gateSteps(isHeldBack: () => boolean): () => void {
  gates.add(isHeldBack)
  return () => gates.delete(isHeldBack)
}

function goToPath(to: string, { replace = false, state = null }: { replace?: boolean; state?: unknown } = {}): void {
  history[replace ? 'replaceState' : 'pushState'](state, '', to)
  tellStep()
}

/** The page's address. wouter's own hook hears of navigation by replacing the page's history functions; this one does not. */
export const useBrowserLocation: BaseLocationHook = () => [
  useSyncExternalStore(onStep, () => location.pathname),
  goToPath,
]
useBrowserLocation.searchHook = () => useSyncExternalStore(onStep, () => location.search)

/** `#/desk/orders?page=2` -> path and query */
function parts(): [path: string, search: string] {
  const inside = location.hash.replace(/^#?\/?/, '')
  const at = inside.indexOf('?')
  return at < 0 ? [`/${inside}`, ''] : [`/${inside.slice(0, at)}`, inside.slice(at)]
}

export const hashPath = (): string => parts()[0]

function goToHash(to: string, { replace = false, state = null }: { replace?: boolean; state?: unknown } = {}): void {
  // a page may have a <base>: a bare #… would leave it
  const url = new URL(location.href)
  url.hash = to
  history[replace ? 'replaceState' : 'pushState'](state, '', url.href)
  tellStep()
}

/** The place behind the page's hash, its query with it. wouter's own hook writes the query into the query of the page, which is not ours. */
export const useHashLocation: BaseLocationHook = () => [useSyncExternalStore(onStep, hashPath), goToHash]
useHashLocation.searchHook = () => useSyncExternalStore(onStep, () => parts()[1])
useHashLocation.hrefs = (href) => `#${href}`
