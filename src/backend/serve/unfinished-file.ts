import { readdirSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { systemClock } from '../../core/kernel/clock'
import { randomText } from '../../service/auth/auth.random'

const hour = 60 * 60 * 1000

/** Removes the file of an `unfinishedFile`, and what SQLite keeps beside it. */
export function removeUnfinished(file: string): void {
  for (const end of ['', '-wal', '-shm', '-journal']) rmSync(`${file}${end}`, { force: true })
}

/**
 * A path beside `target` for what becomes `target` once it is complete. Removes what killed processes left there: files
 * of `target` or of a backup with a time in its name that nobody has written to for an hour.
 */
export function unfinishedFile(target: string): string {
  const folder = dirname(target)
  for (const name of readdirSync(folder)) {
    const [whole, end] = name.split('.part-')
    const isOurs = whole === basename(target) || /^langraan-\d{8}T\d{6}\.db$/.test(whole ?? '')
    if (end === undefined || !isOurs) continue
    const age = systemClock.now() - (statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? Infinity)
    if (age > hour) rmSync(join(folder, name), { force: true })
  }
  return `${target}.part-${randomText(4)}`
}
