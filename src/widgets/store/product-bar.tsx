import { Plural, useLingui } from '@lingui/react/macro'
import Heart from 'lucide-react/icons/heart'
import type { ProductSort } from '../../core/store/store.contract'
import { Button } from '../ui/button'
import { SearchBox } from '../ui/search-box'
import { Select } from '../ui/select'
import * as css from './store.css'

type ProductBarProps = {
  q: string
  sortBy: string
  /** undefined while nothing is known */
  total: number | undefined
  busy: boolean
  wishedOnly: boolean
  onSearch(q: string): void
  onSort(by: ProductSort): void
  onWishedOnly(wishedOnly: boolean): void
}

/** Search, order and count above the shelf. */
export function ProductBar(props: ProductBarProps) {
  const { q, sortBy, total, busy, wishedOnly, onSearch, onSort, onWishedOnly } = props
  const { t } = useLingui()
  return (
    <search className={css.bar}>
      <SearchBox
        className={css.search}
        value={q}
        onChange={onSearch}
        busy={busy}
        label={t`Search products`}
        placeholder={t`Name, brand or description`}
        clearLabel={t`Clear the search`}
      />
      <Select
        className={css.sort}
        aria-label={t`Sort by`}
        value={sortBy as ProductSort}
        disabled={wishedOnly}
        onChange={onSort}
        options={[
          { value: 'featured', label: t`Newest first` },
          { value: 'price-asc', label: t`Lowest price` },
          { value: 'price-desc', label: t`Highest price` },
        ]}
      />
      <Button
        icon={<Heart />}
        className={wishedOnly ? css.wishedOnly : undefined}
        aria-pressed={wishedOnly}
        onClick={() => onWishedOnly(!wishedOnly)}
      >
        {t`Wishlist`}
      </Button>
      <p className={css.count} role="status">
        {total !== undefined && <Plural value={total} one="# product" other="# products" />}
      </p>
    </search>
  )
}
