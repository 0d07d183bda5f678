import { type GroupName, groups } from './routes/groups'
import type { MenuEntry } from './routes/menu-entry'

/** The headings of the menu that have something below them. */
export const filledGroups = (entries: readonly MenuEntry[]) =>
  (Object.keys(groups) as GroupName[]).flatMap((name) => {
    const own = entries.filter(({ group }) => group === name)
    return own.length > 0 ? [{ name, label: groups[name], own }] : []
  })
