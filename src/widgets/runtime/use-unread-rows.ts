import { createContext, useCallback, useContext, useMemo, useSyncExternalStore } from 'react'
import { ErrorContext } from './error-context'
import { useEngine } from './use-engine'

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
