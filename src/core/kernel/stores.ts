import { type Disk, diskBelow } from './disk'
import type { Area, Storage, Stores } from './storage'
import { folder, root, sharedFolder } from './storage-keys'
import { dayMs } from './timings'

/** The owner of stored data: {@link nobody}, or the signed-in user as one key segment. */
export type Owner = string

export const nobody: Owner = '-'

/** Unfinished work: deleted at sign-out, so the user should be asked first. */
const draftFolder = 'draft/'
/** Data that survives a sign-out: an order with an unknown outcome. */
const keptFolder = 'kept/'
const seenName = 'seen'
/** A user's data, kept orders included, expires this long after their last visit. */
export const forgottenAfter = 30 * dayMs

/** The keys of an area that start with `prefix`, without the prefix. */
export function areaBelow(area: Area, prefix: string): Area {
  const { subscribe, keeps, origin } = area
  return {
    get: (name) => area.get(prefix + name),
    set: (name, text) => area.set(prefix + name, text),
    remove: (name) => area.remove(prefix + name),
    keys: () =>
      area
        .keys()
        .filter((key) => key.startsWith(prefix))
        .map((key) => key.slice(prefix.length)),
    ...(subscribe && {
      subscribe: (fn) =>
        subscribe((key) => {
          if (key === undefined) fn(undefined)
          else if (key.startsWith(prefix)) fn(key.slice(prefix.length))
        }),
    }),
    ...(keeps && { keeps: (name) => keeps(prefix + name) }),
    ...(origin && { origin }),
  }
}

/** Every write updates the user's last visit, at most once a day. */
function stamped(area: Area, now: () => number): Area {
  let last = Number.NEGATIVE_INFINITY
  return {
    ...area,
    set(name, text) {
      area.set(name, text)
      if (now() - last < dayMs) return
      last = now()
      area.set(seenName, String(last))
    },
  }
}

/** Storage shared by all users of this backend on this device. */
export function backendStorage({ local, session }: Storage, issuer: string): Storage {
  const prefix = sharedFolder(issuer)
  return { local: areaBelow(local, prefix), session: areaBelow(session, prefix) }
}

type StoresOptions = { storage: Storage; issuer: string; now(): number }

/** Storage by backend and user: opens it, deletes it when the user leaves, and removes expired data. */
export function createStores({ storage, issuer, now }: StoresOptions) {
  const { local, session, disk } = storage
  const diskOf = (owner: Owner, isClosed: () => boolean): Disk | undefined => {
    const part = disk && diskBelow(disk, folder(issuer, owner))
    const refuse = () => {
      throw new Error('the person has left')
    }
    return part && { ...part, change: async (name, next) => part.change(name, isClosed() ? refuse : next) }
  }
  /** If the disk is unavailable now, its data is deleted later; the next user can't see it either. */
  const removeFromDisk = async (prefix: string, isGone: (name: string) => boolean = () => true) => {
    const part = disk && diskBelow(disk, prefix)
    const names = [...((await part?.entries())?.keys() ?? [])].filter(isGone)
    for (const name of names) await part?.change(name, () => null)
  }
  const moveOnDisk = async (from: string, to: string) => {
    const text = (await disk?.entries())?.get(from)
    if (text === undefined) return
    await disk?.change(to, (now) => now ?? text)
    await disk?.change(from, () => null)
  }
  const below = (area: Area, owner: Owner) => areaBelow(area, folder(issuer, owner))

  const move = (from: Area, to: Area, name: string) => {
    const text = from.get(name)
    if (text === null) return
    if (to.get(name) === null) to.set(name, text)
    from.remove(name)
  }

  return {
    open(owner: Owner): Stores {
      let closed = false
      const closing = (area: Area): Area => ({
        ...area,
        set(name, text) {
          if (!closed) area.set(name, text)
        },
      })
      const own = closing(stamped(below(local, owner), now))
      return {
        local: own,
        session: closing(below(session, owner)),
        disk: diskOf(owner, () => closed),
        backend: backendStorage(storage, issuer).local,
        device: local,
        adopt(name) {
          if (owner === nobody) return
          move(below(local, nobody), own, name)
          moveOnDisk(folder(issuer, nobody) + name, folder(issuer, owner) + name).catch(() => undefined)
        },
        close() {
          closed = true
        },
      }
    },
    /** Anonymous data of this tab becomes this user's. */
    adoptTab(owner: Owner): void {
      const [from, to] = [below(session, nobody), below(session, owner)]
      for (const name of from.keys()) move(from, to, name)
    },
    /** Deletes all data of `owner` except {@link keptFolder}, including that of domains whose code was never loaded. */
    empty(owner: Owner): void {
      const isGone = (name: string) => !name.startsWith(keptFolder) && name !== seenName
      for (const area of [below(local, owner), below(session, owner)])
        for (const name of area.keys()) if (isGone(name)) area.remove(name)
      removeFromDisk(folder(issuer, owner), isGone).catch(() => undefined)
    },
    /** Whether `owner` has drafts that {@link empty} would delete. */
    hasDrafts: (owner: Owner): boolean =>
      below(local, owner)
        .keys()
        .some((name) => name.startsWith(draftFolder)),
    /** Deletes the data of users inactive for {@link forgottenAfter}, at any backend; keeps `present`. */
    sweep(present: Owner): void {
      const own = folder(issuer, present)
      for (const key of local.keys().filter((each) => each.startsWith(root) && each.endsWith(`/${seenName}`))) {
        const prefix = key.slice(0, -seenName.length)
        if (prefix === own || now() - Number(local.get(key)) < forgottenAfter) continue
        for (const each of local.keys()) if (each.startsWith(prefix)) local.remove(each)
        removeFromDisk(prefix).catch(() => undefined)
      }
    },
  }
}

export type StoresOfEngine = ReturnType<typeof createStores>

export const draftName = (name: string): string => draftFolder + name
export const keptName = (name: string): string => keptFolder + name
