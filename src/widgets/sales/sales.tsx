import { messages as chartMessages } from 'langraan:messages/charts'
import { messages as dayMessages } from 'langraan:messages/days'
import { messages as failureMessages } from 'langraan:messages/failure'
import { messages as lazyMessages } from 'langraan:messages/lazy'
import { messages as orderMessages } from 'langraan:messages/orders'
import { messages } from 'langraan:messages/sales'
import { useLingui } from '@lingui/react/macro'
import { accountApp } from '../../core/account/app'
import { authApp } from '../../core/auth/app'
import { lazyPart } from '../../core/kernel/lazy-part'
import { ordersApp } from '../../core/orders/app'
import { salesApp } from '../../core/sales/app'
import type { Sales } from '../../core/sales/sales.machine'
import { analyticsHeight, FigureCardSkeleton, FigureFailure, statisticHeight } from '../charts/figure-card'
import { useNearPart } from '../charts/use-near-part'
import { DayChoice } from '../days/day-choice'
import { Lazy } from '../lazy/lazy'
import { PartFailure } from '../lazy/part-failure'
import { useLazyPart } from '../lazy/use-lazy-part'
import { defineWidget } from '../runtime/define-widget'
import { useMay } from '../runtime/use-may'
import { Loading, Skeleton } from '../ui/skeleton'
import * as css from './sales.css'
import { SalesDays, SalesStatuses } from './sales-figures'
import { SalesOrders } from './sales-orders'
import { SalesProvinces } from './sales-provinces'
import { SalesSkeleton } from './sales-skeleton'
import { SalesTiles } from './sales-tiles'
import { type SelectedDays, useSales, useSelectedDays } from './use-sales'

const dateField = lazyPart(() => import('../ui/date-field'))

function SalesDate({ days, from, to, today, select, choose }: SelectedDays) {
  const { t } = useLingui()
  return (
    <div className={css.date} part="date">
      <DayChoice className={css.days} value={typeof days === 'string' ? days : undefined} onChange={choose} />
      <div className={css.dateField}>
        <Lazy part={dateField} fallback={<Skeleton shape="block" height={css.dateHeight} />}>
          {({ DateField }) => (
            <DateField
              label={t`Show orders on`}
              value={from === to ? to : ''}
              max={today}
              onChange={(day) => {
                if (day) select(day)
              }}
            />
          )}
        </Lazy>
      </div>
    </div>
  )
}

const firstSteps = lazyPart(
  () => import('../shops/start/first-steps'),
  ({ FirstSteps }) => FirstSteps,
)

/** No order in the period, and none of an earlier one is open. */
const isNew = ({ byStatus, toPack, toPrint, codOutstanding }: Sales): boolean =>
  Object.values(byStatus).every((count) => count === 0) && toPack + toPrint + codOutstanding.orders === 0

const cards = lazyPart(() => import('./sales-cards'))

/** Cards that load near the viewport, with their height reserved. */
function SalesMore() {
  const { t } = useLingui()
  const { containerRef, isSeen, here: file, isFailed, enter } = useNearPart(cards)
  return (
    <div ref={containerRef} className={css.screen}>
      {file ? (
        <file.SalesCards />
      ) : isFailed ? (
        <PartFailure title={t`Couldn't load the data`} onRetry={enter} />
      ) : (
        <Loading className={css.screen} waiting={isSeen ? 'part' : 'unseen'}>
          <div className={css.row}>
            <FigureCardSkeleton height={analyticsHeight} />
            <FigureCardSkeleton height={analyticsHeight} />
          </div>
          <div className={css.halves}>
            <FigureCardSkeleton height={statisticHeight} />
            <FigureCardSkeleton height={statisticHeight} />
          </div>
        </Loading>
      )}
    </div>
  )
}

function SalesView(way: SalesScreenProps) {
  const selected = useSelectedDays()
  const may = useMay()
  const { span, sales, choose, state } = useSales(selected)
  const { here: FirstSteps } = useLazyPart(firstSteps, sales !== undefined && isNew(sales))
  const isLost = state.status === 'failed' && !sales
  return (
    <div className={css.root} part="sales">
      <div className={css.screen}>
        <SalesDate {...selected} />
        {isLost ? (
          <FigureFailure state={state} />
        ) : (
          <>
            {FirstSteps && sales && isNew(sales) && <FirstSteps />}
            <SalesTiles sales={sales} selected={selected} {...way} />
            <div className={css.row}>
              <SalesDays sales={sales} span={span} state={state} onChoose={choose} {...way} />
              <SalesStatuses sales={sales} state={state} {...way} />
            </div>
          </>
        )}
        <div className={css.row}>
          {may('read', 'Order') && <SalesOrders selected={selected} {...way} />}
          {!isLost && <SalesProvinces sales={sales} state={state} {...way} />}
        </div>
        <SalesMore />
      </div>
    </div>
  )
}

export type SalesScreenProps = {
  hrefOf(path: string): string
  go(path: string): void
}

const apps = { account: accountApp, sales: salesApp, orders: ordersApp, auth: authApp }

export const SalesScreen = defineWidget<SalesScreenProps>({
  apps,
  messages: [messages, chartMessages, orderMessages, dayMessages, failureMessages, lazyMessages],
  Skeleton: SalesSkeleton,
  View: SalesView,
})
