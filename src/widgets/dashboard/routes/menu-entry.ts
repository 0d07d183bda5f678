import type { Session } from '../where'
import { type GroupName, groups } from './groups'
import type { PageRow, Row, ScreenRow } from './row'

/** A line of the menu. */
export type MenuEntry = Pick<PageRow, 'icon' | 'label' | 'subject'> & {
  group: GroupName
  /** where it leads */
  path: string
  /** the path of its screen, with an id where that takes one */
  screenPath: string
  /** what one has to be allowed besides reading */
  action: string | undefined
  /** a screen of another entry */
  isSub: boolean
  preload: (() => void) | undefined
}

type Listed = PageRow & Partial<Row> & { group: GroupName }

/** The entry of a screen or a page; a screen that takes an id has none unless it says so. */
export function menuEntryOf({
  path: screenPath,
  entry,
  under,
  part,
  icon,
  label,
  subject,
  group,
}: Listed): MenuEntry[] {
  const { path = screenPath, action } = entry ?? {}
  if (path.includes(':')) return []
  return [{ icon, label, subject, group, path, screenPath, action, isSub: under !== undefined, preload: part?.preload }]
}

export const isOpenTo = ({ subject, action = 'read' }: MenuEntry, { can }: Pick<Session, 'can'>): boolean =>
  can('read', subject) && can(action, subject)

/** What `aria-current` says of an entry: it is the screen one is at, or that one belongs to it and has none itself. */
export function markOf({ screenPath }: MenuEntry, current: ScreenRow | undefined): 'page' | true | undefined {
  if (screenPath === current?.path) return 'page'
  return (!current?.entry && screenPath === current?.under) || undefined
}

/** The headings of the menu that have something below them. */
export const filledGroups = (entries: readonly MenuEntry[]) =>
  (Object.keys(groups) as GroupName[]).flatMap((name) => {
    const own = entries.filter(({ group }) => group === name)
    return own.length > 0 ? [{ name, label: groups[name], own }] : []
  })
