import { createChangesMachine } from '../kernel/changes-machine'
import type { RaanError } from '../kernel/errors'
import { createListMachine } from '../kernel/list-machine'
import type { ListChange } from '../kernel/list-rows'
import type { AppModule, ViewModule } from '../kernel/ports'
import { changed, makeChange, type ProfileAnswer, type ProfileChange } from './profile.changes'
import { type Profile, profileCalls } from './profile.contract'

/** Likes, comments, votes, pages and friends: shown at once, sent one after the other. */
export const profileMachine = createChangesMachine<ProfileChange, ProfileAnswer>({ app: 'profile', make: makeChange })

/** The profile of one place, as a list of one row: the answer to a change is made to it, also while it is read again. */
export const profilePageMachine = createListMachine<Profile, object>({
  id: 'profile-page',
  query: {},
  keyOf: () => 'profile',
  async load({ call, signal }) {
    return { rows: [await call(profileCalls.data, {}, { signal })], total: 1, extra: undefined }
  },
})

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
