import { useLingui } from '@lingui/react/macro'
import { lazyPart } from '../../core/kernel/lazy-part'
import { analyticsHeight, FigureCardSkeleton, statisticHeight } from '../charts/figure-card'
import { useNearPart } from '../charts/use-near-part'
import { FailurePanel } from '../failure/failure-panel'
import { Loading } from '../ui/skeleton'
import * as css from './sales.css'

const cards = lazyPart(() => import('./sales-cards'))

/** Cards that come once somebody gets near them, in a place as tall. */
export function SalesMore() {
  const { t } = useLingui()
  const { containerRef, here: file, isFailed, enter } = useNearPart(cards)
  return (
    <div ref={containerRef} className={css.screen}>
      {file ? (
        <file.SalesCards />
      ) : isFailed ? (
        <FailurePanel title={t`Couldn't load the data`} onRetry={() => void enter()} />
      ) : (
        <Loading className={css.screen}>
          <div className={css.row}>
            <FigureCardSkeleton height={analyticsHeight} />
            <FigureCardSkeleton height={analyticsHeight} />
          </div>
          <div className={css.halves}>
            <FigureCardSkeleton height={statisticHeight} />
            <FigureCardSkeleton height={statisticHeight} />
          </div>
        </Loading>
      )}
    </div>
  )
}
