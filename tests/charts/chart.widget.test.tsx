// @vitest-environment happy-dom
import { messages } from 'langraan:messages/charts'
import { expect, test } from 'vitest'
import { Chart, type ChartProps } from '../../src/widgets/charts/chart'
import { defineWidget } from '../../src/widgets/runtime/define-widget'
import { fakeTransport } from '../helpers/fake-transport'
import { widgetPage } from '../helpers/widget-page'

const Shown = defineWidget<Pick<ChartProps, 'model'>>({
  apps: {},
  messages: [messages],
  Skeleton: () => null,
  View: ({ model }) => <Chart model={model} label="ยอดขาย" height={150} number={{ short: String, full: String }} />,
})
const labels = ['2026-11-20', '2026-11-21']
const chartOf = (...series: (readonly number[])[]) =>
  widgetPage(
    <Shown
      model={{ labels, series: series.map((data, nth) => ({ name: `ชุดที่ ${nth}`, data, look: 'line' as const })) }}
    />,
    { transport: fakeTransport({}) },
  )

test.each([
  [[[0, 0]]],
  [
    [
      [0, 0],
      [0, 0],
    ],
  ],
  [[[], []]],
])('STAT-41 a chart of %j says that there is nothing yet, instead of axes without a scale', async (series) => {
  const page = await chartOf(...series)
  await page.until(() => expect(page.text()).toContain('Nothing in this period yet'))
  expect(page.all('[role=img], canvas')).toEqual([])
  expect(page.find('[style]').style.minBlockSize).toBe('150px')
})

test.each([
  [[[0, 1]]],
  [
    [
      [0, 0],
      [0, -1],
    ],
  ],
])('STAT-41 a chart of %j is drawn', async (series) => {
  const page = await chartOf(...series)
  await page.until(() => expect(page.find('[style]').style.minBlockSize).toBe('150px'))
  expect(page.text()).not.toContain('Nothing in this period yet')
})
