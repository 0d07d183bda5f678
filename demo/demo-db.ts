import type { Db, Rows } from 'langraan/mock'
import { nothing, openRowStore, type Snapshot } from './row-store'

/** Where demos up to 0.2 kept their rows, as one text. */
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
 * Rows on the browser's disk, the same in all tabs and after a crash. Tabs take no lock, which plain http has not got: a
 * transaction that another tab was faster than runs again on the newer rows. Where the disk cannot be written, `onLoss` is
 * told once and the rows go on in this tab's memory.
 */
export function browserDb(onLoss: () => void, name = 'langraan.demo'): Db {
  const store = openRowStore(name)
  let snapshot: Snapshot = nothing
  let old: Rows | null = null
  /** by the transaction that is running */
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

  /** False when another tab has written since. */
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
    else tellOthers()
    return true
  }

  function tellOthers(): void {
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
