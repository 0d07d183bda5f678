import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { systemClock } from '../core/kernel/clock'

/** Why a data folder isn't opened, in a sentence for whoever runs the shop. */
export class FolderError extends Error {}

/** Another process that creates the shop just now has its secret before its database. */
const longestStart = 60_000

const statOf = (path: string) => statSync(path, { throwIfNoEntry: false })

function namesIn(folder: string): readonly string[] {
  return statOf(folder)?.isDirectory() ? readdirSync(folder) : []
}

/** What only a folder that had a shop contains, beside the database. */
function tracesIn(folder: string): readonly string[] {
  const secretSince = statOf(join(folder, 'secret'))?.mtimeMs ?? Number.POSITIVE_INFINITY
  return [
    ...namesIn(folder).filter((name) => /^langraan\.db\.(?:before|moved)-/.test(name)),
    ...((statOf(join(folder, 'langraan.db-wal'))?.size ?? 0) > 0 ? ['langraan.db-wal'] : []),
    ...(namesIn(join(folder, 'files')).length > 0 ? ['files'] : []),
    ...(systemClock.now() - secretSince > longestStart ? ['secret'] : []),
  ]
}

/** Whether a file has tables, and whether they are ours; those of one that can't be read now are for others to report. */
function tablesIn(file: string): { some: boolean; ours: boolean } {
  if (!statOf(file)?.size) return { some: false, ours: false }
  try {
    // not read-only: that would leave a -shm file behind
    const database = new DatabaseSync(file, { timeout: 500 })
    try {
      const sql = "select count(*) as tables, coalesce(sum(name = 'facts'), 0) as facts from sqlite_schema"
      const { tables, facts } = database.prepare(sql).get() as { tables: number; facts: number }
      return { some: tables > 0, ours: facts > 0 }
    } finally {
      database.close()
    }
  } catch {
    return { some: true, ours: true }
  }
}

export const isEmptyDatabase = (file: string): boolean => !tablesIn(file).some

/** Throws a sentence if the folder's database was lost, or is another program's. One that was never started is neither. */
export function refuseLostShop(folder: string): void {
  const file = join(folder, 'langraan.db')
  // before the database: of a shop that is being created, nothing else is there yet
  const [trace] = tracesIn(folder)
  const isMissing = !existsSync(file)
  const tables = tablesIn(file)
  if (tables.some && !tables.ours)
    throw new FolderError(`${file} is the database of another program. Choose another folder: --data ./shop`)
  if (tables.some || trace === undefined) return
  const elsewhere = isMissing ? ' If the shop is in PostgreSQL, set DATABASE_URL.' : ''
  throw new FolderError(
    `${file} is ${isMissing ? 'missing' : 'empty'}, but ${join(folder, trace)} shows that there was a shop. Restore a backup into another folder: langraan restore --from <backup> --data ./restored. For a new shop, choose an empty folder.${elsewhere}`,
  )
}
