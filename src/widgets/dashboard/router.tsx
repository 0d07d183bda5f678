import { type ReactNode, type RefObject, useEffect, useMemo, useRef } from 'react'
import { Router, type RouterOptions, useLocation, useSearch } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { HoldingContext } from '../form/holding-context'
import { type Leaving, LeavingContext, useLeaving } from './leaving'
import { gateSteps, hashPath, useBrowserLocation, useHashLocation } from './page-location'
import { screens } from './routes'
import { isOneScreen } from './where'

/**
 * The browser's own way back and forth asks as well: the address is put back until there is an answer. `pathNow` reads
 * the path out of the address of the page; undefined: the dashboard has none. `current` is where it stands.
 */
function useHeldBack({ isHeld, leave }: Leaving, pathNow: (() => string) | undefined, current: string): void {
  const stand = useRef({ path: current, href: '', isAnswered: false })
  useEffect(() => {
    stand.current = { path: current, href: location.href, isAnswered: false }
  }, [current])
  useEffect(() => {
    if (!pathNow) return
    return gateSteps(() => {
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
  /** path of the page that the dashboard's own paths begin at; browser only */
  base: string
  /** where it begins, and where it goes when this changes; memory only */
  path: string | undefined
  /** told the path with its query, so that it can be given back as `path` */
  onNavigated: ((detail: { path: string }) => void) | undefined
  children: ReactNode
}

/** Out of the page's address, where the place stands in it. */
function pathReader(kind: RouterKind, base: string): (() => string) | undefined {
  if (kind === 'browser') return () => location.pathname.slice(base.length)
  return kind === 'hash' ? hashPath : undefined
}

function optionsOf(kind: RouterKind, base: string, path: string | undefined): RouterOptions {
  if (kind === 'browser') return { hook: useBrowserLocation, base: base.replace(/\/$/, '') }
  if (kind === 'hash') return { hook: useHashLocation }
  // a link of a dashboard without an address leads nowhere when opened elsewhere
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

/** Where the dashboard keeps its place: in the page's address, behind its hash, or for itself. */
export function DashboardRouter({ kind, base, path, onNavigated, children }: DashboardRouterProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path a memory begins at counts once; Follow goes to later ones
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
