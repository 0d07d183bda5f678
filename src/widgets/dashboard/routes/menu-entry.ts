import { mayOpen, type Session } from '../where'
import { type GroupName, groups } from './groups'
import type { PageRow, Row, ScreenRow } from './row'

export type MenuEntry = Pick<PageRow, 'icon' | 'label' | 'subject' | 'orSubject' | 'isOfWholeBusiness'> & {
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
  orSubject,
  action,
  isOfWholeBusiness = false,
  group,
}: Listed): MenuEntry[] {
  const { path = screenPath, action: ofEntry } = entry ?? {}
  if (path.includes(':')) return []
  const guard = { subject, ...(orSubject && { orSubject }), action: ofEntry ?? action, isOfWholeBusiness }
  return [{ icon, label, ...guard, group, path, screenPath, isSub: under !== undefined, preload: part?.preload }]
}

export const isOpenTo = ({ action, ...entry }: MenuEntry, session: Pick<Session, 'can' | 'isLimited'>): boolean =>
  mayOpen({ ...entry, ...(action && { action }) }, session)

const hasEntry = ({ path, entry }: ScreenRow): boolean => !(entry?.path ?? path).includes(':')

/** The `aria-current` value of an entry: the current screen, or the parent of one without an entry. */
export function markOf({ screenPath }: MenuEntry, current: ScreenRow | undefined): 'page' | true | undefined {
  if (screenPath === current?.path) return 'page'
  return (current && !hasEntry(current) && screenPath === current.under) || undefined
}

/** Headings with at least one entry. */
export const filledGroups = (entries: readonly MenuEntry[]) =>
  (Object.keys(groups) as GroupName[]).flatMap((name) => {
    const own = entries.filter(({ group }) => group === name)
    return own.length > 0 ? [{ name, label: groups[name], own }] : []
  })
