import { Plural, useLingui } from '@lingui/react/macro'
import Download from 'lucide-react/icons/download'
import Import from 'lucide-react/icons/file-up'
import Filter from 'lucide-react/icons/list-filter'
import Scan from 'lucide-react/icons/scan-barcode'
import { useState } from 'react'
import { lazyPart } from '../../core/kernel/lazy-part'
import type { Shop } from '../../core/shops/shops.contract'
import { DayChoice } from '../days/day-choice'
import { LazyDialog } from '../lazy/lazy-dialog'
import { PartFailure } from '../lazy/part-failure'
import { useLazyPart } from '../lazy/use-lazy-part'
import { FilterChips } from '../list/filter-chips'
import { ListBar } from '../list/list-bar'
import { Button } from '../ui/button'
import { Skeleton } from '../ui/skeleton'
import * as css from './orders.css'
import { OrdersColumns } from './orders-columns'
import { OrdersSaved } from './orders-saved'
import { dayChoiceOf, noFilters, useFilterMessages } from './use-filter-messages'
import { useOrderRights } from './use-order-rights'
import type { OrdersList } from './use-orders'
import type { OwnCodes } from './use-own-codes'
import type { TableLook } from './use-table-look'

const filters = lazyPart(() => import('./orders-filters'))

type OrdersBarProps = {
  list: OrdersList
  shops: readonly Shop[]
  own: OwnCodes
  columns: Parameters<typeof OrdersColumns>[0]['columns']
  look: TableLook
  onExport(): void
  /** undefined: there is no import */
  onImport: (() => void) | undefined
  onTracking(): void
  busy: 'export' | 'import' | 'tracking' | undefined
}

export function OrdersBar({ list, shops, own, columns, look, onExport, onImport, onTracking, busy }: OrdersBarProps) {
  const { t } = useLingui()
  const rights = useOrderRights()
  const [isOpen, setIsOpen] = useState(false)
  const marks = useFilterMessages(list.filters, shops, own)
  const inForce = marks.length
  const { here: file, isFailed, enter } = useLazyPart(filters, true)
  const fields = file ? (
    <file.OrdersFilters filters={list.filters} shops={shops} own={own} onFilter={list.filter} />
  ) : isFailed ? (
    <PartFailure onRetry={enter} />
  ) : (
    <Skeleton shape="block" height={62} />
  )
  return (
    <search>
      <ListBar
        list={list}
        label={t`Search orders`}
        placeholder={t`Number, name, phone, tracking, total or province`}
        count={<Plural value={list.total} one="# order" other="# orders" />}
        countClass={css.word}
        actions={
          <>
            <span className={css.columns}>
              <OrdersColumns columns={columns} look={look} />
            </span>
            {rights.canPack && (
              <Button icon={<Scan />} busy={busy === 'tracking'} onClick={onTracking}>
                <span className={css.word}>{t`Tracking numbers`}</span>
              </Button>
            )}
            {rights.canExport && (
              <Button icon={<Download />} busy={busy === 'export'} onClick={onExport}>
                <span className={css.word}>{t`Export`}</span>
              </Button>
            )}
            {rights.canWrite && onImport && (
              <Button icon={<Import />} busy={busy === 'import'} onClick={onImport}>
                <span className={css.word}>{t`Import`}</span>
              </Button>
            )}
          </>
        }
      >
        <Button className={css.opener} icon={<Filter />} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          {inForce > 0 ? t`Filters (${inForce})` : t`Filters`}
        </Button>
      </ListBar>
      <div className={css.days}>
        <DayChoice
          className={css.presets}
          value={dayChoiceOf(list.filters)}
          onChange={(days) => list.filter({ days: days === 'all' ? undefined : days, from: undefined, to: undefined })}
        />
        <OrdersSaved list={list} />
      </div>
      <div className={css.filters}>{fields}</div>
      <FilterChips className={css.chips} marks={marks} onFilter={list.filter} onClear={() => list.filter(noFilters)} />
      <LazyDialog
        open={isOpen}
        title={t`Filters`}
        closeLabel={t`Close`}
        onClose={() => setIsOpen(false)}
        footer={
          <>
            <Button look="ghost" disabled={inForce === 0} onClick={() => list.filter(noFilters)}>
              {t`Clear filters`}
            </Button>
            <Button look="primary" onClick={() => setIsOpen(false)}>
              <Plural value={list.total} one="Show # order" other="Show # orders" />
            </Button>
          </>
        }
      >
        <div className={css.stacked}>{fields}</div>
      </LazyDialog>
    </search>
  )
}
