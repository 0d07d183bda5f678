import { BarChart, LineChart } from 'echarts/charts'
import { GridComponent, TooltipComponent } from 'echarts/components'
import * as core from 'echarts/core'
import { CanvasRenderer } from 'echarts/renderers'
import ECharts from 'echarts-for-react/esm/core.js'
import { useMemo } from 'react'
import { useLocale } from '../../runtime/use-locale'
import type { ChartModel } from '../chart-model'
import { longLabel, shortLabel } from '../label-text'
import type { NumberFormat } from '../use-number-formats'
import { chartOption } from './chart-option'
import { Samples, useColours } from './colours'

core.use([BarChart, LineChart, GridComponent, TooltipComponent, CanvasRenderer])

/**
 * ECharts clears its container through `innerHTML`, which Trusted Types forbid. This replaces the setter on our
 * own element with one that uses no HTML.
 */
function withoutHtml(element: HTMLElement): HTMLElement {
  Object.defineProperty(element, 'innerHTML', {
    configurable: true,
    get: () => '',
    set: () => element.replaceChildren(),
  })
  return element
}

const init: typeof core.init = (element, ...rest) => core.init(element && withoutHtml(element), ...rest)

const engine: typeof core = { ...core, init }

export type EChartProps = { model: ChartModel; number: NumberFormat }

const opts = { renderer: 'canvas' } as const
const style = { inlineSize: '100%', blockSize: '100%', height: '100%' } as const

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
