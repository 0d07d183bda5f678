import type { ReactNode } from 'react'
import type { BadgeTone } from '../ui/badge'

export type Column<Row> = {
  key: string
  /** heads the column, names the value on a card and the entry of the column menu */
  label: string
  cell(row: Row): ReactNode
  /** its head sorts */
  sort?: boolean
  /** what the orders of this column are called where there are no heads; the label and the order unless given */
  sortNames?: Partial<Record<Sort['order'], string>>
  numeric?: boolean
  /** people may take it away */
  hideable?: boolean
  /** a CSS length; a table with `windowed` rows shares out the rest evenly */
  width?: string
  /** on a card the cell has a line for itself, without its name */
  bare?: boolean
  className?: string | undefined
  headClassName?: string | undefined
}

/** A column whose values are text: all that a row of very many shows. */
export type TextColumn<Row> = Column<Row> & {
  text(row: Row): string
  /** makes the text a badge */
  tone?: ((row: Row) => BadgeTone) | undefined
}

/** What can be done with a row of very many: one button in its last cell. */
export type RowAction<Row> = {
  icon: ReactNode
  labelOf(row: Row): string
  onPress(row: Row): void
}

export type Sort = { column: string; order: 'ascending' | 'descending' }

export type DataTableProps<Row> = {
  /** names the table, plainly */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf(row: Row): string
  /** names a row where it is ticked or opened: a number, a person */
  nameOf(row: Row): string
  sort?: Sort | undefined
  onSort?: ((sort: Sort) => void) | undefined
  /** keys that are ticked, of other pages too; with `onSelect` rows can be ticked, ranges with Shift */
  selected?: ReadonlySet<string> | undefined
  onSelect?: ((keys: ReadonlySet<string>) => void) | undefined
  /** no more can be ticked than these */
  mostSelected?: number | undefined
  /** what ticks all rows that are shown */
  tickAllLabel?: string | undefined
  /** what a row unfolds to */
  detail?: ((row: Row) => ReactNode) | undefined
  /** keys of columns that were taken away */
  hidden?: ReadonlySet<string> | undefined
  /** the rows answer an earlier question */
  stale?: boolean | undefined
  /** last cell of a row: a menu, a button */
  actions?: ((row: Row) => ReactNode) | undefined
  /** a press beside any control of the row */
  onOpen?: ((row: Row) => void) | undefined
  rowClassName?: string | undefined
  /** class of a row that lays out its card itself, instead of a line for each value */
  cardClassName?: string | undefined
}

const none: ReadonlySet<string> = new Set()

export const shownColumns = <Each extends Pick<Column<never>, 'key' | 'hideable'>>(
  columns: readonly Each[],
  hidden = none,
): readonly Each[] => columns.filter(({ key, hideable }) => !(hideable && hidden.has(key)))
