import type { EChartsCoreOption } from 'echarts/core'
import type { ChartModel, ChartSeries } from '../chart-model'
import type { NumberFormat } from '../use-number-formats'
import type { Colours } from './colours'

type OptionInput = {
  model: ChartModel
  labels: { short: readonly string[]; long: readonly string[] }
  number: NumberFormat
  colours: Colours
  font: { family: string; size: number }
}

/** Same order as the legend marks. */
const tones = ['accent', 'warning', 'info', 'danger'] as const
/** Line angles of the patterns, matching the legend marks (first: none); they distinguish bars without colour. */
const turns = [undefined, -Math.PI / 4, 0, Math.PI / 2] as const

function decalOf(nth: number, color: string) {
  const rotation = turns[nth % turns.length]
  return (
    rotation !== undefined && { decal: { symbol: 'rect', color, dashArrayX: [1, 0], dashArrayY: [2, 4], rotation } }
  )
}

function seriesOf({ name, data, look }: ChartSeries, nth: number, { model, colours }: OptionInput) {
  const color = colours[tones[nth % tones.length] ?? 'accent']
  const common = { name, data: [...data], color }
  if (look === 'bar')
    return {
      ...common,
      type: 'bar',
      barMaxWidth: 22,
      itemStyle: { borderRadius: 2, ...decalOf(nth, colours.raised) },
      ...(model.stacked && { stack: 'all' }),
    }
  return {
    ...common,
    type: 'line',
    showSymbol: data.length <= 12,
    symbol: look === 'dashed' ? 'rect' : 'circle',
    symbolSize: 6,
    lineStyle: {
      width: 2.5,
      type: look === 'dashed' ? 'dashed' : 'solid',
      ...(model.stacked && { shadowColor: colours.raised, shadowBlur: 4 }),
    },
    ...(look === 'area' && { areaStyle: { color: colours.accentSoft } }),
  }
}

type Hovered = { dataIndex: number; seriesName?: string; value: unknown }

/** No title, no legend, nothing that needs HTML. */
export function chartOption(input: OptionInput): EChartsCoreOption {
  const { model, labels, number, colours, font } = input
  const bars = model.series.filter(({ look }) => look === 'bar').length
  const textStyle = { color: colours.muted, fontFamily: font.family, fontSize: font.size }
  return {
    animation: false,
    textStyle,
    grid: {
      left: 4,
      right: bars > 0 ? 12 : 24,
      top: 12,
      bottom: 4,
      outerBoundsMode: 'same',
      outerBoundsContain: 'axisLabel',
    },
    tooltip: {
      trigger: 'axis',
      renderMode: 'richText',
      confine: true,
      backgroundColor: colours.raised,
      borderColor: colours.border,
      textStyle: { ...textStyle, color: colours.text, lineHeight: Math.round(font.size * 1.6) },
      formatter(hovered: Hovered | Hovered[]) {
        const all = Array.isArray(hovered) ? hovered : [hovered]
        const lines = all.map(({ seriesName, value }) => `${seriesName}: ${number.full(Number(value))}`)
        return [labels.long[all[0]?.dataIndex ?? 0], ...lines].join('\n')
      },
    },
    xAxis: {
      type: 'category',
      data: [...labels.short],
      boundaryGap: bars > 0,
      axisTick: { show: false },
      axisLine: { lineStyle: { color: colours.border } },
      axisLabel: { ...textStyle, hideOverlap: true },
    },
    yAxis: {
      type: 'value',
      splitNumber: 4,
      axisLabel: { ...textStyle, formatter: (value: number) => number.short(value) },
      splitLine: { lineStyle: { color: colours.border } },
    },
    series: model.series.map((series, nth) => seriesOf(series, nth, input)),
  }
}
