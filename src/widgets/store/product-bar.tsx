import { useLingui } from '@lingui/react/macro'
import Grid from 'lucide-react/icons/layout-grid'
import Rows from 'lucide-react/icons/layout-list'
import type { ReactNode } from 'react'
import type { ShelfLook } from '../../core/store/store.look'
import type { ShelfSort } from '../../core/store/store.text'
import { RadioGroup } from '../ui/radio-group'
import { SearchBox } from '../ui/search-box'
import { Select } from '../ui/select'
import { VisuallyHidden } from '../ui/visually-hidden'
import * as css from './store.css'

type ProductBarProps = {
  q: string
  sortBy: ShelfSort
  look: ShelfLook
  busy: boolean
  /** the order has no say in what is shown */
  fixedOrder: boolean
  onSearch(q: string): void
  onSort(by: ShelfSort): void
  onLook(look: ShelfLook): void
  /** further controls of the bar */
  children: ReactNode
}

const looks = { grid: Grid, rows: Rows }

/** Search, order and layout above the shelf. */
export function ProductBar(props: ProductBarProps) {
  const { q, sortBy, look, busy, fixedOrder, onSearch, onSort, onLook, children } = props
  const { t } = useLingui()
  const sign = (each: ShelfLook, word: string) => {
    const Icon = looks[each]
    return (
      <span className={css.look} title={word}>
        <Icon size={18} aria-hidden="true" />
        <VisuallyHidden>{word}</VisuallyHidden>
      </span>
    )
  }
  return (
    <search className={css.bar}>
      <SearchBox
        className={css.search}
        value={q}
        onChange={onSearch}
        busy={busy}
        label={t`Search products`}
        placeholder={t`Name, brand or description`}
        clearLabel={t`Clear search`}
      />
      <Select
        className={css.sort}
        aria-label={t`Sort by`}
        value={sortBy}
        disabled={fixedOrder}
        onChange={onSort}
        options={[
          { value: 'featured', label: t`Newest first` },
          { value: 'price-asc', label: t`Lowest price` },
          { value: 'price-desc', label: t`Highest price` },
          { value: 'name', label: t`By name` },
        ]}
      />
      <RadioGroup
        label={t`Layout`}
        labelHidden
        look="segmented"
        value={look}
        onChange={onLook}
        options={[
          { value: 'grid', label: sign('grid', t`Cards`) },
          { value: 'rows', label: sign('rows', t`Rows`) },
        ]}
      />
      {children}
    </search>
  )
}
