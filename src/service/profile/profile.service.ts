import { type Profile, profileCalls } from '../../core/profile/profile.contract'
import { accounts } from '../auth/auth.table'
import { handle, type Service } from '../handle'
import { nextId } from '../next-id'
import { missing } from '../reply'
import type { Bearer } from '../rights'
import type { Tx } from '../store'
import { table } from '../table'

/** One row: the displayed profile. */
export const profiles = table<Profile>('profile', { of: 'person', key: (_, position) => position, kind: 'profile' })

type Listed = { suggestedPages: 0; post: 0; suggestions: 0; polls: 0 }

/** Changes one row of one list of the profile; undefined if it doesn't exist. */
function changeOne<L extends keyof Listed>(
  tx: Tx,
  list: L,
  id: number,
  change: (row: Profile[L][number]) => Profile[L][number],
): Profile[L][number] | undefined {
  const [profile] = tx.read(profiles)
  const rows: readonly Profile[L][number][] = profile?.[list] ?? []
  const before = rows.find((row) => row.id === id)
  if (!profile || !before) return undefined
  const after = change(before)
  tx.write(profiles, [{ ...profile, [list]: rows.map((row) => (row === before ? after : row)) }])
  return after
}

/** The caller's name and picture; without a token, those of the sample profile. */
function authorOf(tx: Tx, user: Bearer | null, profile: Profile): Pick<Profile['header'], 'username' | 'avatar'> {
  const account = tx.read(accounts).find(({ id }) => id === user?.id)
  if (!account) return profile.header
  return { username: account.fullName || account.username, avatar: account.avatar ?? null }
}

export const profileService: Service = {
  tables: [profiles],
  handlers: [
    handle(profileCalls.data, ({ user, tx }) => {
      const [profile] = tx.read(profiles)
      return profile ? { ...profile, header: { ...profile.header, ...authorOf(tx, user, profile) } } : missing()
    }),

    handle(profileCalls.like, ({ body, tx }) => {
      const post = changeOne(tx, 'post', body.id, (row) => ({
        ...row,
        youLiked: body.isOn,
        likes: row.likes + (Number(body.isOn) - Number(row.youLiked)),
      }))
      return post ? { post } : missing()
    }),

    handle(profileCalls.comment, ({ body, user, tx }) => {
      const [profile] = tx.read(profiles)
      if (!profile) return missing()
      const comment = {
        id: nextId(profile.post.flatMap(({ detailedComments }) => detailedComments)),
        ...authorOf(tx, user, profile),
        comment: body.comment,
        commentedAt: new Date(tx.now()).toISOString(),
      }
      const post = changeOne(tx, 'post', body.id, (row) => ({
        ...row,
        comments: row.comments + 1,
        detailedComments: [...row.detailedComments, comment],
      }))
      return post ? { post } : missing()
    }),

    handle(profileCalls.vote, ({ body, tx }) => {
      const known = tx.read(profiles)[0]?.polls.find(({ id }) => id === body.id)
      if (!known?.options.some(({ id }) => id === body.option)) return missing()
      const poll = changeOne(tx, 'polls', body.id, (row) => ({
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

    handle(profileCalls.follow, ({ body, tx }) => {
      const page = changeOne(tx, 'suggestedPages', body.id, (row) => ({ ...row, favorite: body.isOn }))
      return page ? { page } : missing()
    }),

    handle(profileCalls.befriend, ({ body, tx }) => {
      const person = changeOne(tx, 'suggestions', body.id, (row) => ({ ...row, isFriend: body.isOn }))
      return person ? { person } : missing()
    }),
  ],
}
