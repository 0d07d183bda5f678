import { CsvError, parse } from 'csv-parse/sync'
import { FileError, type Sheet } from './sheet'

/** Text that isn't UTF-8 or UTF-16 is in the encoding of Thai Windows, which contains TIS-620. */
function decoded(bytes: Uint8Array): { text: string; encoding: string } {
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
  if (isUtf16) {
    const encoding = bytes[0] === 0xff ? 'utf-16le' : 'utf-16be'
    return { text: new TextDecoder(encoding).decode(bytes), encoding: 'UTF-16' }
  }
  if (bytes.includes(0)) throw new FileError('is neither text nor a spreadsheet. Save it as .xlsx or .csv.')
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' }
  } catch {
    return { text: new TextDecoder('windows-874').decode(bytes), encoding: 'windows-874' }
  }
}

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
  const { text, encoding } = decoded(bytes)
  const delimiter = separatorOf(text)
  try {
    const rows = parse(text, { delimiter, bom: true, relax_column_count: true, relax_quotes: true }) as string[][]
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
