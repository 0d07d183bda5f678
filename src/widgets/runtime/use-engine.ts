import { createContext, useCallback, useContext, useEffect, useMemo, useSyncExternalStore } from 'react'
import type { AppName, Engine, ViewName, ViewOptions } from '../../core'

/** Where a failure is reported to, besides what the screen shows of it. Whoever is here owns the views mounted below. */
export const ErrorContext = createContext<((error: unknown) => void) | undefined>(undefined)

export const EngineContext = createContext<Engine | undefined>(undefined)

export function useEngine(): Engine {
  const engine = useContext(EngineContext)
  if (!engine) throw new Error('no engine: render the widget inside RaanRoot')
  return engine
}

/** Changes with the signed-in user: one user's data must not be shown to the next. */
export function useOwner(): string {
  const engine = useEngine()
  const subscribe = useCallback(
    (onChange: () => void) => {
      const listening = engine.events$.subscribe(({ type }) => type === 'owner.changed' && onChange())
      return () => listening.unsubscribe()
    },
    [engine],
  )
  const owner = () => engine.owner
  return useSyncExternalStore(subscribe, owner, owner)
}

/** The shared data actor of an app. */
export const useApp = <N extends AppName>(name: N) => useEngine().app(name)

const stops = new WeakMap<object, { mounted: number }>()

/**
 * A view actor that lives as long as this place on the screen. `key` names what the options depend on: another key is
 * another actor. It starts when it is listened to: React may throw away what it renders first. Stopping waits a microtask,
 * since React mounts twice in development.
 */
export function useView<N extends ViewName>(name: N, options?: ViewOptions<N>, key = '') {
  const engine = useEngine()
  const owner = useOwner()
  const root = useContext(ErrorContext)
  // biome-ignore lint/correctness/useExhaustiveDependencies: options count only when key changes
  const view = useMemo(() => engine.view(name, options, { deferred: true, root }), [engine, owner, name, key])
  useEffect(() => {
    const use = stops.get(view) ?? { mounted: 0 }
    stops.set(view, use)
    use.mounted++
    return () => {
      use.mounted--
      queueMicrotask(() => {
        if (use.mounted === 0) view.stop()
      })
    }
  }, [view])
  return view
}
