import { userKey } from '../../core/auth/auth.stored-token'
import { issuerOf } from '../../core/kernel/address'
import { bangkokDay, systemNow } from '../../core/kernel/clock'
import { lookUp } from '../../core/kernel/look-up'
import { folder, sharedFolder } from '../../core/kernel/storage-keys'
import { dayMs } from '../../core/kernel/timings'

/** Paths of calls, with query, by the path of the page that started with them. */
type KnownCalls = Readonly<Record<string, readonly string[]>>

/** A page that was opened more recently takes the place of the one opened longest ago. */
const mostPages = 30

/** Where the user's data is: of all tabs, or of this one. Undefined if nobody is signed in. */
function recordOf(backend: string): { area: Storage; name: string } | undefined {
  const issuer = issuerOf(backend)
  for (const area of [localStorage, sessionStorage]) {
    const user = JSON.parse(area.getItem(sharedFolder(issuer) + userKey) ?? 'null')
    // a user's folder, as `auth.tokens.ts` names it: it is emptied when they sign out
    if (user) return { area, name: `${folder(issuer, `u${user.id}`)}first-calls` }
  }
  return undefined
}

const today = () => Date.parse(bangkokDay(systemNow()))

/** Days of a path become days from today, `{-27}`: tomorrow, the same screen asks for others. */
const withDaysAgo = (path: string): string =>
  path.replace(/\b\d{4}-\d{2}-\d{2}\b/g, (day) => `{${(Date.parse(day) - today()) / dayMs}}`)

const withDates = (path: string): string =>
  path.replace(/\{(-?\d+)\}/g, (_, days) => new Date(today() + Number(days) * dayMs).toISOString().slice(0, 10))

const readAll = ({ area, name }: { area: Storage; name: string }): KnownCalls => JSON.parse(area.getItem(name) ?? '{}')

/** The calls with which the page at this path started last time; none if that isn't known or can't be read. */
export function knownCalls(backend: string, page: string): readonly string[] {
  try {
    const record = recordOf(backend)
    return ((record && lookUp(readAll(record), page)) ?? []).map(withDates)
  } catch {
    return []
  }
}

export function rememberCalls(backend: string, page: string, calls: readonly string[]): void {
  try {
    const record = recordOf(backend)
    if (!record) return
    const others = Object.entries(readAll(record)).filter(([path]) => path !== page)
    const pages = [...others.slice(1 - mostPages), [page, calls.map(withDaysAgo)]]
    record.area.setItem(record.name, JSON.stringify(Object.fromEntries(pages)))
  } catch {
    // storage is full or blocked: the page's calls wait for its code
  }
}
