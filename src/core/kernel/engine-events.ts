import type { RaanError } from './errors'

/**
 * The payload of each event, by name. Every app declares its events next to the machine that emits them; a page that emits
 * its own events declares them in the module `langraan/core`.
 */
export interface EngineEvents {
  /** an app's data actor has started */
  'app.started': { app: string }
  'view.opened': { view: string }
  'owner.changed': { owner: string }
  /** `app` and `root` identify the caller; both missing if it concerns all */
  'engine.error': { error: RaanError; app?: string; root?: object }
  /** code that couldn't be loaded */
  'engine.failed': { app: string; error: unknown }
  /** the number of unreadable rows in a response */
  'engine.unread': { app: string; call: string; rows: number }
  /** the browser is online again, or a backend that couldn't be reached answers again */
  'network.online': object
  'network.offline': object
  'page.visible': object
  'page.hidden': object
  /** it is being closed, or put into the back/forward cache */
  'page.left': object
  /** it was frozen or in the back/forward cache */
  'page.resumed': object
}

export type EventName = Extract<keyof EngineEvents, string>

/** An event with this name; without one, any event. */
export type EngineEvent<N extends EventName = EventName> = {
  [K in N]: { readonly type: K } & Readonly<EngineEvents[K]>
}[N]

/** A machine's emitted events by name: `interface EngineEvents extends EventsByName<CartEmitted> {}`. */
export type EventsByName<Emitted extends { type: string }> = {
  [N in Emitted['type']]: Extract<Emitted, { type: N }>
}
