import type { ReactNode } from 'react'

export type ChartSeries = {
  name: string
  /** beside `labels`, as many */
  data: readonly number[]
  look: 'bar' | 'line' | 'area' | 'dashed'
}

/** A chart with an axis. What it shows stands in its table as well. */
export type ChartModel = {
  /** days (YYYY-MM-DD) or months (YYYY-MM) */
  labels: readonly string[]
  series: readonly ChartSeries[]
  /** bars of one label on top of each other */
  stacked?: boolean
}

/** A part of a whole, or a figure among its likes. */
export type ChartPart = { name: string; value: number }

/** The table behind a chart: the first column names the row. */
export type ChartRows = {
  head: readonly string[]
  rows: readonly (readonly string[])[]
  /** the name of the nth row where it is more than a text */
  nameOf?: (nth: number, name: string) => ReactNode
}
