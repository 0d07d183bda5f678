import { dayMs } from '../core/kernel/timings'
import { chatsTable } from './chat/chat.table'
import { outboxTable } from './email/email.outbox'
import { emailTable } from './email/email.table'
import type { Backend } from './handle'
import type { Tx } from './store'
import { uploadsTable } from './uploads'

/** Small tables whose rows may name uploaded files, as `file`. Messages between staff users may, too. */
export const usersOfUploads = [emailTable, outboxTable, chatsTable] as const

/** How long a file may wait for the mail or message that it was added to, in milliseconds. */
const patience = dayMs

/** Adds the ids that a row has anywhere. */
function addNamed(value: unknown, ids: ReadonlySet<string>, named: Set<string>): void {
  if (typeof value === 'string' && ids.has(value)) named.add(value)
  if (typeof value !== 'object' || value === null) return
  for (const each of Object.values(value)) addNamed(each, ids, named)
}

/** Those of the ids that mails, drafts and messages name: each row is gone through once, however many ids there are. */
function namedFiles(tx: Tx, ids: ReadonlySet<string>): Set<string> {
  const named = new Set<string>()
  for (const table of usersOfUploads)
    for (const row of tx.containing<unknown>(table, '"file":')) addNamed(row, ids, named)
  for (const id of ids) if (!named.has(id) && tx.talks.hasFile(id)) named.add(id)
  return named
}

/** Removes the rows of old files that nothing names any more; returns their ids. */
function takeUnused(tx: Tx): string[] {
  const rows = tx.read(uploadsTable)
  const before = tx.now() - patience
  const old = rows.filter(({ at }) => at < before)
  if (old.length === 0) return []
  const named = namedFiles(tx, new Set(old.map(({ id }) => id)))
  const unused = new Set(old.filter(({ id }) => !named.has(id)))
  if (unused.size === 0) return []
  const left = rows.filter((each) => !unused.has(each))
  tx.write(uploadsTable, left)
  const kept = new Set(left.map(({ id }) => id))
  return [...unused].flatMap(({ id }) => (kept.has(id) ? [] : id))
}

/** Removes files that were added and never sent, and those of mails that are gone. Resolves with their number. */
export async function removeUnused({ store, files }: Pick<Backend, 'store' | 'files'>): Promise<number> {
  const ids = await store.transact(null, takeUnused)
  for (const id of ids) await files?.remove(id)
  return ids.length
}
