/** In the package, `langraan/charts` provides it: the build puts `provided-echart.ts` in this file's place. */
export const loadEChart = () => import('./echart/echart')
