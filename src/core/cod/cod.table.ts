import Papa from 'papaparse'
import { readCell } from './cod.cells'

export type TableRow = {
  /** its index in the text, from 0; a quoted cell may take several lines */
  line: number
  /** as given */
  text: string
  cells: readonly string[]
  /** a quote is missing: the cells may be those of several rows */
  isBroken: boolean
}

export type SettlementTable = { rows: readonly TableRow[]; separator: string }

const lineEnd = /\r\n|\r|\n/

/** Tabs, semicolons and bars are rare in names and amounts, so they separate if most lines have them. */
function separatorOf(text: string): string {
  const lines = text.split(lineEnd).filter((line) => line.trim() !== '')
  const most = (separator: string) => lines.filter((line) => line.includes(separator)).length * 2 > lines.length
  return ['\t', ';', '|'].find(most) ?? ','
}

/** Splits a list into rows and cells, as CSV with any separator; without empty rows. */
export function readTable(text: string): SettlementTable {
  const plain = text.replace(/^\ufeff/, '')
  const separator = separatorOf(plain)
  const rows: TableRow[] = []
  let from = 0
  let line = 0
  Papa.parse<string[]>(plain, {
    delimiter: separator,
    step: ({ data, errors, meta: { cursor } }) => {
      const raw = plain.slice(from, cursor)
      const cells = data.map(readCell)
      if (cells.some((cell) => cell !== ''))
        rows.push({ line, text: raw.trim(), cells, isBroken: errors.some(({ type }) => type === 'Quotes') })
      line += raw.split(lineEnd).length - 1
      from = cursor
    },
  })
  return { rows, separator }
}
