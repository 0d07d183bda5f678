import { useSyncExternalStore } from 'react'
import type { BaseLocationHook } from 'wouter'

const kinds = ['popstate', 'hashchange'] as const
const listeners = new Set<() => void>()
const gates = new Set<() => boolean>()

/** Announces a change of the page's URL. */
function reportStep(): void {
  for (const listener of [...listeners]) listener()
}

const step = () => {
  if (![...gates].some((isHeldBack) => isHeldBack())) reportStep()
}

/** Subscribes to URL changes, except those held back. */
function onStep(listener: () => void): () => void {
  if (listeners.size === 0) for (const kind of kinds) globalThis.addEventListener(kind, step)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) for (const kind of kinds) globalThis.removeEventListener(kind, step)
  }
}

/** Called before any listener on the browser's back and forward; return true to hold the change back. */
export function guardNavigation(isHeldBack: () => boolean): () => void {
  gates.add(isHeldBack)
  return () => gates.delete(isHeldBack)
}

function goToPath(to: string, { replace = false, state = null }: { replace?: boolean; state?: unknown } = {}): void {
  history[replace ? 'replaceState' : 'pushState'](state, '', to)
  reportStep()
}

/** wouter's own hook patches the page's history methods to observe navigation; this one doesn't. */
export const useBrowserLocation: BaseLocationHook = () => [
  useSyncExternalStore(onStep, () => location.pathname),
  goToPath,
]
useBrowserLocation.searchHook = () => useSyncExternalStore(onStep, () => location.search)

/** `#/desk/orders?page=2` -> path and query string */
function parts(): [path: string, search: string] {
  const inside = location.hash.replace(/^#?\/?/, '')
  const at = inside.indexOf('?')
  return at < 0 ? [`/${inside}`, ''] : [`/${inside.slice(0, at)}`, inside.slice(at)]
}

export const hashPath = (): string => parts()[0]

function goToHash(to: string, { replace = false, state = null }: { replace?: boolean; state?: unknown } = {}): void {
  // with a <base> in the page, a bare #… would leave it
  const url = new URL(location.href)
  url.hash = to
  history[replace ? 'replaceState' : 'pushState'](state, '', url.href)
  reportStep()
}

/**
 * Location and query string in the page's hash. wouter's own hook writes the query string into the page's,
 * which isn't ours.
 */
export const useHashLocation: BaseLocationHook = () => [useSyncExternalStore(onStep, hashPath), goToHash]
useHashLocation.searchHook = () => useSyncExternalStore(onStep, () => parts()[1])
useHashLocation.hrefs = (href) => `#${href}`
