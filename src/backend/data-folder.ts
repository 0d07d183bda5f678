import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { randomText } from '../service/auth/auth.random'
import { isEmptyDatabase, refuseLostShop } from './lost-shop'
import { migrate } from './sqlite/migrations'
import { createReadThread, type ReadThread, startReader } from './sqlite/read-thread'
import { openConnection, type SqliteConnection } from './sqlite/sqlite-connection'

/** Reads the signing secret, or creates it, readable by its owner only. Concurrent starts get the same secret. */
function secretIn(folder: string): string {
  const file = join(folder, 'secret')
  // needs no room: the disk may be full
  if (existsSync(file)) return readFileSync(file, 'utf8')
  const own = `${file}.${randomText(6)}`
  try {
    writeFileSync(own, randomText(32), { mode: 0o600, flag: 'wx' })
    linkSync(own, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(own, { force: true })
  }
  return readFileSync(file, 'utf8')
}

export type DataFolder = {
  readonly connection: SqliteConnection
  /** runs reads that take long */
  readonly thread: ReadThread
  readonly secret: string
  /** size of the database and its write-ahead log */
  bytes(): number
}

/** Size of the write-ahead log from which it is written back before the next long read. */
const longLog = 16 * 1024 * 1024

function openDatabaseFile(file: string): SqliteConnection {
  // SQLite keeps the permissions of an existing file, and gives the -wal and -shm files the same
  writeFileSync(file, '', { mode: 0o600, flag: 'a' })
  const connection = openConnection(file)
  try {
    migrate(connection, (version) => `${file}.before-${version}-${randomText(4)}`)
  } catch (error) {
    connection.close()
    throw error
  }
  return connection
}

/** Opens or creates a data folder that only its owner can read; refuses one that lost its shop. A migration leaves a copy of the old database. */
export function openDataFolder(folder: string): DataFolder {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  refuseLostShop(folder)
  const file = join(folder, 'langraan.db')
  const isNew = !existsSync(join(folder, 'secret'))
  const secret = secretIn(folder)
  let connection: SqliteConnection
  try {
    connection = openDatabaseFile(file)
  } catch (error) {
    // the next start would take it for what is left of a shop
    if (isNew && isEmptyDatabase(file)) rmSync(join(folder, 'secret'), { force: true })
    throw error
  }
  const sizeOf = (each: string) => statSync(each, { throwIfNoEntry: false })?.size ?? 0
  const log = `${file}-wal`
  /** SQLite does so by itself only while nobody reads an older state; with one long read after another, that's never. */
  const shortenLog = () => {
    if (sizeOf(log) <= longLog) return
    try {
      connection.pragma('wal_checkpoint(passive)')
    } catch {
      // the disk is full: reading doesn't depend on it, and the next long read tries again
    }
  }
  const thread = createReadThread({ start: () => startReader(file), onIdle: shortenLog })
  return { connection, thread, secret, bytes: () => sizeOf(file) + sizeOf(log) }
}
