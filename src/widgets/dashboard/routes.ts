import { apps } from './routes/apps'
import { authentication } from './routes/authentication'
import { dashboards } from './routes/dashboards'
import { desk } from './routes/desk'
import { ecommerce } from './routes/ecommerce'
import { gallery } from './routes/gallery'
import { type GroupName, groups } from './routes/groups'
import { layouts } from './routes/layouts'
import { type MenuEntry, menuEntryOf } from './routes/menu-entry'
import { pages } from './routes/pages'
import type { PageRow, Row, ScreenRow } from './routes/row'

const rows: Record<GroupName, readonly (Row | PageRow)[]> = {
  dashboards,
  desk,
  apps,
  ecommerce,
  pages,
  authentication,
  layouts,
  gallery,
}
const all = (Object.keys(groups) as GroupName[]).flatMap((group) => rows[group].map((row) => ({ ...row, group })))

/** In menu order; users start on the first screen they may open. */
export const screens: readonly ScreenRow[] = all.filter((row) => 'part' in row)

export const menuEntries: readonly MenuEntry[] = all.flatMap(menuEntryOf)
