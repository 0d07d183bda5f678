import { useLingui } from '@lingui/react/macro'
import Refresh from 'lucide-react/icons/refresh-cw'
import { firstFilters, type QueueFilters, type QueueStatus, queueStatuses } from '../../core/labels/labels.queue'
import type { Shop } from '../../core/shops/shops.contract'
import { FailurePanel, StalePanel } from '../failure/failure-panel'
import { TakeOrderButton } from '../orders/take-order-button'
import { useOrderMessages } from '../orders/use-order-messages'
import { Button } from '../ui/button'
import { EmptyPanel } from '../ui/empty-panel'
import { SearchBox } from '../ui/search-box'
import { Select } from '../ui/select'
import { Loading, Skeleton } from '../ui/skeleton'
import * as css from './labels.css'
import { LabelsQueue } from './labels-queue'
import type { LabelsAt } from './use-labels'

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

export const Rows = ({ label }: { label?: string }) => (
  <Loading className={css.skeleton} {...(label && { label })}>
    <Skeleton shape="block" height={44} count={6} />
  </Loading>
)

const isNarrowed = ({ filters }: LabelsAt): boolean =>
  filters.q !== '' || filters.shopId !== undefined || filters.status !== firstFilters.status

export function LabelsResults({ labels }: { labels: LabelsAt }) {
  const { t } = useLingui()
  const { listed, found, missing, queue: state } = labels
  if (listed.length === 0) {
    if (state === 'failed')
      return (
        <FailurePanel
          error={labels.error}
          title={t`Couldn't load orders`}
          forbidden={t`You don't have access to orders`}
          onRetry={labels.reload}
        />
      )
    if (state !== 'ready') return <Rows label={t`Loading orders`} />
  }
  return (
    <>
      {state === 'failed' && listed.length > 0 && <StalePanel error={labels.error} onRetry={labels.reload} />}
      {missing.length > 0 && (
        <p className={css.missing} role="status">
          {t`Order not found: ${missing.join(', ')}.`}
        </p>
      )}
      {listed.length > 0 ? (
        <LabelsQueue
          chosen={listed.filter(({ OrderNumber }) => found.has(OrderNumber))}
          queue={listed.filter(({ OrderNumber }) => !found.has(OrderNumber))}
          marks={labels.marks}
          more={labels.more}
          busy={state === 'loading'}
          onMark={labels.mark}
          onMarkAll={labels.markAll}
          onMore={labels.showMore}
        />
      ) : isNarrowed(labels) ? (
        <EmptyPanel
          title={t`No orders found`}
          action={<Button onClick={() => labels.filter(firstFilters)}>{t`Clear filters`}</Button>}
        >
          {t`No orders without a label match.`}
        </EmptyPanel>
      ) : (
        <EmptyPanel title={t`No labels to print`} action={<TakeOrderButton />}>
          {t`Every order to be sent has a label.`}
        </EmptyPanel>
      )}
    </>
  )
}
