import { type GroupName, groups } from './routes/groups'
import type { ScreenRow } from './routes/row'

/** The headings of the menu that have something below them. */
export const filledGroups = (screens: readonly ScreenRow[]) =>
  (Object.keys(groups) as GroupName[]).flatMap((name) => {
    const own = screens.filter(({ group, path }) => group === name && !path.includes(':'))
    return own.length > 0 ? [{ name, label: groups[name], own }] : []
  })

/** What `aria-current` says of an entry: it is the screen one is at, or the one that this belongs to. */
export const markOf = (entry: ScreenRow, current: ScreenRow | undefined): 'page' | true | undefined =>
  entry === current ? 'page' : entry.path === current?.under || undefined
