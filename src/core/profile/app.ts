import type { AppModule } from '../kernel/app-module'
import type { EngineEvent } from '../kernel/engine-events'
import type { ListChange } from '../kernel/list-rows'
import { changed } from './profile.changes'
import type { Profile } from './profile.contract'
import { profileMachine, profilePageMachine } from './profile.machine'

const applied = ({ change, answer }: EngineEvent<'profile.changed'>): ListChange<Profile, undefined> => ({
  type: 'rows.apply',
  apply: (shown) => ({ ...shown, rows: shown.rows.map((profile) => changed(profile, change, answer)) }),
})

/** The profile has changed since it was loaded. */
const isStale = ({ error }: EngineEvent<'profile.changeFailed'>): boolean =>
  error.code === 'conflict' || error.detail.status === 404

const reacts = (event: EngineEvent) => {
  if (event.type === 'profile.changed') return applied(event)
  // its header shows the signed-in user
  if (event.type === 'account.saved') return { type: 'reload' as const }
  return event.type === 'profile.changeFailed' && isStale(event) ? { type: 'reload' as const } : undefined
}

export const profileApp = {
  data: profileMachine,
  views: { profile: { machine: profilePageMachine, reacts } },
} satisfies AppModule
