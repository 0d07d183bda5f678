import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openDataFolder } from '../../src/backend/data-folder'
import { run } from '../../src/backend/serve/command'
import { newFolder, removeFolder } from './server-process'

let folder: string
let said: ReturnType<typeof vi.spyOn>
beforeEach(() => {
  folder = newFolder()
  said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  said.mockRestore()
  removeFolder(folder)
})

const at = (...path: string[]) => join(folder, ...path)
const file = () => at('langraan.db')
const put = (name: string, text: string) => writeFileSync(at(name), text)
const hoursAgo = (name: string) => utimesSync(at(name), 1_700_000_000, 1_700_000_000)

/** What the command prints, and whether it left everything as it was. */
async function refused(...args: string[]): Promise<{ text: string; isUntouched: boolean }> {
  said.mockClear()
  const names = readdirSync(folder).sort()
  const before = existsSync(file()) ? readFileSync(file()) : undefined
  expect(await run([...args, '--data', folder])).toBe(1)
  const after = existsSync(file()) ? readFileSync(file()) : undefined
  const isUntouched = String(readdirSync(folder).sort()) === String(names) && String(before) === String(after)
  return { text: said.mock.calls.flat().join('\n'), isUntouched }
}
const serve = () => refused('serve', '--port', '0', '--owner', 'malee@shop.example')

const sentence = (what: 'empty' | 'missing', trace: string) =>
  `${file()} is ${what}, but ${at(trace)} shows that there was a shop. Restore a backup into another folder: langraan restore --from <backup> --data ./restored. For a new shop, choose an empty folder.${
    what === 'missing' ? ' If the shop is in PostgreSQL, set DATABASE_URL.' : ''
  }`

test.for<[string, () => void]>([
  ['files', () => [mkdirSync(at('files')), put('files/abc', 'slip')]],
  ['secret', () => [put('secret', 'x'.repeat(43)), hoursAgo('secret')]],
  ['langraan.db.before-30-abcd', () => put('langraan.db.before-30-abcd', '')],
  ['langraan.db.moved-20261130T100000', () => put('langraan.db.moved-20261130T100000', '')],
  ['langraan.db-wal', () => put('langraan.db-wal', 'changes')],
])(
  'BACK-5700 an empty or missing database beside %s of a shop is not taken for a new shop',
  async ([trace, prepare]) => {
    prepare()
    expect(await serve()).toEqual({ text: sentence('missing', trace), isUntouched: true })
    put('langraan.db', '')
    expect(await serve()).toEqual({ text: sentence('empty', trace), isUntouched: true })
    for (const command of ['doctor', 'backup'])
      expect(await refused(command)).toEqual({ text: sentence('empty', trace), isUntouched: true })
  },
)

test('BACK-5700 a folder in which another process creates the shop just now is opened, and so is an empty one', async () => {
  put('secret', 'x'.repeat(43))
  put('langraan.db', '')
  mkdirSync(at('files'))
  const { connection, thread } = openDataFolder(folder)
  await thread.close()
  connection.close()
})

test("BACK-5701 another program's database is refused and stays as it was", async () => {
  const other = new DatabaseSync(file())
  other.exec('create table notes (id integer primary key, text text); insert into notes values (1, null)')
  other.close()
  const text = `${file()} is the database of another program. Choose another folder: --data ./shop`
  expect(await serve()).toEqual({ text, isUntouched: true })
  expect(await refused('doctor')).toEqual({ text, isUntouched: true })
})

test('BACK-5702 a first start that failed leaves nothing that keeps the next one from creating the shop', async () => {
  // SQLite can't write its journal
  mkdirSync(at('langraan.db-journal'))
  expect(() => openDataFolder(folder)).toThrow()
  expect(readdirSync(folder).sort()).toEqual(['langraan.db', 'langraan.db-journal'])
})

test('BACK-5707 a folder of a newer version is refused in a sentence, without a stack', async () => {
  const newer = new DatabaseSync(file())
  newer.exec('pragma user_version = 9999')
  newer.close()
  const { text } = await serve()
  expect(text).toBe('This data was written by a newer version of Lang Raan. Install that version, or a newer one.')
})
