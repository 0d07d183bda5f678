import { useLingui } from '@lingui/react/macro'
import Refresh from 'lucide-react/icons/refresh-cw'
import { type QueueFilters, type QueueStatus, queueStatuses } from '../../core/labels/labels.queue'
import type { Shop } from '../../core/shops/shops.contract'
import { useOrderMessages } from '../orders/use-order-messages'
import { Button } from '../ui/button'
import { SearchBox } from '../ui/search-box'
import { Select } from '../ui/select'
import * as css from './labels.css'

type LabelsBarProps = {
  filters: QueueFilters
  shops: readonly Shop[]
  stale: boolean
  busy: boolean
  onFilter(filters: Partial<QueueFilters>): void
  onReload(): void
}

export function LabelsBar({ filters, shops, stale, busy, onFilter, onReload }: LabelsBarProps) {
  const { t } = useLingui()
  const messages = useOrderMessages()
  const wordOf = (status: QueueStatus) => {
    if (status === 'waiting') return t`To be sent`
    return status === 'all' ? t`All without a label` : messages.status(status)
  }
  return (
    <div className={css.bar}>
      <SearchBox
        className={css.search}
        value={filters.q}
        onChange={(q) => onFilter({ q })}
        label={t`Search orders`}
        placeholder={t`Number, name, phone`}
        clearLabel={t`Clear search`}
        busy={stale}
      />
      <Select
        className={css.filter}
        aria-label={t`Status`}
        value={filters.status}
        onChange={(status: QueueStatus) => onFilter({ status })}
        options={queueStatuses.map((status) => ({ value: status, label: wordOf(status) }))}
      />
      {shops.length > 1 && (
        <Select
          className={css.filter}
          aria-label={t`Shop`}
          value={String(filters.shopId ?? 0)}
          onChange={(id) => onFilter({ shopId: id === '0' ? undefined : Number(id) })}
          options={[
            { value: '0', label: t`All shops` },
            ...shops.map(({ id, ShopName }) => ({ value: String(id), label: ShopName })),
          ]}
        />
      )}
      <Button look="ghost" icon={<Refresh />} label={t`Refresh list`} busy={busy} onClick={onReload} />
    </div>
  )
}
