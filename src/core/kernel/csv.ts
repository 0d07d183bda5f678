/** A number is written bare, so that a sheet can add it up; a text never becomes a formula. */
export type CsvCell = string | number

/** What a sheet would take for the beginning of a formula, full-width signs with it. */
const formula = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/
const needsQuotes = /[",\r\n\t;]|^\s|\s$/

function cellText(cell: CsvCell): string {
  if (typeof cell === 'number') return String(cell)
  const text = cell.replaceAll('\0', '')
  if (formula.test(text)) return `"'${text.replaceAll('"', '""')}"`
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A row as RFC 4180. */
export const csvLine = (row: readonly CsvCell[]): string => `${row.map(cellText).join(',')}\r\n`

/** Stands before everything else and lets Excel show Thai. */
export const csvMark = '\ufeff'

/** Rows as RFC 4180, with the mark that lets Excel show Thai. */
export const writeCsv = (rows: readonly (readonly CsvCell[])[]): string => csvMark + rows.map(csvLine).join('')

/** Cells of a CSV text, whatever ends its lines; quotes may hold separators and lines. A line without anything is left out. */
export function readCsv(text: string, separator = ','): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let isQuoted = false
  const endRow = () => {
    row.push(cell)
    if (row.length > 1 || cell !== '') rows.push(row)
    row = []
    cell = ''
  }
  const plain = text.replace(/^\ufeff/, '')
  for (let at = 0; at < plain.length; at++) {
    const char = plain[at]
    if (isQuoted) {
      if (char !== '"') cell += char
      else if (plain[at + 1] === '"') {
        cell += '"'
        at++
      } else isQuoted = false
    } else if (char === '"' && cell === '') isQuoted = true
    else if (char === separator) {
      row.push(cell)
      cell = ''
    } else if (char === '\n' || char === '\r') {
      if (char === '\r' && plain[at + 1] === '\n') at++
      endRow()
    } else cell += char
  }
  if (cell !== '' || row.length > 0) endRow()
  return rows
}
