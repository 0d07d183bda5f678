import ECharts from 'echarts-for-react/esm/core.js'
import { useMemo } from 'react'
import { useLocale } from '../../runtime/use-locale'
import type { ChartModel } from '../chart-model'
import { longLabel, shortLabel } from '../label-text'
import type { NumberFormat } from '../use-number-formats'
import { chartOption } from './chart-option'
import { Samples, useColours } from './colours'
import { engine } from './engine'

export type EChartProps = { model: ChartModel; number: NumberFormat }

const opts = { renderer: 'canvas' } as const
const style = { inlineSize: '100%', blockSize: '100%', height: '100%' } as const

/** Draws with ECharts in the skin around it. */
export function EChart({ model, number }: EChartProps) {
  const locale = useLocale()
  const { samples, colours, read } = useColours()
  const option = useMemo(() => {
    const [first] = samples.current?.children ?? []
    if (!colours || !first) return undefined
    return chartOption({
      model,
      number,
      colours,
      labels: {
        short: model.labels.map((label) => shortLabel(label, locale)),
        long: model.labels.map((label) => longLabel(label, locale)),
      },
      font: { family: getComputedStyle(first).fontFamily, size: 12 },
    })
  }, [model, number, colours, locale, samples])
  return (
    <>
      <Samples containerRef={samples} onChanged={read} />
      {option && <ECharts echarts={engine} option={option} opts={opts} style={style} notMerge lazyUpdate />}
    </>
  )
}
