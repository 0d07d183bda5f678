import { type ReactNode, type RefObject, useEffect, useMemo, useRef } from 'react'
import { Router, type RouterOptions, useLocation, useSearch } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { HoldingContext } from '../form/holding-context'
import { type Leaving, LeavingContext, useLeaving } from './leaving'
import { guardNavigation, hashPath, useBrowserLocation, useHashLocation } from './page-location'
import { screens } from './routes'
import { isOneScreen } from './where'

/**
 * Asks on the browser's back and forward, too: restores the URL until the user answers. `pathNow` reads the
 * path from the page's URL, undefined if the dashboard isn't in it; `current` is the shown location.
 */
function useHeldBack({ isHeld, leave }: Leaving, pathNow: (() => string) | undefined, current: string): void {
  const stand = useRef({ path: current, href: '', isAnswered: false })
  useEffect(() => {
    stand.current = { path: current, href: location.href, isAnswered: false }
  }, [current])
  useEffect(() => {
    if (!pathNow) return
    return guardNavigation(() => {
      const at = stand.current
      if (at.isAnswered || !isHeld() || isOneScreen(at.path, pathNow(), screens)) return false
      history.pushState(null, '', at.href)
      leave(() => {
        at.isAnswered = true
        history.back()
      })
      return true
    })
  }, [isHeld, leave, pathNow])
}

export const routerKinds = ['memory', 'hash', 'browser'] as const
export type RouterKind = (typeof routerKinds)[number]

type DashboardRouterProps = {
  kind: RouterKind
  /** base path of the dashboard's paths; browser only */
  base: string
  /** initial path, and where to navigate when it changes; memory only */
  path: string | undefined
  /** receives the path with its query string, to be passed back as `path` */
  onNavigated: ((detail: { path: string }) => void) | undefined
  children: ReactNode
}

/** Reads the location from the page's URL if it is kept there. */
function pathReader(kind: RouterKind, base: string): (() => string) | undefined {
  if (kind === 'browser') return () => location.pathname.slice(base.length)
  return kind === 'hash' ? hashPath : undefined
}

function optionsOf(kind: RouterKind, base: string, path: string | undefined): RouterOptions {
  if (kind === 'browser') return { hook: useBrowserLocation, base: base.replace(/\/$/, '') }
  if (kind === 'hash') return { hook: useHashLocation }
  // without URLs, the dashboard's links can't be opened elsewhere
  return { ...memoryLocation({ path: path ?? '/' }), hrefs: () => '#' }
}

type FollowProps = Pick<DashboardRouterProps, 'path' | 'onNavigated'> & {
  leaving: Leaving
  pathNow: (() => string) | undefined
  at: RefObject<string>
}

function Follow({ path, onNavigated, leaving, pathNow, at }: FollowProps) {
  const [screen, go] = useLocation()
  const search = useSearch()
  const current = search ? `${screen}?${search}` : screen
  const reported = useRef(current)
  const asked = useRef(path)

  useHeldBack(leaving, pathNow, current)
  useEffect(() => {
    at.current = screen
  }, [at, screen])

  useEffect(() => {
    if (path === asked.current) return
    asked.current = path
    if (path !== undefined) go(path)
  }, [path, go])

  useEffect(() => {
    if (reported.current === current) return
    reported.current = current
    onNavigated?.({ path: current })
  }, [current, onNavigated])
  return null
}

/** Keeps the location in the page's URL, in its hash, or in memory. */
export function DashboardRouter({ kind, base, path, onNavigated, children }: DashboardRouterProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the initial path applies once; Follow handles later ones
  const options = useMemo(() => optionsOf(kind, base, path), [kind, base])
  const leaving = useLeaving()
  const at = useRef('')
  const root = options.base ?? ''
  const pathNow = useMemo(() => pathReader(kind, root), [kind, root])
  return (
    <HoldingContext value={leaving.holding}>
      <LeavingContext value={leaving}>
        <Router
          key={kind}
          {...options}
          aroundNav={(navigate, to, how) => {
            const go = () => navigate(to, how)
            if (how?.replace || isOneScreen(at.current, to.slice(root.length), screens)) go()
            else leaving.leave(go)
          }}
        >
          <Follow
            path={kind === 'memory' ? path : undefined}
            onNavigated={onNavigated}
            leaving={leaving}
            pathNow={pathNow}
            at={at}
          />
          {children}
        </Router>
      </LeavingContext>
    </HoldingContext>
  )
}
