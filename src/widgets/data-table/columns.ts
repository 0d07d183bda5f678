import type { ReactNode } from 'react'
import type { BadgeTone } from '../ui/badge'

export type Column<Row> = {
  key: string
  /** heading of the column, name of the value on a card, entry of the column menu */
  label: string
  cell(row: Row): ReactNode
  /** can be sorted by its heading */
  sort?: boolean
  /** what its order means; default: `number` if it is numeric, else `text`. `place`: in an order of its own */
  sortedBy?: 'text' | 'number' | 'time' | 'place'
  /** names of the sort orders where there are no headings; default: label and order */
  sortNames?: Partial<Record<Sort['order'], string>>
  numeric?: boolean
  /** a row without this value: a card leaves it out */
  isEmpty?(row: Row): boolean
  /** users can hide it */
  hideable?: boolean
  /** a CSS length; with `windowed` rows, columns without one share the rest evenly */
  width?: string
  /** on a card the cell spans the full width, without its name */
  bare?: boolean
  className?: string | undefined
  headClassName?: string | undefined
}

/** A text-only column, the only kind that windowed rows show. */
export type TextColumn<Row> = Column<Row> & {
  text(row: Row): string
  /** shows the text as a badge */
  tone?: ((row: Row) => BadgeTone) | undefined
}

/** A windowed row's only action: one button in its last cell. */
export type RowAction<Row> = {
  icon: ReactNode
  labelOf(row: Row): string
  onPress(row: Row): void
}

export type Sort = { column: string; order: 'ascending' | 'descending' }

export type DataTableProps<Row> = {
  /** accessible name of the table, as plain text */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf(row: Row): string
  /** names a row for its checkbox and disclosure button */
  nameOf(row: Row): string
  sort?: Sort | undefined
  onSort?: ((sort: Sort) => void) | undefined
  /** selected keys, including other pages; with `onSelect` rows are selectable, ranges with Shift */
  selected?: ReadonlySet<string> | undefined
  onSelect?: ((keys: ReadonlySet<string>) => void) | undefined
  /** maximum number of selected rows */
  mostSelected?: number | undefined
  /** label of the checkbox that selects all shown rows */
  tickAllLabel?: string | undefined
  /** content of the expanded row */
  detail?: ((row: Row) => ReactNode) | undefined
  /** keys of hidden columns */
  hidden?: ReadonlySet<string> | undefined
  /** the rows belong to a previous query */
  stale?: boolean | undefined
  /** last cell of a row: a menu, a button */
  actions?: ((row: Row) => ReactNode) | undefined
  /** a press anywhere in the row except on its controls */
  onOpen?: ((row: Row) => void) | undefined
  rowClassName?: string | undefined
  /** class of a row with its own card layout, instead of a line per value */
  cardClassName?: string | undefined
}

const none: ReadonlySet<string> = new Set()

export const shownColumns = <Each extends Pick<Column<never>, 'key' | 'hideable'>>(
  columns: readonly Each[],
  hidden = none,
): readonly Each[] => columns.filter(({ key, hideable }) => !(hideable && hidden.has(key)))
