import type { ReactNode } from 'react'

export type ChartSeries = {
  name: string
  /** one value per label */
  data: readonly number[]
  look: 'bar' | 'line' | 'area' | 'dashed'
}

/** A chart with an axis. Its table shows the same data. */
export type ChartModel = {
  /** days (YYYY-MM-DD) or months (YYYY-MM) */
  labels: readonly string[]
  series: readonly ChartSeries[]
  stacked?: boolean
}

export type ChartPart = { name: string; value: number }

/** The table behind a chart; the first column names the row. */
export type ChartRows = {
  head: readonly string[]
  rows: readonly (readonly string[])[]
  /** renders the row's name if it is more than text */
  nameOf?: (nth: number, name: string) => ReactNode
}
