import { createContext, useCallback, useContext, useLayoutEffect, useMemo, useSyncExternalStore } from 'react'
import { ErrorContext, useEngine } from './use-engine'

/** Reports failures of the views mounted here, of this widget's apps, and those of no app. */
export function useReportedFailures(apps: readonly string[]): void {
  const { events$ } = useEngine()
  const report = useContext(ErrorContext)
  // subscribes before anything requested during render can fail
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

/** Apps whose unreadable rows an outer widget reports. */
const SpokenForContext = createContext<readonly string[]>([])

export const SpokenFor = SpokenForContext.Provider

/** Number of unreadable rows in this widget's data, 0 if an outer widget reports them. */
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
