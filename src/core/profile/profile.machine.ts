import { type ChangesEmitted, createChangesMachine } from '../kernel/changes-machine'
import type { EngineEvent, EventsByName } from '../kernel/engine-events'
import { createListMachine } from '../kernel/list-machine'
import type { ListChange } from '../kernel/list-rows'
import type { AppModule } from '../kernel/ports'
import { changed, makeChange, type ProfileAnswer, type ProfileChange } from './profile.changes'
import { type Profile, profileCalls } from './profile.contract'

/** Likes, comments, votes, pages and friends: shown at once, sent one after the other. */
export const profileMachine = createChangesMachine<'profile', ProfileChange, ProfileAnswer>({
  app: 'profile',
  make: makeChange,
})

declare module '../kernel/engine-events' {
  interface EngineEvents extends EventsByName<ChangesEmitted<'profile', ProfileChange, ProfileAnswer>> {}
}

/** The profile of one place, as a list of one row: the answer to a change is made to it, also while it is read again. */
export const profilePageMachine = createListMachine<Profile, object>({
  id: 'profile-page',
  query: {},
  keyOf: () => 'profile',
  async load({ call, signal }) {
    return { rows: [await call(profileCalls.data, {}, { signal })], total: 1, extra: undefined }
  },
})

const applied = ({ change, answer }: EngineEvent<'profile.changed'>): ListChange<Profile, undefined> => ({
  type: 'rows.apply',
  apply: (shown) => ({ ...shown, rows: shown.rows.map((profile) => changed(profile, change, answer)) }),
})

/** Somebody learned that the profile is not as it was read. */
const isStale = ({ error }: EngineEvent<'profile.changeFailed'>): boolean =>
  error.code === 'conflict' || error.detail.status === 404

const reacts = (event: EngineEvent) => {
  if (event.type === 'profile.changed') return applied(event)
  // its head names whoever is signed in
  if (event.type === 'account.saved') return { type: 'reload' as const }
  return event.type === 'profile.changeFailed' && isStale(event) ? { type: 'reload' as const } : undefined
}

export const profileApp = {
  data: profileMachine,
  views: { profile: { machine: profilePageMachine, reacts } },
} satisfies AppModule
