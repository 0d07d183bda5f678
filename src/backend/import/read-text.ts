import { CsvError, parse } from 'csv-parse/sync'
import { decodeText } from '../../core/kernel/decode-text'
import { FileError, type Sheet } from './sheet'

const separators = [',', ';', '\t', '|']
const searchedLines = 20

/** The separator that the first lines have most often. */
function separatorOf(text: string): string {
  const start = text.split(/\r\n|\r|\n/, searchedLines).join('\n')
  const counts = separators.map((each) => start.split(each).length)
  return separators[counts.indexOf(Math.max(...counts))] ?? ','
}

/** Comma, semicolon, tab or bar; cells in quotes may contain separators and line breaks. */
export function readText(bytes: Uint8Array): readonly Sheet[] {
  const { text, encoding } = decodeText(bytes)
  if (encoding !== 'UTF-16' && bytes.includes(0))
    throw new FileError('is neither text nor a spreadsheet. Save it as .xlsx or .csv.')
  const delimiter = separatorOf(text)
  try {
    const rows = parse(text, {
      delimiter,
      record_delimiter: ['\r\n', '\n', '\r'],
      bom: true,
      relax_column_count: true,
      relax_quotes: true,
    }) as string[][]
    return [{ name: '', encoding, rows }]
  } catch (error) {
    const line = error instanceof CsvError ? ` (line ${error.lines})` : ''
    throw new FileError(
      error instanceof CsvError && error.code === 'CSV_QUOTE_NOT_CLOSED'
        ? `has a quotation mark that is never closed${line}.`
        : `can’t be read as CSV${line}: ${(error as Error).message}`,
    )
  }
}
