import { useLingui } from '@lingui/react/macro'
import Heart from 'lucide-react/icons/heart'
import Grid from 'lucide-react/icons/layout-grid'
import Rows from 'lucide-react/icons/layout-list'
import type { ReactNode } from 'react'
import type { ProductLayout } from '../../core/store/store.look'
import type { ProductListSort } from '../../core/store/store.text'
import { Button, ButtonLink } from '../ui/button'
import { classNames } from '../ui/class-names'
import { RadioGroup } from '../ui/radio-group'
import { SearchBox } from '../ui/search-box'
import { Select } from '../ui/select'
import { VisuallyHidden } from '../ui/visually-hidden'
import { isPlainClick } from './product-navigation'
import * as css from './store.css'

type WishButtonProps = {
  /** URL of the wishlist page, if there is one */
  href: string | undefined
  isOn: boolean
  onToggle(isOn: boolean): void
  /** return false to navigate on your own */
  onFollow: (() => unknown) | undefined
}

export function WishButton({ href, isOn, onToggle, onFollow }: WishButtonProps) {
  const { t } = useLingui()
  if (href !== undefined)
    return (
      <ButtonLink
        className={css.action}
        icon={<Heart />}
        href={href}
        onClick={(event) => {
          if (isPlainClick(event) && onFollow?.() === false) event.preventDefault()
        }}
      >
        {t`Wishlist`}
      </ButtonLink>
    )
  return (
    <Button
      icon={<Heart />}
      className={classNames(css.action, isOn && css.wishedOnly)}
      aria-pressed={isOn}
      onClick={() => onToggle(!isOn)}
    >
      {t`Wishlist`}
    </Button>
  )
}

type ProductBarProps = {
  q: string
  sortBy: ProductListSort
  look: ProductLayout
  busy: boolean
  /** sorting doesn't apply to what is shown */
  fixedOrder: boolean
  onSearch(q: string): void
  onSort(by: ProductListSort): void
  onLook(look: ProductLayout): void
  children: ReactNode
}

const looks = { grid: Grid, rows: Rows }

export function ProductBar(props: ProductBarProps) {
  const { q, sortBy, look, busy, fixedOrder, onSearch, onSort, onLook, children } = props
  const { t } = useLingui()
  const sign = (each: ProductLayout, word: string) => {
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
