import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { RaanError } from '../../src/core/kernel/errors'

beforeEach(() => vi.resetModules())
afterEach(() => {
  vi.restoreAllMocks()
  vi.resetModules()
})

test('STAT-522 in the package, charts require langraan/charts; the console says once what is missing', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { loadEChart } = await import('../../src/widgets/charts/provided-echart')
  const failures = await Promise.all([loadEChart(), loadEChart()].map((loading) => loading.catch((error) => error)))
  expect(failures.map(({ code }: RaanError) => code)).toEqual(['not-configured', 'not-configured'])
  const advice = "langraan: charts need ECharts: import 'langraan/charts', after npm install echarts"
  expect(log.mock.calls).toEqual([[advice]])
  await import('../../src/widgets/charts/provide')
  expect(Object.keys(await loadEChart())).toEqual(['EChart'])
})
