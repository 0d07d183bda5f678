import { createContext, useCallback, useContext, useLayoutEffect, useMemo, useSyncExternalStore } from 'react'
import type { Engine } from '../../core'
import type { EngineEvent } from '../../core/kernel/engine-events'
import { ErrorContext, useEngine } from './use-engine'

/** Failures since an element's apps were started, for its widgets to report once they listen. */
export type EarlyFailures = {
  readonly events: readonly EngineEvent<'engine.error'>[]
  /** the widgets listen */
  end(): void
}

export const EarlyFailuresContext = createContext<EarlyFailures | undefined>(undefined)

export function collectFailures({ events$ }: Engine): EarlyFailures {
  const events: EngineEvent<'engine.error'>[] = []
  const listening = events$.subscribe((event) => {
    if (event.type === 'engine.error') events.push(event)
  })
  return {
    events,
    end() {
      listening.unsubscribe()
      events.length = 0
    },
  }
}

/** Reports failures of the views mounted here, of this widget's apps, and those of no app. */
export function useReportedFailures(apps: readonly string[]): void {
  const { events$ } = useEngine()
  const report = useContext(ErrorContext)
  const early = useContext(EarlyFailuresContext)
  // subscribes before anything requested during render can fail
  useLayoutEffect(() => {
    if (!report) return
    const hear = (event: EngineEvent) => {
      if (event.type !== 'engine.error') return
      const { error, app, root } = event
      const isOurs = root ? root === report : app === undefined || apps.includes(app)
      if (isOurs) report(error)
    }
    early?.events.forEach(hear)
    const listening = events$.subscribe(hear)
    return () => listening.unsubscribe()
  }, [events$, report, apps, early])
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
