import Down from 'lucide-react/icons/arrow-down'
import Up from 'lucide-react/icons/arrow-up'
import Both from 'lucide-react/icons/chevrons-up-down'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names'
import * as css from './table.css'
import { visuallyHidden } from './visually-hidden.css'

type TableProps = {
  /** accessible name */
  caption: ReactNode
  captionShown?: boolean
  /** scrolls sideways if its columns don't fit */
  scrolls?: boolean
  /** the rows belong to a previous query */
  stale?: boolean
  /** total number of rows including the head, if only some are rendered */
  rowCount?: number
  className?: string
  children: ReactNode
}

// tables shown as cards lose their native roles, so they are explicit

/** Below 640 px of its own width each row is a card that names its values. */
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
          // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
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

/** `sticky` keeps it visible while the page scrolls, offset by `--raan-sticky-top`. */
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
  /** name of the value on a card; without it the cell spans the full width */
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
