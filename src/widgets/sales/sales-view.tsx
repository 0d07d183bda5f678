import { FigureFailure } from '../charts/figure-card'
import { useMay } from '../root/use-may'
import type { SalesScreenProps } from './sales'
import * as css from './sales.css'
import { SalesDays } from './sales-days'
import { SalesLatest } from './sales-latest'
import { SalesMore } from './sales-more'
import { SalesProvinces } from './sales-provinces'
import { SalesStatuses } from './sales-statuses'
import { SalesTiles } from './sales-tiles'
import { useSales } from './use-sales'

export function SalesView(way: SalesScreenProps) {
  const { span, sales, choose, state } = useSales()
  const may = useMay()
  const isLost = state.status === 'failed' && !sales
  return (
    <div className={css.place} part="sales">
      <div className={css.screen}>
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
          {may('read', 'Order') && <SalesLatest {...way} />}
          {!isLost && <SalesProvinces sales={sales} state={state} {...way} />}
        </div>
        <SalesMore />
      </div>
    </div>
  )
}
