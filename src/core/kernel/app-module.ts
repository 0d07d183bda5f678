import type { AnyStateMachine } from 'xstate'
import { RaanError } from './errors'
import { lookUp } from './look-up'
import type { AppModule, ViewLoader, ViewModule } from './ports'

/** The machine of the app's data actor; throws what there is instead. */
export function dataOf({ data, views = {} }: AppModule, name: string): AnyStateMachine {
  if (!data) throw new Error(`the app ${name} has no data, only the views ${Object.keys(views).join(', ')}`)
  return data
}

/** The view of this name, or the loader of its module; throws what there is instead. */
function viewOf({ views = {} }: AppModule, name: string): ViewModule | ViewLoader {
  const view = lookUp(views, name)
  if (!view) throw new Error(`there is no view ${name}; its app has ${Object.keys(views).join(', ') || 'none'}`)
  return view
}

/** Views whose code comes apart from their app's: loaded once, and asked for again after a failure. */
export function createLazyViews() {
  const here = new Map<string, ViewModule>()
  return {
    provide(views: Readonly<Record<string, ViewModule>>) {
      for (const [name, view] of Object.entries(views)) here.set(name, here.get(name) ?? view)
    },
    /** At once where the code is here. */
    find(app: AppModule, name: string): ViewModule | Promise<ViewModule> {
      const view = here.get(name) ?? viewOf(app, name)
      if (typeof view !== 'function') return view
      return view().then(
        (loaded) => {
          here.set(name, loaded)
          return loaded
        },
        (cause) => {
          throw new RaanError('chunk', { cause })
        },
      )
    },
  }
}
