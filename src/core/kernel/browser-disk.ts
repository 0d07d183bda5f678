import type { Disk } from './disk'

/** The browser's disk, whose code loads on first use; undefined outside browsers. */
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
