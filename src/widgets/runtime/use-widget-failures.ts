import { createContext, useCallback, useContext, useLayoutEffect, useMemo, useSyncExternalStore } from 'react'
import { ErrorContext, useEngine } from './use-engine'

/** Reports failures that concern a widget: those of views mounted here, of the apps it shows, and of nobody in particular. */
export function useReportedFailures(apps: readonly string[]): void {
  const { events$ } = useEngine()
  const report = useContext(ErrorContext)
  // before anything that was asked for while rendering can fail
  useLayoutEffect(() => {
    if (!report) return
    const listening = events$.subscribe((event) => {
      if (event.type !== 'engine.error') return
      const { error, app, root } = event
      const isOurs = root ? root === report : app === undefined || apps.includes(app)
      if (isOurs) report(error)
    })
    return () => listening.unsubscribe()
  }, [events$, report, apps])
}

/** Apps whose unread rows a widget around this one speaks of. */
const SpokenForContext = createContext<readonly string[]>([])

export const SpokenFor = SpokenForContext.Provider

/** How many rows of what a widget shows could not be read, unless a widget around it says so. */
export function useUnreadRows(apps: readonly string[]) {
  const engine = useEngine()
  const root = useContext(ErrorContext)
  const around = useContext(SpokenForContext)
  const own = useMemo(() => apps.filter((name) => !around.includes(name)), [apps, around])
  const subscribe = useCallback(
    (changed: () => void) => {
      const listening = engine.events$.subscribe(({ type }) => {
        if (type === 'engine.unread') changed()
      })
      return () => listening.unsubscribe()
    },
    [engine],
  )
  const rows = useSyncExternalStore(
    subscribe,
    () => engine.unread(own, root),
    () => 0,
  )
  return { rows, spokenFor: useMemo(() => [...around, ...own], [around, own]) }
}
