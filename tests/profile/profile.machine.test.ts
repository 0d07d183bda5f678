import { expect, test } from 'vitest'
import { systemClock } from '../../src/core/kernel/clock'
import type { ProfileChange } from '../../src/core/profile/profile.changes'
import type { Profile } from '../../src/core/profile/profile.contract'
import { profileMachine, profilePageMachine } from '../../src/core/profile/profile.machine'
import { ask } from '../helpers/ask'
import { type MachinePath, pathsOf, replay } from '../helpers/machine-paths'
import { turns } from '../helpers/turns'
import { aProfile } from './a-profile'
import { openedProfile, profileEngine } from './profile-engine'

const like: ProfileChange = { kind: 'like', id: 1, isOn: true, name: 'x' }
const changes: readonly [ProfileChange, (profile: Profile) => unknown, unknown, unknown][] = [
  [like, ({ post }) => [post[0]?.youLiked, post[0]?.likes], [false, 4], [true, 5]],
  [{ kind: 'vote', id: 1, option: 2, name: 'x' }, ({ polls }) => polls[0]?.voted, null, 2],
  [{ kind: 'follow', id: 1, isOn: true, name: 'x' }, ({ suggestedPages: [page] }) => page?.favorite, false, true],
  [{ kind: 'befriend', id: 1, isOn: true, name: 'x' }, ({ suggestions: [one] }) => one?.isFriend, false, true],
]

test.each(changes)(
  'PROFILE-23 a change appears immediately, stays when confirmed, and is reverted when rejected: %j',
  async (change, look, before, after) => {
    const profile = await openedProfile()
    expect(look(profile.shown())).toEqual(before)
    profile.make(change)
    await turns()
    expect(look(profile.shown())).toEqual(after)
    await profile.fail()
    expect(look(profile.shown())).toEqual(before)
    expect(profile.failed().map((each) => each.change)).toEqual([change])
    profile.make(change)
    await turns()
    await profile.answer()
    expect([look(profile.shown()), look(profile.page.getSnapshot().context.rows[0] as Profile)]).toEqual([after, after])
    expect(profile.reported).toEqual(['profile.changeFailed', 'profile.changed'])
  },
)

test('PROFILE-24 a profile loaded while a change is in flight shows the change, before and after', async () => {
  const profile = await openedProfile()
  profile.make(like)
  profile.page.send({ type: 'reload' })
  await turns()
  expect(profile.asked()).toEqual(['POST /profile/post/like', 'GET /profile/data'])
  await profile.answer(0)
  expect(profile.shown().post[0]).toMatchObject({ youLiked: true, likes: 5 })
  await profile.answer(0)
  expect(profile.shown().post[0]).toMatchObject({ youLiked: true, likes: 5 })
})

test('PROFILE-24 an older response never replaces a newer one', async () => {
  const profile = profileEngine()
  await turns()
  const [older] = profile.gate.waiting
  profile.page.send({ type: 'reload' })
  await turns()
  expect([older?.signal.aborted, profile.asked()]).toEqual([true, ['GET /profile/data']])
})

test('PROFILE-25 a comment whose response was lost is sent again with its key and appears once', async () => {
  const profile = await openedProfile()
  profile.make({ kind: 'comment', id: 1, comment: 'หอม', name: 'x' })
  await turns()
  const key = profile.gate.waiting[0]?.headers.get('Idempotency-Key') ?? undefined
  expect(key).toMatch(/^[0-9a-f]{32}$/)
  // it reached the backend, its answer did not come
  const body = { id: 1, comment: 'หอม' }
  expect((await ask(profile.mock, 'POST /profile/post/comment', { body, ...(key && { key }) })).status).toBe(201)
  await profile.fail()
  const [failure] = profile.failed()
  profile.desk.send({ type: 'change.retry', id: failure?.id ?? '' })
  await turns()
  expect(profile.gate.waiting[0]?.headers.get('Idempotency-Key')).toBe(key)
  await profile.answer()
  expect(profile.shown().post[0]?.detailedComments.map(({ comment }) => comment)).toEqual(['เก่งมากค่ะ', 'หอม'])
  expect(profile.shown().post[0]?.comments).toBe(2)
})

test('PROFILE-26 if the target is gone the profile is reloaded', async () => {
  const profile = await openedProfile()
  profile.make({ ...like, id: 99 })
  await turns()
  await profile.answer()
  expect([profile.failed()[0]?.error.detail.status, profile.asked()]).toEqual([404, ['GET /profile/data']])
})

const pagePaths = pathsOf(profilePageMachine, {
  input: { call: async () => undefined as never, clock: systemClock },
  events: [{ type: 'reload' as const }],
  answers: { load: { rows: [aProfile()], total: 1, extra: undefined } },
  aspect: ({ rows }) => rows.length,
})
const deskPaths = pathsOf(profileMachine, {
  input: { call: async () => undefined as never, newId: () => 'n' },
  events: [
    { type: 'change.make' as const, change: like, id: 'a' },
    { type: 'change.retry' as const, id: 'a' },
    { type: 'change.dismiss' as const, id: 'a' },
  ],
  answers: { make: {} },
  aspect: ({ pending, failed, seen }) => [Math.min(pending.length, 2), failed.length, seen.length],
  limit: 400,
})

test('PROFILE-27 path: every path of the profile and of its changes runs the same on the backend', async () => {
  expect([pagePaths.length > 2, deskPaths.length > 4]).toEqual([true, true])
  for (const path of pagePaths) {
    const profile = profileEngine()
    await turns()
    await replay(path as MachinePath<{ type: 'reload' }>, {
      send: async (event) => {
        profile.page.send(event)
        await turns()
      },
      answer: () => profile.answer(),
      fail: () => profile.fail(),
      wait: () => undefined,
      expect: (state) => expect(profile.page.getSnapshot().value, path.name).toEqual(state),
    })
    profile.engine.stop()
  }
  for (const path of deskPaths) {
    const profile = await openedProfile()
    await replay(path, {
      send: async (event) => {
        profile.desk.send(event)
        await turns()
      },
      answer: () => profile.answer(),
      fail: () => profile.fail(),
      wait: () => undefined,
      expect: (state) => {
        const { value, context } = profile.desk.getSnapshot()
        expect(value, path.name).toEqual(state)
        if (context.pending.length > 0) expect(profile.shown().post[0]?.youLiked, path.name).toBe(true)
      },
    })
    profile.engine.stop()
  }
})
