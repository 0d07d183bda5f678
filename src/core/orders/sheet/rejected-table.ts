import type { CsvCell } from '../../kernel/csv'
import { plain, textOf } from './cells'
import type { Columns } from './heading-columns'
import type { Rows } from './order-rows'

export type RejectedHeadings = {
  /** tells a corrected order without a number from one with the same content; missing where rows are told by what they say */
  readonly row?: string
  /** ignored when the file is imported again */
  readonly problem: string
}

const inEnglish: RejectedHeadings = { row: 'rejected row', problem: 'problem' }

/** In each language of the screen. */
const problemHeadings: readonly string[] = ['problem', 'ปัญหาที่พบ', 'problème', 'problema']

/** Whether a heading is that of a column which says what is wrong. */
export const isProblemHeading = (heading: string): boolean => problemHeadings.includes(plain(heading))

/** What is wrong with a row, in words. */
export type SaidProblem = { readonly row: number; readonly text: string }

/** The rejected rows as they are, each with its problems, to be corrected and imported. */
export function rejectedTable(
  rows: Rows,
  { head, headings, of }: Pick<Columns, 'head' | 'headings'> & Partial<Pick<Columns, 'of'>>,
  rejected: readonly number[],
  problems: readonly SaidProblem[],
  labels: RejectedHeadings = inEnglish,
): CsvCell[][] {
  const kept = headings.map((_, column) => column).filter((column) => !isProblemHeading(headings[column] ?? ''))
  // a row that is rejected again stays that of the first file
  const isNumbered = labels.row !== undefined && !of?.get('rejectedRow')
  const said = new Map<number, string>()
  for (const { row, text } of problems) {
    const before = said.get(row)
    said.set(row, before === undefined ? text : `${before}; ${text}`)
  }
  return [
    [...kept.map((column) => headings[column] ?? ''), ...(isNumbered ? [labels.row] : []), labels.problem],
    ...rejected
      .filter((row) => row > head)
      .map((row) => [
        ...kept.map((column) => textOf(rows[row]?.[column])),
        ...(isNumbered ? [row + 1] : []),
        said.get(row) ?? '',
      ]),
  ]
}
