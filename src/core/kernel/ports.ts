import type { Clock } from './clock'
import type { Call } from './endpoint'
import type { Events } from './events'
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
