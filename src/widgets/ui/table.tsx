import Down from 'lucide-react/icons/arrow-down'
import Up from 'lucide-react/icons/arrow-up'
import Both from 'lucide-react/icons/chevrons-up-down'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names'
import * as css from './table.css'
import { visuallyHidden } from './visually-hidden.css'

type TableProps = {
  /** names the table */
  caption: ReactNode
  captionShown?: boolean
  /** scrolls sideways where its columns need more room than there is */
  scrolls?: boolean
  /** the rows belong to an earlier question */
  stale?: boolean
  /** rows there are, the head among them, where the page holds fewer */
  rowCount?: number
  className?: string
  children: ReactNode
}

// a table shown as cards loses its native roles: they are spelled out

/** Head and body. Below 640 px of its own width each row is a card that names its values. */
export function Table({
  caption,
  captionShown = false,
  scrolls = false,
  stale = false,
  rowCount,
  className,
  children,
}: TableProps) {
  const table = (
    // biome-ignore lint/a11y/noRedundantRoles: see above
    <table role="table" className={css.table} aria-busy={stale || undefined} aria-rowcount={rowCount} part="table">
      <caption className={captionShown ? css.caption : visuallyHidden}>{caption}</caption>
      {children}
    </table>
  )
  return (
    <div className={classNames(css.frame, className)}>
      {scrolls ? (
        <section
          className={css.scroller}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
          tabIndex={0}
          aria-label={typeof caption === 'string' ? caption : undefined}
        >
          {table}
        </section>
      ) : (
        table
      )}
    </div>
  )
}

/** One row of HeadCells. `sticky` keeps it in sight while the page scrolls, `--raan-sticky-top` below its edge. */
export function TableHead({ sticky = false, children }: { sticky?: boolean; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: see above
    <thead role="rowgroup" className={classNames(css.head, sticky && css.sticky)}>
      {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
      <tr role="row" className={css.headRow}>
        {children}
      </tr>
    </thead>
  )
}

export function TableBody({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: see above
    <tbody role="rowgroup" className={css.body}>
      {children}
    </tbody>
  )
}

export type SortOrder = 'ascending' | 'descending' | 'none'

type HeadCellProps = {
  children: ReactNode
  numeric?: boolean
  className?: string
} & ({ sort: SortOrder; onSort(next: 'ascending' | 'descending'): void } | { sort?: undefined; onSort?: undefined })

const arrows = { ascending: Up, descending: Down, none: Both }

export function HeadCell({ children, numeric = false, className, sort, onSort }: HeadCellProps) {
  const Arrow = arrows[sort ?? 'none']
  return (
    <th
      scope="col"
      // biome-ignore lint/a11y/noRedundantRoles: see above
      role="columnheader"
      className={classNames(css.headCell, css.align[numeric ? 'end' : 'start'], className)}
      aria-sort={sort}
    >
      {sort === undefined ? (
        children
      ) : (
        <button
          type="button"
          className={css.sort}
          onClick={() => onSort(sort === 'ascending' ? 'descending' : 'ascending')}
        >
          {children}
          <Arrow className={css.sortIcon} aria-hidden="true" />
        </button>
      )}
    </th>
  )
}

type RowProps = Omit<ComponentProps<'tr'>, 'role'> & { selected?: boolean; pressable?: boolean }

export function Row({ selected, pressable, className, ...rest }: RowProps) {
  return (
    <tr
      {...rest}
      // biome-ignore lint/a11y/noRedundantRoles: see above
      role="row"
      className={classNames(css.row, className)}
      data-selected={selected ? '' : undefined}
      data-pressable={pressable ? '' : undefined}
    />
  )
}

type CellProps = Omit<ComponentProps<'td'>, 'role'> & {
  /** name of the value when the row is a card; without it the cell has the line for itself */
  label?: string | undefined
  numeric?: boolean
}

export function Cell({ label, numeric = false, className, ...rest }: CellProps) {
  return (
    <td
      {...rest}
      // biome-ignore lint/a11y/noRedundantRoles: see above
      role="cell"
      className={classNames(css.bodyCell, css.align[numeric ? 'end' : 'start'], className)}
      data-label={label}
    />
  )
}
