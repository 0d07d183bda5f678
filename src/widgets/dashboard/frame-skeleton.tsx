import type { ReactNode } from 'react'
import type { Arrangement } from '../../core/dashboard/dashboard.record'
import { classNames } from '../ui/class-names'
import { Skeleton } from '../ui/skeleton'
import * as css from './frame.css'
import * as side from './side.css'
import { bar, head } from './top-bar.css'

type FrameSkeletonProps = {
  frame: Arrangement
  dark: boolean
  menuLabel?: string
  name?: ReactNode
  place?: ReactNode
  foot?: ReactNode
  children: ReactNode
}

/** The frame's layout without its content. Also rendered into the page by `demo/frame`. */
export function FrameSkeleton({ frame, dark, menuLabel, name, place, foot, children }: FrameSkeletonProps) {
  const Panel = menuLabel === undefined ? 'div' : 'nav'
  const beside = frame.menu === 'vertical' && !frame.menuHidden
  const across = frame.menu === 'horizontal' && !frame.menuHidden
  return (
    <div
      className={classNames(css.grid, !beside && css.alone)}
      data-navbar={frame.navbar}
      data-footer={frame.footer}
      data-content={frame.content}
    >
      {beside && (
        <div className={side.side} data-side="" data-rail={frame.collapsed || undefined} data-dark={dark || undefined}>
          <Panel className={side.sidePanel} aria-label={menuLabel}>
            <div className={side.sideHead}>{name ?? <Skeleton shape="block" height={32} width={140} />}</div>
            <Skeleton shape="block" height={32} count={4} />
          </Panel>
        </div>
      )}
      <div className={css.column}>
        {frame.navbar !== 'hidden' && (
          <header className={head} data-kind={frame.navbar}>
            <div className={bar} data-colour={frame.navbarColour}>
              {place}
            </div>
          </header>
        )}
        {across && <div className={css.across} data-dark={dark || undefined} />}
        {children}
        {foot}
      </div>
    </div>
  )
}
