import { describe, expect, test } from 'vitest'
import { chartOption } from '../../src/widgets/charts/echart/chart-option'
import { longLabel, shortLabel } from '../../src/widgets/charts/label-text'

const colours = Object.fromEntries(
  ['accent', 'accentSoft', 'warning', 'info', 'danger', 'text', 'muted', 'border', 'raised'].map((name) => [
    name,
    `#${name}`,
  ]),
) as never
type Drawn = {
  tooltip: { renderMode: string; formatter(points: unknown): string }
  series: {
    type: string
    color: string
    stack?: string
    lineStyle?: { type: string }
    itemStyle?: { decal?: { rotation: number } }
  }[]
}
const number = { full: (value: number) => `${value} baht`, short: (value: number) => `${value}฿` }
const option = (series: Parameters<typeof chartOption>[0]['model']['series'], stacked = false) =>
  chartOption({
    model: { labels: ['2026-11-09', '2026-11-10'], series, stacked },
    number,
    colours,
    labels: { short: ['9', '10'], long: ['9 Nov 2026', '10 Nov 2026'] },
    font: { family: 'Sarabun', size: 12 },
  }) as unknown as Drawn

describe('options of a chart', () => {
  const sales = { name: 'Sales', data: [5, 7], look: 'bar' as const }
  const costs = { name: 'Costs', data: [-2, -3], look: 'bar' as const }
  const plan = { name: 'Plan', data: [6, 6], look: 'dashed' as const }

  test('STAT-34 the label of a point has no HTML and the number format of the screen', () => {
    const { tooltip } = option([sales, plan])
    const hovered = [sales, plan].map(({ name, data }) => ({ seriesName: name, value: data[1], dataIndex: 1 }))
    expect(tooltip.renderMode).toBe('richText')
    expect(tooltip.formatter(hovered)).toBe('10 Nov 2026\nSales: 7 baht\nPlan: 6 baht')
  })

  test('STAT-34 each bar after the first has its own pattern; a budget is a dashed line', () => {
    const bars = option([sales, costs, costs, costs]).series
    expect(bars.map(({ itemStyle }) => itemStyle?.decal?.rotation)).toEqual([undefined, -Math.PI / 4, 0, Math.PI / 2])
    const [first, second, third] = option([sales, costs, plan], true).series
    expect([first?.stack, second?.stack, third?.type, third?.lineStyle?.type]).toEqual(['all', 'all', 'line', 'dashed'])
  })

  test('STAT-34 colours come from the surrounding theme, in the order of the legend', () => {
    expect(option([sales, costs, plan]).series.map(({ color }: { color: string }) => color)).toEqual([
      '#accent',
      '#warning',
      '#info',
    ])
  })

  test('STAT-34 days and months are named in the language of the screen', () => {
    expect([shortLabel('2026-11-09', 'th'), shortLabel('2026-11', 'th'), longLabel('2026-11', 'th')]).toEqual([
      '9 พ.ย.',
      'พ.ย.',
      'พฤศจิกายน 2569',
    ])
    expect([shortLabel('2026-11-09', 'de'), longLabel('2026-11-09', 'en')]).toEqual(['9. Nov.', 'Nov 9, 2026'])
  })
})
