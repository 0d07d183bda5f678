import { classNames } from '../ui/class-names'
import { Loading, Skeleton } from '../ui/skeleton'
import * as css from './frame.css'
import * as side from './side.css'
import { bar, head } from './top-bar.css'
import { useDashboard } from './use-dashboard'

/** Shown until the texts and the current user are known. */
export function DashboardSkeleton() {
  const { frame, skin } = useDashboard()
  const beside = frame.menu === 'vertical' && !frame.menuHidden
  const across = frame.menu === 'horizontal' && !frame.menuHidden
  const dark = skin === 'semi-dark' || undefined
  return (
    <Loading className={classNames(css.grid, !beside && css.alone)}>
      {beside && (
        <div className={side.side} data-rail={frame.collapsed || undefined} data-dark={dark}>
          <div className={side.sidePanel}>
            <div className={side.sideHead}>
              <Skeleton shape="block" height={32} width={140} />
            </div>
            <Skeleton shape="block" height={32} count={4} />
          </div>
        </div>
      )}
      <div className={css.column}>
        {frame.navbar !== 'hidden' && (
          <div className={head} data-kind={frame.navbar}>
            <div className={bar} data-colour={frame.navbarColour} />
          </div>
        )}
        {across && <div className={css.across} data-dark={dark} />}
        <div className={css.main}>
          <Skeleton shape="block" height={36} width={220} />
          <Skeleton shape="block" height={280} />
        </div>
      </div>
    </Loading>
  )
}
