import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { changed, type ProfileChange } from '../../src/core/profile/profile.changes'
import { profileSchema } from '../../src/core/profile/profile.contract'
import { shares } from '../../src/core/profile/profile.shares'
import { aPoll, aPost, aProfile } from './a-profile'

const name = 'x'
const ids = fc.integer({ min: 1, max: 3 })
const anyChange: fc.Arbitrary<ProfileChange> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('like', 'follow', 'befriend'),
    id: ids,
    isOn: fc.boolean(),
    name: fc.constant(name),
  }),
  fc.record({ kind: fc.constant('vote'), id: ids, option: ids, name: fc.constant(name) }),
  fc.record({ kind: fc.constant('comment'), id: ids, comment: fc.string(), name: fc.constant(name) }),
) as fc.Arbitrary<ProfileChange>

test('PROFILE-20 any change applied twice has the effect of one, and leaves everything else unchanged', () => {
  const profile = aProfile({ post: [aPost(), aPost({ id: 2, youLiked: true })] })
  fc.assert(
    fc.property(fc.array(anyChange, { maxLength: 6 }), anyChange, (before, change) => {
      const start = before.reduce((shown, each) => changed(shown, each), profile)
      const once = changed(start, change)
      expect(changed(once, change)).toEqual(once)
      const { post, polls, suggestedPages, suggestions, ...rest } = once
      expect(rest).toEqual({
        header: profile.header,
        userAbout: profile.userAbout,
        twitterFeeds: [],
        latestPhotos: [],
      })
      for (const { likes } of post) expect(likes).toBeGreaterThanOrEqual(0)
      const votes = polls.flatMap(({ options }) => options.map((option) => option.votes))
      expect(Math.min(...votes)).toBeGreaterThanOrEqual(0)
      expect([post.length, suggestedPages.length, suggestions.length]).toEqual([2, 1, 1])
    }),
  )
})

test('PROFILE-20 a like counts one, an unlike removes it; a vote moves', () => {
  const liked = changed(aProfile(), { kind: 'like', id: 1, isOn: true, name })
  expect(liked.post[0]).toMatchObject({ likes: 5, youLiked: true })
  expect(changed(liked, { kind: 'like', id: 1, isOn: false, name })).toEqual(aProfile())
  const voted = changed(aProfile(), { kind: 'vote', id: 1, option: 2, name })
  expect(voted.polls[0]).toMatchObject({ voted: 2, options: [{ votes: 2 }, { votes: 2 }] })
  expect(changed(voted, { kind: 'vote', id: 1, option: 1, name }).polls[0]).toMatchObject({
    voted: 1,
    options: [{ votes: 3 }, { votes: 1 }],
  })
})

test("PROFILE-20 the backend's response overrides the expected result", () => {
  const post = aPost({ likes: 99 })
  expect(changed(aProfile(), { kind: 'like', id: 1, isOn: true, name }, { post }).post).toEqual([post])
  const poll = aPoll({ voted: 1 })
  expect(changed(aProfile(), { kind: 'vote', id: 1, option: 2, name }, { poll }).polls).toEqual([poll])
  expect(changed(aProfile(), { kind: 'comment', id: 1, comment: 'x', name })).toEqual(aProfile())
})

test('PROFILE-21 shares of a poll are whole percentages that add up to 100, a larger count never has a smaller share', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(1_000), { minLength: 1, maxLength: 8 }), (counts) => {
      const parts = shares(counts)
      const isAny = counts.some((count) => count > 0)
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(isAny ? 100 : 0)
      for (const [at, part] of parts.entries()) {
        expect(Number.isInteger(part)).toBe(true)
        for (const [other, more] of parts.entries())
          if ((counts[at] ?? 0) > (counts[other] ?? 0)) expect(part).toBeGreaterThanOrEqual(more)
      }
    }),
  )
  expect(shares([1, 1, 1])).toEqual([34, 33, 33])
  expect(shares([12, 8, 5])).toEqual([48, 32, 20])
  expect(shares([])).toEqual([])
})

test('PROFILE-22 fields that a backend omits or sends as null are read as empty', () => {
  const bare = {
    header: { username: 'มาลี', avatar: null },
    userAbout: {},
    suggestedPages: [{ id: 1, username: 'เพจ' }],
    twitterFeeds: [{ id: 1, title: 'ข่าว', desc: null }],
    post: [{ id: 1, username: 'มาลี', postText: null, likes: 0, comments: 0 }],
    latestPhotos: [{ id: 1, img: '/1.png' }],
    suggestions: [{ id: 1, name: 'กมล' }],
    polls: [{ id: 1, question: 'รสไหน', options: [] }],
  }
  expect(v.parse(profileSchema, bare)).toEqual({
    header: { username: 'มาลี', avatar: null, designation: '', coverImg: null },
    userAbout: { about: '', joined: '', lives: '', email: '', website: '' },
    suggestedPages: [{ id: 1, username: 'เพจ', subtitle: '', avatar: null, favorite: false }],
    twitterFeeds: [{ id: 1, title: 'ข่าว', userImg: null, handle: '', tags: '', desc: '' }],
    post: [
      {
        id: 1,
        username: 'มาลี',
        avatar: null,
        postTime: '',
        postText: '',
        postImg: null,
        likes: 0,
        youLiked: false,
        comments: 0,
        share: 0,
        likedUsers: [],
        detailedComments: [],
      },
    ],
    latestPhotos: [{ id: 1, img: '/1.png', alt: '' }],
    suggestions: [{ id: 1, name: 'กมล', avatar: null, mutualFriend: '', isFriend: false }],
    polls: [{ id: 1, question: 'รสไหน', options: [], voted: null }],
  })
})
