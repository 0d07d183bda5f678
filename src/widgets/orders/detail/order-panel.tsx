import { useLingui } from '@lingui/react/macro'
import { type RefObject, useState } from 'react'
import type { Order } from '../../../core/orders/orders.contract'
import { FailurePanel } from '../../failure/failure-panel'
import type { Unsaved } from '../../form/use-unsaved'
import { useMay } from '../../runtime/use-may'
import { EmptyPanel } from '../../ui/empty-panel'
import { Loading, Skeleton } from '../../ui/skeleton'
import { useKeptFocus } from '../../ui/use-kept-focus'
import { OrderDetail } from './order-detail'
import * as css from './order-detail.css'
import { OrderEdit } from './order-edit'
import { OrderEditors } from './order-editors'
import type { OrderHref } from './tracking-form'
import { useEditors } from './use-editors'
import { useShownOrder } from './use-shown-order'

export type PrintOrders = (detail: { orderNumbers: readonly string[] }) => void

export type MakeInvoice = (detail: { OrderNumber: string }) => void

type OrderPanelProps = {
  OrderNumber: string
  containerRef: RefObject<HTMLDivElement | null>
  className: string
  barClass: string
  unsaved: Unsaved
  onPrint: PrintOrders | undefined
  onInvoice: MakeInvoice | undefined
  orderHref: OrderHref | undefined
}

export const OrderSkeleton = ({ label }: { label?: string }) => (
  <Loading {...(label && { label })} className={css.columns}>
    <Skeleton count={2} />
    <Skeleton shape="block" height={120} />
    <Skeleton shape="block" height={220} />
    <Skeleton shape="block" height={120} />
  </Loading>
)

function NoOrder({ shown }: { shown: ReturnType<typeof useShownOrder> }) {
  const { t } = useLingui()
  const { status, error, reload } = shown
  if (status === 'missing')
    return <EmptyPanel title={t`This order doesn't exist`}>{t`It may have been removed.`}</EmptyPanel>
  if (status !== 'failed') return <OrderSkeleton label={t`Loading order`} />
  return (
    <FailurePanel
      error={error}
      title={t`Couldn't load the order`}
      forbidden={t`You don't have access to this order`}
      onRetry={reload}
    />
  )
}

export function OrderPanel({
  OrderNumber,
  containerRef,
  className,
  barClass,
  unsaved,
  ...navigation
}: OrderPanelProps) {
  const { onPrint, onInvoice, orderHref } = navigation
  const may = useMay()
  const shown = useShownOrder(OrderNumber)
  const [edited, setEdited] = useState<Order>()
  const [left, setLeft] = useState<'saved' | 'as-it-was'>()
  const { order, status } = shown
  useKeptFocus(containerRef, order?.version)
  const leave = (wasSaved: boolean) => {
    setEdited(undefined)
    setLeft(wasSaved ? 'saved' : 'as-it-was')
  }
  const editors = useEditors(OrderNumber, edited !== undefined)
  return (
    <div ref={containerRef} tabIndex={-1} className={className}>
      {!edited && <OrderEditors editors={editors} isOutdated={false} />}
      {edited ? (
        <OrderEdit
          order={edited}
          latest={order}
          editors={editors}
          barClass={barClass}
          unsaved={unsaved}
          onLeave={leave}
        />
      ) : order ? (
        <OrderDetail
          order={order}
          left={left}
          onReload={status === 'failed' ? shown.reload : undefined}
          barClass={barClass}
          onEdit={() => setEdited(order)}
          onPrint={onPrint}
          onInvoice={
            onInvoice && may('create', 'Invoice') ? () => unsaved.ask(() => onInvoice({ OrderNumber })) : undefined
          }
          orderHref={orderHref}
          onMark={unsaved.mark}
        />
      ) : (
        <NoOrder shown={shown} />
      )}
    </div>
  )
}
