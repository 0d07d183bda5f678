import { Chart } from '../charts/chart'
import { Change, Figure } from '../charts/figure'
import { Mark } from '../charts/legend'
import { Progress } from '../charts/progress'
import { Donut, Rings } from '../charts/rings'
import * as css from './analytics.css'
import type { AnalyticsContent } from './analytics-content'

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
