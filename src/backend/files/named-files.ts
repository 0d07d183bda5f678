import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { systemClock } from '../../core/kernel/clock'
import { dayMs } from '../../core/kernel/timings'
import { randomText } from '../../service/auth/auth.random'
import { usersOfUploads } from '../../service/unused-files'
import { uploadRecord, uploadsTable } from '../../service/uploads'

/** A file that a record names: an order, a mail, a message. */
export type NamedFile = { readonly record: string; readonly id: string; readonly bytes: number }

const places = usersOfUploads.map(({ name }) => `'${name}'`).join(', ')

/** All files that the rows of a SQLite database name. */
export const namedFiles = `
select orders.number as record, value ->> 'id' as id, value ->> 'bytes' as bytes
from orders, json_each(orders.json, '$.files')
union
select '${uploadRecord}', place.value ->> 'id', place.value ->> 'bytes'
from small_rows, json_tree(small_rows.json) as place
where tbl in (${places}) and instr(small_rows.json, '"file":') > 0 and place.key = 'file' and place.type = 'object'
union
select '${uploadRecord}', json ->> 'id', json ->> 'bytes' from small_rows where tbl = '${uploadsTable.name}'
union
select '${uploadRecord}', file_id, file ->> 'bytes' from talk_messages where file_id <> ''`

const idOf = (record: string, content: Buffer): string =>
  createHash('sha256').update(`${record}\0`).update(content).digest('base64url')

/** A file just written belongs to a record that isn't stored yet. */
const grace = dayMs

export type FilesFound = {
  readonly bytes: number
  readonly missing: number
  readonly damaged: number
  /** paths of files that nothing names */
  readonly stray: readonly string[]
}

/** Compares a folder's files with those that records name. */
export function inspectFiles(folder: string, named: readonly NamedFile[]): FilesFound {
  const known = new Set(named.map(({ id }) => id))
  let [bytes, missing, damaged] = [0, 0, 0]
  for (const { record, id } of named) {
    const path = join(folder, id)
    if (!existsSync(path)) missing++
    else if (idOf(record, readFileSync(path)) !== id) damaged++
    bytes += statSync(path, { throwIfNoEntry: false })?.size ?? 0
  }
  const isStray = (name: string) => !known.has(name) && statSync(join(folder, name)).mtimeMs < systemClock.now() - grace
  const stray = existsSync(folder) ? readdirSync(folder).filter(isStray) : []
  return { bytes, missing, damaged, stray: stray.map((name) => join(folder, name)) }
}

/** Copies those that are missing there; returns how many can't be found. Call `flush` for each, and for the folder. */
export function copyFiles(
  from: string,
  to: string,
  named: readonly NamedFile[],
  flush: (path: string) => void,
): number {
  if (named.length === 0) return 0
  mkdirSync(to, { recursive: true, mode: 0o700 })
  let lost = 0
  for (const { id } of named) {
    const target = join(to, id)
    if (existsSync(target)) continue
    if (!existsSync(join(from, id))) {
      lost++
      continue
    }
    const unfinished = `${target}.part-${randomText(4)}`
    try {
      copyFileSync(join(from, id), unfinished)
      flush(unfinished)
      renameSync(unfinished, target)
    } finally {
      rmSync(unfinished, { force: true })
    }
  }
  flush(to)
  return lost
}
