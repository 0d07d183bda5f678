import readWorkbook, { readSheet } from 'read-excel-file/universal'
import { decodeText } from '../../kernel/decode-text'
import type { SheetText } from '../../kernel/sheet-choice'
import { isParcelNumber } from '../cod.cells'
import { isHeadingRow, isParcelHeading } from '../cod.headings'

/**
 * Why a file can't be read as a list: `old-excel` an .xls file or a workbook with a password, `not-a-list` a picture, a
 * PDF, a web page.
 */
export type ListFileProblem = 'empty' | 'too-large' | 'old-excel' | 'not-a-list'
export type ListFile = { text: string } | { problem: ListFileProblem }

const mostBytes = 4 * 1024 * 1024

const starts = (bytes: Uint8Array, ...start: readonly number[]): boolean =>
  start.every((each, at) => bytes[at] === each)

const quoted = (text: string): string => (text.includes('"') ? `"${text.replaceAll('"', '""')}"` : text)

/** A day, a time of day or both, as the spreadsheet shows them. */
function clockText(cell: Date): string {
  const [day = '', time = ''] = cell.toISOString().slice(0, 16).split('T')
  if (cell.getUTCFullYear() < 1901) return time
  return time === '00:00' ? day : `${day} ${time}`
}

function cellText(cell: unknown, keepsQuotes: boolean): string {
  if (cell instanceof Date) return keepsQuotes ? clockText(cell) : cell.toISOString().slice(0, 10)
  // 0.1 + 0.2 as a spreadsheet shows it; rounding would change the digits of a long tracking number
  if (typeof cell === 'number') return String(Number.isInteger(cell) ? cell : Math.round(cell * 1e6) / 1e6)
  if (typeof cell !== 'string') return ''
  const text = cell.replace(/[\t\r\n]+/g, ' ')
  return keepsQuotes ? quoted(text) : text.replaceAll('"', '')
}

const textOfRows = (rows: readonly (readonly unknown[])[], keepsQuotes: boolean): string =>
  rows.map((row) => row.map((cell) => cellText(cell, keepsQuotes)).join('\t')).join('\n')

const firstSheet = async (bytes: ArrayBuffer): Promise<readonly SheetText[]> => [
  { name: '', text: textOfRows(await readSheet(bytes), true) },
]

/** Whether a heading names a column of parcels, with parcels below it. */
function listsParcels(rows: readonly (readonly unknown[])[]): boolean {
  const cells = rows.map((row) => row.map((cell) => cellText(cell, false).trim()))
  const heading = cells.findIndex((row) => isHeadingRow(row) && row.some(isParcelHeading))
  return heading >= 0 && cells.slice(heading + 1).some((row) => row.some(isParcelNumber))
}

/** The first sheet that lists parcels: a summary may stand before it. Without one, the first with anything. */
async function listSheet(bytes: ArrayBuffer): Promise<readonly SheetText[]> {
  const sheets = (await readWorkbook(bytes)).map(({ data }) => data)
  const isFilled = (rows: readonly (readonly unknown[])[]) => rows.some((row) => row.some((cell) => cell !== null))
  const list = sheets.find(listsParcels) ?? sheets.find(isFilled) ?? []
  return [{ name: '', text: textOfRows(list, false) }]
}

async function allSheets(bytes: ArrayBuffer): Promise<readonly SheetText[]> {
  const sheets = await readWorkbook(bytes)
  return sheets.map(({ sheet, data }) => ({ name: sheets.length > 1 ? sheet : '', text: textOfRows(data, true) }))
}

/** The text of a list in any encoding, or that of a workbook's sheets. */
async function readTexts(
  file: Blob,
  sheetsOf: (bytes: ArrayBuffer) => Promise<readonly SheetText[]>,
): Promise<{ sheets: readonly SheetText[] } | { problem: ListFileProblem }> {
  if (file.size > mostBytes) return { problem: 'too-large' }
  const buffer = await file.arrayBuffer()
  const bytes = new Uint8Array(buffer)
  if (starts(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return { problem: 'old-excel' }
  const isWorkbook = starts(bytes, 0x50, 0x4b, 3, 4)
  const sheets = isWorkbook
    ? await sheetsOf(buffer).catch(() => undefined)
    : [{ name: '', text: decodeText(bytes).text }]
  if (!sheets) return { problem: 'not-a-list' }
  if (sheets.every(({ text }) => text.trim() === '')) return { problem: 'empty' }
  const isOther = !isWorkbook && sheets.some(({ text }) => /\0|^%PDF|^\s*</.test(text))
  return isOther ? { problem: 'not-a-list' } : { sheets }
}

/**
 * The text of a list: CSV in any encoding, or with tabs the sheet of an .xlsx workbook that lists parcels, in which
 * quotation marks are left out. With `keepsQuotes` its first sheet, in which they are kept as in CSV.
 */
export async function readListFile(file: Blob, keepsQuotes = false): Promise<ListFile> {
  const read = await readTexts(file, keepsQuotes ? firstSheet : listSheet)
  return 'problem' in read ? read : { text: read.sheets[0]?.text ?? '' }
}

/** A text file, or all sheets of a workbook, with quotation marks as in CSV. */
export const readSheetTexts = (file: Blob) => readTexts(file, allSheets)
