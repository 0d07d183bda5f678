import type { AnyStateMachine } from 'xstate'
import type { EngineEvent } from './engine-events'
import { RaanError } from './errors'
import type { Links } from './links'
import { lookUp } from './look-up'

/**
 * An app, as the engine loads it. `data` starts once per engine, each of `views` once per mounted view. `reacts` maps
 * an announced event to an event of the view (patch or reload), or undefined.
 */
export type AppModule = {
  data?: AnyStateMachine
  /** its links to other apps; created for each engine and user, since a link may keep state */
  links?(): readonly Links[]
  /** a view not needed at first is a loader of its module */
  views?: Record<string, ViewModule | ViewLoader>
  /** the event to announce when the user leaves, from the data actor's last context */
  left?(context: never): EngineEvent | undefined
}

export type ViewLoader = () => Promise<ViewModule>

export type ViewModule = {
  machine: AnyStateMachine
  reacts?: (event: EngineEvent) => { type: string } | undefined
  /** whether it is busy with something other than a call: `settled()` waits for that too */
  isBusy?(snapshot: { readonly value: unknown }): boolean
}

/** The machine of the app's data actor; the error names what exists instead. */
export function dataOf({ data, views = {} }: AppModule, name: string): AnyStateMachine {
  if (!data) throw new Error(`the app ${name} has no data, only the views ${Object.keys(views).join(', ')}`)
  return data
}

/** The view with this name, or the loader of its module; the error names what exists instead. */
function viewOf({ views = {} }: AppModule, name: string): ViewModule | ViewLoader {
  const view = lookUp(views, name)
  if (!view) throw new Error(`there is no view ${name}; its app has ${Object.keys(views).join(', ') || 'none'}`)
  return view
}

/**
 * The view with this name, synchronously if the app's code contains it. Caches loaded modules in `loaded`; retries
 * after a failure.
 */
export function findView(app: AppModule, name: string, loaded: Map<string, ViewModule>) {
  const view = viewOf(app, name)
  if (typeof view !== 'function') return view
  return view().then(
    (module) => {
      loaded.set(name, module)
      return module
    },
    (cause) => {
      throw cause instanceof RaanError ? cause : new RaanError('chunk', { cause })
    },
  )
}

/** Applies `use` to a value, synchronously unless it is a promise. */
export const afterLoad = <T, R>(value: T | Promise<T>, use: (value: T) => R): R | Promise<R> =>
  value instanceof Promise ? value.then(use) : use(value)
