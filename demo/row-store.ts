import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Rows } from 'langraan/mock'

/** Every state of the rows, and every table in it, has a stamp: equal stamps mean equal rows. */
type Head = { stamp: string; tables: ReadonlyMap<string, string> }

/** The rows in one state; null if there are none yet. */
export type Snapshot = { readonly rows: Rows | null; readonly head: Head | undefined }

export const nothing: Snapshot = { rows: null, head: undefined }

export type RowStore = {
  /** The latest state; returns `known` itself if it is the latest. */
  load(known: Snapshot): Promise<Snapshot>
  /**
   * Resolves once `next` is on disk; resolves to null, with nothing written, if `known` is no longer the latest
   * state.
   */
  replace(known: Snapshot, next: Rows): Promise<Snapshot | null>
}

interface Schema extends DBSchema {
  head: { key: string; value: Head }
  parts: { key: [table: string, part: number]; value: readonly unknown[] }
}

const only = 'head'
/** Rows per part: a new row writes one part instead of its table. */
const partLength = 32
const patience = 10_000

const newStamp = () => crypto.getRandomValues(new Uint32Array(4)).join('-')
const partsOf = (table: string) => IDBKeyRange.bound([table, 0], [table, Number.POSITIVE_INFINITY])

function withinPatience<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('IndexedDB does not answer')), patience)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/** The changed parts by number; without rows if the table got shorter. Rows are immutable. */
function* changedParts(before: readonly unknown[], after: readonly unknown[]) {
  for (let start = 0; start < Math.max(before.length, after.length); start += partLength) {
    const rows = after.slice(start, start + partLength)
    const old = before.slice(start, start + partLength)
    if (rows.length !== old.length || rows.some((row, position) => row !== old[position]))
      yield { part: start / partLength, rows }
  }
}

/** Rows in IndexedDB, which several tabs may read and replace concurrently. */
export function openRowStore(name: string): RowStore {
  let opened: Promise<IDBPDatabase<Schema>> | undefined
  const forget = () => {
    opened = undefined
  }
  const open = () => {
    opened ??= openDB<Schema>(name, 1, {
      upgrade(db) {
        db.createObjectStore('head')
        db.createObjectStore('parts')
      },
      // deleting the page's data must not wait for this page
      blocking: (_, __, event) => {
        ;(event.target as IDBDatabase).close()
        forget()
      },
      terminated: forget,
    })
    opened.catch(forget)
    return opened
  }

  /** Retries once if the connection was lost. */
  async function attempt<T>(act: (db: IDBPDatabase<Schema>) => Promise<T>): Promise<T> {
    const once = () => withinPatience(open().then(act))
    try {
      return await once()
    } catch (error) {
      if (error instanceof DOMException && error.name === 'QuotaExceededError') throw error
      forget()
      return once()
    }
  }

  async function load(db: IDBPDatabase<Schema>, known: Snapshot): Promise<Snapshot> {
    const transaction = db.transaction(['head', 'parts'])
    const head = await transaction.objectStore('head').get(only)
    if (!head) return nothing
    if (head.stamp === known.head?.stamp) return known
    const parts = transaction.objectStore('parts')
    const tables = [...head.tables].map(async ([table, stamp]) => {
      const rows = known.head?.tables.get(table) === stamp ? known.rows?.[table] : undefined
      return [table, rows ?? (await parts.getAll(partsOf(table))).flat()] as const
    })
    return { head, rows: Object.fromEntries(await Promise.all(tables)) }
  }

  async function replace(db: IDBPDatabase<Schema>, known: Snapshot, next: Rows, stamp: string) {
    const changed = Object.entries(next).filter(([table, rows]) => known.rows?.[table] !== rows)
    const kept = [...(known.head?.tables ?? [])].filter(([table]) => table in next)
    const head: Head = { stamp, tables: new Map([...kept, ...changed.map(([table]) => [table, stamp] as const)]) }

    const transaction = db.transaction(['head', 'parts'], 'readwrite', { durability: 'strict' })
    const [heads, parts] = [transaction.objectStore('head'), transaction.objectStore('parts')]
    const found = await heads.get(only)
    // written by an attempt whose completion was not reported
    if (found?.stamp === stamp) return { head, rows: next }
    if (found?.stamp !== known.head?.stamp) return null
    const writes: Promise<unknown>[] = []
    try {
      for (const table of Object.keys(known.rows ?? {})) if (!(table in next)) writes.push(parts.delete(partsOf(table)))
      for (const [table, rows] of changed)
        for (const { part, rows: content } of changedParts(known.rows?.[table] ?? [], rows))
          writes.push(content.length > 0 ? parts.put(content, [table, part]) : parts.delete([table, part]))
      writes.push(heads.put(head, only))
    } catch (error) {
      for (const each of [...writes, transaction.done]) each.catch(() => undefined)
      transaction.abort()
      throw error
    }
    await Promise.all([...writes, transaction.done])
    return { head, rows: next }
  }

  return {
    load: (known) => attempt((db) => load(db, known)),
    replace(known, next) {
      const stamp = newStamp()
      return attempt((db) => replace(db, known, next, stamp))
    },
  }
}
