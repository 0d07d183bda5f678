import { useMemo, useState } from 'react'
import { type TableColumn, type TableRow, writtenCell } from '../../core/datatable/datatable.columns'
import { formatTag } from '../../core/kernel/format-tag'
import { lookUp } from '../../core/kernel/look-up'
import type { TextColumn } from '../data-table/columns'
import { dayText } from '../i18n/dates'
import { useLocale } from '../runtime/use-locale'
import { Badge, type BadgeTone } from '../ui/badge'
import * as css from './datatable.css'

export type DatatableColumn = TableColumn & {
  /** column heading; default: the key */
  label?: string | undefined
  /** labels of a `choice`, by value */
  choiceLabels?: Readonly<Record<string, string>> | undefined
  tones?: Readonly<Record<string, BadgeTone>> | undefined
  /** ISO 4217, for `money`; default: THB */
  currency?: string | undefined
  /** a CSS length */
  width?: string | undefined
  /** hidden initially */
  hidden?: boolean | undefined
  /** placeholder of the filter */
  example?: string | undefined
  /** input is completed from the backend's titles */
  completes?: boolean | undefined
}

export const labelOf = ({ label, key }: DatatableColumn): string => label ?? key

const isDay = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)

export function useCellText() {
  const locale = useLocale()
  return useMemo(() => {
    const numbers = new Intl.NumberFormat(formatTag(locale), { maximumFractionDigits: 20 })
    const moneys = new Map<string, Intl.NumberFormat>()
    const moneyOf = (currency: string) => {
      const known =
        moneys.get(currency) ??
        new Intl.NumberFormat(formatTag(locale), { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
      moneys.set(currency, known)
      return known
    }
    return (row: TableRow, column: DatatableColumn): string => {
      const cell = writtenCell(row, column)
      if (cell === '') return '–'
      if (column.kind === 'choice') return lookUp(column.choiceLabels, String(cell)) ?? String(cell)
      if (column.kind === 'date' && isDay(cell)) return dayText(cell, locale)
      if (typeof cell !== 'number') return cell
      return column.kind === 'money' ? moneyOf(column.currency ?? 'THB').format(cell) : numbers.format(cell)
    }
  }, [locale])
}

export function useColumns(columns: readonly DatatableColumn[]): readonly TextColumn<TableRow>[] {
  const textOf = useCellText()
  return useMemo(
    () =>
      columns.map((column, at) => {
        const { tones } = column
        const text = (row: TableRow) => textOf(row, column)
        const tone = (row: TableRow) => lookUp(tones, String(lookUp(row, column.key))) ?? 'neutral'
        return {
          key: column.key,
          label: labelOf(column),
          sort: true,
          hideable: at > 0,
          numeric: column.kind === 'number' || column.kind === 'money',
          ...(column.kind === 'date' && { sortedBy: 'time' as const }),
          ...(column.kind === 'choice' && { sortedBy: 'place' as const }),
          ...(column.width !== undefined && { width: column.width }),
          text,
          ...(tones && { tone }),
          cell: (row: TableRow) => (tones ? <Badge tone={tone(row)}>{text(row)}</Badge> : <bdi>{text(row)}</bdi>),
        }
      }),
    [columns, textOf],
  )
}

export function useHidden(columns: readonly DatatableColumn[]) {
  return useState<ReadonlySet<string>>(() => new Set(columns.filter(({ hidden }) => hidden).map(({ key }) => key)))
}

/** All values of a row, including hidden columns. */
export function RowDetails({ row, columns }: { row: TableRow; columns: readonly DatatableColumn[] }) {
  const textOf = useCellText()
  return (
    <dl className={css.details}>
      {columns.map((column) => (
        <div key={column.key}>
          <dt className={css.term}>{labelOf(column)}</dt>
          <dd className={css.value}>
            <bdi>{textOf(row, column)}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
