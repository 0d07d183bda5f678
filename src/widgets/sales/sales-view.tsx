import { FigureFailure } from '../charts/figure-card'
import { useMay } from '../runtime/use-may'
import type { SalesScreenProps } from './sales'
import * as css from './sales.css'
import { SalesDate } from './sales-date'
import { SalesDays } from './sales-days'
import { SalesMore } from './sales-more'
import { SalesOrders } from './sales-orders'
import { SalesProvinces } from './sales-provinces'
import { SalesStatuses } from './sales-statuses'
import { SalesTiles } from './sales-tiles'
import { useSales } from './use-sales'
import { useSelectedDate } from './use-selected-date'

export function SalesView(way: SalesScreenProps) {
  const selected = useSelectedDate()
  const may = useMay()
  const { span, sales, choose, state } = useSales(selected.date)
  const isLost = state.status === 'failed' && !sales
  return (
    <div className={css.root} part="sales">
      <div className={css.screen}>
        <SalesDate {...selected} />
        {isLost ? (
          <FigureFailure state={state} />
        ) : (
          <>
            <SalesTiles sales={sales} {...way} />
            <div className={css.row}>
              <SalesDays sales={sales} span={span} state={state} onChoose={choose} {...way} />
              <SalesStatuses sales={sales} state={state} {...way} />
            </div>
          </>
        )}
        <div className={css.row}>
          {may('read', 'Order') && <SalesOrders date={selected.date} isToday={selected.isToday} {...way} />}
          {!isLost && <SalesProvinces sales={sales} state={state} {...way} />}
        </div>
        <SalesMore />
      </div>
    </div>
  )
}
