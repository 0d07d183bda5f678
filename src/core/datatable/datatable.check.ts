import { lookUp } from '../kernel/look-up'
import { arabicDigits } from '../kernel/money'
import { type TableColumn, type TableRow, writtenCell } from './datatable.columns'

export type CellProblem = 'required' | 'not-a-number' | 'not-a-day' | 'not-a-choice'

/** User input by column. */
export type RowDraft = Readonly<Record<string, string>>

export type CheckedRow = { ok: true; values: TableRow } | { ok: false; problems: Readonly<Record<string, CellProblem>> }

const isDay = (text: string): boolean => {
  const moment = new Date(`${text}T00:00:00Z`)
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text)
}

function checkedCell(column: TableColumn, text: string): string | number | { problem: CellProblem } {
  const typed = text.trim()
  if (typed === '') return column.required ? { problem: 'required' } : ''
  if (column.kind === 'date') return isDay(typed) ? typed : { problem: 'not-a-day' }
  if (column.kind === 'choice')
    return column.choices?.find((choice) => String(choice) === typed) ?? { problem: 'not-a-choice' }
  if (column.kind !== 'number' && column.kind !== 'money') return typed
  const plain = arabicDigits(typed)
  // 12,50 with a decimal comma must not become 1250
  if (!/^-?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/.test(plain)) return { problem: 'not-a-number' }
  const number = Number(plain.replaceAll(',', ''))
  if (!Number.isSafeInteger(Math.trunc(number * 100))) return { problem: 'not-a-number' }
  return column.kind === 'money' ? Math.round(number * 100) : number
}

/** The values of a row, each of its column's kind, or the validation errors by column. */
export function checkRow(columns: readonly TableColumn[], draft: RowDraft): CheckedRow {
  const values: Record<string, unknown> = {}
  const problems: Record<string, CellProblem> = {}
  for (const column of columns) {
    const value = checkedCell(column, lookUp(draft, column.key) ?? '')
    if (typeof value === 'object') problems[column.key] = value.problem
    else values[column.key] = value
  }
  return Object.keys(problems).length > 0 ? { ok: false, problems } : { ok: true, values }
}

/** A row as shown in a form. */
export const draftOf = (columns: readonly TableColumn[], row: TableRow | undefined): RowDraft =>
  Object.fromEntries(columns.map((column) => [column.key, row ? String(writtenCell(row, column)) : '']))
