import type { Area } from '../kernel/storage'

/** Where one entry of a session is stored. */
export type Slot = {
  /** its storage key, as named in events of other tabs */
  readonly key: string
  get(): string | null
  set(text: string): void
  remove(): void
}

/** A key of our own. */
export const ownSlot = (area: Area, key: string): Slot => ({
  key,
  get: () => area.get(key),
  set: (text) => area.set(key, text),
  remove: () => area.remove(key),
})

/** Identifies a token without revealing it. */
export const markOf = (text: string): string => `${text.length}:${text.slice(-12)}`

/**
 * A key named by the portal (`tokenKeys`), which may write it too. Only our own writes are deleted; after a sign-out,
 * the portal's token is ignored until it changes. `notes` is an area of our own.
 */
export function namedSlot(area: Area, key: string, notes: Area): Slot {
  const written = `written.${key}`
  const ignored = `ignored.${key}`
  const is = (note: string, text: string) => notes.get(note) === markOf(text)
  return {
    key,
    get() {
      const text = area.get(key)
      return text !== null && is(ignored, text) ? null : text
    },
    set(text) {
      area.set(key, text)
      notes.set(written, markOf(text))
      notes.remove(ignored)
    },
    remove() {
      const text = area.get(key)
      if (text !== null && is(written, text)) area.remove(key)
      else if (text !== null) notes.set(ignored, markOf(text))
      notes.remove(written)
    },
  }
}
