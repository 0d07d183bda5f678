import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Asked, acknowledged, checkOrders, write } from './many-orders'
import { newFolder, removeFolder, runCommand, startShop } from './server-process'

let folder: string
beforeEach(() => {
  folder = newFolder()
})
afterEach(() => removeFolder(folder))
const at = (...path: string[]) => join(folder, ...path)

test('BACK-60 a backup made while orders are created has every order acknowledged before it began', {
  timeout: 120_000,
}, async () => {
  const shop = await startShop(at('shop'), '--demo')
  const asked: Asked = new Map()
  let beforeBackup: Asked | undefined
  let during = 0
  const backup = async () => {
    beforeBackup = new Map(asked)
    const done = await runCommand('backup', '--data', at('shop'), '--to', at('shop.db'))
    during = acknowledged(asked).length - acknowledged(beforeBackup).length
    return done
  }
  let backingUp: ReturnType<typeof backup> | undefined
  let isDone = false
  await write(shop, asked, 10, 'live', () => {
    if (acknowledged(asked).length >= 20) backingUp ??= backup().finally(() => (isDone = true))
    return isDone
  })
  expect(await backingUp).toMatchObject({ code: 0 })
  expect(during).toBeGreaterThan(0)
  await shop.kill('SIGTERM')
  expect(readdirSync(folder).sort()).toEqual(['shop', 'shop.db'])
  expect((statSync(at('shop.db')).mode & 0o777).toString(8)).toBe('600')

  expect(await runCommand('restore', '--from', at('shop.db'), '--data', at('restored'))).toMatchObject({ code: 0 })
  expect(readFileSync(at('restored', 'langraan.db')).length).toBeGreaterThan(0)
  // a sample shop stays one: its passwords are public
  expect((await runCommand('serve', '--data', at('restored'))).text).toContain('contains the sample shop')
  // sums, customers and search index are those of the orders
  expect(await runCommand('doctor', '--data', at('restored'))).toMatchObject({ code: 0 })
  const restored = await startShop(at('restored'), '--demo')
  // orders created while the backup ran may be in it
  const known = new Map([...asked.keys()].map((key) => [key, beforeBackup?.get(key)]))
  await checkOrders(restored, known)
  await restored.kill('SIGTERM')
})

test('BACK-61 a folder as target gets a file with the time in its name; only a backup is overwritten', {
  timeout: 60_000,
}, async () => {
  const shop = await startShop(at('shop'), '--demo')
  await shop.kill('SIGTERM')
  const backup = (to: string) => runCommand('backup', '--data', at('shop'), '--to', to)
  mkdirSync(at('backups'))
  expect((await backup(at('backups'))).code).toBe(0)
  expect((await backup(at('backups', 'monday.db'))).code).toBe(0)
  expect((await backup(at('backups', 'monday.db'))).code).toBe(0)
  const names = readdirSync(at('backups')).sort()
  expect(names).toEqual([expect.stringMatching(/^langraan-\d{8}T\d{6}\.db$/), 'monday.db'])
  writeFileSync(at('letter.txt'), 'not a backup')
  const onLetter = await backup(at('letter.txt'))
  expect([onLetter.code, onLetter.text.includes('not a backup of a shop')]).toEqual([1, true])
  expect(readFileSync(at('letter.txt'), 'utf8')).toBe('not a backup')
  // the file of this shop, or of another one that may be open
  mkdirSync(at('other'))
  copyFileSync(at('backups', 'monday.db'), at('other', 'langraan.db'))
  for (const name of ['shop', 'other'])
    expect((await backup(at(name, 'langraan.db'))).text).toContain('may be the file of a shop')
  expect((await runCommand('backup', '--data', at('nowhere'))).text).toBe(`There is no shop in ${at('nowhere')}.\n`)
})

test("BACK-5640 a target without an extension that doesn't exist yet is a folder, and is made, so that no backup replaces the one before", {
  timeout: 60_000,
}, async () => {
  await (await startShop(at('shop'), '--demo')).kill('SIGTERM')
  const backup = (to: string) => runCommand('backup', '--data', at('shop'), '--to', to)
  expect((await backup(at('new', 'backups'))).code).toBe(0)
  expect((await backup(at('week', 'monday.db'))).code).toBe(0)
  expect(readdirSync(at('new', 'backups'))).toEqual([expect.stringMatching(/^langraan-\d{8}T\d{6}\.db$/)])
  expect(readdirSync(at('week'))).toEqual(['monday.db'])
  const onFile = await backup(at('week', 'monday.db', 'backups'))
  expect([onFile.code, onFile.text]).toEqual([1, expect.stringMatching(/^No backup was written: ENOTDIR/)])
})

test("BACK-5646 a backup of a damaged shop isn't written, and the shop is named, not the copy", {
  timeout: 60_000,
}, async () => {
  await (await startShop(at('shop'), '--demo')).kill('SIGTERM')
  const file = at('shop', 'langraan.db')
  const bytes = readFileSync(file)
  writeFileSync(file, bytes.fill(0xa5, 20 * 4096, 60 * 4096))
  mkdirSync(at('backups'))
  const { code, text } = await runCommand('backup', '--data', at('shop'), '--to', at('backups'))
  expect([code, text.split('\n')[0]]).toEqual([
    1,
    `No backup was written: ${file} is damaged. Check it: langraan doctor`,
  ])
  expect([text.includes('.part-'), readdirSync(at('backups'))]).toEqual([false, []])
})

test("BACK-5647 a command says that a shop's database is damaged, or isn't one", async () => {
  mkdirSync(at('shop'))
  writeFileSync(at('shop', 'langraan.db'), 'not a database '.repeat(1000))
  const said = 'The shop’s database is damaged. Check it: langraan doctor. If it can’t be repaired, restore a backup.\n'
  for (const command of [['serve'], ['link', 'malee@shop.example']])
    expect(await runCommand(...command, '--data', at('shop'))).toEqual({ code: 1, text: said })
})

test('BACK-62 restore rejects a folder with a shop, and a damaged, newer or missing file, and leaves no shop behind', {
  timeout: 60_000,
}, async () => {
  const shop = await startShop(at('shop'), '--demo')
  await shop.kill('SIGTERM')
  await runCommand('backup', '--data', at('shop'), '--to', at('good.db'))
  const restore = async (from: string, data = at('restored')) => {
    const { code, text } = await runCommand('restore', '--from', from, '--data', data)
    expect(code).toBe(1)
    return text
  }
  const before = readFileSync(at('shop', 'langraan.db'))
  expect(await restore(at('good.db'), at('shop'))).toContain(
    'contains a shop. Stop its server and move the folder away',
  )
  expect(readFileSync(at('shop', 'langraan.db')).equals(before)).toBe(true)

  expect(await restore(at('none.db'))).toBe(`There is no file ${at('none.db')}.\n`)
  writeFileSync(at('short.db'), readFileSync(at('good.db')).subarray(0, 40_000))
  expect(await restore(at('short.db'))).toContain('is damaged, or not a backup of a shop')
  const holes = readFileSync(at('good.db'))
  holes.fill(0xff, 4096 * 20, 4096 * 24)
  writeFileSync(at('holes.db'), holes)
  expect(await restore(at('holes.db'))).toContain('is damaged, or not a backup of a shop')
  copyFileSync(at('good.db'), at('newer.db'))
  const newer = new DatabaseSync(at('newer.db'))
  newer.exec('pragma user_version = 999')
  newer.close()
  expect(await restore(at('newer.db'))).toContain('was written by a newer version of Lang Raan')
  expect(await restore('')).toContain('There is no file')
  expect((await runCommand('restore')).text).toBe('Which backup? Add --from and its file.\n')
  expect(existsSync(at('restored', 'langraan.db'))).toBe(false)

  mkdirSync(at('restored'), { recursive: true })
  writeFileSync(at('restored', 'langraan.db-wal'), 'of another database')
  expect(await restore(at('good.db'))).toContain('belongs to another database')
  renameSync(at('restored'), at('aside'))
  expect((await runCommand('restore', '--from', at('good.db'), '--data', at('restored'))).code).toBe(0)
})

test('BACK-66 backup and restore name a folder or are rejected while DATABASE_URL is set', async () => {
  vi.stubEnv('DATABASE_URL', 'postgres://shop@localhost:1/shop')
  for (const args of [['backup'], ['restore', '--from', at('shop.db')]])
    expect(await runCommand(...args), args[0]).toMatchObject({ code: 1, text: expect.stringContaining('--data') })
  expect((await runCommand('backup', '--data', at('none'))).text).not.toContain('DATABASE_URL')
  vi.unstubAllEnvs()
})

test('BACK-260 a backup and a restore remove what killed ones left, not what another is writing or other files', {
  timeout: 60_000,
}, async () => {
  const shop = await startShop(at('shop'), '--demo')
  await shop.kill('SIGTERM')
  mkdirSync(at('backups'))
  mkdirSync(at('restored'))
  const old = new Date(Date.now() - 2 * 60 * 60 * 1000)
  const leave = (path: string, changed?: Date) => {
    writeFileSync(path, 'half')
    if (changed) utimesSync(path, changed, changed)
  }
  leave(at('backups', 'langraan-20261124T164000.db.part-Ab-_12'), old)
  leave(at('backups', 'langraan-20261124T164000.db.part-Ab-_12-journal'), old)
  leave(at('backups', 'langraan-20261125T164000.db.part-Zz9_-1'))
  leave(at('backups', 'film.part-1'), old)
  leave(at('backups', 'langraan-20261124T164000.db'), old)
  expect(await runCommand('backup', '--data', at('shop'), '--to', at('backups'))).toMatchObject({ code: 0 })
  const left = readdirSync(at('backups')).filter((name) => name.includes('.part-'))
  expect(left.sort()).toEqual(['film.part-1', 'langraan-20261125T164000.db.part-Zz9_-1'])
  expect(existsSync(at('backups', 'langraan-20261124T164000.db'))).toBe(true)

  const [made = ''] = readdirSync(at('backups')).filter(
    (name) => /^langraan-.*\.db$/.test(name) && !name.includes('1124'),
  )
  leave(at('restored', 'langraan.db.part-Ab-_12'), old)
  expect(await runCommand('restore', '--from', at('backups', made), '--data', at('restored'))).toMatchObject({
    code: 0,
  })
  expect(readdirSync(at('restored')).filter((name) => name.includes('.part-'))).toEqual([])
})
