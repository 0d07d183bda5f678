import { expect, test } from 'vitest'
import { createMock, type Mock } from '../../src/mock/index'
import { ask } from '../helpers/ask'

const now = () => new Date('2026-11-10T03:00:00Z')

const tokenOf = async (mock: Mock, name: string): Promise<string> =>
  (await ask(mock, 'POST /jwt/login', { body: { email: `${name}@langraan.test`, password: name } })).body.accessToken

/** Two people who may do everything, each with a token. */
async function twoPeople() {
  const mock = createMock({ now })
  const permissions = ['manage:all']
  await ask(mock, 'POST /apps/users/update', { body: { user: { id: 2, permissions } } })
  const tokens = { malee: await tokenOf(mock, 'admin'), somchai: await tokenOf(mock, 'client') }
  const as = (name: keyof typeof tokens) => (call: string, body?: unknown, key?: string) =>
    ask(mock, call, { token: tokens[name], body, ...(key !== undefined && { key }) })
  return { mock, malee: as('malee'), somchai: as('somchai') }
}

const letter = { to: [{ name: 'ก', email: 'k@shop.test' }], cc: [], bcc: [], subject: 'ลับ', message: '<p>ลับ</p>' }

test.each<[what: string, read: string, change: [call: string, body?: unknown, key?: string][]]>([
  ['cart', 'GET /apps/ecommerce/cart', [['POST /apps/ecommerce/cart/update', { productId: 9, qty: 77 }]]],
  ['wishlist', 'GET /apps/ecommerce/wishlist', [['POST /apps/ecommerce/wishlist', { productId: 11 }]]],
  ['products', 'GET /apps/ecommerce/products', [['POST /apps/ecommerce/cart', { productId: 12 }]]],
  ['bookmarks', 'GET /api/bookmarks/data', [['POST /api/bookmarks/update', { id: 1 }]]],
  ['mailbox', 'GET /apps/email/emails?folder=sent', [['POST /apps/email/send', { email: letter }, 'a']]],
  ['drafts', 'GET /apps/email/emails?folder=draft', [['POST /apps/email/save-draft', { email: letter }, 'b']]],
  [
    'chat',
    'GET /apps/chat/get-chat?id=1',
    [['POST /apps/chat/send-msg', { obj: { message: 'ลับ', contact: { id: 1 } } }, 'c']],
  ],
  ['chat profile', 'GET /apps/chat/users/profile-user', [['POST /apps/chat/profile', { profile: { about: 'ลับ' } }]]],
  ['profile', 'GET /profile/data', [['POST /profile/post/comment', { id: 1, comment: 'ลับ' }, 'd']]],
  ['settings', 'GET /account-setting/data', [['POST /account-setting/update', { info: { bio: 'ลับ' } }]]],
])('SERV-700 only the signed-in user sees and changes their %s', async (_, read, changes) => {
  const { malee, somchai } = await twoPeople()
  const [before, own] = [await somchai(read), await malee(read)]
  for (const change of changes) expect((await malee(...change)).status).toBeLessThan(300)
  expect(await somchai(read)).toEqual(before)
  const after = await malee(read)
  expect(after).not.toEqual(own)
  // and the other way round
  for (const change of changes) expect((await somchai(...change)).status).toBeLessThan(300)
  expect(await malee(read)).toEqual(after)
})

test('SERV-701 the rows of a removed user are gone, also for a new user with the same id', async () => {
  const { mock, malee, somchai } = await twoPeople()
  await somchai('POST /apps/email/send', { email: letter }, 'a')
  expect((await malee('DELETE /apps/users/delete?id=2')).status).toBe(200)
  const body = { email: 'new@shop.test', username: 'new', password: 'correct horse' }
  const { user, accessToken: token } = (await ask(mock, 'POST /jwt/register', { body })).body
  const { emails } = (await ask(mock, 'GET /apps/email/emails?folder=sent', { token })).body
  expect([user.id, emails.filter(({ subject }: { subject: string }) => subject === letter.subject)]).toEqual([2, []])
})
