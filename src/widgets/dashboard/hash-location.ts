import { useSyncExternalStore } from 'react'
import type { BaseLocationHook } from 'wouter'
import { onStep, tellStep } from './steps'

/** `#/desk/orders?page=2` -> path and query */
function parts(): [path: string, search: string] {
  const inside = location.hash.replace(/^#?\/?/, '')
  const at = inside.indexOf('?')
  return at < 0 ? [`/${inside}`, ''] : [`/${inside.slice(0, at)}`, inside.slice(at)]
}

export const hashPath = (): string => parts()[0]

function navigate(to: string, { replace = false, state = null }: { replace?: boolean; state?: unknown } = {}): void {
  // a page may have a <base>: a bare #… would leave it
  const url = new URL(location.href)
  url.hash = to
  history[replace ? 'replaceState' : 'pushState'](state, '', url.href)
  tellStep()
}

/** The place behind the page's hash, its query with it. wouter's own hook writes the query into the query of the page, which is not ours. */
export const useHashLocation: BaseLocationHook = () => [useSyncExternalStore(onStep, hashPath), navigate]
useHashLocation.searchHook = () => useSyncExternalStore(onStep, () => parts()[1])
useHashLocation.hrefs = (href) => `#${href}`
