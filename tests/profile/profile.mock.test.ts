import { expect, test } from 'vitest'
import { createMock, type Mock } from '../../src/mock/index'
import { ask } from '../helpers/ask'

const open = () => createMock({ now: () => new Date('2026-11-21T03:00:00Z') })
const data = async (mock: Mock) => (await ask(mock, 'GET /profile/data')).body
const post = (mock: Mock, path: string, body: object, key = 'k') => ask(mock, `POST /profile/${path}`, { body, key })

test('PROFILE-1 GET /profile/data returns header, about, pages, feeds, posts, photos, suggestions and polls', async () => {
  const profile = await data(open())
  expect(Object.keys(profile)).toEqual([
    'header',
    'userAbout',
    'suggestedPages',
    'twitterFeeds',
    'post',
    'latestPhotos',
    'suggestions',
    'polls',
  ])
  expect(Object.keys(profile.header)).toEqual(['avatar', 'username', 'designation', 'coverImg'])
  expect([profile.post.length, profile.latestPhotos.length, profile.polls.length]).toEqual([3, 6, 1])
})

test('PROFILE-2 POST /profile/post/like adds or removes a like; repeating changes nothing', async () => {
  const mock = open()
  const liked = async (id: number, isOn: boolean) => {
    const { youLiked, likes } = (await post(mock, 'post/like', { id, isOn })).body.post
    return [youLiked, likes]
  }
  expect(await liked(1, true)).toEqual([true, 5])
  expect(await liked(1, true)).toEqual([true, 5])
  expect(await liked(1, false)).toEqual([false, 4])
  expect((await data(mock)).post[0]).toMatchObject({ youLiked: false, likes: 4 })
})

test('PROFILE-3 POST /profile/post/comment is 201 with the comment at the end; an empty one is 422 and changes nothing', async () => {
  const mock = open()
  const answer = await post(mock, 'post/comment', { id: 1, comment: ' หอมจริง ' })
  expect([answer.status, answer.body.post.comments]).toEqual([201, 2])
  expect(answer.body.post.detailedComments.at(-1)).toEqual({
    id: 4,
    username: 'มาลี ใจดี',
    avatar: null,
    comment: 'หอมจริง',
    commentedAt: '2026-11-21T03:00:00.000Z',
  })
  const before = await data(mock)
  expect(await post(mock, 'post/comment', { id: 1, comment: '  ' })).toEqual({
    status: 422,
    body: { error: { comment: ['required'] } },
  })
  expect(await data(mock)).toEqual(before)
})

test('PROFILE-4 POST /profile/poll/vote counts one vote per user, which can move to another answer', async () => {
  const mock = open()
  const vote = async (option: number) => {
    const { voted, options } = (await post(mock, 'poll/vote', { id: 1, option })).body.poll
    return [voted, options.map(({ votes }: { votes: number }) => votes)]
  }
  expect(await vote(1)).toEqual([1, [13, 8, 5]])
  expect(await vote(1)).toEqual([1, [13, 8, 5]])
  expect(await vote(3)).toEqual([3, [12, 8, 6]])
})

test('PROFILE-5 POST /profile/follow and /profile/friend set the state sent', async () => {
  const mock = open()
  expect((await post(mock, 'follow', { id: 1, isOn: true })).body.page.favorite).toBe(true)
  expect((await post(mock, 'friend', { id: 3, isOn: false })).body.person.isFriend).toBe(false)
  const { suggestedPages, suggestions } = await data(mock)
  expect([suggestedPages[0].favorite, suggestions[2].isFriend]).toEqual([true, false])
})

test.each([
  ['post/like', { id: 99, isOn: true }],
  ['post/comment', { id: 99, comment: 'x' }],
  ['poll/vote', { id: 99, option: 1 }],
  ['poll/vote', { id: 1, option: 99 }],
  ['follow', { id: 99, isOn: true }],
  ['friend', { id: 99, isOn: true }],
])('PROFILE-6 anything missing is 404 without a body: %s %j', async (path, body) => {
  const mock = open()
  const before = await data(mock)
  expect(await post(mock, path, body)).toEqual({ status: 404, body: undefined })
  expect(await data(mock)).toEqual(before)
})

test('PROFILE-7 a comment sent again with its key is stored once, whatever its text', async () => {
  const mock = open()
  const first = await post(mock, 'post/comment', { id: 1, comment: 'หอม' }, 'one')
  expect(await post(mock, 'post/comment', { id: 1, comment: 'หอม' }, 'one')).toEqual(first)
  expect(await post(mock, 'post/comment', { id: 1, comment: 'อื่น' }, 'one')).toEqual({
    status: 422,
    body: { error: { 'Idempotency-Key': 'used' }, ...first.body },
  })
  expect((await data(mock)).post[0].comments).toBe(2)
})

test('PROFILE-8 the profile header and comments show the signed-in user', async () => {
  const mock = open()
  const { body } = await ask(mock, 'POST /jwt/login', { body: { email: 'client@langraan.test', password: 'client' } })
  const token = body.accessToken
  expect((await ask(mock, 'GET /profile/data', { token })).body.header.username).toBe('สมชาย รักงาน')
  const said = await ask(mock, 'POST /profile/post/comment', { body: { id: 1, comment: 'หอม' }, key: 'k', token })
  expect(said.body.post.detailedComments.at(-1).username).toBe('สมชาย รักงาน')
})

test('PROFILE-5200 role, email and about are those of the signed-in user, and nobody else has the photos, friends and likes of the sample’s owner', async () => {
  const mock = open()
  const profile = async (email: string, password: string) => {
    const token = (await ask(mock, 'POST /jwt/login', { body: { email, password } })).body.accessToken
    return { token, ...(await ask(mock, 'GET /profile/data', { token })).body }
  }
  const shownOf = ({ header, userAbout, latestPhotos, suggestions, suggestedPages, post }: typeof others) => ({
    role: header.designation,
    userAbout,
    photos: latestPhotos.length,
    friends: suggestions.filter(({ isFriend }: { isFriend: boolean }) => isFriend).length,
    followed: suggestedPages.filter(({ favorite }: { favorite: boolean }) => favorite).length,
    likes: post.map(({ youLiked, likes }: { youLiked: boolean; likes: number }) => [youLiked, likes]),
  })
  const others = await profile('client@langraan.test', 'client')
  expect(shownOf(others)).toEqual({
    role: 'client',
    userAbout: { about: '', joined: '', lives: '', email: 'client@langraan.test', website: '' },
    photos: 0,
    friends: 0,
    followed: 0,
    likes: [
      [false, 4],
      [false, 4],
      [false, 6],
    ],
  })
  const own = await profile('admin@langraan.test', 'admin')
  expect(shownOf(own)).toMatchObject({ role: 'admin', photos: 6, friends: 1, followed: 1 })
  expect(own.userAbout).toMatchObject({ lives: 'เชียงใหม่', email: 'admin@langraan.test' })

  const { token } = others
  await ask(mock, 'POST /profile/friend', { body: { id: 1, isOn: true }, token })
  const bio = { info: { bio: 'แพ็คของ', website: 'https://pack.example', country: 'ไทย' } }
  await ask(mock, 'POST /account-setting/update', { body: bio, token })
  const { body } = await ask(mock, 'GET /profile/data', { token })
  expect(shownOf(body)).toMatchObject({
    userAbout: { about: 'แพ็คของ', website: 'https://pack.example', lives: 'ไทย' },
    photos: 0,
    friends: 1,
  })
})
