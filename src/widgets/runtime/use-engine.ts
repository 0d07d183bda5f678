import { createContext, useCallback, useContext, useEffect, useMemo, useSyncExternalStore } from 'react'
import type { AppName, Engine, ViewName, ViewOptions } from '../../core'

/** Receives failures in addition to what the screen shows. The provider owns the views mounted below it. */
export const ErrorContext = createContext<((error: unknown) => void) | undefined>(undefined)

export const EngineContext = createContext<Engine | undefined>(undefined)

export function useEngine(): Engine {
  const engine = useContext(EngineContext)
  if (!engine) throw new Error('no engine: render the widget inside RaanRoot')
  return engine
}

/** Changes with the current user: one user's data must not be shown to the next. */
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
 * A view actor that lives as long as the component. `key` names what the options depend on: another key makes
 * another actor. It starts on subscription, because React may discard a first render, and stops a microtask
 * late, because StrictMode mounts twice.
 */
export function useView<N extends ViewName>(name: N, options?: ViewOptions<N>, key = '') {
  const engine = useEngine()
  const owner = useOwner()
  const root = useContext(ErrorContext)
  // biome-ignore lint/correctness/useExhaustiveDependencies: options apply only when key changes
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
