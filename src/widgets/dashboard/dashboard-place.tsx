import { Loading, Skeleton } from '../ui/skeleton'
import * as css from './frame.css'
import * as side from './side.css'
import { bar } from './top-bar.css'

/** The frame before its texts and its person are known. */
export function DashboardPlace() {
  return (
    <Loading className={css.grid}>
      <div className={side.side}>
        <div className={side.sidePanel}>
          <div className={side.sideHead}>
            <Skeleton shape="block" height={32} width={140} />
          </div>
          <Skeleton shape="block" height={32} count={4} />
        </div>
      </div>
      <div className={css.column}>
        <div className={bar} />
        <div className={css.main}>
          <Skeleton shape="block" height={36} width={220} />
          <Skeleton shape="block" height={280} />
        </div>
      </div>
    </Loading>
  )
}
