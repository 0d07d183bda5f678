import { browserDisk } from './browser-disk'
import type { Disk } from './disk'

/** One area of text by key. `set` may throw only inside an adapter; `sturdy` areas never throw. */
export type Area = {
  get(key: string): string | null
  set(key: string, text: string): void
  remove(key: string): void
  keys(): string[]
  /** called for changes made elsewhere (other tabs); undefined key = everything */
  subscribe?(fn: (key: string | undefined) => void): () => void
  /** false if the value under `key` is lost with this page: the real area is blocked or full */
  keeps?(key: string): boolean
  /** the area behind a `sturdy` one: the same object for everything that shares it */
  readonly origin?: Area
}

/** `local` survives closing the browser, `session` a reload of one tab, `disk` a power cut; undefined if missing. */
export type Storage = { local: Area; session: Area; disk?: Disk | undefined }

/** The same area with prefixed keys, so that two users of it don't collide. */
export const renamed = (area: Area, name: string): Area => ({
  get: (key) => area.get(`${key}.${name}`),
  set: (key, text) => area.set(`${key}.${name}`, text),
  remove: (key) => area.remove(`${key}.${name}`),
  keys: () => area.keys().flatMap((key) => (key.endsWith(`.${name}`) ? key.slice(0, -name.length - 1) : [])),
})

/** The storage machines see: short names, and no access to another user's or backend's data. */
export type Stores = {
  /** this user at this backend, in every tab; a sign-out deletes everything except names under `kept/` */
  local: Area
  /** this user at this backend, in this tab */
  session: Area
  /** this user at this backend, on disk once the promise resolves; undefined if unavailable */
  disk: Disk | undefined
  /** this backend, shared by all users: never personal data */
  backend: Area
  /** this device, shared by all backends: appearance only, never content */
  device: Area
  /** Moves anonymous data of this browser to this user under the same name, unless they already have some. */
  adopt(name: string): void
  /** Ignores further writes: the user has left. */
  close(): void
}

function memoryArea(): Area {
  const rows = new Map<string, string>()
  return {
    get: (key) => rows.get(key) ?? null,
    set: (key, text) => void rows.set(key, text),
    remove: (key) => void rows.delete(key),
    keys: () => [...rows.keys()],
  }
}

/** Storage that lasts as long as the process. */
export const memoryStorage = (): Storage => ({ local: memoryArea(), session: memoryArea() })

/** The storage for a machine that runs without an engine; lasts as long as the process. */
export const memoryStores = (): Stores => ({
  ...memoryStorage(),
  disk: undefined,
  backend: memoryArea(),
  device: memoryArea(),
  adopt: () => undefined,
  close: () => undefined,
})

const webArea = (area: globalThis.Storage): Area => ({
  get: (key) => area.getItem(key),
  set: (key, text) => area.setItem(key, text),
  remove: (key) => area.removeItem(key),
  keys: () => Object.keys(area),
  subscribe(fn) {
    const listen = (event: StorageEvent) => {
      if (event.storageArea === area) fn(event.key ?? undefined)
    }
    globalThis.addEventListener('storage', listen)
    return () => globalThis.removeEventListener('storage', listen)
  },
})

/** An area that falls back to memory if the real one is blocked or full; calls `onLoss` once. */
export function sturdy(open: () => Area, onLoss: (cause: unknown) => void): Area {
  const spare = memoryArea()
  let lost = false
  let opened = true
  let area: Area = spare
  const lose = (cause: unknown) => {
    if (lost) return
    lost = true
    onLoss(cause)
  }
  try {
    area = open()
    area.keys()
  } catch (cause) {
    area = memoryArea()
    opened = false
    lose(cause)
  }
  const attempt = <T>(act: () => T, otherwise: () => T): T => {
    try {
      return act()
    } catch (cause) {
      lose(cause)
      return otherwise()
    }
  }
  return {
    get: (key) =>
      spare.get(key) ??
      attempt(
        () => area.get(key),
        () => null,
      ),
    set(key, text) {
      attempt(
        () => {
          area.set(key, text)
          spare.remove(key)
        },
        () => {
          attempt(
            () => area.remove(key),
            () => undefined,
          )
          spare.set(key, text)
        },
      )
    },
    remove(key) {
      spare.remove(key)
      attempt(
        () => area.remove(key),
        () => undefined,
      )
    },
    keys: () => [
      ...new Set([
        ...attempt(
          () => area.keys(),
          () => [],
        ),
        ...spare.keys(),
      ]),
    ],
    subscribe: (fn) => area.subscribe?.(fn) ?? (() => undefined),
    keeps: (key) => opened && spare.get(key) === null,
    origin: area,
  }
}

/** The browser's storage if there is one, otherwise memory. */
export function openStorage(given: Storage | undefined, onLoss: (cause: unknown) => void): Storage {
  const open = (name: 'localStorage' | 'sessionStorage') => (): Area => {
    const area = 'document' in globalThis ? globalThis[name] : undefined
    return area ? webArea(area) : memoryArea()
  }
  return {
    local: sturdy(given ? () => given.local : open('localStorage'), onLoss),
    session: sturdy(given ? () => given.session : open('sessionStorage'), onLoss),
    disk: given ? given.disk : 'document' in globalThis ? browserDisk() : undefined,
  }
}
