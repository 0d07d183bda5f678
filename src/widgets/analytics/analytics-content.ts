import type { ChartModel, ChartPart, ChartRows } from '../charts/chart-model'
import type { NumberFormat } from '../charts/use-number-formats'

type Part = ChartPart & { text: string }

/** What a card says in figures, draws, and holds ready as a table. */
export type AnalyticsContent = {
  figures: readonly { name: string; text: string; change?: number | null }[]
  picture:
    | { kind: 'chart'; model: ChartModel; number: NumberFormat }
    | { kind: 'rings' | 'donut'; parts: readonly (ChartPart & { text?: string })[]; middle: string; below?: string }
  /** in words, for those who do not see the picture */
  label: string
  /** of a hundred each, below the picture */
  progress?: readonly Part[]
  /** the parts with their change, below the picture instead of its legend */
  changes?: readonly { name: string; text: string; change: number }[]
  table: ChartRows
}
