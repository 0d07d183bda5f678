import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { writeCsv } from '../../core/kernel/csv'
import { textOf } from '../../service/orders/import/cells'
import type { Columns } from '../../service/orders/import/columns'
import type { RowProblem, Rows } from '../../service/orders/import/order-rows'

/** Ignored when the file is imported again. */
const problemHeading = 'problem'

/** A name that isn't taken by another content: someone may have mended an earlier file. */
function nameFor(file: string, text: string): string {
  const start = file.replace(/\.[^./\\]*$/, '')
  for (let nth = 1; ; nth++) {
    const name = `${start}.rejected${nth === 1 ? '' : `-${nth}`}.csv`
    if (!existsSync(name) || readFileSync(name, 'utf8') === text) return name
  }
}

/** Writes the rows as they are, each with its problems, to be mended and imported. Returns the file's name. */
export function writeRejected(
  file: string,
  rows: Rows,
  { head, headings }: Columns,
  rejected: readonly number[],
  problems: readonly RowProblem[],
): string {
  const kept = headings
    .map((heading, column) => ({ heading, column }))
    .filter(({ heading }) => heading !== problemHeading)
  const told = (row: number) =>
    problems
      .filter((problem) => problem.row === row)
      .map(({ heading, text }) => `${heading}: ${text}`)
      .join('; ')
  const table = [
    [...kept.map(({ heading }) => heading), problemHeading],
    ...rejected
      .filter((row) => row > head)
      .map((row) => [...kept.map(({ column }) => textOf(rows[row]?.[column])), told(row)]),
  ]
  const text = writeCsv(table)
  const name = nameFor(file, text)
  writeFileSync(name, text, { mode: 0o600 })
  return name
}
