import type { Area } from '../kernel/storage'

/** Where one text of a session lies. */
export type Slot = {
  /** key in the storage it lies in, as events of other tabs name it */
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

/** Tells one token from another without being one. */
export const markOf = (text: string): string => `${text.length}:${text.slice(-12)}`

/**
 * A key the portal named (`tokenKeys`) and may write itself. Only what we wrote is deleted; a token of the portal's that
 * somebody signed out of is ignored until it is another. `notes` is an area of our own.
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
