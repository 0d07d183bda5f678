import { useLingui } from '@lingui/react/macro'
import { lazyPart } from '../../core/kernel/lazy-part'
import { analyticsHeight, statisticHeight } from '../charts/card-heights'
import { FigureCardPlace } from '../charts/figure-card'
import { useNearPart } from '../charts/use-near-part'
import { ErrorPanel } from '../ui/error-panel'
import { Loading } from '../ui/skeleton'
import * as css from './sales.css'

const cards = lazyPart(() => import('./sales-cards'))

/** Cards that come once somebody gets near them, in a place as tall. */
export function SalesMore() {
  const { t } = useLingui()
  const { place, here: file, isFailed, enter } = useNearPart(cards)
  return (
    <div ref={place} className={css.screen}>
      {file ? (
        <file.SalesCards />
      ) : isFailed ? (
        <ErrorPanel title={t`Couldn't load the data`} onRetry={() => void enter()} retryLabel={t`Try again`}>
          {t`Check your connection and try again.`}
        </ErrorPanel>
      ) : (
        <Loading className={css.screen}>
          <div className={css.row}>
            <FigureCardPlace height={analyticsHeight} />
            <FigureCardPlace height={analyticsHeight} />
          </div>
          <div className={css.halves}>
            <FigureCardPlace height={statisticHeight} />
            <FigureCardPlace height={statisticHeight} />
          </div>
        </Loading>
      )}
    </div>
  )
}
