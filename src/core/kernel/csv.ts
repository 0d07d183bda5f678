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

const looksMarked = /^'+[=+\-@\d\t\r\n\uff1d\uff0b\uff0d\uff20]/

/** A text that an import would take for marked gets another apostrophe, the only one that the import then removes. */
export const markApostrophe = (cell: CsvCell): CsvCell =>
  typeof cell === 'string' && looksMarked.test(cell) ? `'${cell}` : cell

/** One row, RFC 4180. */
export const csvLine = (row: readonly CsvCell[]): string => `${row.map(cellText).join(',')}\r\n`

/** Byte order mark at the start of the file; Excel needs it to show Thai. */
export const csvMark = '\ufeff'

/** Rows as RFC 4180, with a byte order mark so that Excel shows Thai. */
export const writeCsv = (rows: readonly (readonly CsvCell[])[]): string => csvMark + rows.map(csvLine).join('')

/**
 * Parses CSV with any line ending; quoted cells may contain separators and line breaks. Empty lines are skipped, unless
 * `keepsEmpty`, so that rows are counted as a spreadsheet counts them.
 */
export function readCsv(text: string, separator = ',', keepsEmpty = false): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let isQuoted = false
  const endRow = () => {
    row.push(cell)
    if (keepsEmpty || row.length > 1 || cell !== '') rows.push(row)
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

const searchedRows = 20

/** Per row of the first ones, how often each separator occurs outside quotes; rows without any are left out. */
function countsOf(text: string, separators: readonly string[]): number[][] {
  const rows: number[][] = []
  let counts = separators.map(() => 0)
  let isQuoted = false
  let isAtStart = true
  const endRow = () => {
    if (counts.some((count) => count > 0)) rows.push(counts)
    counts = separators.map(() => 0)
  }
  for (const char of text) {
    if (rows.length === searchedRows) break
    if (isQuoted) {
      isQuoted = char !== '"'
      // of two quotes in a row, the second begins the cell again
      isAtStart = !isQuoted
      continue
    }
    const nth = separators.indexOf(char)
    if (nth >= 0) counts[nth] = (counts[nth] ?? 0) + 1
    const isEnd = char === '\n' || char === '\r'
    if (isEnd) endRow()
    else if (char === '"') isQuoted = isAtStart
    isAtStart = nth >= 0 || isEnd
  }
  endRow()
  return rows
}

/**
 * Which of these separates the cells: the one that occurs equally often in the most rows, as a comma in an address, or a
 * tab in a note, doesn't; of equal ones, the one that makes more columns, then the first.
 */
export function separatorOf(text: string, separators: readonly string[] = ['\t', ',', ';']): string {
  const rows = countsOf(text.replace(/^\ufeff/, ''), separators)
  let best = { separator: separators.includes(',') ? ',' : (separators[0] ?? ','), rows: 0, columns: 0 }
  for (const [nth, separator] of separators.entries()) {
    const byCount = new Map<number, number>()
    for (const row of rows) byCount.set(row[nth] ?? 0, (byCount.get(row[nth] ?? 0) ?? 0) + 1)
    for (const [columns, of] of byCount)
      if (columns > 0 && (of > best.rows || (of === best.rows && columns > best.columns)))
        best = { separator, rows: of, columns }
  }
  return best.separator
}

export type TextTable = {
  readonly rows: readonly (readonly string[])[]
  /** position of the row that names the columns; -1 = none does */
  readonly head: number
}

/**
 * A table in a text, as CSV or with tabs. `headIn` finds the row that names the columns; its cells say which separator it
 * is, as amounts and titles contain commas, whatever separates cells.
 */
export function readTable(text: string, headIn: (rows: TextTable['rows']) => number): TextTable {
  const separators = new Set([separatorOf(text), ',', ';', '\t'])
  const found = [...separators].map((separator) => {
    const rows = readCsv(text, separator, true)
    return { rows, head: headIn(rows) }
  })
  return found.find(({ head }) => head >= 0) ?? found[0] ?? { rows: [], head: -1 }
}

/** Whether a table has nothing in it. */
export const isBlankTable = (rows: TextTable['rows']): boolean =>
  rows.every((row) => row.every((cell) => cell.trim() === ''))
