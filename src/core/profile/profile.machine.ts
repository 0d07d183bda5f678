import { type ChangesEmitted, createChangesMachine } from '../kernel/changes-machine'
import type { EventsByName } from '../kernel/engine-events'
import { createListMachine } from '../kernel/list-machine'
import { makeChange, type ProfileAnswer, type ProfileChange } from './profile.changes'
import { type Profile, profileCalls } from './profile.contract'

/** Likes, comments, votes, pages and friends: optimistic, sent one after the other. */
export const profileMachine = createChangesMachine<'profile', ProfileChange, ProfileAnswer>({
  app: 'profile',
  make: makeChange,
})

declare module '../kernel/engine-events' {
  interface EngineEvents extends EventsByName<ChangesEmitted<'profile', ProfileChange, ProfileAnswer>> {}
}

/** The profile in one view, as a list of one row: changes are applied to it, even while it reloads. */
export const profilePageMachine = createListMachine<Profile, object>({
  id: 'profile-page',
  query: {},
  keyOf: () => 'profile',
  async load({ call, signal }) {
    return { rows: [await call(profileCalls.data, {}, { signal })], total: 1, extra: undefined }
  },
})
