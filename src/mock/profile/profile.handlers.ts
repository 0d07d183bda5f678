import { type Profile, profileCalls } from '../../core/profile/profile.contract'
import type { AppMock } from '../app-mock'
import { accounts } from '../auth/auth.seed'
import { type Bearer, handle, missing } from '../handle'
import { nextId, type World } from '../world'
import { profiles } from './profile.seed'

type Listed = { suggestedPages: 0; post: 0; suggestions: 0; polls: 0 }

/** Changes one row of one list of the profile; undefined where there is none of that number. */
function changeOne<L extends keyof Listed>(
  world: World,
  list: L,
  id: number,
  change: (row: Profile[L][number]) => Profile[L][number],
): Profile[L][number] | undefined {
  const [profile] = world.read(profiles)
  const rows: readonly Profile[L][number][] = profile?.[list] ?? []
  const before = rows.find((row) => row.id === id)
  if (!profile || !before) return undefined
  const after = change(before)
  world.write(profiles, [{ ...profile, [list]: rows.map((row) => (row === before ? after : row)) }])
  return after
}

/** How whoever asks is called here; without a token, as the sample profile is. */
function authorOf(world: World, user: Bearer | null, profile: Profile): Pick<Profile['header'], 'username' | 'avatar'> {
  const account = world.read(accounts).find(({ id }) => id === user?.id)
  if (!account) return profile.header
  return { username: account.fullName || account.username, avatar: account.avatar ?? null }
}

export const profileMock: AppMock = {
  tables: [profiles],
  handlers: [
    handle(profileCalls.data, ({ user, world }) => {
      const [profile] = world.read(profiles)
      return profile ? { ...profile, header: { ...profile.header, ...authorOf(world, user, profile) } } : missing()
    }),

    handle(profileCalls.like, ({ body, world }) => {
      const post = changeOne(world, 'post', body.id, (row) => ({
        ...row,
        youLiked: body.isOn,
        likes: row.likes + (Number(body.isOn) - Number(row.youLiked)),
      }))
      return post ? { post } : missing()
    }),

    handle(profileCalls.comment, ({ body, user, world }) => {
      const [profile] = world.read(profiles)
      if (!profile) return missing()
      const comment = {
        id: nextId(profile.post.flatMap(({ detailedComments }) => detailedComments)),
        ...authorOf(world, user, profile),
        comment: body.comment,
        commentedAt: new Date(world.now()).toISOString(),
      }
      const post = changeOne(world, 'post', body.id, (row) => ({
        ...row,
        comments: row.comments + 1,
        detailedComments: [...row.detailedComments, comment],
      }))
      return post ? { post } : missing()
    }),

    handle(profileCalls.vote, ({ body, world }) => {
      const known = world.read(profiles)[0]?.polls.find(({ id }) => id === body.id)
      if (!known?.options.some(({ id }) => id === body.option)) return missing()
      const poll = changeOne(world, 'polls', body.id, (row) => ({
        ...row,
        voted: body.option,
        // a vote that was given before goes over
        options: row.options.map((option) => ({
          ...option,
          votes: option.votes + Number(option.id === body.option) - Number(option.id === row.voted),
        })),
      }))
      return poll ? { poll } : missing()
    }),

    handle(profileCalls.follow, ({ body, world }) => {
      const page = changeOne(world, 'suggestedPages', body.id, (row) => ({ ...row, favorite: body.isOn }))
      return page ? { page } : missing()
    }),

    handle(profileCalls.befriend, ({ body, world }) => {
      const person = changeOne(world, 'suggestions', body.id, (row) => ({ ...row, isFriend: body.isOn }))
      return person ? { person } : missing()
    }),
  ],
}
