import { readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { createBackend, type MailOptions, type ShopBackend } from '../../src/backend/index'
import { examineDatabase } from '../../src/backend/postgres/doctor'
import { migrations } from '../../src/backend/sqlite/migrations'
import { sample } from '../../src/sample/index'
import { uploadsTable } from '../../src/service/uploads'
import { ask } from '../helpers/ask'
import { bytesOf, download, jpeg, upload } from '../helpers/uploaded'
import { startPostgres } from './postgres-server'
import { newFolder, removeFolder, runCommand } from './server-process'
import { startSmtp } from './smtp-server'

const postgres = await startPostgres()
if (!postgres) console.log("skipped: PostgreSQL isn't installed")
afterAll(() => postgres?.stop())

let data: string
beforeEach(() => {
  data = newFolder()
})
afterEach(() => removeFolder(data))

const from = { name: 'บ้านชา', email: 'shop@tea.example' }
const places: [string, () => object][] = [
  ['SQLite', () => ({ data })],
  ...(postgres
    ? [
        ['PostgreSQL', () => ({ database: postgres.newDatabase(), files: join(data, 'files') })] as [
          string,
          () => object,
        ],
      ]
    : []),
]

async function open(place: object, mail?: MailOptions) {
  const shop = createBackend({ ...(place as { data: string }), sample, ...(mail && { mail }) })
  let isClosed = false
  const close = async () => {
    if (!isClosed) await shop.close()
    isClosed = true
  }
  onTestFinished(close)
  const tokenOf = async (name: string) =>
    (await ask(shop, 'POST /jwt/login', { body: { email: `${name}@langraan.test`, password: name } })).body.accessToken
  const token = (await tokenOf('admin')) as string
  const grant = { user: { id: 2, permissions: ['manage:Email', 'manage:Chat', 'read:Auth'] } }
  await ask(shop, 'POST /apps/users/update', { body: grant, token })
  await shop.startMail('https://shop.example')
  return { shop, close, token, client: (await tokenOf('client')) as string }
}

let keys = 0
async function attach(shop: ShopBackend, token: string, text: string) {
  const added = await upload(shop, 'email', jpeg(text), { token, name: 'ใบเสนอราคา.jpg', key: `u${keys++}` })
  const { id, name, type, bytes } = added.body.file
  return { fileName: name, file: { id, type, bytes } }
}
const send = (shop: ShopBackend, token: string, emails: string[], attachments: object[]) => {
  const to = emails.map((email) => ({ name: '', email }))
  const email = { to, subject: 'ใบเสนอราคา', message: '<p>แนบมาแล้ว</p>', attachments }
  return ask(shop, 'POST /apps/email/send', { body: { email }, token, key: `k${keys++}` })
}
const inboxOf = async (shop: ShopBackend, token: string) =>
  (await ask(shop, 'GET /apps/email/emails', { token })).body.emails as {
    subject: string
    attachments: { fileName: string; file: { id: string } }[]
  }[]

describe.each(places)('attachments on %s', (_, newPlace) => {
  test('BACK-270 attachments leave the shop with their letter, over SMTP and in files, and reach colleagues in their own mailbox, who alone can read them', async () => {
    const smtp = await startSmtp()
    onTestFinished(() => smtp.stop())
    const { shop, token, client } = await open(newPlace(), { from, smtp: smtp.address })
    const file = await attach(shop, token, 'slip')
    expect((await send(shop, token, ['ton@school.example', 'client@langraan.test'], [file])).status).toBe(201)
    const [mail] = await smtp.arrived(1)
    const raw = mail?.raw ?? ''
    expect(raw).toContain(Buffer.from(await bytesOf(jpeg('slip'))).toString('base64'))
    expect(raw).toMatch(/Content-Type: image\/jpeg/)
    const name = [...raw.matchAll(/filename\*\d\*=(?:utf-8'')?([^\r\n;]+)/g)].map(([, part]) => part).join('')
    expect(decodeURIComponent(name)).toBe('ใบเสนอราคา.jpg')
    await expect.poll(async () => (await inboxOf(shop, client))[0]?.attachments?.length).toBe(1)
    const [got] = (await inboxOf(shop, client))[0]?.attachments ?? []
    expect(got?.fileName).toBe('ใบเสนอราคา.jpg')
    const id = got?.file.id ?? ''
    expect((await download(shop, 'email', id, client)).bytes).toEqual(await bytesOf(jpeg('slip')))
    // a third person
    await ask(shop, 'POST /apps/users/update', { body: { user: { id: 3, permissions: ['read:Email'] } }, token })
    expect((await download(shop, 'email', id)).status).toBe(401)
  })

  test("BACK-271 a letter whose file is lost isn't sent without it: its writer is told", async () => {
    const smtp = await startSmtp()
    onTestFinished(() => smtp.stop())
    const said: string[] = []
    const mail = { from, smtp: smtp.address, onFailure: (sentence: string) => said.push(sentence) }
    const { shop, token } = await open(newPlace(), mail)
    const file = await attach(shop, token, 'lost')
    rmSync(join(data, 'files', file.file.id))
    await send(shop, token, ['ton@school.example'], [file])
    await expect.poll(() => said).toEqual(['An email couldn’t be delivered (an attached file is missing); given up.'])
    await expect.poll(async () => (await inboxOf(shop, token))[0]?.subject).toContain('ton@school.example')
    expect(smtp.received).toEqual([])
  })

  test('BACK-272 unused files of a removed user are removed, those that a colleague got stay', async () => {
    const place = newPlace()
    const { shop, token, client } = await open(place, { from, folder: join(data, 'outbox') })
    const [unsent, own, told] = [
      await attach(shop, client, 'unsent'),
      await attach(shop, client, 'own'),
      (await upload(shop, 'chat', jpeg('told'), { token: client, key: 'told' })).body.file,
    ]
    await send(shop, client, ['admin@langraan.test'], [own])
    const obj = { message: '', file: told.id, contact: { id: 1001 } }
    expect((await ask(shop, 'POST /apps/chat/send-msg', { body: { obj }, token: client, key: 'm' })).status).toBe(201)
    await expect.poll(async () => (await inboxOf(shop, token))[0]?.attachments?.length).toBe(1)
    await ask(shop, 'DELETE /apps/users/delete?id=2', { token })
    const { store } = await shop.place()
    const isLeft = await store.transact(null, (tx) => tx.read(uploadsTable).some(({ person }) => person === 2))
    expect(isLeft).toBe(false)
    expect(await shop.removeUnusedFiles()).toBe(0)
    await store.transact(null, (tx) =>
      tx.write(
        uploadsTable,
        tx.read(uploadsTable).map((each) => ({ ...each, at: 0 })),
      ),
    )
    expect(await shop.removeUnusedFiles()).toBe(1)
    const names = () => readdirSync(join(data, 'files')).sort()
    expect(names()).toEqual([own.file.id, told.id].sort())
    expect(names()).not.toContain(unsent.file.id)
    expect((await download(shop, 'chat', told.id, token)).bytes).toEqual(await bytesOf(jpeg('told')))
    if (!('database' in place)) return
    const { files = [] } = await examineDatabase(place.database as string)
    expect(files.map(({ id }) => id).sort()).toEqual(names())
  })
})

test('BACK-270 as files, letters contain their attachments', async () => {
  const folder = join(data, 'outbox')
  const { shop, token } = await open({ data }, { from, folder })
  const file = await attach(shop, token, 'written')
  await send(shop, token, ['ton@school.example'], [file])
  await expect.poll(() => readdirSync(data).includes('outbox') && readdirSync(folder).length).toBe(1)
  const [name = ''] = readdirSync(folder)
  await expect
    .poll(() => readFileSync(join(folder, name), 'utf8'))
    .toContain(Buffer.from([0xff, 0xd8, 0xff, ...Buffer.from('written')]).toString('base64'))
})

test("BACK-272 backup and doctor know the files of mails and messages; a removed user's are unused, and are removed", async () => {
  const { shop, close, token } = await open({ data })
  const file = await attach(shop, token, 'of a mail')
  await send(shop, token, ['ton@school.example'], [file])
  const chatted = (await upload(shop, 'chat', jpeg('of a message'), { token, key: 'c' })).body.file
  const obj = { message: 'ดูรูป', file: chatted.id, contact: { id: 1002 } }
  await ask(shop, 'POST /apps/chat/send-msg', { body: { obj }, token, key: 'm' })
  await close()
  expect((await runCommand('doctor', '--data', data)).text).toContain('ok     files: 2, 0 MB\n')
  const backup = join(data, 'backup.db')
  expect((await runCommand('backup', '--data', data, '--to', backup)).text).toContain('2 files')
  for (const id of [file.file.id, chatted.id]) utimesSync(join(data, 'files', id), 1, 1)
  expect((await runCommand('doctor', '--data', data, '--repair')).text).toContain('ok     files: 2')
  rmSync(join(data, 'files', chatted.id))
  expect((await runCommand('doctor', '--data', data)).text).toContain('WRONG  files: 1 missing\n')
})

test('BACK-273 messages of an older version have no file, and take one after the migration', async () => {
  const first = await open({ data })
  const say = (token: string, shop: ShopBackend, more: object, key: string) =>
    ask(shop, 'POST /apps/chat/send-msg', {
      body: { obj: { message: 'เก่า', contact: { id: 1002 }, ...more } },
      token,
      key,
    })
  expect((await say(first.token, first.shop, {}, 'old')).status).toBe(201)
  await first.close()
  const database = new DatabaseSync(join(data, 'langraan.db'))
  const isOfFiles = (migration: unknown) => String(migration).includes('alter table talk_messages add column file ')
  database.exec(`
    drop index talk_messages_files;
    alter table talk_messages drop column file;
    alter table talk_messages drop column file_id;
    ${migrations.find(isOfFiles)}`)
  database.close()
  const { shop, token, client } = await open({ data })
  const { file } = (await upload(shop, 'chat', jpeg('new'), { token, key: 'c' })).body
  expect((await say(token, shop, { message: '', file: file.id }, 'new')).status).toBe(201)
  const { chat } = (await ask(shop, 'GET /apps/chat/get-chat?id=1001', { token: client })).body.chat
  expect(chat.map((each: { message: string; file?: object }) => [each.message, each.file])).toEqual([
    ['เก่า', undefined],
    ['', file],
  ])
})
