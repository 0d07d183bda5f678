import type { Db, Rows } from 'langraan/mock'
import { nothing, openRowStore, type Snapshot } from './row-store'

/** Key of the rows in demos up to 0.2, as one string. */
const oldKey = 'langraan.demo.rows'

function oldRows(): Rows | null {
  try {
    const rows: unknown = JSON.parse(localStorage.getItem(oldKey) ?? 'null')
    return rows !== null && typeof rows === 'object' && !Array.isArray(rows) ? (rows as Rows) : null
  } catch {
    return null
  }
}

function forgetOldRows(): void {
  try {
    localStorage.removeItem(oldKey)
  } catch {}
}

/**
 * Rows in IndexedDB, shared by all tabs and kept after a crash. There are no locks, because plain http lacks
 * the Web Locks API: if another tab was faster, a transaction runs again on the newer rows. If the disk can't
 * be written, calls `onLoss` once and keeps the rows in this tab's memory.
 */
export function browserDb(onLoss: () => void, name = 'langraan.demo'): Db {
  const store = openRowStore(name)
  let snapshot: Snapshot = nothing
  let old: Rows | null = null
  /** by the running transaction */
  let written: Rows | undefined
  let isLost = false
  let last: Promise<unknown> = Promise.resolve()

  const lose = () => {
    isLost = true
    onLoss()
  }

  async function refresh(): Promise<void> {
    if (!isLost)
      try {
        snapshot = await store.load(snapshot)
      } catch {
        lose()
      }
    old = snapshot.rows ? null : oldRows()
  }

  /** False if another tab has written since. */
  async function keep(rows: Rows): Promise<boolean> {
    if (!isLost)
      try {
        const replaced = await store.replace(snapshot, rows)
        if (!replaced) return false
        snapshot = replaced
      } catch {
        lose()
      }
    if (isLost) snapshot = { ...snapshot, rows }
    else notifyOthers()
    return true
  }

  function notifyOthers(): void {
    if (old) forgetOldRows()
    const channel = new BroadcastChannel(name)
    channel.postMessage('written')
    channel.close()
  }

  async function run<T>(act: () => Promise<T>): Promise<T> {
    for (;;) {
      await refresh()
      try {
        const result = await act()
        if (!written || (await keep(written))) return result
      } finally {
        written = undefined
      }
    }
  }

  return {
    read: () => written ?? snapshot.rows ?? old,
    write(next) {
      written = next
    },
    transact(act) {
      const turn = last.then(() => run(act))
      last = turn.catch(() => undefined)
      return turn
    },
    subscribe(fn) {
      const channel = new BroadcastChannel(name)
      channel.addEventListener('message', fn)
      return () => channel.close()
    },
  }
}
