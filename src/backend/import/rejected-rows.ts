import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { writeCsv } from '../../core/kernel/csv'
import type { Columns } from '../../core/orders/sheet/heading-columns'
import type { RowProblem, Rows } from '../../core/orders/sheet/order-rows'
import { rejectedTable } from '../../core/orders/sheet/rejected-table'
import { FileError } from './sheet'

/** A name that isn't taken by another content: someone may have corrected an earlier file. */
function nameFor(file: string, text: string): string {
  const start = file.replace(/\.[^./\\]*$/, '')
  for (let nth = 1; ; nth++) {
    const name = `${start}.rejected${nth === 1 ? '' : `-${nth}`}.csv`
    const found = statSync(name, { throwIfNoEntry: false })
    if (!found || (found.isFile() && readFileSync(name, 'utf8') === text)) return name
  }
}

/**
 * Writes the rows as they are, each with its problems, to be corrected and imported. Returns the file's name; throws a
 * `FileError` if it can't be written.
 */
export function writeRejected(
  file: string,
  rows: Rows,
  columns: Columns,
  rejected: readonly number[],
  problems: readonly RowProblem[],
): string {
  const said = problems.map(({ row, heading, text }) => ({ row, text: `${heading}: ${text}` }))
  const text = writeCsv(rejectedTable(rows, columns, rejected, said))
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
    return `The rejected rows are in ${write()}. Correct them there and import that file.`
  } catch (error) {
    if (error instanceof FileError)
      return `The file of rejected rows ${error.message}. Correct them in ${file} and import it again.`
    throw error
  }
}
