import { type Profile, profileCalls } from '../../core/profile/profile.contract'
import { settingsTable } from '../account/account.table'
import { accounts } from '../auth/auth.table'
import { handle, type Service } from '../handle'
import { nextId } from '../next-id'
import { missing } from '../reply'
import type { Bearer } from '../rights'
import type { Tx } from '../store'
import { table } from '../table'

/** `owner`: the account whose photos, friends and likes the row has; missing = the caller's. */
type StoredProfile = Profile & { readonly owner?: number }

/** One row: the displayed profile. */
export const profiles = table<StoredProfile>('profile', {
  of: 'person',
  key: (_, position) => position,
  kind: 'profile',
})

const nothing = { joined: '', lives: '' }

/** What everybody reads alike: posts without the owner's likes, pages nobody follows yet, people nobody knows yet. */
function withoutOwner({ owner: _, ...profile }: StoredProfile, name: string): Profile {
  return {
    ...profile,
    userAbout: { ...profile.userAbout, ...nothing },
    suggestedPages: profile.suggestedPages.map((page) => ({ ...page, favorite: false })),
    post: profile.post.map((row) => ({ ...row, youLiked: false, likes: row.likes - Number(row.youLiked) })),
    latestPhotos: [],
    suggestions: profile.suggestions
      .filter((person) => person.name !== name)
      .map((person) => ({ ...person, mutualFriend: '', isFriend: false })),
  }
}

/** The caller's profile; without a token, the sample's. */
function profileOf(tx: Tx, user: Bearer | null): Profile | undefined {
  const [stored] = tx.read(profiles)
  if (!stored || !user || stored.owner === undefined || stored.owner === user.id) return stored
  return withoutOwner(stored, authorOf(tx, user, stored).username)
}

type Listed = { suggestedPages: 0; post: 0; suggestions: 0; polls: 0 }

/** Changes one row of one list of the profile; undefined if it doesn't exist. */
function changeOne<L extends keyof Listed>(
  { tx, user }: { tx: Tx; user: Bearer | null },
  list: L,
  id: number,
  change: (row: Profile[L][number]) => Profile[L][number],
): Profile[L][number] | undefined {
  const profile = profileOf(tx, user)
  const rows: readonly Profile[L][number][] = profile?.[list] ?? []
  const before = rows.find((row) => row.id === id)
  if (!profile || !before) return undefined
  const after = change(before)
  tx.write(profiles, [{ ...profile, [list]: rows.map((row) => (row === before ? after : row)) }])
  return after
}

/** The caller's name and picture; without a token, those of the sample profile. */
function authorOf(
  tx: Tx,
  user: Bearer | null,
  profile: Pick<Profile, 'header'>,
): Pick<Profile['header'], 'username' | 'avatar'> {
  const account = tx.read(accounts).find(({ id }) => id === user?.id)
  if (!account) return profile.header
  return { username: account.fullName || account.username, avatar: account.avatar ?? null }
}

/** What the account and its settings say of the caller. */
function personOf(tx: Tx, user: Bearer | null, { header, userAbout }: Profile): Pick<Profile, 'header' | 'userAbout'> {
  const account = tx.read(accounts).find(({ id }) => id === user?.id)
  if (!account) return { header, userAbout }
  const {
    bio = '',
    website = '',
    country = '',
  } = tx.read(settingsTable).find(({ id }) => id === account.id)?.info ?? {}
  return {
    header: { ...header, ...authorOf(tx, user, { header }), designation: account.role },
    userAbout: { ...userAbout, about: bio, website, lives: userAbout.lives || country, email: account.email },
  }
}

export const profileService: Service = {
  tables: [profiles],
  handlers: [
    handle(profileCalls.data, ({ user, tx }) => {
      const profile = profileOf(tx, user)
      return profile ? { ...profile, ...personOf(tx, user, profile) } : missing()
    }),

    handle(profileCalls.like, ({ body, user, tx }) => {
      const post = changeOne({ tx, user }, 'post', body.id, (row) => ({
        ...row,
        youLiked: body.isOn,
        likes: row.likes + (Number(body.isOn) - Number(row.youLiked)),
      }))
      return post ? { post } : missing()
    }),

    handle(profileCalls.comment, ({ body, user, tx }) => {
      const profile = profileOf(tx, user)
      if (!profile) return missing()
      const comment = {
        id: nextId(profile.post.flatMap(({ detailedComments }) => detailedComments)),
        ...authorOf(tx, user, profile),
        comment: body.comment,
        commentedAt: new Date(tx.now()).toISOString(),
      }
      const post = changeOne({ tx, user }, 'post', body.id, (row) => ({
        ...row,
        comments: row.comments + 1,
        detailedComments: [...row.detailedComments, comment],
      }))
      return post ? { post } : missing()
    }),

    handle(profileCalls.vote, ({ body, user, tx }) => {
      const known = profileOf(tx, user)?.polls.find(({ id }) => id === body.id)
      if (!known?.options.some(({ id }) => id === body.option)) return missing()
      const poll = changeOne({ tx, user }, 'polls', body.id, (row) => ({
        ...row,
        voted: body.option,
        // an earlier vote is replaced
        options: row.options.map((option) => ({
          ...option,
          votes: option.votes + Number(option.id === body.option) - Number(option.id === row.voted),
        })),
      }))
      return poll ? { poll } : missing()
    }),

    handle(profileCalls.follow, ({ body, user, tx }) => {
      const page = changeOne({ tx, user }, 'suggestedPages', body.id, (row) => ({ ...row, favorite: body.isOn }))
      return page ? { page } : missing()
    }),

    handle(profileCalls.befriend, ({ body, user, tx }) => {
      const person = changeOne({ tx, user }, 'suggestions', body.id, (row) => ({ ...row, isFriend: body.isOn }))
      return person ? { person } : missing()
    }),
  ],
}
