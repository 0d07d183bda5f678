import type { AnyStateMachine } from 'xstate'
import type { Clock } from './clock'
import type { Call } from './endpoint'
import type { EngineEvent } from './engine-events'
import type { Events } from './events'
import type { Links } from './links'
import type { Locks } from './lock'
import type { Stores } from './storage'

/** The outside world as machines see it. Machines receive the ports they need as `input`. */
export type Ports = {
  call: Call
  clock: Clock
  storage: Stores
  locks: Locks
  /** 128 random bits as 32 hex digits, also on plain http */
  newId(): string
  /** events announced by all actors of this engine */
  events$: Events
}

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
