import { useLingui } from '@lingui/react/macro'
import { type ComponentType, useEffect, useState } from 'react'
import { ErrorPanel } from '../ui/error-panel'
import { Skeleton } from '../ui/skeleton'
import * as css from './chart.css'
import type { ChartModel } from './chart-model'
import type { EChartProps } from './echart/echart'
import { Legend } from './legend'
import type { NumberText } from './use-number-texts'
import { useSeen } from './use-seen'

export type ChartProps = {
  model: ChartModel
  /** says in words what is drawn */
  label: string
  number: NumberText
  /** without the legend, in pixels */
  height: number
}

type Loaded = { Part?: ComponentType<EChartProps>; failed?: boolean }

/** The drawing, in its place. Its code comes when somebody gets near it; until then the place is as tall. */
export function Chart({ model, label, number, height }: ChartProps) {
  const { t } = useLingui()
  const { place, isSeen } = useSeen<HTMLDivElement>()
  const [{ Part, failed }, setLoaded] = useState<Loaded>({})

  useEffect(() => {
    if (!isSeen || Part || failed) return
    let isGone = false
    import('./echart/echart').then(
      ({ EChart }) => isGone || setLoaded({ Part: EChart }),
      () => isGone || setLoaded({ failed: true }),
    )
    return () => {
      isGone = true
    }
  }, [isSeen, Part, failed])

  return (
    <Legend parts={model.series} isShown={model.series.length > 1}>
      <div ref={place} className={css.place} style={{ minBlockSize: height }}>
        {Part ? (
          <div role="img" aria-label={label} style={{ blockSize: height }}>
            <Part model={model} number={number} height={height} />
          </div>
        ) : failed ? (
          <ErrorPanel
            title={t`The chart could not be loaded`}
            onRetry={() => setLoaded({})}
            retryLabel={t`Try again`}
          >{t`Its figures stand in the table.`}</ErrorPanel>
        ) : (
          <Skeleton shape="block" height={height} />
        )}
      </div>
    </Legend>
  )
}
