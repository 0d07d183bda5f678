import { useLingui } from '@lingui/react/macro'
import { lazyPart } from '../../core/kernel/lazy-part'
import { PartFailure } from '../lazy/part-failure'
import { Skeleton } from '../ui/skeleton'
import * as css from './chart.css'
import type { ChartModel } from './chart-model'
import { Legend } from './legend'
import { loadEChart } from './load-echart'
import { useNearPart } from './use-near-part'
import type { NumberFormat } from './use-number-formats'

export type ChartProps = {
  model: ChartModel
  /** text alternative */
  label: string
  number: NumberFormat
  /** minimum height in pixels, without the legend */
  height: number
}

const drawing = lazyPart(loadEChart)

const isNothing = ({ series }: ChartModel): boolean => series.every(({ data }) => data.every((value) => value === 0))

/** In place of axes without a scale. */
function Nothing({ height }: Pick<ChartProps, 'height'>) {
  const { t } = useLingui()
  return (
    <div className={css.nothing} style={{ minBlockSize: height }}>
      <p className={css.nothingTitle}>{t`Nothing in this period yet`}</p>
      <p>{t`The chart appears with the first order, or choose another period.`}</p>
    </div>
  )
}

export const Chart = (props: ChartProps) =>
  isNothing(props.model) ? <Nothing height={props.height} /> : <DrawnChart {...props} />

/** Loads the chart code when it comes near the viewport; reserves its height until then. */
function DrawnChart({ model, label, number, height }: ChartProps) {
  const { t } = useLingui()
  const { containerRef, here: file, isFailed, enter } = useNearPart(drawing)
  return (
    <Legend parts={model.series} isShown={model.series.length > 1}>
      <div ref={containerRef} className={css.root} style={{ minBlockSize: height }}>
        {file ? (
          <div role="img" aria-label={label} className={css.filling}>
            <file.EChart model={model} number={number} />
          </div>
        ) : isFailed ? (
          <PartFailure title={t`Couldn't load the chart`} onRetry={enter}>
            {t`The data is in the table.`}
          </PartFailure>
        ) : (
          <Skeleton shape="block" height="auto" />
        )}
      </div>
    </Legend>
  )
}
