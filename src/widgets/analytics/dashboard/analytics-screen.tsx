import { RaanStatisticCard } from '../../statistics'
import { RaanAnalyticsCard } from '../analytics'
import * as css from './analytics-screen.css'

export function AnalyticsScreen() {
  return (
    <div className={css.root} part="analytics">
      <div className={css.screen}>
        <div className={css.small}>
          <RaanStatisticCard name="subscribers" />
          <RaanStatisticCard name="orders" />
          <RaanStatisticCard name="revenue" />
          <RaanStatisticCard name="sales" />
        </div>
        <div className={css.wide}>
          <RaanAnalyticsCard name="avg-sessions" />
          <RaanAnalyticsCard name="support-tracker" />
        </div>
        <div className={css.wide}>
          <RaanAnalyticsCard name="revenue" />
          <RaanAnalyticsCard name="product-orders" />
        </div>
        <div className={css.small}>
          <RaanStatisticCard name="site-traffic" />
          <RaanStatisticCard name="active-users" />
          <RaanStatisticCard name="newsletter" />
        </div>
        <div className={css.halves}>
          <RaanAnalyticsCard name="sessions-device" />
          <RaanAnalyticsCard name="customers" />
        </div>
      </div>
    </div>
  )
}
