/** The package build replaces this file with `provided-echart.ts`, because `langraan/charts` supplies ECharts there. */
export const loadEChart = () => import('./echart/echart')
