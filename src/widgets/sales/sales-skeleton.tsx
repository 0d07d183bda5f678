import { FigureCardSkeleton } from '../charts/figure-card'
import { Loading, Skeleton } from '../ui/skeleton'
import * as css from './sales.css'

/** Content height in pixels, in every state, to avoid layout shifts. */
export const daysHeight = 300
export const mapHeight = 400
export const ordersHeight = 408

export function SalesSkeleton() {
  return (
    <div className={css.root}>
      <Loading className={css.screen}>
        <div className={css.date}>
          <div className={css.days}>
            <Skeleton shape="block" width={330} height={30} />
          </div>
          <div className={css.dateField}>
            <Skeleton shape="block" height={css.dateHeight} />
          </div>
        </div>
        <div className={css.tiles}>
          {[1, 2, 3, 4].map((nth) => (
            <div key={nth} className={css.tile}>
              <Skeleton width="7em" />
              <Skeleton width="5em" />
            </div>
          ))}
        </div>
        <div className={css.row}>
          <FigureCardSkeleton height={daysHeight} />
          <FigureCardSkeleton height={daysHeight} hasMenu={false} />
        </div>
        <div className={css.row}>
          <FigureCardSkeleton height={ordersHeight} />
          <FigureCardSkeleton height={mapHeight} hasMenu={false} />
        </div>
      </Loading>
    </div>
  )
}
