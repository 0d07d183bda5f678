import { useLingui } from '@lingui/react/macro'
import { Chart } from '../../charts/chart'
import { Progress } from '../../charts/progress'
import { Donut } from '../../charts/rings'
import { Sparkline } from '../../charts/sparkline'
import { useNumberFormats } from '../../charts/use-number-formats'
import { useRows } from '../../charts/use-rows'
import { State, States } from '../state'

const days = Array.from({ length: 14 }, (_, nth) => `2026-11-${String(nth + 1).padStart(2, '0')}`)
const orders = [12, 9, 14, 20, 17, 11, 8, 13, 16, 22, 19, 15, 10, 18]
const cancelled = [1, 0, 2, 1, 3, 0, 0, 1, 1, 2, 0, 1, 0, 2]

export function Charts() {
  const { t } = useLingui()
  const { count, percent } = useNumberFormats()
  const { describe, describeParts } = useRows()
  const model = (look: 'bar' | 'area') => ({
    labels: days,
    series: [
      { name: t`Orders`, data: orders, look },
      { name: t`Cancelled`, data: cancelled, look },
    ],
  })
  const parts = [
    { name: t`Paid`, value: 62, text: percent(62) },
    { name: t`Unpaid`, value: 38, text: percent(38) },
  ]
  const [bars, areas] = [model('bar'), model('area')]
  return (
    <States>
      <State name={t`Bars`} wide>
        <div>
          <Chart model={{ ...bars, stacked: true }} label={describe(bars, count)} number={count} height={240} />
        </div>
      </State>
      <State name={t`Lines`} wide>
        <div>
          <Chart model={areas} label={describe(areas, count)} number={count} height={240} />
        </div>
      </State>
      <State name={t`Parts of a whole`}>
        <div>
          <Donut parts={parts} label={describeParts(t`Orders`, parts)}>
            {percent(62)}
          </Donut>
        </div>
      </State>
      <State name={t`Trend`}>
        <div>
          <Sparkline
            data={orders}
            look="area"
            label={describe({ labels: days, series: areas.series.slice(0, 1) }, count)}
          />
        </div>
      </State>
      <State name={t`Progress`}>
        <div>
          <Progress label={t`Sales goal`} value={62} text={percent(62)} />
        </div>
      </State>
    </States>
  )
}
