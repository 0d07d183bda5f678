import { useLingui } from '@lingui/react/macro'
import { useLocale } from '../runtime/use-locale'
import type { ChartModel, ChartPart, ChartRows } from './chart-model'
import { longLabel } from './label-text'
import type { NumberFormat } from './use-number-formats'

/** The tables behind charts, and their text alternatives. */
export function useRows() {
  const { t } = useLingui()
  const locale = useLocale()
  return {
    ofChart: ({ labels, series }: ChartModel, { full }: NumberFormat): ChartRows => ({
      head: [t`When`, ...series.map(({ name }) => name)],
      rows: labels.map((label, nth) => [longLabel(label, locale), ...series.map(({ data }) => full(data[nth] ?? 0))]),
    }),
    ofParts: (name: string, value: string, parts: readonly (ChartPart & { text: string })[]): ChartRows => ({
      head: [name, value],
      rows: parts.map(({ name, text }) => [name, text]),
    }),
    /** `Sales by day: 28 values, lowest ฿0 (3 Nov), highest ฿9,500 (9 Nov).` */
    describe({ labels, series }: ChartModel, { full }: NumberFormat): string {
      return series
        .map(({ name, data }) => {
          if (data.length === 0) return t`${name}: no data`
          const [least, most] = [Math.min(...data), Math.max(...data)]
          const when = (value: number) => longLabel(labels[data.indexOf(value)] ?? '', locale)
          const [low, lowDay, high, highDay] = [full(least), when(least), full(most), when(most)]
          return t`${name}: lowest ${low} (${lowDay}), highest ${high} (${highDay})`
        })
        .join('. ')
    },
    describeParts: (title: string, parts: readonly { name: string; text: string }[]) =>
      `${title}: ${parts.map(({ name, text }) => `${name} ${text}`).join(', ')}`,
  }
}
