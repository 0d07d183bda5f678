import { closeSync, existsSync, fsyncSync, openSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { outboxTable } from '../../service/email/email.outbox'
import { type NamedFile, namedFiles } from '../files/named-files'
import { refuseLostShop } from '../lost-shop'
import { otherVersion } from '../sql/tables'
import { latestVersion } from '../sqlite/migrations'
import { CommandError } from './command-error'

export const databaseIn = (data: string): string => join(data, 'langraan.db')

const first = (database: DatabaseSync, sql: string): unknown => Object.values(database.prepare(sql).get() ?? {})[0]

/** Throws a sentence unless the folder has a shop. */
export function needShop(data: string): void {
  refuseLostShop(data)
  if (!existsSync(databaseIn(data))) throw new CommandError(`There is no shop in ${data}.`)
}

/** Throws a sentence unless the folder has a shop of this version. */
export function needCurrentShop(data: string): void {
  needShop(data)
  const database = new DatabaseSync(databaseIn(data), { readOnly: true, timeout: 10_000 })
  try {
    if (first(database, 'pragma user_version') !== latestVersion) throw new CommandError(otherVersion)
  } finally {
    database.close()
  }
}

/** A database file of ours, as it describes itself. */
export type ShopFile = {
  readonly version: number
  readonly orders: number
  readonly isDemo: boolean
  readonly files: readonly NamedFile[]
}

/** `3 files`, with those that are lost */
export const countOf = (files: readonly NamedFile[], lost: number): string =>
  `${files.length} files${lost > 0 ? `, of which ${lost} are missing` : ''}`

/** Fact in a backup of a sample shop, whose passwords are public. */
export const demoFact = 'demo'

/** `quick` skips comparing indices with their tables. */
type Check = 'quick' | 'integrity'

function read(database: DatabaseSync, check: Check): ShopFile {
  const problem = first(database, `pragma ${check}_check(1)`)
  if (problem !== 'ok') throw new Error(String(problem))
  return {
    version: Number(first(database, 'pragma user_version')),
    orders: Number(first(database, 'select count(*) from orders')),
    files: database.prepare(namedFiles).all() as NamedFile[],
    isDemo: first(database, `select 1 from facts where name = '${demoFact}'`) === 1,
  }
}

/** Reads a whole file without changing it. Throws a sentence if it's missing, damaged, newer or not a shop's. */
export function inspectShopFile(file: string, check: Check): ShopFile {
  if (!existsSync(file)) throw new CommandError(`There is no file ${file}.`)
  let found: ShopFile
  try {
    const database = new DatabaseSync(file, { readOnly: true, timeout: 10_000 })
    try {
      found = read(database, check)
    } finally {
      database.close()
    }
  } catch (error) {
    throw new CommandError(`${file} is damaged, or not a backup of a shop: ${(error as Error).message}`)
  }
  if (found.version > latestVersion)
    throw new CommandError(`${file} was written by a newer version of Lang Raan. Install that version, or a newer one.`)
  return found
}

/** Removes waiting mails: their links work, and a restored shop must not send them again. Leaves no trace in the file. */
export function withoutMails(copy: DatabaseSync): void {
  copy.exec('pragma secure_delete = on')
  copy.prepare('delete from small_rows where tbl = ?').run(outboxTable.name)
}

/** The whole database in one step: a reader sees one state, and doesn't block writers. */
const allPages = 2 ** 31 - 1

/** Copies a database, also one in use, into one file of its own; `change` runs on the copy. */
export async function copyShopFile(
  from: string,
  to: string,
  change: (copy: DatabaseSync) => void = () => undefined,
): Promise<void> {
  const source = new DatabaseSync(from, { readOnly: true, timeout: 10_000 })
  try {
    await backup(source, to, { rate: allPages })
  } finally {
    source.close()
  }
  const copy = new DatabaseSync(to)
  try {
    // without this, readers would create -wal and -shm files next to it
    copy.exec('pragma journal_mode = delete')
    change(copy)
  } finally {
    copy.close()
  }
  flush(to)
}

/** Waits until a file, or a folder's entries, are on disk. */
export function flush(path: string): void {
  const handle = openSync(path, 'r')
  try {
    fsyncSync(handle)
  } catch (error) {
    // Windows can't flush folders
    if (!['EPERM', 'EISDIR', 'EINVAL'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
  } finally {
    closeSync(handle)
  }
}

export const flushFolderOf = (file: string): void => flush(dirname(file))
