/**
 * Text by name, on disk once the promise resolves: it survives a power cut. Promises reject if that is impossible (disk
 * full, blocked by the browser) or takes too long.
 */
export type Disk = {
  /** all entries */
  entries(): Promise<ReadonlyMap<string, string>>
  /**
   * Replaces the text under `name` by the result of `next`, null deletes it; atomic across tabs. Rejects with what
   * `next` throws and leaves the text unchanged.
   */
  change(name: string, next: (text: string | null) => string | null): Promise<void>
}

/** The entries whose names start with `prefix`, without the prefix. */
export const diskBelow = (disk: Disk, prefix: string): Disk => ({
  async entries() {
    const found = [...(await disk.entries())].filter(([name]) => name.startsWith(prefix))
    return new Map(found.map(([name, text]) => [name.slice(prefix.length), text]))
  },
  change: (name, next) => disk.change(prefix + name, next),
})

/** A disk that lasts as long as the process. */
export function memoryDisk(rows = new Map<string, string>()): Disk {
  return {
    entries: async () => new Map(rows),
    async change(name, next) {
      const text = next(rows.get(name) ?? null)
      if (text === null) rows.delete(name)
      else rows.set(name, text)
    },
  }
}
