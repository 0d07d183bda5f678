import { readFileSync, writeFileSync } from 'node:fs'

type Locked = { version: string; dev?: boolean; optionalDependencies?: Record<string, string> }
type Lockfile = { packages: Record<string, Locked> }

const platform = /[-/](android|darwin|freebsd|linux|openbsd|openharmony|win32)-([a-z0-9]+)(?:-(\w+))?$/
const libraries: Record<string, string> = { gnu: 'glibc', musl: 'musl' }

/** Binaries of other platforms that locked packages reference but the lockfile lacks: name -> referencing package. */
export function missingBinaries({ packages }: Lockfile): Map<string, Locked> {
  const named = Object.values(packages).flatMap((by) =>
    Object.keys(by.optionalDependencies ?? {}).map((name) => [name, by] as const),
  )
  const locked = Object.keys(packages)
  return new Map(named.filter(([name]) => !locked.some((place) => place.endsWith(`node_modules/${name}`))))
}

/**
 * npm omits packages its registry doesn't have from the lockfile, and `npm ci` rejects a lockfile that lacks
 * them. The version of a binary is in the package that references it, its platform in its name: that is enough
 * for npm to install it only there.
 */
export function withBinaries(lockfile: Lockfile): Lockfile {
  const added = [...missingBinaries(lockfile)].map(([name, { optionalDependencies = {}, dev }]) => {
    const [, os, cpu, abi = ''] = platform.exec(name) ?? []
    if (!os || !cpu) throw new Error(`${name} does not say its platform: no entry of the lockfile can be made of it`)
    const libc = os === 'linux' && libraries[abi]
    const entry = {
      version: optionalDependencies[name] ?? '',
      cpu: [cpu],
      ...(dev && { dev }),
      ...(libc && { libc: [libc] }),
      optional: true,
      os: [os],
    }
    return [`node_modules/${name}`, entry] as const
  })
  const all = [...Object.entries(lockfile.packages), ...added].sort(([a], [b]) => a.localeCompare(b, 'en'))
  return { ...lockfile, packages: Object.fromEntries(all) }
}

if (import.meta.main) {
  const file = 'package-lock.json'
  const lockfile = JSON.parse(readFileSync(file, 'utf8')) as Lockfile
  writeFileSync(file, `${JSON.stringify(withBinaries(lockfile), null, 2)}\n`)
}
