import type { AnyStateMachine } from 'xstate'
import { lookUp } from './look-up'
import type { AppModule, ViewModule } from './ports'

/** The machine of the app's data actor; throws what there is instead. */
export function dataOf({ data, views = {} }: AppModule, name: string): AnyStateMachine {
  if (!data) throw new Error(`the app ${name} has no data, only the views ${Object.keys(views).join(', ')}`)
  return data
}

/** The view of this name; throws what there is instead. */
export function viewOf({ views = {} }: AppModule, name: string): ViewModule {
  const view = lookUp(views, name)
  if (!view) throw new Error(`there is no view ${name}; its app has ${Object.keys(views).join(', ') || 'none'}`)
  return view
}
