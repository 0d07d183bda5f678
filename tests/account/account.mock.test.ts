import { expect, test } from 'vitest'
import { longestPicture } from '../../src/core/users/users.picture'
import { createMock, type Mock } from '../../src/mock/index'
import { ask } from '../helpers/ask'

const now = () => new Date('2026-11-21T03:00:00Z')
const data = async (mock: Mock, token?: string) =>
  (await ask(mock, 'GET /account-setting/data', { ...(token && { token }) })).body
const update = (mock: Mock, body: object, token?: string) =>
  ask(mock, 'POST /account-setting/update', { body, ...(token && { token }) })
const login = (mock: Mock, email: string, password: string) =>
  ask(mock, 'POST /jwt/login', { body: { email, password } })

test('ACCOUNT-1 GET /account-setting/data returns general, info, social and notification', async () => {
  const account = await data(createMock({ now }))
  expect(Object.keys(account)).toEqual(['general', 'info', 'social', 'notification'])
  expect(account.general).toEqual({
    avatar: null,
    username: 'admin',
    fullName: 'มาลี ใจดี',
    email: 'admin@langraan.test',
    company: 'บ้านชาปลายดอย',
  })
  expect(Object.keys(account.info)).toEqual(['bio', 'dob', 'country', 'website', 'phone'])
  expect(Object.keys(account.social.socialLinks)).toEqual([
    'twitter',
    'facebook',
    'google',
    'linkedIn',
    'instagram',
    'quora',
  ])
  expect(Object.keys(account.social.connections)).toEqual(['twitter', 'google', 'facebook', 'github'])
  expect(Object.keys(account.notification)).toEqual([
    'commentOnArticle',
    'answerOnForm',
    'followMe',
    'newAnnouncements',
    'productUpdates',
    'blogDigest',
  ])
})

test('ACCOUNT-2 every user has their own settings', async () => {
  const mock = createMock({ now })
  const token = (await login(mock, 'client@langraan.test', 'client')).body.accessToken
  await update(mock, { general: { company: 'ของลูกค้า' }, info: { bio: 'x' } }, token)
  expect((await data(mock, token)).general).toMatchObject({ username: 'client', company: 'ของลูกค้า' })
  expect((await data(mock)).general).toMatchObject({ username: 'admin', company: 'บ้านชาปลายดอย' })
})

test('ACCOUNT-3 POST /account-setting/update changes the fields sent, keeps the rest and returns everything', async () => {
  const mock = createMock({ now })
  const before = await data(mock)
  const answer = await update(mock, {
    info: { phone: ' 081-555-9999 ' },
    social: { connections: { github: { id: 'malee' } } },
    notification: { followMe: true },
  })
  const expected = {
    ...before,
    info: { ...before.info, phone: '081-555-9999' },
    social: {
      ...before.social,
      connections: { ...before.social.connections, github: { id: 'malee', profileImg: null } },
    },
    notification: { ...before.notification, followMe: true },
  }
  expect([answer.status, answer.body]).toEqual([200, expected])
  expect(await data(mock)).toEqual(expected)
})

test('ACCOUNT-4 a changed username applies to the sign-in and the list of users', async () => {
  const mock = createMock({ now })
  await update(mock, { general: { email: 'malee@shop.test', fullName: 'มาลี ใหม่', username: 'malee' } })
  expect((await login(mock, 'admin@langraan.test', 'admin')).status).toBe(400)
  expect((await login(mock, 'malee@shop.test', 'admin')).body.userData).toMatchObject({ fullName: 'มาลี ใหม่' })
  const { users } = (await ask(mock, 'GET /api/users/list/data?q=malee@shop.test')).body
  expect(users.map(({ id, username }: { id: number; username: string }) => [id, username])).toEqual([[1, 'malee']])
})

test.each([
  [{ general: { username: ' ' } }, { 'general.username': ['required'] }],
  [{ general: { username: 'a b' } }, { 'general.username': ['username'] }],
  [{ general: { email: 'nobody' } }, { 'general.email': ['email'] }],
  [{ general: { fullName: '' } }, { 'general.fullName': ['required'] }],
  [{ general: { avatar: 'javascript:alert(1)' } }, { 'general.avatar': ['picture'] }],
  [{ general: { avatar: `data:image/png;base64,${'A'.repeat(longestPicture)}` } }, { 'general.avatar': ['too-large'] }],
  [
    { general: { username: 'SUNISA', email: 'client@langraan.test' } },
    { 'general.username': ['taken'], 'general.email': ['taken'] },
  ],
  [{ info: { dob: '2026-02-30' } }, { 'info.dob': ['date'] }],
  [{ info: { website: 'javascript:alert(1)' } }, { 'info.website': ['url'] }],
  [{ social: { socialLinks: { quora: 'javascript:alert(1)' } } }, { 'social.socialLinks.quora': ['url'] }],
  [{ notification: { followMe: 'yes' } }, { 'notification.followMe': ['wrong-type'] }],
])('ACCOUNT-5 an invalid value is 422 with codes by path and changes nothing: $1', async (body, error) => {
  const mock = createMock({ now })
  const before = await data(mock)
  const answer = await update(mock, { ...body, info: { bio: 'เปลี่ยน', ...('info' in body ? body.info : {}) } })
  expect([answer.status, answer.body]).toEqual([422, { error }])
  expect(await data(mock)).toEqual(before)
})

test('ACCOUNT-6 POST /account-setting/password changes the password only with the old one', async () => {
  const mock = createMock({ now })
  const change = (oldPassword: string, newPassword: string) =>
    ask(mock, 'POST /account-setting/password', { body: { oldPassword, newPassword } })
  expect(await change('nonsense', 'a longer one 22')).toEqual({
    status: 422,
    body: { error: { oldPassword: ['wrong'] } },
  })
  expect(await change('admin', 'short')).toEqual({ status: 422, body: { error: { newPassword: ['too-short'] } } })
  expect((await login(mock, 'admin@langraan.test', 'admin')).status).toBe(200)
  expect(await change('admin', 'a longer one 22')).toEqual({ status: 200, body: undefined })
  expect((await login(mock, 'admin@langraan.test', 'admin')).status).toBe(400)
  expect((await login(mock, 'admin@langraan.test', 'a longer one 22')).status).toBe(200)
})

test('ACCOUNT-5201 a user may leave their company empty, and clear it', async () => {
  const mock = createMock({ now })
  const answer = await update(mock, { general: { company: ' ' } })
  expect([answer.status, answer.body.general.company]).toEqual([200, ''])
})
