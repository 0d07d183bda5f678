/** Numbers are written unquoted so that a spreadsheet can sum them; text never becomes a formula. */
export type CsvCell = string | number

/** Characters that start a formula in spreadsheets, including full-width ones. */
const formula = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/
const needsQuotes = /[",\r\n\t;]|^\s|\s$/

function cellText(cell: CsvCell): string {
  if (typeof cell === 'number') return String(cell)
  const text = cell.replaceAll('\0', '')
  if (formula.test(text)) return `"'${text.replaceAll('"', '""')}"`
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** One row, RFC 4180. */
export const csvLine = (row: readonly CsvCell[]): string => `${row.map(cellText).join(',')}\r\n`

/** Byte order mark at the start of the file; Excel needs it to show Thai. */
export const csvMark = '\ufeff'

/** Rows as RFC 4180, with a byte order mark so that Excel shows Thai. */
export const writeCsv = (rows: readonly (readonly CsvCell[])[]): string => csvMark + rows.map(csvLine).join('')

/** Parses CSV with any line ending; quoted cells may contain separators and line breaks. Empty lines are skipped. */
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
