import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useState } from 'react'
import type { UnknownValue } from '../../core/kernel/filter'
import { lazyPart } from '../../core/kernel/lazy-part'
import { lookUp } from '../../core/kernel/look-up'
import { type Order, type OrderStatus, orderStatuses } from '../../core/orders/orders.contract'
import { StalePanel } from '../failure/failure-panel'
import { useOpenedPart, usePressedPart } from '../lazy/use-pressed-part'
import { useReturnedFocus } from '../list/use-returned-focus'
import { useEngineEvent } from '../runtime/use-engine-event'
import { useToaster } from '../runtime/use-toaster'
import { useShops } from '../shops/use-shops'
import { StatusTabs } from '../ui/tabs'
import { useKeptFocus } from '../ui/use-kept-focus'
import type { RaanOrdersProps } from './orders'
import * as css from './orders.css'
import { OrdersBar } from './orders-bar'
import { OrdersResults } from './orders-results'
import { useChangeMessages } from './use-change-messages'
import { useLacksImport } from './use-lacks-import'
import { useNextSteps } from './use-next-steps'
import { useOpenedOrder } from './use-opened-order'
import { useOrderColumns } from './use-order-columns'
import { useOrderMessages } from './use-order-messages'
import { useSelection } from './use-order-selection'
import { useOrders } from './use-orders'
import { type OwnCodes, useOwnCodes } from './use-own-codes'
import { type ListDays, useDaysChanged, useMidnight } from './use-session-days'
import { useShipQuestion } from './use-ship-question'
import { useTableLook } from './use-table-look'
import { useUndoStep } from './use-undo-step'

const orderDrawer = lazyPart(
  () => import('./detail/order-drawer'),
  (file) => file.OrderDrawer,
)
const trackingDialog = lazyPart(
  () => import('./tracking/tracking-dialog'),
  (file) => file.TrackingDialog,
)
const exportDialog = lazyPart(
  () => import('./export/export-dialog'),
  (file) => file.ExportDialog,
)
const importDialog = lazyPart(
  () => import('./import/order-import-dialog'),
  (file) => file.OrderImportDialog,
)
const bulkBar = lazyPart(
  () => import('./bulk/order-bulk-bar'),
  (file) => file.BulkBar,
)

/** The bulk toolbar loads with the first selection. */
function useOrdersParts(isSelecting: boolean) {
  const bulk = usePressedPart(bulkBar)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a failed load is retried with the next selection
  useEffect(() => {
    if (isSelecting) void bulk.enter()
  }, [isSelecting])
  return {
    tracking: usePressedPart(trackingDialog),
    sheet: usePressedPart(exportDialog),
    importing: usePressedPart(importDialog),
    bulk,
  }
}

/** Reports changes that failed after their drawer or page was closed. */
function useLeftChanges(): void {
  const toaster = useToaster()
  const messages = useChangeMessages()
  useEngineEvent('orders.changeFailed', ({ id, isLeft, orderNumbers, error }) => {
    if (!isLeft) return
    toaster.show({ id: `left ${id}`, tone: 'error', title: orderNumbers.join(', '), text: messages.failure(error) })
  })
}

type OrdersTabsProps = {
  /** undefined: all */
  status: OrderStatus | UnknownValue | undefined
  /** with the other filters applied */
  counts: Readonly<Record<string, number>>
  own: OwnCodes
  onChange(status: OrderStatus | undefined): void
  children: ReactNode
}

function OrdersTabs({ own, ...props }: OrdersTabsProps) {
  const { t } = useLingui()
  const messages = useOrderMessages()
  return (
    <div className={css.tabs}>
      <StatusTabs
        {...props}
        label={t`Orders by status`}
        allLabel={t`All`}
        statuses={orderStatuses}
        textOf={(code) => messages.status(code, lookUp(own.status, code))}
      />
    </div>
  )
}

type Opened = { tracking: true } | { isImport: true } | { orders: readonly Order[]; isAll: boolean }

export type OrdersViewProps = RaanOrdersProps & {
  /** address of an order's own page, for a link that opens in another tab */
  orderHref?(OrderNumber: string): string
  /** address where a courier's format is changed */
  formatsHref?(courier: string): string
  /** offers to import old orders */
  imports?: boolean
  /** YYYY-MM-DD: if it changes, days relative to it do */
  today?: string | undefined
  /** the user chose other days */
  onDaysChanged?(days: ListDays): void
}

export function OrdersView(props: OrdersViewProps) {
  const {
    print = false,
    invoice = false,
    onOpened,
    onPrint,
    onInvoice,
    orderHref,
    formatsHref,
    imports = false,
    today,
    onDaysChanged,
    ...location
  } = props
  const messages = useOrderMessages()
  const { shops } = useShops()
  const order = useOpenedOrder(location)
  const list = useOrders({ ...location, ...order.location })
  useDaysChanged(list.filters, onDaysChanged)
  useMidnight(list.filters, today, list.reload)
  const own = useOwnCodes(list.rows)
  const selection = useSelection(list.rows)
  const parts = useOrdersParts(selection.count > 0)
  const [opened, setOpened] = useState<Opened>()
  useLeftChanges()
  const { offer } = useUndoStep()
  const { ask, question } = useShipQuestion()
  const steps = useNextSteps((number, orders, status) => offer(`${number}: ${messages.status(status)}`, orders, status))
  const askedSteps = {
    ...steps,
    step: (each: Order, status: OrderStatus) => ask([each], status, () => steps.step(each, status)),
  }
  const containerRef = useReturnedFocus(order.opened)
  const lacksImport = useLacksImport()
  useKeptFocus(containerRef, opened !== undefined)
  const close = () => setOpened(undefined)
  const labels = print ? (orderNumbers: readonly string[]) => onPrint?.({ orderNumbers }) : undefined

  const open = (OrderNumber: string) => {
    onOpened?.({ OrderNumber })
    order.open(OrderNumber, list.settle())
  }
  const track = async () => {
    if (await parts.tracking.enter()) setOpened({ tracking: true })
  }
  const importOrders = async () => {
    if (await parts.importing.enter()) setOpened({ isImport: true })
  }
  const exportOrders = async (orders: readonly Order[]) => {
    if (await parts.sheet.enter()) setOpened({ orders, isAll: orders.length === 0 })
  }

  const busy = parts.sheet.isLoading
    ? 'export'
    : parts.importing.isLoading
      ? 'import'
      : parts.tracking.isLoading
        ? 'tracking'
        : undefined
  const look = useTableLook()
  const columns = useOrderColumns({ shops, steps: askedSteps, isDense: look.isDense, hrefOf: orderHref, onOpen: open })

  const Drawer = useOpenedPart(orderDrawer, order.opened !== undefined, order.close)
  const { here: Tracking } = parts.tracking
  const { here: Sheet } = parts.sheet
  const { here: Importing } = parts.importing
  const { here: BulkBar } = parts.bulk
  return (
    <div ref={containerRef} tabIndex={-1} className={css.root} part="orders">
      <OrdersTabs
        status={list.filters.orderStatus}
        counts={list.counts}
        own={own}
        onChange={(orderStatus) => list.filter({ orderStatus })}
      >
        <OrdersBar
          list={list}
          shops={shops}
          own={own}
          columns={columns}
          look={look}
          onExport={() => exportOrders([])}
          onImport={imports && !lacksImport ? importOrders : undefined}
          onTracking={track}
          busy={busy}
        />
        {list.status === 'failed' && list.rows.length > 0 && <StalePanel error={list.error} onRetry={list.reload} />}
        <div className={css.surface} onPointerEnter={orderDrawer.preload}>
          <OrdersResults list={list} shops={shops} selection={selection} columns={columns} look={look} onOpen={open} />
        </div>
      </OrdersTabs>
      {question}
      {BulkBar && <BulkBar selection={selection} onExport={() => exportOrders(selection.orders)} onPrint={labels} />}
      {Drawer && (
        <Drawer
          OrderNumber={order.opened}
          onClose={order.close}
          onKept={(OrderNumber) => order.open(OrderNumber)}
          onPrint={onPrint && print ? onPrint : undefined}
          onInvoice={invoice ? onInvoice : undefined}
          orderHref={orderHref}
        />
      )}
      {Tracking && opened && 'tracking' in opened && <Tracking known={list.rows} onClose={close} />}
      {Importing && opened && 'isImport' in opened && <Importing onClose={close} />}
      {Sheet && opened && 'orders' in opened && (
        <Sheet
          selected={opened.orders}
          filters={list.filters}
          sort={list.sort}
          total={list.total}
          shops={shops}
          formatsHref={formatsHref}
          onClose={close}
        />
      )}
    </div>
  )
}
