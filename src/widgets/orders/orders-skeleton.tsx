import { Loading, Skeleton } from '../ui/skeleton'
import * as css from './orders.css'

/** Rows that are on their way. */
export const OrdersRows = ({ count, label }: { count: number; label?: string }) => (
  <Loading className={css.skeletonRow} {...(label && { label })}>
    <Skeleton shape="block" height={40} count={Math.min(count, 10)} />
  </Loading>
)

/** The list before its texts are here. */
export const OrdersSkeleton = () => (
  <div className={css.root}>
    <div className={css.first}>
      <Skeleton shape="block" height={38} />
    </div>
    <div className={css.first}>
      <Skeleton shape="block" width={280} height={38} />
    </div>
    <OrdersRows count={10} />
  </div>
)
