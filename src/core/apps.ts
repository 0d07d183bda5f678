import { apps } from './app-loaders'
import type { AppModule } from './kernel/app-module'

export { apps }

export type AppName = keyof typeof apps
export type AppModules = { [N in AppName]: Awaited<ReturnType<(typeof apps)[N]>> }

type Loaded<V> = V extends () => Promise<infer L> ? L : V
type ViewsOf<M> = M extends { views: infer V } ? { [N in keyof V]: Loaded<V[N]> } : Record<never, never>
type Merged<U> = (U extends unknown ? (each: U) => void : never) extends (all: infer I) => void ? I : never

/** Every view of every app by name: `orders`, `orders.one`; a lazy one as the module its loader returns. */
export type Views = Merged<ViewsOf<AppModules[AppName]>>
export type ViewName = keyof Views & string

/** Where an engine loads an app from. Throws synchronously for an unknown name. */
export type Registry = (name: AppName) => Promise<AppModule>

export const lazyRegistry: Registry = (name) => {
  if (!Object.hasOwn(apps, name)) throw new Error(`there is no app ${name}, only ${Object.keys(apps).join(', ')}`)
  return apps[name]()
}
