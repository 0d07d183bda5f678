import { statfsSync, statSync } from 'node:fs'
import { randomText } from '../../service/auth/auth.random'
import { examine, type Finding } from '../doctor/checks'
import { rebuild } from '../doctor/repair'
import { openConnection, type SqliteConnection } from '../sqlite/connection'
import type { Values } from './command'
import { CommandError } from './command-error'
import { databaseIn, needShop } from './shop-file'

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

export const lineOf = ({ name, detail, problem }: Finding): string =>
  problem === undefined ? `ok     ${name}${detail === undefined ? '' : `: ${detail}`}` : `WRONG  ${name}: ${problem}`

function print(findings: readonly Finding[]): readonly Finding[] {
  for (const each of findings) console.log(lineOf(each))
  return findings.filter(({ problem }) => problem !== undefined)
}

/** Repairs what is derived from the orders, if nothing else is wrong with the rows. Keeps a copy of the file. */
function repair(connection: SqliteConnection, file: string, wrong: readonly Finding[]): boolean {
  if (wrong.some(({ isDerived }) => !isDerived)) {
    console.log('Not repaired: the orders themselves may be damaged. Restore a backup: langraan restore')
    return false
  }
  const copy = `${file}.before-repair-${randomText(4)}`
  connection.execute(`vacuum into '${copy.replaceAll("'", "''")}'`)
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

/** Checks a shop and prints a line per check; returns 1 if something is wrong. */
export async function doctorCommand({ data = 'data', repair: isRepair }: Values): Promise<number> {
  needShop(data)
  process.umask(0o077)
  const file = databaseIn(data)
  const connection = open(file)
  try {
    const space = print([diskSpace(data)])
    const wrong = print(examine(connection))
    const isRight = wrong.length === 0 || (isRepair && repair(connection, file, wrong))
    return isRight && space.length === 0 ? 0 : 1
  } finally {
    connection.close()
  }
}
