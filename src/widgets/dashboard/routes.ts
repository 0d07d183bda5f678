import { apps } from './routes/apps'
import { dashboards } from './routes/dashboards'
import { desk } from './routes/desk'
import { ecommerce } from './routes/ecommerce'
import { gallery } from './routes/gallery'
import { type GroupName, groups } from './routes/groups'
import { layouts } from './routes/layouts'
import { pages } from './routes/pages'
import type { Row, ScreenRow } from './routes/row'

const rows: Record<GroupName, readonly Row[]> = { dashboards, desk, apps, ecommerce, pages, layouts, gallery }

/** All screens in the order of the menu; the first that is open to a person is where they begin. */
export const screens: readonly ScreenRow[] = (Object.keys(groups) as GroupName[]).flatMap((group) =>
  rows[group].map((row) => ({ ...row, group })),
)
