import { RaanAnalyticsCard } from '../analytics'
import { RaanStatisticCard } from '../statistics'
import * as css from './sales.css'

export function SalesCards() {
  return (
    <>
      <div className={css.row}>
        <RaanAnalyticsCard name="revenue-report" />
        <RaanAnalyticsCard name="goal-overview" />
      </div>
      <div className={css.halves}>
        <RaanStatisticCard name="profit-line-chart" />
        <RaanStatisticCard name="orders-bar-chart" />
      </div>
    </>
  )
}
