import { type Area, memoryStorage, type Storage } from '../../src/core/kernel/storage'

/** A browser's local storage as several tabs see it: each `tab()` hears at once of what the others change, and has a session area of its own. */
export function sharedStorage() {
  const rows = new Map<string, string>()
  const tabs = new Set<(from: object, key: string) => void>()

  const area = (): Area => {
    const listeners = new Set<(key: string | undefined) => void>()
    const me = {}
    tabs.add((from, key) => {
      if (from !== me) for (const listen of [...listeners]) listen(key)
    })
    const notify = (key: string) => {
      for (const hear of tabs) hear(me, key)
    }
    return {
      get: (key) => rows.get(key) ?? null,
      set(key, text) {
        if (rows.get(key) === text) return
        rows.set(key, text)
        notify(key)
      },
      remove(key) {
        if (rows.delete(key)) notify(key)
      },
      keys: () => [...rows.keys()],
      subscribe(fn) {
        listeners.add(fn)
        return () => listeners.delete(fn)
      },
    }
  }
  return { rows, tab: (): Storage => ({ local: area(), session: memoryStorage().session }) }
}
