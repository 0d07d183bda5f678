import { useLingui } from '@lingui/react/macro'
import Refresh from 'lucide-react/icons/refresh-cw'
import type { ReactNode } from 'react'
import { Button } from '../ui/button'
import { classNames } from '../ui/class-names'
import { SearchBox } from '../ui/search-box'
import * as css from './list.css'

type ListBarProps = {
  list: {
    rows: readonly unknown[]
    filters: { q?: string | undefined }
    status: string
    stale: boolean
    search(typed: string): void
    reload(): void
  }
  /** accessible name of the search field */
  label: string
  placeholder: string
  /** number of results as text */
  count: ReactNode
  countClass?: string
  /** next to the search field */
  children?: ReactNode
  /** buttons at the far end */
  actions?: ReactNode
}

export function ListBar({ list, label, placeholder, count, countClass, children, actions }: ListBarProps) {
  const { t } = useLingui()
  const isThere = list.rows.length > 0
  return (
    <div className={css.bar}>
      <SearchBox
        className={css.search}
        value={list.filters.q ?? ''}
        onChange={list.search}
        label={label}
        placeholder={placeholder}
        clearLabel={t`Clear search`}
        busy={list.stale}
      />
      {children}
      <div className={css.actions}>
        <p className={classNames(css.count, countClass)} role="status">
          {(isThere || list.status === 'ready') && count}
        </p>
        <Button
          look="ghost"
          icon={<Refresh />}
          label={t`Refresh list`}
          busy={list.status === 'loading' && !list.stale && isThere}
          onClick={list.reload}
        />
        {actions}
      </div>
    </div>
  )
}
