import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { systemClock } from './clock'
import type { Disk } from './disk'

interface Schema extends DBSchema {
  texts: { key: string; value: string }
}

const store = 'texts'
/** Milliseconds; a database blocked by another process must not prevent saving. */
const patience = 3_000

function withinPatience<T>(work: Promise<T>): Promise<T> {
  let timer: unknown
  const late = new Promise<never>((_, reject) => {
    timer = systemClock.setTimeout(() => reject(new Error('IndexedDB does not answer')), patience)
  })
  return Promise.race([work, late]).finally(() => systemClock.clearTimeout(timer))
}

/**
 * A disk in the browser's IndexedDB, which works without a secure context. Writes wait for the operating system's
 * flush.
 */
export function indexedDisk(name = 'langraan'): Disk {
  let opened: Promise<IDBPDatabase<Schema>> | undefined
  const forget = () => {
    opened = undefined
  }
  const open = () => {
    opened ??= openDB<Schema>(name, 1, {
      upgrade: (db) => void db.createObjectStore(store),
      // must not block a newer version of this code, or the user deleting site data
      blocking: (_, __, event) => {
        ;(event.target as IDBDatabase).close()
        forget()
      },
      terminated: forget,
    })
    opened.catch(forget)
    return opened
  }

  async function entries() {
    const transaction = (await open()).transaction(store)
    const [names, texts] = await Promise.all([transaction.store.getAllKeys(), transaction.store.getAll()])
    return new Map(names.map((each, position) => [each, texts[position] ?? '']))
  }

  async function change(key: string, next: (text: string | null) => string | null) {
    const transaction = (await open()).transaction(store, 'readwrite', { durability: 'strict' })
    try {
      const before = (await transaction.store.get(key)) ?? null
      const text = next(before)
      if (text === null) await transaction.store.delete(key)
      else if (text !== before) await transaction.store.put(text, key)
    } catch (thrown) {
      // already ended if the browser aborted it
      transaction.done.catch(() => undefined)
      try {
        transaction.abort()
      } catch {}
      throw thrown
    }
    await transaction.done
  }

  return {
    entries: () => withinPatience(entries()),
    change: (key, next) => withinPatience(change(key, next)),
  }
}
