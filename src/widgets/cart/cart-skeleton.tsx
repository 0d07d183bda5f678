import { Loading, Skeleton } from '../ui/skeleton'
import * as css from './cart.css'

/** As tall as a cart of three lines. */
export const CartSkeleton = () => (
  <Loading className={css.contents}>
    <div className={css.lines}>
      {[0, 1, 2].map((each) => (
        <div key={each} className={css.line}>
          <Skeleton shape="block" width={56} height={56} className={css.picture} />
          <div className={css.words}>
            <Skeleton width="70%" />
            <Skeleton width="30%" />
          </div>
          <div className={css.quantity}>
            <Skeleton shape="block" width={104} height={30} />
          </div>
          <Skeleton width={56} className={css.sum} />
        </div>
      ))}
    </div>
  </Loading>
)
