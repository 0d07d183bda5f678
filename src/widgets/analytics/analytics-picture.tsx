import { Chart } from '../charts/chart'
import type { ChartModel, ChartPart, ChartRows } from '../charts/chart-model'
import { Change, Figure } from '../charts/figure'
import { Mark } from '../charts/legend'
import { Progress } from '../charts/progress'
import { Donut, Rings } from '../charts/rings'
import type { NumberFormat } from '../charts/use-number-formats'
import * as css from './analytics.css'

type Part = ChartPart & { text: string }

/** What a card says in figures, draws, and holds ready as a table. */
export type AnalyticsContent = {
  figures: readonly { name: string; text: string; change?: number | null }[]
  picture:
    | { kind: 'chart'; model: ChartModel; number: NumberFormat }
    | { kind: 'rings' | 'donut'; parts: readonly (ChartPart & { text?: string })[]; middle: string; below?: string }
  /** in words, for those who do not see the picture */
  label: string
  /** of a hundred each, below the picture */
  progress?: readonly Part[]
  /** the parts with their change, below the picture instead of its legend */
  changes?: readonly { name: string; text: string; change: number }[]
  table: ChartRows
}

/** The least of a chart; it takes what its card leaves. */
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

/** What is drawn of a card's figures. */
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
