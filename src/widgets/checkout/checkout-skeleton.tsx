import { root } from '../order/order.css'
import { Loading, Skeleton } from '../ui/skeleton'
import * as css from './checkout.css'

/** As large as the step that comes. */
export const CheckoutSkeleton = () => (
  <div className={root}>
    <Loading className={css.form}>
      <Skeleton shape="block" height={52} />
      <Skeleton width={90} />
      <div className={css.columns}>
        <div className={css.stack}>
          <Skeleton shape="block" height={320} />
        </div>
        <div className={css.aside}>
          <Skeleton shape="block" height={220} />
        </div>
      </div>
    </Loading>
  </div>
)
