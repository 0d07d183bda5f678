import { useLingui } from '@lingui/react/macro'
import { Dialog } from '../ui/dialog'
import { EmptyPanel } from '../ui/empty-panel'
import { ErrorPanel } from '../ui/error-panel'
import { Loading, Skeleton } from '../ui/skeleton'
import { OrderDetail } from './order-detail'
import { useOneOrder } from './use-orders'

function Content({ OrderNumber }: { OrderNumber: string }) {
  const { t } = useLingui()
  const { status, order, reload } = useOneOrder(OrderNumber)
  if (order) return <OrderDetail order={order} />
  if (status === 'missing')
    return <EmptyPanel title={t`There is no such order`}>{t`It may have been removed meanwhile.`}</EmptyPanel>
  if (status === 'failed')
    return (
      <ErrorPanel title={t`The order could not be loaded`} onRetry={reload} retryLabel={t`Try again`}>
        {t`Check the connection and try again.`}
      </ErrorPanel>
    )
  return (
    <Loading label={t`Loading the order`}>
      <Skeleton count={3} />
      <Skeleton shape="block" height={120} />
      <Skeleton count={4} />
    </Loading>
  )
}

/** One order beside the list. */
export function OrderDrawer({ OrderNumber, onClose }: { OrderNumber: string | undefined; onClose(): void }) {
  const { t } = useLingui()
  return (
    <Dialog open={OrderNumber !== undefined} look="end" title={OrderNumber} closeLabel={t`Close`} onClose={onClose}>
      {OrderNumber !== undefined && <Content OrderNumber={OrderNumber} />}
    </Dialog>
  )
}
