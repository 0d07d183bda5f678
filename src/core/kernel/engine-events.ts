import type { RaanError } from './errors'

/**
 * What each event carries, by its name. Every app adds its own beside the machine that emits them; a page that announces
 * events of its own adds those to the module `langraan/core`.
 */
export interface EngineEvents {
  /** the data actor of an app runs */
  'app.started': { app: string }
  'view.opened': { view: string }
  'owner.changed': { owner: string }
  /** `app` and `root` say who made the call; neither where it concerns everybody */
  'engine.error': { error: RaanError; app?: string; root?: object }
  /** code that did not load */
  'engine.failed': { app: string; error: unknown }
  /** how many rows of an answer could not be read */
  'engine.unread': { app: string; call: string; rows: number }
  'network.online': object
  'network.offline': object
  'page.visible': object
  'page.hidden': object
  /** it lay frozen or in the browser's cache */
  'page.resumed': object
}

export type EventName = Extract<keyof EngineEvents, string>

/** An event of this name; of any without one. */
export type EngineEvent<N extends EventName = EventName> = {
  [K in N]: { readonly type: K } & Readonly<EngineEvents[K]>
}[N]

/** A machine's emitted events by name: `interface EngineEvents extends EventsByName<CartEmitted> {}`. */
export type EventsByName<Emitted extends { type: string }> = {
  [N in Emitted['type']]: Extract<Emitted, { type: N }>
}
