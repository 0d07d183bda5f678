import { RaanError } from '../../core/kernel/errors'

type EChartFile = typeof import('./echart/echart')

let provided: (() => Promise<EChartFile>) | undefined
let isReported = false

export function provideEChart(load: () => Promise<EChartFile>): void {
  provided = load
}

export async function loadEChart(): Promise<EChartFile> {
  if (provided) return provided()
  const expected = "import 'langraan/charts', after npm install echarts"
  if (!isReported) console.error(`langraan: charts need ECharts: ${expected}`)
  isReported = true
  throw new RaanError('not-configured', { expected })
}
