import { type Disk, diskBelow } from './disk'
import type { Area, Storage, Stores } from './storage'
import { dayMs } from './timings'

/** Whose records are meant: {@link nobody}, or the signed-in user as one segment of a key. */
export type Owner = string

export const nobody: Owner = '-'

const root = 'langraan/'
/** Unfinished entries: lost at a sign-out, so the user is asked first. */
const draftFolder = 'draft/'
/** What must survive a sign-out: an order with unknown outcome. */
const keptFolder = 'kept/'
const seenName = 'seen'
/** What a person left behind, kept orders included, ends this long after they were last here. */
export const forgottenAfter = 30 * dayMs

const folder = (...names: string[]): string => `${root}${names.map((name) => `${encodeURIComponent(name)}/`).join('')}`

/** The part of an area whose keys begin with `prefix`, without it. */
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

/** Every write says that the person was here, at most once a day. */
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

/** What is stored for all who use this backend here. */
export function backendStorage({ local, session }: Storage, issuer: string): Storage {
  const prefix = folder(issuer, 'shared')
  return { local: areaBelow(local, prefix), session: areaBelow(session, prefix) }
}

type StoresOptions = { storage: Storage; issuer: string; now(): number }

/** Storage by backend and user: opened for one, cleared when they sign out, removed if they don't come back. */
export function createStores({ storage, issuer, now }: StoresOptions) {
  const { local, session, disk } = storage
  const diskOf = (owner: Owner, isClosed: () => boolean): Disk | undefined => {
    const part = disk && diskBelow(disk, folder(issuer, owner))
    const refuse = () => {
      throw new Error('the person has left')
    }
    return part && { ...part, change: async (name, next) => part.change(name, isClosed() ? refuse : next) }
  }
  /** What lies on a disk that cannot be reached now is deleted another time: whoever is here next does not see it either. */
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
    /** What was started in this tab before signing in becomes this user's. */
    adoptTab(owner: Owner): void {
      const [from, to] = [below(session, nobody), below(session, owner)]
      for (const name of from.keys()) move(from, to, name)
    },
    /** Deletes what `owner` has here but for {@link keptFolder}, of domains whose code never came as well. */
    empty(owner: Owner): void {
      const isGone = (name: string) => !name.startsWith(keptFolder) && name !== seenName
      for (const area of [below(local, owner), below(session, owner)])
        for (const name of area.keys()) if (isGone(name)) area.remove(name)
      removeFromDisk(folder(issuer, owner), isGone).catch(() => undefined)
    },
    /** Whether `owner` has something begun that {@link empty} would delete. */
    hasDrafts: (owner: Owner): boolean =>
      below(local, owner)
        .keys()
        .some((name) => name.startsWith(draftFolder)),
    /** Deletes everything of those who were not here for {@link forgottenAfter}, at any backend; `present` stays. */
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
