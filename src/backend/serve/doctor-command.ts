import { existsSync, statfsSync, statSync } from 'node:fs'
import { isoTime, systemClock } from '../../core/kernel/clock'
import { randomText } from '../../service/auth/auth.random'
import { countOld } from '../../service/customers/customers.retention'
import { examine } from '../doctor/checks'
import type { Finding } from '../doctor/finding'
import { rowsOf } from '../doctor/raw'
import { rebuild } from '../doctor/repair'
import { inspectFiles } from '../files/inspect'
import { type NamedFile, namedFiles } from '../files/named-files'
import { type Examined, examineDatabase, repairDatabase } from '../postgres/doctor'
import { otherVersion } from '../sql/tables'
import { copyDatabase } from '../sqlite/copy-database'
import { openConnection, type SqliteConnection } from '../sqlite/sqlite-connection'
import type { Values } from './arguments'
import { CommandError } from './command-error'
import { filesPlace } from './files-place'
import { readRetention } from './retention'
import { databaseIn, needShop } from './shop-file'
import { withBackend } from './with-shop'

const megabytes = (bytes: number): string => `${Math.round(bytes / 1024 / 1024)} MB`
/** Room that a working shop needs, besides the copy that a migration makes. */
const spare = 100 * 1024 * 1024

function diskSpace(data: string): Finding {
  const { bavail, bsize } = statfsSync(data)
  const free = bavail * bsize
  const wanted = statSync(databaseIn(data)).size + spare
  const detail = `${megabytes(free)} free`
  return { name: 'disk space', detail, problem: free < wanted ? `${detail}; ${megabytes(wanted)} wanted` : undefined }
}

/** With `isRepair`, removes what nothing names. */
async function files(named: readonly NamedFile[], data: string, isRepair: boolean): Promise<Finding> {
  const place = filesPlace(databaseIn(data))
  const { bytes, missing, damaged, stray } = await inspectFiles(place, named)
  if (isRepair) for (const id of stray) await place.remove(id)
  const problems = [
    ...(missing > 0 ? [`${missing} missing`] : []),
    ...(damaged > 0 ? [`${damaged} damaged`] : []),
    ...(stray.length > 0 && !isRepair ? [`${stray.length} unused`] : []),
  ]
  return {
    name: 'files',
    detail: `${named.length}, ${megabytes(bytes)}`,
    problem: problems.length > 0 ? problems.join('; ') : undefined,
  }
}

export const lineOf = ({ name, detail, problem }: Finding): string =>
  problem === undefined ? `ok     ${name}${detail === undefined ? '' : `: ${detail}`}` : `WRONG  ${name}: ${problem}`

function print(findings: readonly Finding[]): readonly Finding[] {
  for (const each of findings) console.log(lineOf(each))
  return findings.filter(({ problem }) => problem !== undefined)
}

/** Repairs what is derived from the orders, if nothing else is wrong with the rows. Keeps a copy of the file. */
function repair(connection: SqliteConnection, file: string, wrong: readonly Finding[]): boolean {
  if (wrong.some(({ isDerived }) => !isDerived)) {
    const isOther = wrong.some(({ name }) => name === 'schema version')
    const why = isOther ? otherVersion : 'the orders themselves may be damaged. Restore a backup: langraan restore'
    console.log(`Not repaired: ${why}`)
    return false
  }
  const copy = `${file}.before-repair-${randomText(4)}`
  copyDatabase(connection, copy)
  rebuild(connection)
  console.log(`Rebuilt from the orders. The file as it was: ${copy}`)
  return print(examine(connection)).length === 0
}

function open(file: string): SqliteConnection {
  try {
    return openConnection(file)
  } catch (error) {
    throw new CommandError(lineOf({ name: 'file', problem: `can't be opened: ${(error as Error).message}` }))
  }
}

/** Prints what is wrong in a database; with `isRepair`, rebuilds what is derived. True if everything is right. */
async function checkDatabase(
  address: string,
  isRepair: boolean,
): Promise<Pick<Examined, 'files'> & { isRight: boolean }> {
  const { findings, files } = await examineDatabase(address)
  const wrong = print(findings)
  if (wrong.length === 0 || !isRepair) return { files, isRight: wrong.length === 0 }
  if (wrong.some(({ isDerived }) => !isDerived)) {
    console.log('Not repaired: the orders themselves may be damaged. Restore a backup of the database.')
    return { files, isRight: false }
  }
  await repairDatabase(address)
  console.log('Rebuilt from the orders.')
  return { files, isRight: print((await examineDatabase(address)).findings).length === 0 }
}

async function doctorOfDatabase(address: string, data: string, isRepair: boolean): Promise<number> {
  const { files: named, isRight } = await checkDatabase(address, isRepair)
  const lost = named ? print([await files(named, data, isRepair)]) : []
  return isRight && lost.length === 0 ? 0 : 1
}

async function doctorOfFolder(data: string, isRepair: boolean): Promise<number> {
  needShop(data)
  process.umask(0o077)
  const file = databaseIn(data)
  const connection = open(file)
  try {
    const space = print([diskSpace(data)])
    const wrong = print(examine(connection))
    // damaged orders don't say which files they have
    const isReadable = wrong.every(({ isDerived }) => isDerived)
    const lost = isReadable ? print([await files(rowsOf(connection, namedFiles), data, isRepair)]) : []
    const isRight = wrong.length === 0 || (isRepair && repair(connection, file, wrong))
    return isRight && space.length + lost.length === 0 ? 0 : 1
  } finally {
    connection.close()
  }
}

/** Customers whom `serve --keep-customers` would have erased. */
async function retention(data: string, database: string | undefined, keptMs: number): Promise<Finding> {
  const before = systemClock.now() - keptMs
  const count = await withBackend({ data, database }, async ({ place }) => countOld(await place(), before))
  const since = isoTime(before).slice(0, 10)
  return {
    name: 'retention',
    detail: `no customers without an order since ${since}`,
    problem: count > 0 ? `${count} customers without an order since ${since} are still stored` : undefined,
  }
}

/** Checks a shop and prints a line per check; returns 1 if something is wrong. */
export async function doctorCommand({ data: folder, repair, 'keep-customers': kept }: Values): Promise<number> {
  const data = folder ?? 'data'
  const keptMs = readRetention(kept)
  // a named folder with a shop is what is meant
  const address = folder && existsSync(databaseIn(folder)) ? undefined : process.env.DATABASE_URL || undefined
  const code = await (address ? doctorOfDatabase(address, data, repair) : doctorOfFolder(data, repair))
  // a shop that isn't right isn't opened
  if (keptMs === undefined || code !== 0) return code
  return print([await retention(data, address, keptMs)]).length === 0 ? 0 : 1
}
