import readWorkbook, { readSheet } from 'read-excel-file/universal'
import { decodeText } from '../../kernel/decode-text'
import type { SheetText } from '../../kernel/sheet-choice'

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

const firstSheet = async (bytes: ArrayBuffer, keepsQuotes: boolean): Promise<readonly SheetText[]> => [
  { name: '', text: textOfRows(await readSheet(bytes), keepsQuotes) },
]

/** The first sheet that is the list: a summary may stand before it. Without one, the first with anything. */
async function listSheet(bytes: ArrayBuffer, isList: (text: string) => boolean): Promise<readonly SheetText[]> {
  const sheets = await readWorkbook(bytes)
  const texts = sheets.map(({ data }) => textOfRows(data, false))
  return [{ name: '', text: texts.find(isList) ?? texts.find((text) => text.trim() !== '') ?? '' }]
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
 * The text of a list: CSV in any encoding, or a sheet of an .xlsx workbook with tabs, in which quotation marks are left
 * out unless they are kept as in CSV. The sheet is the first one, or with `isList` the first that is such a list.
 */
export async function readListFile(
  file: Blob,
  keepsQuotes = false,
  isList?: (text: string) => boolean,
): Promise<ListFile> {
  const read = await readTexts(file, (bytes) => (isList ? listSheet(bytes, isList) : firstSheet(bytes, keepsQuotes)))
  return 'problem' in read ? read : { text: read.sheets[0]?.text ?? '' }
}

/** A text file, or all sheets of a workbook, with quotation marks as in CSV. */
export const readSheetTexts = (file: Blob) => readTexts(file, allSheets)
