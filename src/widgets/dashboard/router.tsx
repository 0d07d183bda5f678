import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { Router, type RouterOptions, useLocation, useSearch } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { useBrowserLocation } from './browser-location'
import { useHashLocation } from './hash-location'

export const routerKinds = ['memory', 'hash', 'browser'] as const
export type RouterKind = (typeof routerKinds)[number]

type DashboardRouterProps = {
  kind: RouterKind
  /** path of the page that the dashboard's own paths begin at; browser only */
  base: string
  /** where it begins, and where it goes when this changes; memory only */
  path: string | undefined
  /** told the path with its query, so that it can be given back as `path` */
  onNavigated: ((detail: { path: string }) => void) | undefined
  children: ReactNode
}

function optionsOf(kind: RouterKind, base: string, path: string | undefined): RouterOptions {
  if (kind === 'browser') return { hook: useBrowserLocation, base: base.replace(/\/$/, '') }
  if (kind === 'hash') return { hook: useHashLocation }
  // a link of a dashboard without an address leads nowhere when opened elsewhere
  return { ...memoryLocation({ path: path ?? '/' }), hrefs: () => '#' }
}

function Follow({ path, onNavigated }: Pick<DashboardRouterProps, 'path' | 'onNavigated'>) {
  const [screen, go] = useLocation()
  const search = useSearch()
  const current = search ? `${screen}?${search}` : screen
  const told = useRef(current)
  const asked = useRef(path)

  useEffect(() => {
    if (path === asked.current) return
    asked.current = path
    if (path !== undefined) go(path)
  }, [path, go])

  useEffect(() => {
    if (told.current === current) return
    told.current = current
    onNavigated?.({ path: current })
  }, [current, onNavigated])
  return null
}

/** Where the dashboard keeps its place: in the page's address, behind its hash, or for itself. */
export function DashboardRouter({ kind, base, path, onNavigated, children }: DashboardRouterProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path a memory begins at counts once; Follow goes to later ones
  const options = useMemo(() => optionsOf(kind, base, path), [kind, base])
  return (
    <Router key={kind} {...options}>
      <Follow path={kind === 'memory' ? path : undefined} onNavigated={onNavigated} />
      {children}
    </Router>
  )
}
