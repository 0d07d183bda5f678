import { isoTime } from '../../core/kernel/clock'
import {
  type ChangesStore,
  changeLife,
  type StoredChange,
  shopOfRow,
  versionOf,
  type WrittenRecord,
} from '../../service/live/live.store'
import type { Bearer } from '../../service/rights'
import { type Table, table as tableOf } from '../../service/table'
import type { MemoryTables } from '../memory-tables'

export const changesTable = tableOf<StoredChange>('changes', { of: 'everyone', key: ({ id }) => id })

/** Entries the mock keeps: more than a page that stays open misses. */
const most = 2_000

/** The outbox in memory, oldest first. */
export function memoryChanges({ read }: Pick<MemoryTables, 'read'>): ChangesStore {
  const all = () => read(changesTable)
  return {
    after: (id, limit) => {
      const first = all().findIndex((each) => each.id > id)
      return first < 0 ? [] : all().slice(first, first + limit)
    },
    byId: (id) => all().find((each) => each.id === id),
    latest: () => all().at(-1),
  }
}

/** Appends what a transaction wrote. */
export function appendChanges(
  { now, read, put }: MemoryTables,
  who: Bearer | null,
  written: readonly WrittenRecord[],
): void {
  if (written.length === 0) return
  const known = read(changesTable)
  const last = known.at(-1)?.id ?? 0
  const made = { at: isoTime(now()), by: who?.id ?? 0, session: who?.session ?? '' }
  const added = written.map((each, nth): StoredChange => ({ ...each, ...made, id: last + 1 + nth }))
  const oldest = isoTime(now() - changeLife)
  put(changesTable, [...known.filter(({ at }) => at >= oldest), ...added].slice(-most))
}

/** Removes the entries of a person's own records. */
export function forgetChanges({ read, put }: MemoryTables, person: number): void {
  put(
    changesTable,
    read(changesTable).filter((each) => each.person !== person),
  )
}

/** The records that differ between two states of a table. */
export function writtenIn<Row>(
  table: Table<Row>,
  who: Bearer | null,
  before: readonly Row[],
  after: readonly Row[],
): readonly WrittenRecord[] {
  const { kind, of, key } = table
  const person = of === 'person' ? (who?.id ?? 0) : 0
  if (!kind || (of === 'person' && person === 0)) return []
  const known = new Map(before.map((row, position) => [key(row, position), row]))
  const keys = after.map(key)
  const kept = new Set(keys)
  /** the keys in their old order, as far as they remain */
  const order = [...known.keys()].filter((each) => kept.has(each))
  const written: WrittenRecord[] = []
  for (const [position, row] of after.entries()) {
    const own = keys[position] as string | number
    const old = known.get(own)
    const isMoved = old !== undefined && order.shift() !== own
    known.delete(own)
    if (old === row && !isMoved) continue
    const action = old === undefined ? 'created' : 'changed'
    const record = { kind, action, ref: String(own), version: versionOf(row), person } as const
    const shops = new Set([shopOfRow(table, old ?? row), shopOfRow(table, row)])
    for (const shop of shops) written.push({ ...record, shop })
  }
  for (const [own, row] of known)
    written.push({ kind, action: 'removed', ref: String(own), version: undefined, person, shop: shopOfRow(table, row) })
  return written
}
