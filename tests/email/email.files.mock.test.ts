import { expect, test } from 'vitest'
import { createMock, type Mock } from '../../src/mock/index'
import { ask } from '../helpers/ask'
import { bytesOf, download, jpeg, upload } from '../helpers/uploaded'
import { tokenOf } from '../people/people'

const letter = { to: [{ name: '', email: 'nok@mail.example' }], cc: [], bcc: [], subject: 'ใบเสนอราคา', message: '' }
const now = () => new Date('2026-11-21T03:00:00Z')
let keys = 0

async function open() {
  const mock = createMock({ now })
  await ask(mock, 'POST /apps/users/update', { body: { user: { id: 2, permissions: ['manage:Email', 'read:Auth'] } } })
  const [token, other] = [await tokenOf(mock, 'admin'), await tokenOf(mock, 'client')]
  const post = (path: string, email: object, as = token) =>
    ask(mock, `POST /apps/email/${path}`, { body: { email }, token: as, key: `k${keys++}` })
  return { mock, token, other, post }
}

const attached = async (mock: Mock, token: string, text: string, name = 'a.jpg') => {
  const { file } = (await upload(mock, 'email', jpeg(text), { token, name, key: `u${keys++}` })).body
  const { id, type, bytes } = file
  return { fileName: name, thumbnail: '', url: '', size: '', file: { id, type, bytes } }
}

test('EMAIL-300 a file is added before its letter, stays with the draft and the sent mail, and comes back byte for byte, never as a page', async () => {
  const { mock, token, post } = await open()
  const file = await attached(mock, token, '<script>', 'ใบเสนอราคา.html')
  const draft = (await post('save-draft', { ...letter, attachments: [file] })).body.email
  expect([draft.folder, draft.attachments]).toEqual(['draft', [file]])
  // without attachments in the letter, a draft keeps its own
  const sent = (await post('send', { ...letter, id: draft.id })).body.email
  expect([sent.folder, sent.attachments]).toEqual(['sent', [file]])
  const got = await download(mock, 'email', file.file.id, token)
  expect([got.status, got.bytes]).toEqual([200, await bytesOf(jpeg('<script>'))])
  expect(Object.fromEntries(got.headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('ใบเสนอราคา.html')}`,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  })
})

test("EMAIL-301 nobody reads a file of another's mailbox, nor attaches or patches it into a mail of their own", async () => {
  const { mock, token, other, post } = await open()
  const file = await attached(mock, token, 'secret')
  const mine = (await post('send', { ...letter, attachments: [file] })).body.email
  expect((await download(mock, 'email', file.file.id, other)).status).toBe(404)
  const unknown = { status: 422, body: { error: { 'email.attachments.0': ['unknown'] } } }
  expect(await post('send', { ...letter, attachments: [file] }, other)).toEqual(unknown)
  expect(await post('save-draft', { ...letter, attachments: [file] }, other)).toEqual(unknown)
  const theirs = (await post('save-draft', letter, other)).body.email
  const patch = async (dataToUpdate: object) =>
    ask(mock, 'POST /apps/email/update-emails', { body: { emailIds: [theirs.id], dataToUpdate }, token: other })
  expect((await patch({ attachments: [file] })).status).toBe(422)
  expect((await patch({ replies: [{ ...mine, attachments: [file] }] })).status).toBe(422)
  expect((await download(mock, 'email', file.file.id, other)).status).toBe(404)
  expect((await download(mock, 'email', file.file.id, token)).status).toBe(200)
})

test('EMAIL-302 the same content added by two is readable by each only through their own mail', async () => {
  const { mock, token, other, post } = await open()
  const [mine, theirs] = [
    await attached(mock, token, 'same', 'mine.jpg'),
    await attached(mock, other, 'same', 'theirs.jpg'),
  ]
  expect(mine.file.id).toBe(theirs.file.id)
  await post('send', { ...letter, attachments: [{ ...theirs, fileName: 'x.exe' }] }, other)
  expect((await download(mock, 'email', mine.file.id, token)).status).toBe(404)
  const got = await download(mock, 'email', mine.file.id, other)
  expect(got.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''theirs.jpg")
})

test('EMAIL-303 only what the bytes say is a picture or a PDF is stored, up to 4 MB; a repeated upload is one file', async () => {
  const { mock, token } = await open()
  const add = (file: Blob, key: string) => upload(mock, 'email', file, { token, key })
  expect(await add(new Blob(['<html>']), 'a')).toEqual({ status: 422, body: { error: { file: ['type'] } } })
  expect(await add(new Blob([]), 'b')).toEqual({ status: 422, body: { error: { file: ['empty'] } } })
  expect((await add(jpeg('x'.repeat(4 * 1024 * 1024)), 'c')).status).toBe(413)
  const first = await add(jpeg('1'), 'd')
  expect(await add(jpeg('1'), 'd')).toEqual(first)
  expect((await add(jpeg('2'), 'd')).status).toBe(422)
})

test('EMAIL-304 a letter with more than ten files, or with more than 15 MB of them, is not sent', async () => {
  const { mock, token, post } = await open()
  const small = await Promise.all(Array.from({ length: 11 }, (_, nth) => attached(mock, token, `${nth}`)))
  const refused = (await post('send', { ...letter, attachments: small })).body
  expect(refused).toEqual({ error: { 'email.attachments': ['too-many'] } })
  const large = []
  for (const nth of [1, 2, 3, 4]) large.push(await attached(mock, token, `${nth}${'x'.repeat(4_000_000)}`))
  const tooLarge = { error: { 'email.attachments': ['too-large'] } }
  expect((await post('send', { ...letter, attachments: large })).body).toEqual(tooLarge)
  // what the caller says of a size doesn't count
  const lied = large.map((each) => ({ ...each, file: { ...each.file, bytes: 1 } }))
  expect((await post('send', { ...letter, attachments: lied })).body).toEqual(tooLarge)
})

test('EMAIL-305 a permanently deleted mail keeps no files', async () => {
  const { mock, token, post } = await open()
  const file = await attached(mock, token, 'gone')
  const { id } = (await post('send', { ...letter, attachments: [file] })).body.email
  const body = { emailIds: [id], dataToUpdate: { isDeleted: true } }
  await ask(mock, 'POST /apps/email/update-emails', { body, token })
  expect((await download(mock, 'email', file.file.id, token)).status).toBe(404)
})
