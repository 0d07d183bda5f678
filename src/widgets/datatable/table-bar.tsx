import { Plural, useLingui } from '@lingui/react/macro'
import Filter from 'lucide-react/icons/list-filter'
import type { ReactNode } from 'react'
import { Button } from '../ui/button'
import { SearchBox } from '../ui/search-box'
import * as css from './datatable.css'

type TableBarProps = {
  q: string
  onSearch(q: string): void
  busy: boolean
  /** rows that were found; undefined before there are any to count */
  count: number | undefined
  filtersOpen: boolean
  onFilters(open: boolean): void
  /** filters in force */
  inForce: number
  children?: ReactNode
}

/** Search, filters and what can be done with the table. */
export function TableBar({ q, onSearch, busy, count, filtersOpen, onFilters, inForce, children }: TableBarProps) {
  const { t } = useLingui()
  return (
    <search className={css.bar}>
      <SearchBox
        className={css.search}
        value={q}
        onChange={onSearch}
        label={t`Search table`}
        placeholder={t`Search in all columns`}
        clearLabel={t`Clear search`}
        busy={busy}
      />
      <Button icon={<Filter />} aria-expanded={filtersOpen} onClick={() => onFilters(!filtersOpen)}>
        {inForce > 0 ? t`Filters (${inForce})` : t`Filters`}
      </Button>
      <div className={css.actions}>
        <p className={css.found} role="status">
          {count !== undefined && <Plural value={count} one="# row" other="# rows" />}
        </p>
        {children}
      </div>
    </search>
  )
}
