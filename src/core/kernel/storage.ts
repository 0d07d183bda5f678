import { browserDisk, type Disk } from './disk'

/** One area of text by key. `set` may throw only inside an adapter; `sturdy` areas never throw. */
export type Area = {
  get(key: string): string | null
  set(key: string, text: string): void
  remove(key: string): void
  keys(): string[]
  /** told of changes made elsewhere (other tabs); undefined key = everything */
  subscribe?(fn: (key: string | undefined) => void): () => void
  /** false when what was set under `key` ends with this page: the real area is forbidden or full */
  keeps?(key: string): boolean
  /** the area behind a `sturdy` one: the same object for all who share it */
  readonly origin?: Area
}

/** `local` outlives the browser, `session` the reload of one tab, `disk` a power cut; undefined where there is none. */
export type Storage = { local: Area; session: Area; disk?: Disk | undefined }

/** The same area with another name for each key: two that keep the same kind of thing do not meet. */
export const renamed = (area: Area, name: string): Area => ({
  get: (key) => area.get(`${key}.${name}`),
  set: (key, text) => area.set(`${key}.${name}`, text),
  remove: (key) => area.remove(`${key}.${name}`),
  keys: () => area.keys().flatMap((key) => (key.endsWith(`.${name}`) ? key.slice(0, -name.length - 1) : [])),
})

/** The storage as machines see it: names are short, and what another person or backend keeps is out of reach. */
export type Stores = {
  /** this person's at this backend, in every tab; empty after a sign-out but for names below `kept/` */
  local: Area
  /** this person's at this backend, in this tab */
  session: Area
  /** this person's at this backend, on the disk once a promise resolves; undefined where nothing can be kept so */
  disk: Disk | undefined
  /** of this backend, whoever is signed in: never personal */
  backend: Area
  /** of this machine, at whatever backend: how things look, never what they hold */
  device: Area
  /** What nobody had begun in this browser becomes this person's under the same name, unless they have one already. */
  adopt(name: string): void
  /** What is written from now on is not kept: the person has left. */
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

/** Storage that ends with the process. */
export const memoryStorage = (): Storage => ({ local: memoryArea(), session: memoryArea() })

/** What an engine would hand to a machine that runs without one; ends with the process. */
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

/** An area that goes on in memory when the real one is forbidden or full; `onLoss` is told once. */
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

/** The browser's storage where there is one, memory elsewhere. */
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
