import { useLingui } from '@lingui/react/macro'
import { firstFilters } from '../../core/labels/labels.queue'
import { FailurePanel, StalePanel } from '../failure/failure-panel'
import { Button } from '../ui/button'
import { EmptyPanel } from '../ui/empty-panel'
import { Loading, Skeleton } from '../ui/skeleton'
import * as css from './labels.css'
import * as printCss from './labels-print.css'
import { LabelsQueue } from './labels-queue'
import type { LabelsAt } from './use-labels'

export const Rows = ({ label }: { label?: string }) => (
  <Loading className={css.skeleton} {...(label && { label })}>
    <Skeleton shape="block" height={44} count={6} />
  </Loading>
)

const isNarrowed = ({ filters }: LabelsAt): boolean =>
  filters.q !== '' || filters.shopId !== undefined || filters.status !== firstFilters.status

/** The queue in whatever state it is. */
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
      {state === 'failed' && listed.length > 0 && <StalePanel onRetry={labels.reload} />}
      {missing.length > 0 && (
        <p className={printCss.missing} role="status">
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
        <EmptyPanel title={t`No labels to print`}>{t`Every order to be sent has a label.`}</EmptyPanel>
      )}
    </>
  )
}
