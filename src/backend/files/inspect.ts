import { createHash } from 'node:crypto'
import { systemClock } from '../../core/kernel/clock'
import { dayMs } from '../../core/kernel/timings'
import type { NamedFile } from './named-files'
import type { FilePlace } from './place'

const idOf = (record: string, content: Uint8Array): string =>
  createHash('sha256').update(`${record}\0`).update(content).digest('base64url')

/** A file just written belongs to a record that isn't stored yet. */
const grace = dayMs

export type FilesFound = {
  readonly bytes: number
  readonly missing: number
  readonly damaged: number
  /** ids of files that nothing names */
  readonly stray: readonly string[]
}

/** Compares the files at a place, all of which it reads, with those that records name. */
export async function inspectFiles(place: FilePlace, named: readonly NamedFile[]): Promise<FilesFound> {
  const known = new Set(named.map(({ id }) => id))
  let [bytes, missing, damaged] = [0, 0, 0]
  for (const { record, id } of named) {
    const content = await place.get(id)
    if (!content) missing++
    else if (idOf(record, content) !== id) damaged++
    bytes += content?.length ?? 0
  }
  const stray: string[] = []
  for await (const { id, writtenAt } of place.list())
    if (!known.has(id) && writtenAt < systemClock.now() - grace) stray.push(id)
  return { bytes, missing, damaged, stray }
}

/** Copies those that are missing there; returns how many can't be found. */
export async function copyFiles(from: FilePlace, to: FilePlace, named: readonly NamedFile[]): Promise<number> {
  let lost = 0
  for (const { id } of named) {
    if (await to.has(id)) continue
    const content = await from.get(id)
    if (content) await to.put(id, content)
    else lost++
  }
  return lost
}
