import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const dayLong = 86_400_000
const today = Math.floor(Date.now() / dayLong)
/** Days after which unused entries are deleted. */
const keptFor = 7

export const digest = (...parts: readonly string[]): string => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(`${part.length}:`).update(part)
  return hash.digest('hex')
}

/** Cache folder of earlier builds. `LANGRAAN_CACHE` sets another folder; `off` disables reading and writing. */
const folder = (): string => process.env.LANGRAAN_CACHE ?? 'node_modules/.cache/langraan'
const isOn = (): boolean => folder() !== 'off'

/** Fingerprint of the tools: other scripts or packages invalidate all values. */
const toolsStamp = (): string =>
  digest(
    process.version,
    ...['package-lock.json', ...globSync(['scripts/build/**/*.ts', 'patches/*.patch']).sort()].map((file) =>
      readFileSync(file, 'utf8'),
    ),
  )

/** A folder in which a tool keeps files for its next run; empty if they are invalid. */
export function cacheFolder(name: string): string {
  if (!isOn()) {
    const once = mkdtempSync(join(tmpdir(), `langraan-${name}-`))
    process.once('exit', () => rmSync(once, { recursive: true, force: true }))
    return once
  }
  const place = `${folder()}/${name}`
  const stampFile = `${place}.stamp`
  const stamp = toolsStamp()
  if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== stamp)
    rmSync(place, { recursive: true, force: true })
  mkdirSync(place, { recursive: true })
  writeFileSync(stampFile, stamp)
  return place
}

type Stored = { tools: string; entries: Record<string, [day: number, value: unknown]> }

function readStored(file: string, tools: string): Stored['entries'] {
  try {
    const stored = JSON.parse(readFileSync(file, 'utf8')) as Stored
    return stored.tools === tools ? stored.entries : {}
  } catch {
    return {}
  }
}

export type Cache<T> = {
  get(key: string): T | undefined
  set(key: string, value: T): void
  /** The value of a key, computed once even for concurrent calls. */
  make(key: string, fn: () => Promise<T> | T): Promise<T>
}

/** Results of one build step by input, kept across builds. They must be JSON. */
export function createCache<T>(name: string): Cache<T> {
  const file = () => `${folder()}/${name}.json`
  const making = new Map<string, Promise<T>>()
  let entries: Map<string, [day: number, value: unknown]> | undefined
  let tools = ''
  let isChanged = false

  const save = () => {
    if (!isChanged || !entries) return
    // another build may have saved meanwhile
    const all = { ...readStored(file(), tools), ...Object.fromEntries(entries) }
    const fresh = Object.entries(all).filter(([, [day]]) => today - day <= keptFor)
    mkdirSync(folder(), { recursive: true })
    const written = `${file()}.${process.pid}`
    writeFileSync(written, JSON.stringify({ tools, entries: Object.fromEntries(fresh) } satisfies Stored))
    renameSync(written, file())
  }
  const load = () => {
    if (entries) return entries
    if (isOn()) {
      tools = toolsStamp()
      process.once('exit', save)
    }
    entries = new Map(isOn() ? Object.entries(readStored(file(), tools)) : [])
    return entries
  }
  const cache: Cache<T> = {
    get(key) {
      const found = load().get(key)
      if (found && found[0] !== today) cache.set(key, found[1] as T)
      return found?.[1] as T | undefined
    },
    set(key, value) {
      load().set(key, [today, value])
      isChanged = true
    },
    make(key, fn) {
      const known = cache.get(key)
      if (known !== undefined) return Promise.resolve(known)
      const begun = making.get(key) ?? Promise.resolve(fn())
      making.set(key, begun)
      return begun.then((value) => {
        cache.set(key, value)
        making.delete(key)
        return value
      })
    },
  }
  return cache
}
