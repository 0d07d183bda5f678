import { Chart } from '../charts/chart'
import type { ChartModel, ChartPart, ChartRows } from '../charts/chart-model'
import { Change, Figure } from '../charts/figure'
import { Mark } from '../charts/legend'
import { Progress } from '../charts/progress'
import { Donut, Rings } from '../charts/rings'
import type { NumberFormat } from '../charts/use-number-formats'
import * as css from './analytics.css'

type Part = ChartPart & { text: string }

export type AnalyticsContent = {
  figures: readonly { name: string; text: string; change?: number | null }[]
  picture:
    | { kind: 'chart'; model: ChartModel; number: NumberFormat }
    | { kind: 'rings' | 'donut'; parts: readonly (ChartPart & { text?: string })[]; middle: string; below?: string }
  /** text alternative for screen readers */
  label: string
  /** percentages, below the picture */
  progress?: readonly Part[]
  /** parts with their change, replacing the legend */
  changes?: readonly { name: string; text: string; change: number }[]
  table: ChartRows
}

/** Minimum height of a chart; it fills the rest of its card. */
const chartHeight = 150

export function AnalyticsFigures({ figures }: Pick<AnalyticsContent, 'figures'>) {
  return (
    <div className={css.figures}>
      {figures.map((figure) => (
        <Figure key={figure.name} {...figure} />
      ))}
    </div>
  )
}

export function AnalyticsPicture({ picture, label, progress, changes }: AnalyticsContent) {
  return (
    <div className={css.content}>
      {picture.kind === 'chart' && (
        <Chart model={picture.model} number={picture.number} label={label} height={chartHeight} />
      )}
      {picture.kind === 'rings' && (
        <div className={css.picture}>
          <Rings parts={picture.parts} label={label}>
            {picture.middle}
            {picture.below && <span className={css.below}>{picture.below}</span>}
          </Rings>
        </div>
      )}
      {picture.kind === 'donut' && (
        <div className={css.picture}>
          <Donut parts={picture.parts} label={label} hasLegend={!changes}>
            {picture.middle}
            {picture.below && <span className={css.below}>{picture.below}</span>}
          </Donut>
        </div>
      )}
      {progress && (
        <div className={css.progress}>
          {progress.map(({ name, value, text }) => (
            <Progress key={name} label={name} value={value} text={text} />
          ))}
        </div>
      )}
      {changes && (
        <ul className={css.changes}>
          {changes.map(({ name, text, change }, nth) => (
            <li key={name} className={css.change}>
              <Mark nth={nth} />
              <span className={css.changeName}>{name}</span>
              <span className={css.changeText}>{text}</span>
              <Change of={change} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
