import type { EventsByName } from '../kernel/engine-events'
import type { User } from './auth.contract'

/** Session events: `user` is null if the host manages sign-in. */
export type AuthEmitted =
  | { type: 'auth.signedIn'; user: User | null; registered: boolean }
  | { type: 'auth.signedOut'; reason: 'user' | 'expired' | 'elsewhere' }
  | { type: 'auth.refused'; reason: 'busy' | 'handed-over' }

declare module '../kernel/engine-events' {
  interface EngineEvents extends EventsByName<AuthEmitted> {}
}
