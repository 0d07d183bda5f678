import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isoTime, systemClock } from '../../core/kernel/clock'
import { examine } from '../doctor/checks'
import { copyShop, type Moved } from '../move/copy'
import { movedTables } from '../move/moved-tables'
import { type Side, sqliteSide } from '../move/side'
import { DatabaseError } from '../postgres/connect'
import { fromDatabase, intoDatabase, type Marks, UnknownEnd } from '../postgres/moving'
import { otherVersion } from '../sql/tables'
import { latestVersion, migrate } from '../sqlite/migrations'
import { FileInUse, openConnection, type SqliteConnection } from '../sqlite/sqlite-connection'
import type { Values } from './arguments'
import { CommandError } from './command-error'
import { lineOf } from './doctor-command'
import { isSampleFolder, markAsSample } from './open-shop'
import { checkEmpty } from './restore'
import { databaseIn, flush, flushFolderOf, needShop } from './shop-file'
import { removeUnfinished, unfinishedFile } from './unfinished-file'

const secretIn = (data: string): string => join(data, 'secret')

const report = ({ name, rows, digest }: Moved): void =>
  console.log(`same   ${name}: ${rows} rows, SHA-256 ${digest.slice(0, 16)}`)

/** Throws a sentence unless everything that is derived from the orders is right. */
function checkShop(connection: SqliteConnection): void {
  if (connection.pragma('user_version') !== latestVersion) throw new CommandError(otherVersion)
  const wrong = examine(connection).filter(({ problem }) => problem !== undefined)
  if (wrong.length > 0)
    throw new CommandError([...wrong.map(lineOf), 'Check the shop first: langraan doctor'].join('\n'))
}

const failed = (error: unknown): Error =>
  error instanceof CommandError || error instanceof DatabaseError
    ? error
    : new CommandError(`Nothing was moved: ${(error as Error).message}`)

function openAlone(data: string): SqliteConnection {
  try {
    return openConnection(databaseIn(data), 'full', { isAlone: true })
  } catch (error) {
    throw error instanceof FileInUse ? new CommandError(`A server is using ${data}. Stop it first.`) : failed(error)
  }
}

/** So that no server goes on with the old shop by mistake. */
function retire(data: string): string {
  const file = databaseIn(data)
  const retired = `${file}.moved-${isoTime(systemClock.now()).slice(0, 19).replace(/[-:]/g, '')}`
  renameSync(file, retired)
  flushFolderOf(file)
  return retired
}

async function moveToDatabase(data: string, address: string): Promise<void> {
  needShop(data)
  process.umask(0o077)
  const connection = openAlone(data)
  const secret = existsSync(secretIn(data)) ? readFileSync(secretIn(data), 'utf8') : undefined
  try {
    checkShop(connection)
    const tables = movedTables(connection)
    const fill = (to: Side) => copyShop(sqliteSide(connection), to, tables, report)
    await intoDatabase(address, { secret, isSample: isSampleFolder(data) }, fill)
  } catch (error) {
    throw error instanceof UnknownEnd
      ? new CommandError(
          'The connection was lost at the very end. Run the command again: if it says that the database contains a shop, everything was moved.',
        )
      : failed(error)
  } finally {
    connection.close()
  }
  console.log(`Moved. The file as it was: ${retire(data)}`)
  console.log(secret ? 'Everyone stays signed in.' : 'Everyone signs in again.')
}

/** The folder's other files come before the database, without which there is no shop. */
function writeMarks(data: string, { secret, isSample }: Marks): void {
  if (secret !== undefined) writeFileSync(secretIn(data), secret, { mode: 0o600 })
  if (isSample) markAsSample(data)
}

/** Writes a database of ours to a new file; returns what else belongs into the folder. */
async function writeFile(address: string, file: string): Promise<Marks> {
  let found: Marks = { secret: undefined, isSample: false }
  const connection = openConnection(file)
  try {
    migrate(connection, () => undefined)
    await fromDatabase(address, async (from, marks) => {
      found = marks
      connection.execute('begin')
      await copyShop(from, sqliteSide(connection), movedTables(connection), report)
      connection.execute('commit')
    })
    checkShop(connection)
    connection.execute('pragma journal_mode = delete')
    return found
  } finally {
    connection.close()
  }
}

async function moveToFolder(address: string, data: string): Promise<void> {
  checkEmpty(data)
  process.umask(0o077)
  mkdirSync(data, { recursive: true, mode: 0o700 })
  const file = databaseIn(data)
  const unfinished = unfinishedFile(file)
  try {
    const marks = await writeFile(address, unfinished)
    flush(unfinished)
    writeMarks(data, marks)
    renameSync(unfinished, file)
    flushFolderOf(file)
  } catch (error) {
    throw failed(error)
  } finally {
    removeUnfinished(unfinished)
  }
  console.log(`Moved into ${data}. The database still contains the shop: drop it, so that no server uses it.`)
}

/** Moves a shop from its folder to a PostgreSQL database; with `from`, the other way. */
export async function moveCommand({ data = 'data', from, to = process.env.DATABASE_URL }: Values): Promise<void> {
  if (from !== undefined) return moveToFolder(from, data)
  if (!to) throw new CommandError('Where to? Add --to postgres://… or set DATABASE_URL.')
  return moveToDatabase(data, to)
}
