import * as panes from '../list/panes.css'
import { Loading, Skeleton } from '../ui/skeleton'
import * as css from './calendar.css'

export const CalendarBodySkeleton = ({ label }: { label?: string }) => (
  <div className={css.surface}>
    <Loading className={css.first} {...(label && { label })}>
      <Skeleton shape="block" height={90} count={6} />
    </Loading>
  </div>
)

export const CalendarSkeleton = () => (
  <div className={panes.root}>
    <div className={panes.frame}>
      <div className={panes.side}>
        <Skeleton shape="block" height={38} />
      </div>
      <div className={panes.main}>
        <div className={css.main}>
          <div className={css.bar}>
            <Skeleton shape="block" width={220} height={38} />
          </div>
          <CalendarBodySkeleton />
        </div>
      </div>
    </div>
  </div>
)
