import type { AnyStateMachine } from 'xstate'
import type { Clock } from './clock'
import type { Call } from './endpoint'
import type { EngineEvent } from './engine-events'
import type { Events } from './events'
import type { Links } from './links'
import type { Locks } from './lock'
import type { Stores } from './storage'

/** Everything of the outside world that a machine may touch. Machines take what they need of it as `input`. */
export type Ports = {
  call: Call
  clock: Clock
  storage: Stores
  locks: Locks
  /** 128 random bits as 32 hex digits, also on plain http */
  newId(): string
  /** what all actors of this engine announce */
  events$: Events
}

/**
 * What an app brings to the engine. `data` is started once an engine; each entry of `views` once a mounted place.
 * `reacts` turns an announced event into an event of the view (patch or re-list), or undefined.
 */
export type AppModule = {
  data?: AnyStateMachine
  /** what it has to do with other apps; made again for each engine and person, since a link may remember */
  links?(): readonly Links[]
  /** one that a screen does not need at first is a loader of its module */
  views?: Record<string, ViewModule | ViewLoader>
  /** what others must hear when the person leaves, of the data actor's last context */
  left?(context: never): EngineEvent | undefined
}

export type ViewLoader = () => Promise<ViewModule>

export type ViewModule = {
  machine: AnyStateMachine
  reacts?: (event: EngineEvent) => { type: string } | undefined
  /** whether it is busy with something other than a call: `settled()` waits for that too */
  isBusy?(snapshot: { readonly value: unknown }): boolean
}
