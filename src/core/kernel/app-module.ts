import type { AnyStateMachine } from 'xstate'
import { RaanError } from './errors'
import { lookUp } from './look-up'
import type { AppModule, ViewLoader, ViewModule } from './ports'

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
