import type { Session } from '../where'
import { type GroupName, groups } from './groups'
import type { PageRow, Row, ScreenRow } from './row'

export type MenuEntry = Pick<PageRow, 'icon' | 'label' | 'subject'> & {
  group: GroupName
  path: string
  /** path pattern of its screen, including an id if it takes one */
  screenPath: string
  /** required permission besides reading */
  action: string | undefined
  /** belongs to another entry */
  isSub: boolean
  preload: (() => void) | undefined
}

type Listed = PageRow & Partial<Row> & { group: GroupName }

/** The entry of a screen or page; screens that take an id have none unless declared. */
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

/** The `aria-current` value of an entry: the current screen, or the parent of one without an entry. */
export function markOf({ screenPath }: MenuEntry, current: ScreenRow | undefined): 'page' | true | undefined {
  if (screenPath === current?.path) return 'page'
  return (!current?.entry && screenPath === current?.under) || undefined
}

/** Headings with at least one entry. */
export const filledGroups = (entries: readonly MenuEntry[]) =>
  (Object.keys(groups) as GroupName[]).flatMap((name) => {
    const own = entries.filter(({ group }) => group === name)
    return own.length > 0 ? [{ name, label: groups[name], own }] : []
  })
