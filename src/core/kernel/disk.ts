/**
 * Text by name that lies on the disk once a promise has resolved: it is there after a power cut. Each promise rejects where
 * that cannot be had (a full disk, a browser that forbids it), or when it takes too long to wait for.
 */
export type Disk = {
  /** everything there is */
  entries(): Promise<ReadonlyMap<string, string>>
  /**
   * Makes of the text under `name` what `next` gives for it, null for none; nobody else writes in between, in no other tab
   * either. Rejects with what `next` throws, and leaves the text as it was.
   */
  change(name: string, next: (text: string | null) => string | null): Promise<void>
}

/** The part of a disk whose names begin with `prefix`, without it. */
export const diskBelow = (disk: Disk, prefix: string): Disk => ({
  async entries() {
    const found = [...(await disk.entries())].filter(([name]) => name.startsWith(prefix))
    return new Map(found.map(([name, text]) => [name.slice(prefix.length), text]))
  },
  change: (name, next) => disk.change(prefix + name, next),
})

/** A disk that ends with the process. */
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

/** The browser's, whose code comes with the first use; elsewhere there is none. */
export function browserDisk(): Disk | undefined {
  if (!('indexedDB' in globalThis)) return undefined
  let opened: Promise<Disk> | undefined
  const disk = () => {
    opened ??= import('./indexed-db').then(({ indexedDisk }) => indexedDisk())
    opened.catch(() => {
      opened = undefined
    })
    return opened
  }
  return {
    entries: async () => (await disk()).entries(),
    change: async (name, next) => (await disk()).change(name, next),
  }
}
