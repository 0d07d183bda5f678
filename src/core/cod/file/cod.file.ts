import { readSheet } from 'read-excel-file/universal'

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

function cellText(cell: unknown, keepsQuotes: boolean): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  // 0.1 + 0.2 as a spreadsheet shows it
  if (typeof cell === 'number') return String(Math.round(cell * 1e6) / 1e6)
  if (typeof cell !== 'string') return ''
  const text = cell.replace(/[\t\r\n]+/g, ' ')
  return keepsQuotes ? quoted(text) : text.replaceAll('"', '')
}

async function readWorkbook(bytes: ArrayBuffer, keepsQuotes: boolean): Promise<ListFile> {
  try {
    const rows: readonly (readonly unknown[])[] = await readSheet(bytes)
    const text = rows.map((row) => row.map((cell) => cellText(cell, keepsQuotes)).join('\t')).join('\n')
    return text.trim() === '' ? { problem: 'empty' } : { text }
  } catch {
    return { problem: 'not-a-list' }
  }
}

/** UTF-8 or UTF-16 if it is, otherwise Thai Windows, in which Excel and older programs write CSV. */
function decodeText(bytes: Uint8Array): string {
  if (starts(bytes, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes)
  if (starts(bytes, 0xfe, 0xff)) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-874').decode(bytes)
  }
}

/**
 * The text of a list: CSV in any encoding, or the first sheet of an .xlsx workbook with tabs, in which quotation marks are
 * left out unless they are kept as in CSV.
 */
export async function readListFile(file: Blob, keepsQuotes = false): Promise<ListFile> {
  if (file.size > mostBytes) return { problem: 'too-large' }
  const buffer = await file.arrayBuffer()
  const bytes = new Uint8Array(buffer)
  if (starts(bytes, 0x50, 0x4b, 3, 4)) return readWorkbook(buffer, keepsQuotes)
  if (starts(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return { problem: 'old-excel' }
  const text = decodeText(bytes)
  if (text.trim() === '') return { problem: 'empty' }
  return /\0|^%PDF|^\s*</.test(text) ? { problem: 'not-a-list' } : { text }
}
