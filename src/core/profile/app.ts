import type { RaanError } from '../kernel/errors'
import type { ListChange } from '../kernel/list-rows'
import type { AppModule, ViewModule } from '../kernel/ports'
import { changed, type ProfileAnswer, type ProfileChange } from './profile.changes'
import type { Profile } from './profile.contract'
import { profileMachine, profilePageMachine } from './profile.machine'

type Changed = { change: ProfileChange; answer: ProfileAnswer }

const applied = ({ change, answer }: Changed): ListChange<Profile> => ({
  type: 'rows.apply',
  apply: (shown) => ({ ...shown, rows: shown.rows.map((profile) => changed(profile, change, answer)) }),
})

/** Somebody learned that the profile is not as it was read. */
const isStale = ({ error }: { type: string; error?: RaanError }): boolean =>
  error?.code === 'conflict' || error?.detail.status === 404

const reacts: ViewModule['reacts'] = (event) => {
  if (event.type === 'profile.changed') return applied(event as unknown as Changed)
  // its head names whoever is signed in
  if (event.type === 'account.saved') return { type: 'reload' }
  return event.type === 'profile.changeFailed' && isStale(event) ? { type: 'reload' } : undefined
}

export const profileApp = {
  data: profileMachine,
  views: { profile: { machine: profilePageMachine, reacts } },
} satisfies AppModule
