import type { Pending } from '../kernel/changes-machine'
import type { Call } from '../kernel/endpoint'
import { type Profile, profileCalls } from './profile.contract'

/** One change of the profile, as an absolute state; `name` is the person or thing it is about, for messages. */
export type ProfileChange =
  | { kind: 'like'; id: number; isOn: boolean; name: string }
  /** `id` is the post, which lists the comment once the backend has it */
  | { kind: 'comment'; id: number; comment: string; name: string }
  | { kind: 'vote'; id: number; option: number; name: string }
  | { kind: 'follow'; id: number; isOn: boolean; name: string }
  | { kind: 'befriend'; id: number; isOn: boolean; name: string }

/** The changed parts as stored. */
export type ProfileAnswer = Partial<{
  post: Profile['post'][number]
  poll: Profile['polls'][number]
  page: Profile['suggestedPages'][number]
  person: Profile['suggestions'][number]
}>

type Request = Pending<ProfileChange> & { call: Call; signal: AbortSignal }

/** Sends one change; repeated under its id, it counts once. */
export function makeChange({ id: key, change, call, signal }: Request): Promise<ProfileAnswer> {
  const { id } = change
  const how = { signal, key }
  if (change.kind === 'comment') return call(profileCalls.comment, { body: { id, comment: change.comment } }, how)
  if (change.kind === 'vote') return call(profileCalls.vote, { body: { id, option: change.option } }, how)
  const body = { id, isOn: change.isOn }
  if (change.kind === 'like') return call(profileCalls.like, { body }, how)
  return change.kind === 'follow'
    ? call(profileCalls.follow, { body }, how)
    : call(profileCalls.befriend, { body }, how)
}

const patched = <Row extends { id: number }>(rows: readonly Row[], id: number, patch: (row: Row) => Row): Row[] =>
  rows.map((row) => (row.id === id ? patch(row) : row))

/** Applies a change to the profile; with its response, the stored state wins. Idempotent. */
export function changed(profile: Profile, change: ProfileChange, answer: ProfileAnswer = {}): Profile {
  const { id } = change
  switch (change.kind) {
    case 'like':
    case 'comment':
      return { ...profile, post: patched(profile.post, id, (post) => answer.post ?? liked(post, change)) }
    case 'vote':
      return { ...profile, polls: patched(profile.polls, id, (poll) => answer.poll ?? voted(poll, change.option)) }
    case 'follow':
      return {
        ...profile,
        suggestedPages: patched(
          profile.suggestedPages,
          id,
          (page) => answer.page ?? { ...page, favorite: change.isOn },
        ),
      }
    case 'befriend':
      return {
        ...profile,
        suggestions: patched(
          profile.suggestions,
          id,
          (person) => answer.person ?? { ...person, isFriend: change.isOn },
        ),
      }
  }
}

function liked(
  post: Profile['post'][number],
  change: Extract<ProfileChange, { kind: 'like' | 'comment' }>,
): Profile['post'][number] {
  if (change.kind === 'comment' || change.isOn === post.youLiked) return post
  return { ...post, youLiked: change.isOn, likes: Math.max(0, post.likes + (change.isOn ? 1 : -1)) }
}

/** An earlier vote is replaced. */
const voted = (poll: Profile['polls'][number], option: number): Profile['polls'][number] => ({
  ...poll,
  voted: option,
  options: poll.options.map((each) => ({
    ...each,
    votes: Math.max(0, each.votes + Number(each.id === option) - Number(each.id === poll.voted)),
  })),
})
