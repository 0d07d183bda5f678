import type { Db, Rows } from 'langraan/mock'

const key = 'langraan.demo.rows'

const parse = (text: string | null): Rows | null => {
  try {
    const rows: unknown = JSON.parse(text ?? 'null')
    return rows !== null && typeof rows === 'object' && !Array.isArray(rows) ? (rows as Rows) : null
  } catch {
    return null
  }
}

/**
 * Rows in the browser's storage, the same in all tabs and after a reload. When the storage is full or blocked, `onLoss`
 * is told once and the rows go on in this tab's memory.
 */
export function browserDb(open: () => Storage, onLoss: () => void): Db {
  let rows: Rows | null = null
  let text: string | null = null
  let area: Storage | undefined
  const lose = () => {
    area = undefined
    onLoss()
  }
  try {
    area = open()
    text = area.getItem(key)
    rows = parse(text)
  } catch {
    lose()
  }

  return {
    read() {
      const now = area ? area.getItem(key) : text
      if (now !== text) {
        text = now
        rows = parse(now)
      }
      return rows
    },
    write(next) {
      rows = next
      if (!area) return
      text = JSON.stringify(next)
      try {
        area.setItem(key, text)
      } catch {
        lose()
      }
    },
    subscribe(fn) {
      const listen = (event: StorageEvent) => {
        if (event.key === key || event.key === null) fn()
      }
      globalThis.addEventListener('storage', listen)
      return () => globalThis.removeEventListener('storage', listen)
    },
  }
}
