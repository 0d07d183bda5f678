import { userKey } from '../../core/auth/auth.stored-token'
import { issuerOf } from '../../core/kernel/address'
import { bangkokDay, systemNow } from '../../core/kernel/clock'
import { lookUp } from '../../core/kernel/look-up'
import { folder, sharedFolder } from '../../core/kernel/storage-keys'
import { dayMs } from '../../core/kernel/timings'

/** Paths of calls, with query, by the path of the page that started with them. */
type KnownCalls = Readonly<Record<string, unknown>>

/** A page that was opened more recently takes the place of the one opened longest ago. */
const mostPages = 30

type Place = { area: Storage; name: string }

/** Where the signed-in user's calls are kept: with the session, of all tabs or of this one. Undefined without one. */
export function placeOfCalls(backend: string): Place | undefined {
  try {
    const issuer = issuerOf(backend)
    for (const area of [localStorage, sessionStorage]) {
      const user = JSON.parse(area.getItem(sharedFolder(issuer) + userKey) ?? 'null')
      // a user's folder, as `auth.tokens.ts` names it: it is emptied when they sign out
      if (user) return { area, name: `${folder(issuer, `u${user.id}`)}first-calls` }
    }
  } catch {
    // storage is blocked
  }
  return undefined
}

const today = () => Date.parse(bangkokDay(systemNow()))

/** Days of a path become days from today, `{-27}`: tomorrow, the same screen asks for others. */
const withDaysAgo = (path: string): string =>
  path.replace(/\b\d{4}-\d{2}-\d{2}\b/g, (day) => `{${(Date.parse(day) - today()) / dayMs}}`)

const withDates = (path: string): string =>
  path.replace(/\{(-?\d+)\}/g, (_, days) => new Date(today() + Number(days) * dayMs).toISOString().slice(0, 10))

function readAll({ area, name }: Place): KnownCalls {
  try {
    const all: unknown = JSON.parse(area.getItem(name) ?? 'null')
    return all instanceof Object ? (all as KnownCalls) : {}
  } catch {
    return {}
  }
}

/** The calls with which the page at this path started last time; none if that isn't known or can't be read. */
export function knownCalls(place: Place | undefined, page: string): readonly string[] {
  const paths = place && lookUp(readAll(place), page)
  return Array.isArray(paths) ? paths.map((path) => withDates(String(path))) : []
}

export function rememberCalls(place: Place, page: string, calls: readonly string[]): void {
  const others = Object.entries(readAll(place)).filter(([path]) => path !== page)
  const pages = [...others.slice(1 - mostPages), [page, calls.map(withDaysAgo)]]
  try {
    place.area.setItem(place.name, JSON.stringify(Object.fromEntries(pages)))
  } catch {
    // storage is full: the page's calls wait for its code
  }
}
