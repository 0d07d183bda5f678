import { Plural, useLingui } from '@lingui/react/macro'
import Download from 'lucide-react/icons/download'
import Filter from 'lucide-react/icons/list-filter'
import Refresh from 'lucide-react/icons/refresh-cw'
import Scan from 'lucide-react/icons/scan-barcode'
import { useRef, useState } from 'react'
import type { Shop } from '../../core/shops/shops.contract'
import { LaterDialog } from '../list/later-dialog'
import { Button } from '../ui/button'
import { FilterChip } from '../ui/filter-chip'
import { SearchBox } from '../ui/search-box'
import * as css from './orders-bar.css'
import { OrdersFilters } from './orders-filters'
import { noFilters, useFilterWords } from './use-filter-words'
import type { OrdersList } from './use-orders'

type OrdersBarProps = {
  list: OrdersList
  shops: readonly Shop[]
  onExport(): void
  onTracking(): void
  busy: 'export' | 'tracking' | undefined
}

function Chips({ list, shops }: Pick<OrdersBarProps, 'list' | 'shops'>) {
  const { t } = useLingui()
  const place = useRef<HTMLDivElement>(null)
  const marks = useFilterWords(list.filters, shops)
  const hold = () => place.current?.focus()
  if (marks.length === 0) return <div ref={place} tabIndex={-1} />
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be drawn and announced as a part of a form
    <div ref={place} role="group" aria-label={t`Filters in force`} tabIndex={-1} className={css.chips}>
      {marks.map(({ key, name, value, without }) => (
        <FilterChip
          key={key}
          name={name}
          value={value}
          removeLabel={t`Remove the filter`}
          onRemove={() => {
            hold()
            list.filter(without)
          }}
        />
      ))}
      <Button
        look="ghost"
        size="s"
        onClick={() => {
          hold()
          list.filter(noFilters)
        }}
      >
        {t`Clear the filters`}
      </Button>
    </div>
  )
}

/** Search, filters and what can be done with the whole list. */
export function OrdersBar({ list, shops, onExport, onTracking, busy }: OrdersBarProps) {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  const inForce = useFilterWords(list.filters, shops).length
  const fields = <OrdersFilters filters={list.filters} shops={shops} onFilter={list.filter} />
  return (
    <search>
      <div className={css.bar}>
        <SearchBox
          className={css.search}
          value={list.filters.q ?? ''}
          onChange={list.search}
          label={t`Search the orders`}
          placeholder={t`Number, name, phone, tracking`}
          clearLabel={t`Clear the search`}
          busy={list.stale}
        />
        <Button className={css.opener} icon={<Filter />} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          {inForce > 0 ? t`Filters (${inForce})` : t`Filters`}
        </Button>
        <div className={css.deeds}>
          <p className={css.count} role="status">
            {(list.rows.length > 0 || list.status === 'ready') && (
              <Plural value={list.total} one="# order" other="# orders" />
            )}
          </p>
          <Button
            look="ghost"
            icon={<Refresh />}
            label={t`Refresh the list`}
            busy={list.status === 'loading' && !list.stale && list.rows.length > 0}
            onClick={list.reload}
          />
          <Button icon={<Scan />} busy={busy === 'tracking'} onClick={onTracking}>
            <span className={css.word}>{t`Tracking numbers`}</span>
          </Button>
          <Button icon={<Download />} busy={busy === 'export'} onClick={onExport}>
            <span className={css.word}>{t`Export`}</span>
          </Button>
        </div>
      </div>
      <div className={css.filters}>{fields}</div>
      <Chips list={list} shops={shops} />
      <LaterDialog
        open={isOpen}
        title={t`Filters`}
        closeLabel={t`Close`}
        onClose={() => setIsOpen(false)}
        footer={
          <>
            <Button look="ghost" disabled={inForce === 0} onClick={() => list.filter(noFilters)}>
              {t`Clear the filters`}
            </Button>
            <Button look="primary" onClick={() => setIsOpen(false)}>
              <Plural value={list.total} one="Show # order" other="Show # orders" />
            </Button>
          </>
        }
      >
        <div className={css.stacked}>{fields}</div>
      </LaterDialog>
    </search>
  )
}
