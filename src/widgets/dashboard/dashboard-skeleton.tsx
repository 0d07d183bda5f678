import { Loading, Skeleton } from '../ui/skeleton'
import * as css from './frame.css'
import { FrameSkeleton } from './frame-skeleton'
import { useDashboard } from './use-dashboard'

/** Shown until the texts and the current user are known. */
export function DashboardSkeleton() {
  const { frame, skin } = useDashboard()
  return (
    <Loading className={css.whole}>
      <FrameSkeleton frame={frame} dark={skin === 'semi-dark'}>
        <div className={css.main}>
          <Skeleton shape="block" height={36} width={220} />
          <Skeleton shape="block" height={280} />
        </div>
      </FrameSkeleton>
    </Loading>
  )
}
