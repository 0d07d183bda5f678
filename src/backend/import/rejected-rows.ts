import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { writeCsv } from '../../core/kernel/csv'
import { textOf } from '../../core/orders/sheet/cells'
import type { Columns } from '../../core/orders/sheet/heading-columns'
import type { RowProblem, Rows } from '../../core/orders/sheet/order-rows'
import { FileError } from './sheet'

/** Ignored when the file is imported again. */
const problemHeading = 'problem'
/** Tells a mended order without a number from one with the same content. */
const rowHeading = 'rejected row'

/** A name that isn't taken by another content: someone may have mended an earlier file. */
function nameFor(file: string, text: string): string {
  const start = file.replace(/\.[^./\\]*$/, '')
  for (let nth = 1; ; nth++) {
    const name = `${start}.rejected${nth === 1 ? '' : `-${nth}`}.csv`
    const found = statSync(name, { throwIfNoEntry: false })
    if (!found || (found.isFile() && readFileSync(name, 'utf8') === text)) return name
  }
}

/**
 * Writes the rows as they are, each with its problems, to be mended and imported. Returns the file's name; throws a
 * `FileError` if it can't be written.
 */
export function writeRejected(
  file: string,
  rows: Rows,
  columns: Columns,
  rejected: readonly number[],
  problems: readonly RowProblem[],
): string {
  const { head, headings } = columns
  const kept = headings.map((_, column) => column).filter((column) => headings[column] !== problemHeading)
  // a row that is rejected again stays that of the first file
  const rowColumn = columns.of.get('rejectedRow')?.[0]
  const told = new Map<number, string>()
  for (const { row, heading, text } of problems) {
    const before = told.get(row)
    told.set(row, `${before === undefined ? '' : `${before}; `}${heading}: ${text}`)
  }
  const table = [
    [...kept.map((column) => headings[column] ?? ''), ...(rowColumn === undefined ? [rowHeading] : []), problemHeading],
    ...rejected
      .filter((row) => row > head)
      .map((row) => [
        ...kept.map((column) => textOf(rows[row]?.[column])),
        ...(rowColumn === undefined ? [row + 1] : []),
        told.get(row) ?? '',
      ]),
  ]
  const text = writeCsv(table)
  try {
    const name = nameFor(file, text)
    writeFileSync(name, text, { mode: 0o600 })
    return name
  } catch (error) {
    throw new FileError(`can’t be written beside the file: ${(error as Error).message}`)
  }
}

/** Says where the rejected rows are. */
export function keptIn(file: string, write: () => string): string {
  try {
    return `The rejected rows are in ${write()}. Mend them there and import that file.`
  } catch (error) {
    if (error instanceof FileError)
      return `The file of rejected rows ${error.message}. Mend them in ${file} and import it again.`
    throw error
  }
}
